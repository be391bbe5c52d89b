/** The buckets as a drawing: blocks one by one, or as bars by present estimate where they are many. */
import { Drawing, Label, rounded } from "../../../../figures/Drawing.tsx";
import { formatCount } from "../../../../text/numbers.ts";
import { pbmFigures } from "../../../../text/pbmFigures.ts";
import { Crossed } from "../../../../ui/marks.tsx";
import type { PbmLaneFrame } from "../../engine/types.ts";
import { Hatched, inkOf, useStepPaint } from "../look.tsx";
import { HeldDot } from "../strip/StripDrawing.tsx";
import { NOBODY, stepOf, type TimeScale, timeWords } from "../timeScale.ts";
import {
  type BucketCounts,
  type BucketLayout,
  countsIn,
  type PlacedBucket,
  type Standing,
  standingIn,
} from "./model.ts";

/** Whether the buckets shifted at the instant of the lane's last request. */
function hasShifted({ columns, step: { event } }: PbmLaneFrame): boolean {
  const widthUs = (columns.fromUs[1] ?? 0) - (columns.fromUs[0] ?? 0);
  return event !== null && event.time_ns > 0 && widthUs > 0 && event.time_ns % (widthUs * 1_000) === 0;
}

/** Times below the buckets' left edges, and of each group how wide its buckets are. */
function Times({ layout, shifted }: { layout: BucketLayout; shifted: boolean }) {
  const words = pbmFigures().buckets;
  const time = layout.placed.filter(({ bucket }) => bucket.kind === "time");
  const groups = new Map<number, PlacedBucket[]>();
  for (const placed of time)
    groups.set(placed.bucket.group, [...(groups.get(placed.bucket.group) ?? []), placed]);
  return [...groups].map(([group, members]) => {
    const [first] = members;
    const last = members.at(-1);
    if (first === undefined || last === undefined) return null;
    const end = last.x + last.width;
    const widthUs = first.bucket.endUs - first.bucket.fromUs;
    const room = end - first.x;
    return (
      <g key={group}>
        <Label x={first.x} y={layout.base + 14} className="fill-ink">
          {room >= 28 || group % 2 === 0 ? timeWords(first.bucket.fromUs) : ""}
        </Label>
        <path
          d={`M${first.x + 0.5} ${layout.base + 18}v4H${end}v-4`}
          className="fill-none stroke-line-strong"
        />
        {shifted && group === 0 && (
          <path
            d={`M${end} ${layout.base + 22}H${first.x + 2}m6 -5l-6 5l6 5`}
            strokeWidth={2}
            className="fill-none stroke-mark-batch"
            data-mark="bucket-shift"
          />
        )}
        {room >= 76 && Number.isFinite(widthUs) && (
          <Label x={(first.x + end) / 2} y={layout.base + 33} anchor="middle">
            {words.groupWidth(members.length, timeWords(widthUs))}
          </Label>
        )}
      </g>
    );
  });
}

/** `most`: blocks of the fullest bucket. */
type BucketProps = { placed: PlacedBucket; layout: BucketLayout; most: number; counts: BucketCounts };

function Bar({ placed, counts, layout, most }: BucketProps) {
  const paint = useStepPaint();
  let top = layout.base;
  return counts.steps.map((count, step) => {
    if (count === 0) return null;
    const height = Math.max(1, (layout.tall * count) / most);
    top -= height;
    return (
      <rect
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        key={step}
        x={placed.x}
        y={rounded(top)}
        width={Math.max(2, rounded(placed.width))}
        height={rounded(height)}
        {...paint(step)}
      />
    );
  });
}

