/** A larger file in stretches of neighbouring pages: up are those on flash, down those on the magnetic disk. */
import { hybridText } from "../../../text/hybrid.ts";
import type { DiskBin } from "./model.ts";

const HALF = 44;

interface StretchesProps {
  bins: readonly DiskBin[];
  counts: { flash: string; magnetic: string };
  width: number;
  left: number;
}

const topOf = (left: number) => (left > 0 ? 2 : 18);

/** How high the drawing is. */
export const stretchesHeight = (left: number): number => topOf(left) + 2 * HALF + (left > 0 ? 4 : 22);

const rounded = (value: number) => Math.round(value * 100) / 100;

export function DiskStretches({ bins, counts, width, left }: StretchesProps) {
  const words = hybridText().disks;
  const room = Math.max(40, width - left - 4);
  const pitch = room / Math.max(1, bins.length);
  const size = Math.max(1, (bins[0]?.last ?? 0) - (bins[0]?.first ?? 0) + 1);
  const top = topOf(left);
  const middle = top + HALF;
  /** Bars away from the middle; what is there at all is never too low to be seen. */
  const bars = (up: boolean, of: (bin: DiskBin) => number) =>
    bins
      .map((bin, at) => {
        const value = of(bin);
        if (value === 0) return "";
        const high = rounded(Math.max(1, (value / size) * HALF));
        const x = rounded(left + at * pitch);
        return `M${x} ${middle}v${up ? -high : high}h${rounded(pitch)}v${up ? high : -high}z`;
      })
      .join("");
  return (
    <svg
      width={width}
      height={stretchesHeight(left)}
      className="block font-sans tabular-nums"
      aria-hidden="true"
    >
      <text x={0} y={left > 0 ? top + 14 : 12} fontSize={13} fontWeight={600} className="fill-flash">
        {words.flash}
        {left === 0 && <tspan className="fill-ink-muted font-normal">{` · ${counts.flash}`}</tspan>}
      </text>
      <text
        x={0}
        y={left > 0 ? middle + 16 : middle + HALF + 16}
        fontSize={13}
        fontWeight={600}
        className="fill-magnetic"
      >
        {words.magnetic}
        {left === 0 && <tspan className="fill-ink-muted font-normal">{` · ${counts.magnetic}`}</tspan>}
      </text>
      {left > 0 && (
        <>
          <text x={0} y={top + 28} fontSize={13} className="fill-ink-muted">
            {words.pagesThere(counts.flash)}
          </text>
          <text x={0} y={middle + 30} fontSize={13} className="fill-ink-muted">
            {words.pagesThere(counts.magnetic)}
          </text>
        </>
      )}
      <rect x={left} y={top} width={room} height={2 * HALF} className="fill-none stroke-line" />
      <path d={bars(true, ({ flash }) => flash)} className="fill-flash" />
      <path d={bars(false, ({ magnetic }) => magnetic)} className="fill-magnetic" />
      {/* In the pool: the part next to the middle, in the colour of a clean page. */}
      <path d={bars(true, ({ residentFlash }) => residentFlash)} className="fill-clean" />
      <path d={bars(false, ({ residentMagnetic }) => residentMagnetic)} className="fill-clean" />
      <path d={`M${left} ${middle}h${room}`} strokeWidth={1.5} className="stroke-surface" />
      {bins.map(({ asked }, at) => (
        <rect
          key={asked}
          data-page={asked}
          x={rounded(left + at * pitch)}
          y={top}
          width={rounded(pitch)}
          height={2 * HALF}
          className="fill-transparent"
        />
      ))}
    </svg>
  );
}
