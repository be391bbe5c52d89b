/** The tables as a drawing. */
import { memo } from "react";
import { linear } from "../../../../figures/chart/linear.ts";
import { barPath, Drawing, Label } from "../../../../figures/Drawing.tsx";
import { Shapes } from "../../../../figures/pool/Shapes.tsx";
import { drawn, type Shape } from "../../../../figures/pool/shapes.ts";
import { formatCount } from "../../../../text/numbers.ts";
import { Crossed } from "../../../../ui/marks.tsx";
import { Hatched, useStepPaint } from "../look.tsx";
import { Cursors } from "./Cursors.tsx";
import { blockX, middleOf, type PlacedRow, type StripLayout } from "./layout.ts";
import { binOf, KINDS, NONE_ABSENT, type StepMarks, type StripModel } from "./model.ts";

export interface StripDrawingProps {
  model: StripModel;
  layout: StripLayout;
  chosen: { index: number; bin: number } | null;
}

function RowName({ placed, layout }: { placed: PlacedRow; layout: StripLayout }) {
  const { table } = placed.row;
  return (
    <Label
      x={0}
      y={layout.nameBeside ? placed.y + layout.resident - 5 : placed.cursors - 4}
      className="fill-ink"
    >
      {table.name}
      <tspan className="fill-ink-muted">{` ${formatCount(table.blocks)}`}</tspan>
    </Label>
  );
}

export function Axis({ placed, layout }: { placed: PlacedRow; layout: StripLayout }) {
  const { first, blocks } = placed.row.table;
  const y = placed.y + layout.resident;
  const wanted = Math.max(2, Math.min(8, Math.floor((placed.row.bins * placed.pitch) / 90)));
  return linear([first, first + blocks], [0, 1])
    .ticks(wanted)
    .filter((tick) => Number.isInteger(tick) && tick < first + blocks)
    .map((tick) => {
      const x = blockX(placed, tick) + Math.min(placed.bar, placed.pitch) / 2;
      return (
        <g key={tick}>
          <path d={`M${x} ${y}v4`} className="stroke-line-strong" />
          <Label x={x} y={y + 28} anchor={x < 12 ? "start" : x > layout.width - 30 ? "end" : "middle"}>
            {formatCount(tick)}
          </Label>
        </g>
      );
    });
}

export function StripDrawing({ model, layout, chosen }: StripDrawingProps) {
  return (
    <Drawing width={layout.width} height={layout.height} look="overflow-visible text-line-strong">
      <Hatched>
        {layout.rows.map((placed) => (
          <g key={placed.row.table.name} data-table={placed.row.table.name}>
            {layout.rows.length > 1 && <RowName placed={placed} layout={layout} />}
            {!layout.low && <Axis placed={placed} layout={layout} />}
            {chosen?.index === placed.index && (
              <rect
                x={placed.x + chosen.bin * placed.pitch - 1}
                y={placed.y - 8}
                width={placed.pitch + 1}
                height={layout.resident + 14}
                className="fill-surface-raised stroke-line-strong"
              />
            )}
            <Cursors placed={placed} layout={layout} cursors={model.cursors} />
            <Blocks placed={placed} layout={layout} />
            <Marks placed={placed} layout={layout} marks={model.marks} />
          </g>
        ))}
      </Hatched>
    </Drawing>
  );
}

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

export const Blocks = memo(function Blocks({ placed, layout }: { placed: PlacedRow; layout: StripLayout }) {
  const paint = useStepPaint();
  const end = placed.x + placed.row.bins * placed.pitch;
  return (
    <>
      {paths(placed, layout).map((path, step) => {
        const line = placed.pitch >= 5 ? 1 : 0.4;
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
        return path !== "" && <path key={step} d={path} {...paint(step)} strokeWidth={line} />;
      })}
      <path d={`M${placed.x} ${placed.y + layout.resident + 0.5}H${end}`} className="stroke-line-strong" />
    </>
  );
});

type MarksProps = { placed: PlacedRow; layout: StripLayout; marks: StepMarks };
type Named = { x: number; anchor: "start" | "middle" | "end"; label: string };

/** Room of a label such as "✕ 1127218", halved. */
const HALF_LABEL = 32;

/** A stream holds it: a full dot; it is still being read: a ring. */
const heldDot = (x: number, y: number, reading: boolean): Shape => ({
  circle: [x, y, 2.4],
  fill: reading ? "surface" : "ink",
  ...{ stroke: "ink", line: 1.4, data: { "data-mark": reading ? "in-flight" : "pinned" } },
});