/** The head of a bucket: its name or number of blocks, and the blocks that left it in this step. */
function Head({ placed, layout, gone, counts: { stale }, most }: BucketProps & { gone: number[] }) {
  const words = pbmFigures().buckets;
  const { bucket, x, width } = placed;
  const named = bucket.kind !== "time";
  // Both numbers are wider than the first bucket.
  const atEdge = x === 0 && stale > 0;
  const bar = (layout.tall * bucket.length) / Math.max(1, most);
  const rows = Math.min(layout.rows, Math.ceil(bucket.length / placed.columns));
  const hidden = bucket.length - layout.rows * placed.columns;
  const y = (layout.cells ? layout.base - rows * layout.cell.pitchY : layout.base - bar) - 4;
  // Drawn above the remaining blocks, or above the bucket's number.
  const counted = layout.cells ? hidden > 0 : bucket.length > 0 && (layout.numbers || named);
  return (
    <>
      {bucket.kind !== "time" && (
        <Label x={x} y={12}>
          {words.names[bucket.kind]}
        </Label>
      )}
      {bucket.left && (
        <Crossed
          x={named ? x : x + width / 2}
          y={y - (counted ? 14 : 2)}
          fontSize={13}
          fontWeight={600}
          textAnchor={named ? "start" : "middle"}
          words={gone.length === 1 ? String(gone[0]) : words.many(gone.length)}
          data-mark="evicted"
        />
      )}
      {counted && layout.cells && (
        <text x={x} y={y} fontSize={11} className="fill-ink-muted">
          +{formatCount(hidden)}
        </text>
      )}
      {counted && !layout.cells && (
        <text
          x={atEdge ? x : x + width / 2}
          y={y}
          fontSize={11}
          textAnchor={atEdge ? "start" : "middle"}
          className="fill-ink"
        >
          {formatCount(bucket.length)}
          {stale > 0 && (
            <tspan data-mark="stale" className="fill-ink-muted">{` ≠${formatCount(stale)}`}</tspan>
          )}
        </text>
      )}
    </>
  );
}

/** A bucket with its blocks, the next to leave first. */
type Filled = { placed: PlacedBucket; blocks: readonly Standing[] };
type Drawn = { layout: BucketLayout; scale: TimeScale };

export function BucketsDrawing({ lane, layout, scale }: Drawn & { lane: PbmLaneFrame }) {
  const { cells, base } = layout;
  const gone = lane.step.event?.evicted.map(({ block }) => block) ?? [];
  const filled = layout.placed.map((placed) => ({
    placed,
    blocks: cells ? standingIn(lane, placed.bucket) : [],
    counts: countsIn(lane, placed.bucket, scale),
  }));
  const most = Math.max(1, ...layout.placed.map(({ bucket }) => bucket.length));
  return (
    <Drawing width={layout.width} height={layout.height} look="overflow-visible text-line-strong">
      <Hatched>
        {filled.map(({ placed, counts }) => (
          <g key={placed.index} data-bucket={placed.index}>
            <path
              d={`M${rounded(placed.x)} ${base + 0.5}h${rounded(placed.width)}`}
              strokeWidth={1.5}
              className="stroke-ink-muted"
            />
            {!cells && <Bar placed={placed} counts={counts} layout={layout} most={most} />}
            <Head placed={placed} layout={layout} gone={gone} counts={counts} most={most} />
          </g>
        ))}
        <Times layout={layout} shifted={hasShifted(lane)} />
        {cells && <BucketCells filled={filled} layout={layout} scale={scale} />}
      </Hatched>
    </Drawing>
  );
}

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

function BucketCell({ standing, layout, scale }: Drawn & { standing: Standing }) {
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

/** A few blocks, one by one: the next to leave stands lowest, left. What finds no room is counted above. */
function BucketCells({ filled, layout, scale }: Drawn & { filled: readonly Filled[] }) {
  const { cell, rows, base } = layout;
  const cells = filled.flatMap(({ placed, blocks }) =>
    blocks.slice(0, rows * placed.columns).map((standing, at) => {
      const x = placed.x + (at % placed.columns) * cell.pitchX;
      return { standing, x, y: base - (Math.floor(at / placed.columns) + 1) * cell.pitchY };
    }),
  );
  // In order of frames: no element moves in the document.
  cells.sort((one, other) => one.standing.frame - other.standing.frame);
  return cells.map(({ standing, x, y }) => (
    <g
      key={standing.frame}
      data-block={standing.block}
      data-glide={`block ${standing.block}`}
      style={{ transform: `translate(${x}px, ${y}px)` }}
    >
      <BucketCell standing={standing} layout={layout} scale={scale} />
    </g>
  ));
}
