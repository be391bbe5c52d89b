/** What holds blocks of a table, and what this step did to it. */
import { Crossed } from "../../../../ui/marks.tsx";
import { middleOf, type PlacedRow, type StripLayout } from "./layout.ts";
import { binOf, type StepMarks } from "./model.ts";

interface MarksProps {
  placed: PlacedRow;
  layout: StripLayout;
  marks: StepMarks;
}

interface Named {
  x: number;
  anchor: "start" | "middle" | "end";
  label: string;
}

/** Room of a label such as "✕ 1127218", halved. */
const HALF_LABEL = 32;

/** A stream holds it: a full dot; it is still being read: a ring. */
export function HeldDot({ x, y, reading }: { x: number; y: number; reading: boolean }) {
  return (
    <circle
      cx={x}
      cy={y}
      r={2.4}
      strokeWidth={1.4}
      className={`stroke-ink ${reading ? "fill-surface" : "fill-ink"}`}
      data-mark={reading ? "in-flight" : "pinned"}
    />
  );
}

const within = (x: number, width: number) => Math.min(width - HALF_LABEL, Math.max(HALF_LABEL, x));

/** The labels of the loaded block and of the one that left, side by side where they would lie upon one another. */
export function besideEachOther(
  loaded: { x: number; label: string } | null,
  gone: { x: number; label: string } | null,
  width: number,
): [Named | null, Named | null] {
  const alone = (one: typeof loaded): Named | null =>
    one && { x: within(one.x, width), anchor: "middle", label: one.label };
  if (loaded === null || gone === null) return [alone(loaded), alone(gone)];
  if (Math.abs(loaded.x - gone.x) > 2 * HALF_LABEL) return [alone(loaded), alone(gone)];
  const middle = Math.min(width - 2 * HALF_LABEL, Math.max(2 * HALF_LABEL, (loaded.x + gone.x) / 2));
  const [left, right] = [middle - 3, middle + 3];
  const first = loaded.x <= gone.x;
  return [
    { x: first ? left : right, anchor: first ? "end" : "start", label: loaded.label },
    { x: first ? right : left, anchor: first ? "start" : "end", label: gone.label },
  ];
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
  return (
    <>
      {row.pinned.map((bin) => (
        <HeldDot key={bin} x={middleOf(placed, bin)} y={y - 4} reading={reading.has(bin)} />
      ))}
      {spared !== null && (
        <g data-mark="ghost" data-page={marks.spared}>
          {["stroke-surface", "stroke-mark-victim"].map((stroke, over) => (
            <rect
              key={stroke}
              x={placed.x + spared * placed.pitch - 3}
              y={y - 3}
              width={placed.bar + 6}
              height={layout.resident + 6}
              rx={2}
              strokeWidth={over === 0 ? 4 : 1.5}
              strokeDasharray={over === 0 ? undefined : "4 2"}
              className={`fill-none ${stroke}`}
            />
          ))}
        </g>
      )}
      {requested !== null && (
        <rect
          x={placed.x + requested * placed.pitch - 2}
          y={y - 0.5}
          width={placed.bar + 4}
          height={layout.resident + 2}
          rx={2}
          strokeWidth={2}
          className="fill-none stroke-mark-requested"
          data-mark="requested"
        />
      )}
      {evicted.map(({ block, x }) => (
        <path
          key={block}
          d={`M${x - 3} ${base - layout.absent / 2 - 3}l6 6m0 -6l-6 6`}
          strokeWidth={2}
          className="stroke-mark-victim"
          data-gone={block}
          data-mark="victim"
        />
      ))}
      {evicted.length > 1 &&
        evicted.map(({ block, x }) => (
          <Name key={block} at={{ x, anchor: "middle", label: "" }} y={base + 13} kind="evicted" />
        ))}
      <Name at={loaded} y={base + 13} kind="loaded" />
      <Name at={gone} y={base + 13} kind="evicted" />
    </>
  );
}
