/** The strip as a drawing: the rows' names, and cells or bins. */

import { diskText } from "../../text/disk.ts";
import { Drawing, Label } from "../Drawing.tsx";
import { DiskBins } from "./DiskBins.tsx";
import { DiskCells } from "./DiskCells.tsx";
import { type DiskLayout, MARKS, placeOf, type Row } from "./layout.ts";
import type { DiskModel } from "./model.ts";

export interface DiskDrawingProps {
  model: DiskModel;
  layout: DiskLayout;
  /** Bin that is pointed at. */
  chosen: number | null;
}

const STROKES = ["stroke-lane-0", "stroke-lane-1", "stroke-lane-2", "stroke-lane-3"];

/** Left of the row, or above it where the strip is narrow. */
function RowName({
  layout,
  row,
  label,
  lane,
}: {
  layout: DiskLayout;
  row: Row;
  label: string;
  lane?: number;
}) {
  const beside = layout.left > 20;
  const x = lane === undefined ? 0 : 18;
  const y = beside ? row.y + row.height / 2 + 4 : row.y - (lane === undefined ? 3 : MARKS + 3);
  return (
    <>
      {lane !== undefined && (
        <path d={`M0 ${y - 4}h13`} strokeWidth={4} className={STROKES[lane % STROKES.length]} />
      )}
      <Label x={x} y={y}>
        {label}
      </Label>
    </>
  );
}

export function DiskDrawing({ model, layout, chosen }: DiskDrawingProps) {
  const words = diskText();
  const place = chosen === null ? null : placeOf(layout, chosen);
  return (
    <Drawing width={layout.width} height={layout.height}>
      {Array.from({ length: layout.lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <g key={line} transform={`translate(0 ${line * layout.lineHeight})`}>
          <RowName
            layout={layout}
            row={layout.heat}
            label={model.heat === null ? words.counting : words.asked}
          />
          {model.lanes.map((lane, at) => {
            const row = layout.lanes[at];
            return row && <RowName key={lane.label} layout={layout} row={row} label={lane.label} lane={at} />;
          })}
        </g>
      ))}
      {place !== null && (
        <rect
          x={place.x - 1}
          y={place.y}
          width={layout.pitch + (layout.cells ? -1 : 2)}
          height={layout.lineHeight - 6}
          className="fill-surface-raised stroke-line-strong"
        />
      )}
      {layout.cells ? (
        <DiskCells model={model} layout={layout} />
      ) : (
        <DiskBins model={model} layout={layout} />
      )}
    </Drawing>
  );
}
