/** A larger file in stretches of neighbouring pages: flash pages upwards, magnetic disk pages downwards. */
import { barPath, Drawing, Label, PageSpots, rounded } from "../../../figures/Drawing.tsx";
import { Shapes } from "../../../figures/pool/Shapes.tsx";
import type { Shape } from "../../../figures/pool/shapes.ts";
import { hybridText } from "../../../text/hybrid.ts";
import type { HybridEviction } from "../types.ts";
import type { DiskBin } from "./model.ts";
import { migration } from "./pageCell.ts";

const TOP = 2;
/** How high one disk is drawn; lower beside other lanes. */
const halfOf = (width: number) => (width < 420 ? 31 : 44);

interface StretchesProps {
  bins: readonly DiskBin[];
  counts: { flash: string; magnetic: string };
  width: number;
  left: number;
  evictions: readonly HybridEviction[];
}

export const stretchesHeight = (width: number): number => TOP + 2 * halfOf(width) + 4;

/** Units that the other disk would have saved, and how many move the page. */
interface Account {
  saving: number | null;
  threshold: number;
}

/** What was counted of a page that stays: a stub towards the other disk, as long as its part of what would move it. */
function pull(x: number, from: number, to: number, { saving, threshold }: Account): Shape[] {
  if (saving === null || threshold <= 0) return [];
  const share = Math.min(1, Math.max(0, saving / threshold));
  const group: Shape[] = [
    { circle: [x, from, 3.5], fill: "surface", stroke: "ink" },
    { lines: [[x, from, x, from + share * (to - from)]], stroke: "ink", line: 2 },
  ];
  return [{ group, data: { "data-mark": "kept-counter" } }];
}

export function DiskStretches({ bins, counts, width, left, evictions }: StretchesProps) {
  const words = hybridText().disks;
  const room = Math.max(40, width - left - 4);
  const pitch = room / Math.max(1, bins.length);
  const size = Math.max(1, (bins[0]?.last ?? 0) - (bins[0]?.first ?? 0) + 1);
  const half = halfOf(width);
  const middle = TOP + half;
  const names = [
    { name: words.flash, count: counts.flash, y: TOP + 14, className: "fill-flash" },
    { name: words.magnetic, count: counts.magnetic, y: middle + 14, className: "fill-magnetic" },
  ];
  /** Bars away from the middle; any value above zero is high enough to be visible. */
  const bars = (up: 1 | -1, which: "flash" | "magnetic" | "residentFlash" | "residentMagnetic") =>
    bins
      .map(({ [which]: pages }, at) => {
        const high = up * Math.max(1, (pages / size) * half);
        return pages === 0 ? "" : barPath(left + at * pitch, middle, pitch, high);
      })
      .join("");
  return (
    <Drawing width={width} height={stretchesHeight(width)}>
      {names.map(({ name, count, y, className }) => (
        <g key={name}>
          <Label x={0} y={y} weight={600} className={className}>
            {name}
          </Label>
          <Label x={0} y={y + 14}>
            {words.pagesThere(count)}
          </Label>
        </g>
      ))}
      <rect x={left} y={TOP} width={room} height={2 * half} className="fill-none stroke-line" />
      <path d={bars(1, "flash")} className="fill-flash" />
      <path d={bars(-1, "magnetic")} className="fill-magnetic" />
      {/* In the pool: the part next to the middle, in the colour of a clean page. */}
      <path d={bars(1, "residentFlash")} className="fill-clean" />
      <path d={bars(-1, "residentMagnetic")} className="fill-clean" />
      <path d={`M${left} ${middle}h${room}`} strokeWidth={1.5} className="stroke-surface" />
      {evictions.map(({ page, from, migrated, account }) => {
        const x = rounded(left + (bins.findIndex(({ last }) => page <= last) + 0.5) * pitch);
        const away = from === "m" ? half / 2 : -half / 2;
        const ends = [x, middle + away, middle - away] as const;
        return <Shapes key={page} of={migrated ? [migration(...ends)] : pull(...ends, account)} />;
      })}
      <PageSpots pages={bins.map(({ asked }) => asked)} {...{ x: left, y: TOP, pitch, height: 2 * half }} />
    </Drawing>
  );
}
