/** The streams above a table: what each scan reads, how far it is, and how fast. */
import { Label, rounded } from "../../../../figures/Drawing.tsx";
import { pbmFigures } from "../../../../text/pbmFigures.ts";
import { blockX, type PlacedRow, type StripLayout } from "./layout.ts";
import type { Cursor, Span } from "./model.ts";

type CursorsProps = { placed: PlacedRow; layout: StripLayout; cursors: readonly Cursor[] };

/** A row of this height has room for words; of lower ones some have their number alone. */
const NUMBERED = 15;

/** Lines over the spans; gaps that could not be seen are left out. */
function spansPath(placed: PlacedRow, spans: readonly Span[], y: number, from: number, end: number) {
  let path = "";
  let drawn = Number.NEGATIVE_INFINITY;
  for (const [first, last] of spans) {
    const [one, other] = [Math.max(first, from), Math.min(last, end)];
    if (one >= other) continue;
    const left = Math.max(drawn, rounded(blockX(placed, one)));
    const right = Math.max(left + 1, rounded(blockX(placed, other)));
    path += `M${left} ${y}H${right}`;
    drawn = right;
  }
  return path;
}

/** A triangle whose point is at the block. */
export const triangle = (x: number, y: number, size: number) =>
  `M${rounded(x)} ${rounded(y)}l${-size} ${-size * 1.5}h${2 * size}z`;

type SpeedProps = { x: number; y: number; layout: StripLayout; size: number; cursor: Cursor };

/** Beside the triangle, on the side where there is room. */
function Speed({ x, y, layout, size, cursor }: SpeedProps) {
  const words = pbmFigures().strip;
  const speed =
    cursor.blocksASecond === null || layout.streamHeight < NUMBERED ? "" : words.speed(cursor.blocksASecond);
  const right = x + (speed === "" ? 24 : 104) > layout.width;
  return (
    <Label
      x={right ? x - size - 3 : x + size + 3}
      y={y - 3}
      anchor={right ? "end" : "start"}
      strokeWidth={3}
      paintOrder="stroke"
      className="fill-ink stroke-surface"
    >
      <tspan fontWeight={700}>{cursor.number}</tspan>
      {speed !== "" && <tspan className="fill-ink-muted">{` ${speed}`}</tspan>}
    </Label>
  );
}

type RowProps = Omit<CursorsProps, "cursors"> & { cursor: Cursor; at: number };

function StreamRow({ cursor, placed, layout, at }: RowProps) {
  const words = pbmFigures();
  const height = layout.streamHeight;
  const y = placed.cursors + (at + 1) * height;
  const size = Math.min(4.5, Math.max(3.2, height * 0.42));
  const end = placed.row.table.first + placed.row.table.blocks;
  const { block, spans, window } = cursor;
  const reached = block ?? placed.row.table.first;
  const here =
    block === null ? null : blockX(placed, block) + Math.min(placed.bar, placed.pitch / placed.row.size) / 2;
  return (
    <g data-stream={cursor.number}>
      {/* The blocks already read are thin: only the remaining ones count for an estimate. */}
      <path
        d={spansPath(placed, spans, y, 0, reached)}
        className="stroke-line-strong"
        strokeDasharray="1 2"
      />
      <path d={spansPath(placed, spans, y, reached, end)} strokeWidth={2} className="stroke-ink-muted" />
      {window !== null && (
        <path
          d={`M${rounded(blockX(placed, window[0]))} ${y - 1}v-5H${rounded(blockX(placed, window[1]))}v5`}
          strokeWidth={1.5}
          className="fill-none stroke-mark-badge"
          data-mark="window"
        />
      )}
      {here !== null && (
        <g data-glide={`stream ${placed.index} ${cursor.number}`} data-x={rounded(here)}>
          <path d={`M${rounded(here)} ${y}V${placed.y - 8}`} className="stroke-line" />
          <path
            d={triangle(here, y, size)}
            strokeWidth={1.5}
            paintOrder="stroke"
            className="fill-ink stroke-surface"
          />
          {at % Math.ceil(NUMBERED / height) === 0 && (
            <Speed x={here} y={y} layout={layout} size={size} cursor={cursor} />
          )}
        </g>
      )}
      {here === null && height >= NUMBERED && (
        <Label x={placed.x} y={y - 3}>
          <tspan fontWeight={700}>{cursor.number}</tspan>
          {` ${words.streams.doing[cursor.doing]}`}
        </Label>
      )}
    </g>
  );
}

/** All cursors of a low table on one line; numbers that would lie upon one another share a label. */
function OneLine({ placed, cursors }: CursorsProps) {
  const y = placed.y - 8;
  const places = cursors
    .filter(({ block }) => block !== null)
    .map(({ number, block }) => ({ number, x: blockX(placed, block ?? 0) + placed.bar / 2 }))
    .sort((one, other) => one.x - other.x);
  const labels: { x: number; numbers: number[] }[] = [];
  for (const { x, number } of places) {
    const last = labels.at(-1);
    if (last !== undefined && x - last.x < 9 * last.numbers.length + 5) last.numbers.push(number);
    else labels.push({ x, numbers: [number] });
  }
  return (
    <>
      {places.map(({ x, number }) => (
        <path
          key={number}
          d={triangle(x, y + 4, 3.5)}
          className="fill-ink stroke-surface"
          data-stream={number}
          data-glide={`stream ${placed.index} ${number}`}
          data-x={rounded(x)}
        />
      ))}
      {labels.map(({ x, numbers }) => (
        <text key={numbers[0]} x={x - 3} y={y - 4} fontSize={10} fontWeight={700} className="fill-ink">
          {numbers.length > 3 ? `${numbers.slice(0, 2).join(",")}…` : numbers.join(",")}
        </text>
      ))}
    </>
  );
}

export function Cursors({ placed, layout, cursors }: CursorsProps) {
  const here = cursors.filter(({ table }) => table === placed.index);
  if (layout.low) return <OneLine placed={placed} layout={layout} cursors={here} />;
  return cursors.map((cursor, at) =>
    cursor.table === placed.index || (cursor.table === null && placed.index === 0) ? (
      <StreamRow key={cursor.number} cursor={cursor} placed={placed} layout={layout} at={at} />
    ) : null,
  );
}