export const HeldDot = ({ x, y, reading }: { x: number; y: number; reading: boolean }) => (
  <Shapes of={[heldDot(x, y, reading)]} />
);

/** The labels of the loaded block and of the one that left, side by side where they would lie upon one another. */
export function besideEachOther(
  loaded: { x: number; label: string } | null,
  gone: { x: number; label: string } | null,
  width: number,
): [Named | null, Named | null] {
  const within = (x: number, room: number) => Math.min(width - room, Math.max(room, x));
  const alone = (one: typeof loaded): Named | null =>
    one && { x: within(one.x, HALF_LABEL), anchor: "middle", label: one.label };
  if (loaded === null || gone === null || Math.abs(loaded.x - gone.x) > 2 * HALF_LABEL)
    return [alone(loaded), alone(gone)];
  const middle = within((loaded.x + gone.x) / 2, 2 * HALF_LABEL);
  const beside = ({ label }: { label: string }, left: boolean): Named =>
    left ? { x: middle - 3, anchor: "end", label } : { x: middle + 3, anchor: "start", label };
  const first = loaded.x <= gone.x;
  return [beside(loaded, first), beside(gone, !first)];
}

function Name({ at, y, kind }: { at: Named | null; y: number; kind: "loaded" | "evicted" }) {
  if (at === null) return null;
  const look = {
    ...{ x: at.x, y, fontSize: 13, fontWeight: 600, textAnchor: at.anchor, strokeWidth: 3 },
    ...{ paintOrder: "stroke", "data-mark": kind },
  };
  if (kind === "evicted") return <Crossed {...look} words={at.label} className="stroke-surface" />;
  return (
    <text {...look} className="fill-mark-requested stroke-surface">
      ↑ {at.label}
    </text>
  );
}

export function Marks({ placed, layout, marks }: MarksProps) {
  const { row, y } = placed;
  const base = y + layout.resident;
  const requested = marks.requested === null ? null : binOf(row, marks.requested);
  const spared = marks.spared === null ? null : binOf(row, marks.spared);
  const reading = new Set(row.inFlight);
  const evicted = marks.evicted.flatMap((block) => {
    const bin = binOf(row, block);
    return bin === null ? [] : [{ block, x: middleOf(placed, bin) }];
  });
  // Of many that left at once each has its sign, none its number.
  const [only] = evicted.length === 1 ? evicted : [];
  const [loaded, gone] = besideEachOther(
    requested === null || !marks.loaded
      ? null
      : { x: middleOf(placed, requested), label: String(marks.requested) },
    only === undefined ? null : { x: only.x, label: String(only.block) },
    layout.width,
  );
  /** Around a bin: so far at its sides and above it, and so much higher than it. */
  const box = (bin: number, aside: number, above: number, higher: number) => {
    const left = placed.x + bin * placed.pitch - aside;
    return [left, y - above, placed.bar + 2 * aside, layout.resident + higher] as const;
  };
  const top = base - layout.absent / 2 - 3;
  const shapes = drawn(
    row.pinned.map((bin) => heldDot(middleOf(placed, bin), y - 4, reading.has(bin))),
    spared !== null && {
      group: [
        { rect: box(spared, 3, 3, 6), radius: 2, stroke: "surface", line: 4 },
        { rect: box(spared, 3, 3, 6), radius: 2, stroke: "victim", line: 1.5, dash: [4, 2] },
      ],
      data: { "data-mark": "ghost", "data-page": marks.spared ?? undefined },
    },
    requested !== null && {
      rect: box(requested, 2, 0.5, 2),
      ...{ radius: 2, stroke: "requested", line: 2, data: { "data-mark": "requested" } },
    },
    evicted.map(({ block, x }) => ({
      lines: [3, -3].map((side) => [x - side, top, x + side, top + 6] as const),
      ...{ stroke: "victim", line: 2, data: { "data-gone": block, "data-mark": "victim" } },
    })),
  );
  return (
    <>
      <Shapes of={shapes} />
      {evicted.length > 1 &&
        evicted.map(({ block, x }) => (
          <Name key={block} at={{ x, anchor: "middle", label: "" }} y={base + 13} kind="evicted" />
        ))}
      <Name at={loaded} y={base + 13} kind="loaded" />
      <Name at={gone} y={base + 13} kind="evicted" />
    </>
  );
}
