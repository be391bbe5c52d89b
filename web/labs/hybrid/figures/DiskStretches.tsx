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

export const stretchesHeight = (width: number): number => TOP + 2 * halfOf(width) + 4;

/** What was counted of a page that stays: a stub towards the other disk, as long as its part of what would move it. */
function pull(
  x: number,
  from: number,
  to: number,
  { saving, threshold }: HybridEviction["account"],
): Shape[] {
  if (saving === null || threshold <= 0) return [];
  const share = Math.min(1, Math.max(0, saving / threshold));
  const group: Shape[] = [
    { circle: [x, from, 3.5], fill: "surface", stroke: "ink" },
    { lines: [[x, from, x, from + share * (to - from)]], stroke: "ink", line: 2 },
  ];
  return [{ group, data: { "data-mark": "kept-counter" } }];
}

interface StretchesProps {
  bins: readonly DiskBin[];
  counts: { flash: string; magnetic: string };
  width: number;
  left: number;
  evictions: readonly HybridEviction[];
}

export function DiskStretches({ bins, counts, width, left, evictions }: StretchesProps) {
  const words = hybridText().disks;
  const room = Math.max(40, width - left - 4);
  const pitch = room / Math.max(1, bins.length);
  const size = Math.max(1, (bins[0]?.last ?? 0) - (bins[0]?.first ?? 0) + 1);
  const half = halfOf(width);
  const middle = TOP + half;
  const names = [
    ["flash", TOP + 14, "fill-flash"],
    ["magnetic", middle + 14, "fill-magnetic"],
  ] as const;
  // In the pool: the part next to the middle, in the colour of a clean page.
  const bars = [
    ["flash", 1, "fill-flash"],
    ["magnetic", -1, "fill-magnetic"],
    ["residentFlash", 1, "fill-clean"],
    ["residentMagnetic", -1, "fill-clean"],
  ] as const;
  return (
    <Drawing width={width} height={stretchesHeight(width)}>
      {names.map(([disk, y, className]) => (
        <g key={disk}>
          <Label x={0} y={y} weight={600} className={className}>
            {words[disk]}
          </Label>
          <Label x={0} y={y + 14}>
            {words.pagesThere(counts[disk])}
          </Label>
        </g>
      ))}
      <rect x={left} y={TOP} width={room} height={2 * half} className="fill-none stroke-line" />
      {bars.map(([which, up, className]) => (
        <path
          key={which}
          // Away from the middle; any value above zero is high enough to be visible.
          d={bins
            .map(({ [which]: pages }, at) => {
              const high = up * Math.max(1, (pages / size) * half);
              return pages === 0 ? "" : barPath(left + at * pitch, middle, pitch, high);
            })
            .join("")}
          className={className}
        />
      ))}
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
