/** One physical page. Fill, pattern and edge show its state, so that no colour has to. */
import { Label } from "../Drawing.tsx";
import { hatch } from "../pool/geometry.ts";
import type { CellState } from "./state.ts";

/** From here on a cell's page can be read, in CSS pixels. */
export const READABLE = 14;

const LARGEST_LETTER = 16;
/** Of an average digit or capital. */
const LETTER = 0.62;

/** The largest letters of a name that fit into a cell. */
export const letterSize = (width: number, height: number, letters: number): number =>
  Math.min(
    LARGEST_LETTER,
    Math.floor(height * 0.72),
    Math.floor((width - 2) / (LETTER * Math.max(1, letters))),
  );

interface FlashCellProps {
  width: number;
  height: number;
  state: CellState;
  /** What page it has, where it has one. */
  name?: string | undefined;
  /** Which version of it, where versions are told apart. */
  version?: number | undefined;
  /** Of the letters. */
  size?: number;
}

export function FlashCell({ width, height, state, name, version, size = LARGEST_LETTER }: FlashCellProps) {
  const box = { width, height, rx: Math.min(3, height / 5) };
  if (state === "free")
    return (
      <rect {...box} strokeDasharray={height < 20 ? "3 2" : "4 3"} className="fill-free stroke-line-strong" />
    );
  const valid = state === "valid";
  const apart = Math.min(6, Math.max(3, height / 4));
  const lines = hatch(width, height, apart, 1).map(([x1, y1, x2, y2]) => `M${x1} ${y1}L${x2} ${y2}`);
  return (
    <>
      <rect {...box} className={valid ? "fill-ink-muted" : "fill-surface stroke-line-strong"} />
      {!valid && <path d={lines.join("")} className="stroke-line-strong" opacity={0.5} />}
      {name !== undefined && (
        <Label
          x={width / 2}
          y={height / 2 + size * 0.375}
          anchor="middle"
          size={size}
          weight={valid ? 600 : 400}
          strokeWidth={valid ? 0 : size * 0.44}
          strokeLinejoin="round"
          paintOrder="stroke"
          className={valid ? "fill-surface" : "fill-ink-muted stroke-surface"}
        >
          {name}
          {version !== undefined && (
            <tspan fontSize={11} dy={3}>
              {version}
            </tspan>
          )}
        </Label>
      )}
    </>
  );
}
