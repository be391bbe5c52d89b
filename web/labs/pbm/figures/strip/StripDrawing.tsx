/** The tables as a drawing. */

import { linear } from "../../../../figures/chart/linear.ts";
import { Drawing, Label } from "../../../../figures/Drawing.tsx";
import { formatCount } from "../../../../text/numbers.ts";
import { Hatched } from "../look.tsx";
import { Blocks } from "./Blocks.tsx";
import { Cursors } from "./Cursors.tsx";
import { blockX, type PlacedRow, type StripLayout } from "./layout.ts";
import { Marks } from "./Marks.tsx";
import type { StripModel } from "./model.ts";

export interface StripDrawingProps {
  model: StripModel;
  layout: StripLayout;
  /** Bin that is pointed at. */
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

/** Numbers of blocks below the strip. */
function Axis({ placed, layout }: { placed: PlacedRow; layout: StripLayout }) {
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
