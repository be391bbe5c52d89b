/** A few blocks, one by one: they move with their buckets. */
import { inkOf, useStepPaint } from "../look.tsx";
import { HeldDot } from "../strip/Marks.tsx";
import { NOBODY, stepOf, type TimeScale } from "../timeScale.ts";
import type { BucketLayout, PlacedBucket } from "./layout.ts";
import type { Standing } from "./model.ts";

/** The block's present estimate belongs into another bucket. */
export function StaleSign({ x, y }: { x: number; y: number }) {
  return (
    <g data-mark="stale">
      <circle cx={x} cy={y} r={5} strokeWidth={1} className="fill-surface stroke-ink" />
      <path
        d={`M${x - 2.6} ${y - 1.2}h5.2M${x - 2.6} ${y + 1.2}h5.2M${x + 1.4} ${y - 3}l-2.8 6`}
        strokeWidth={1}
        className="stroke-ink"
      />
    </g>
  );
}

interface CellProps {
  standing: Standing;
  layout: BucketLayout;
  scale: TimeScale;
}

export function BucketCell({ standing, layout, scale }: CellProps) {
  const paint = useStepPaint();
  const { width, height } = layout.cell;
  const step = stepOf(scale, standing.us);
  return (
    <>
      <rect width={width} height={height} rx={2} {...paint(step)} />
      <text
        x={width / 2}
        y={height / 2 + 4}
        fontSize={11}
        fontWeight={600}
        textAnchor="middle"
        strokeWidth={step === NOBODY ? 3 : 0}
        paintOrder="stroke"
        className={`${inkOf(step)} stroke-surface`}
      >
        {standing.block}
      </text>
      {standing.pinned && <HeldDot x={4} y={1} reading={standing.reading} />}
      {standing.stale && <StaleSign x={width - 2} y={2} />}
    </>
  );
}

interface CellsProps {
  /** Each bucket with its blocks, the next to leave first. */
  filled: readonly { placed: PlacedBucket; blocks: readonly Standing[] }[];
  layout: BucketLayout;
  scale: TimeScale;
}

/** The next to leave stands lowest, left. What finds no room is counted above. */
export function BucketCells({ filled, layout, scale }: CellsProps) {
  const { cell, rows, base } = layout;
  const cells = filled.flatMap(({ placed, blocks }) =>
    blocks.slice(0, rows * placed.columns).map((standing, at) => ({
      standing,
      x: placed.x + (at % placed.columns) * cell.pitchX,
      y: base - (Math.floor(at / placed.columns) + 1) * cell.pitchY,
    })),
  );
  return (
    // In order of frames: no element moves in the document.
    cells
      .sort((one, other) => one.standing.frame - other.standing.frame)
      .map(({ standing, x, y }) => (
        <g
          key={standing.frame}
          data-block={standing.block}
          data-glide={`block ${standing.block}`}
          style={{ transform: `translate(${x}px, ${y}px)` }}
        >
          <BucketCell standing={standing} layout={layout} scale={scale} />
        </g>
      ))
  );
}
