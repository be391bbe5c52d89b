/** The blocks of a table: low where they are on the device alone, high where they are in the pool. One path a meaning. */
import { memo } from "react";
import { barPath } from "../../../../figures/Drawing.tsx";
import { useStepPaint } from "../look.tsx";
import type { PlacedRow, StripLayout } from "./layout.ts";
import { KINDS, NONE_ABSENT } from "./model.ts";

interface BlocksProps {
  placed: PlacedRow;
  layout: StripLayout;
}

/** A path for each step. */
function paths({ row, x, pitch, bar: width, y }: PlacedRow, layout: StripLayout): string[] {
  const drawn = Array<string>(KINDS).fill("");
  const base = y + layout.resident;
  for (let bin = 0; bin < row.bins; bin += 1) {
    const left = x + bin * pitch;
    const blocks = Math.min(row.size, row.table.blocks - bin * row.size);
    const absent = row.absent[bin] ?? NONE_ABSENT;
    // A bin that is in the pool as a whole stands on the ground.
    const ground = absent === NONE_ABSENT ? 0 : layout.absent;
    if (ground > 0) drawn[absent] += barPath(left, base, width, ground);
    let top = base - ground;
    for (let step = 0; step < KINDS; step += 1) {
      const count = row.resident[bin * KINDS + step] ?? 0;
      if (count === 0) continue;
      const height = Math.max(1, ((layout.resident - ground) * count) / blocks);
      drawn[step] += barPath(left, top, width, height);
      top -= height;
    }
  }
  return drawn;
}

export const Blocks = memo(function Blocks({ placed, layout }: BlocksProps) {
  const paint = useStepPaint();
  const end = placed.x + placed.row.bins * placed.pitch;
  return (
    <>
      {paths(placed, layout).map(
        (path, step) =>
          path !== "" && (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
              key={step}
              d={path}
              {...paint(step)}
              strokeWidth={placed.pitch >= 5 ? 1 : 0.4}
            />
          ),
      )}
      <path d={`M${placed.x} ${placed.y + layout.resident + 0.5}H${end}`} className="stroke-line-strong" />
    </>
  );
});
