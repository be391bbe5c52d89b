/** The disk page by page: a column each, with its number of requests and its state in each lane. */
import { CellFace } from "../pool/CellFace.tsx";
import { type DiskLayout, names, placeOf } from "./layout.ts";
import { ReadSign, WrittenSign } from "./marks.tsx";
import type { DiskLane, DiskModel } from "./model.ts";

interface CellsProps {
  model: DiskModel;
  layout: DiskLayout;
}

/** The page in a lane's pool, or its empty place. */
function Held({ lane, bin, width, height }: { lane: DiskLane; bin: number; width: number; height: number }) {
  if ((lane.resident[bin] ?? 0) === 0) {
    return (
      <rect x={0.5} y={0.5} width={width - 1} height={height - 1} rx={3} className="fill-none stroke-line" />
    );
  }
  const state = (lane.dirty[bin] ?? 0) > 0 ? "dirty" : "clean";
  return <CellFace width={width} height={height} state={state} page={null} />;
}

export function DiskCells({ model, layout }: CellsProps) {
  const most = Math.max(1, ...(model.heat ?? []));
  const width = layout.pitch - 3;
  return names(model).map((name, bin) => {
    const { x, y } = placeOf(layout, bin);
    const high = Math.max(model.heat?.[bin] ? 1 : 0, (layout.heat.height * (model.heat?.[bin] ?? 0)) / most);
    return (
      <g key={name} transform={`translate(${x} ${y})`}>
        <rect
          x={width / 2 - Math.min(8, width / 2)}
          y={layout.heat.y + layout.heat.height - high}
          width={Math.min(16, width)}
          height={high}
          className="fill-ramp-4"
        />
        <text x={width / 2} y={layout.names} fontSize={11} textAnchor="middle" className="fill-ink">
          {name}
        </text>
        {model.lanes.map((lane, at) => {
          const row = layout.lanes[at];
          if (row === undefined) return null;
          const both = lane.read.has(bin) && lane.written.has(bin) ? 5 : 0;
          return (
            <g key={lane.label} transform={`translate(0 ${row.y})`}>
              <Held lane={lane} bin={bin} width={width} height={row.height} />
              {lane.read.has(bin) && <ReadSign x={width / 2 - both} />}
              {lane.written.has(bin) && <WrittenSign x={width / 2 + both} />}
            </g>
          );
        })}
      </g>
    );
  });
}
