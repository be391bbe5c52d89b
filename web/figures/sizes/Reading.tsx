/** A line's mark, and what all lines say at a size. */
import { LANE_DASHES } from "../chart/look.ts";
import { lookOf, markerPath } from "../plot/look.ts";
import type { SizesLine, SizesPoint, Spot } from "./layout.ts";

const TOOLTIP = 256;
/** Area of a marker. */
export const MARKER = 34;

/** A line's marker beside its name, as it is in the picture. */
export function LineMark({ look, baseline }: Pick<SizesLine, "look" | "baseline">) {
  const { stroke, fill, marker } = lookOf({ palette: "series", look });
  return (
    <svg width="24" height="14" viewBox="-12 -7 24 14" aria-hidden="true" className="flex-none">
      <path
        d="M-12 0H12"
        strokeWidth={2}
        strokeDasharray={baseline ? LANE_DASHES[0] : undefined}
        className={stroke}
      />
      <path
        d={markerPath(marker, MARKER)}
        strokeWidth={1.5}
        className={`${baseline ? "fill-surface" : fill} ${stroke}`}
      />
    </svg>
  );
}

/** Of the window, kept free for what stands at its foot. */
const FOOT = 100;
const ROW = 22;

export interface ReadingProps {
  lines: readonly SizesLine[];
  /** A size in words. */
  sizeWords: (frames: number) => string;
  valueWords: (point: SizesPoint, line: SizesLine) => string;
  /** What a click does. */
  hint: string;
  spot: Spot;
  /** The point in the window: the reading stands over what scrolls. */
  x: number;
  y: number;
  /** Where there is no pointer to click with. */
  open: { label: string; act: () => void } | null;
}

/** What all lines say at a size, beside it. */
export function Reading({ lines, spot, sizeWords, valueWords, hint, x, y, open }: ReadingProps) {
  const frames = lines[spot.line]?.points[spot.at]?.frames ?? 0;
  const rows = lines.flatMap((line, at) => {
    const point = line.points.find((each) => each.frames === frames);
    return point === undefined ? [] : [{ line, point, own: at === spot.line }];
  });
  const width = Math.min(TOOLTIP, innerWidth - 16);
  const height = ROW * (rows.length + 2) + (open === null ? 24 : 64);
  const left = Math.max(8, x + 16 + width > innerWidth ? x - 16 - width : x + 16);
  const top = Math.max(8, Math.min(y - 60, innerHeight - FOOT - height));
  return (
    <div
      className={`fixed z-10 grid gap-0.5 rounded-md border border-line-strong bg-surface px-3 py-2 text-sm shadow-lg ${open === null ? "pointer-events-none" : ""}`}
      style={{ left, top, width }}
      data-testid="sizes-reading"
      aria-hidden={open === null}
    >
      <span className="text-ink-muted">{sizeWords(frames)}</span>
      {rows.map(({ line, point, own }) => (
        <span key={line.id} className={`flex items-center gap-1.5 ${own ? "font-semibold" : ""}`}>
          <LineMark look={line.look} baseline={line.baseline} />
          <span className="min-w-0 flex-1">{line.label}</span>
          <span className="tabular-nums">{valueWords(point, line)}</span>
        </span>
      ))}
      {open === null ? (
        <span className="text-ink-muted text-xs">{hint}</span>
      ) : (
        <button
          type="button"
          className="mt-1 min-h-11 rounded-md border border-line bg-surface-raised px-2"
          onClick={open.act}
        >
          {open.label}
        </button>
      )}
    </div>
  );
}
