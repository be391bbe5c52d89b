/** The strip as a drawing: the rows' names, and each page a cell, or bins of neighbouring pages. */
import { diskText } from "../../text/disk.ts";
import { laneLook } from "../chart/look.ts";
import { barPath, Drawing, Label } from "../Drawing.tsx";
import { CellFace } from "../pool/CellFace.tsx";
import { type DiskLayout, MARKS, names, placeOf, type Row } from "./layout.ts";
import { type DiskLane, type DiskModel, fullShare, pagesOf } from "./model.ts";

const KINDS = ["read", "written"] as const;
const SIGNS = {
  read: { points: "-9l5 7.5h-10z", look: "fill-mark-requested" },
  written: { points: "-1.5l5 -7.5h-10z", look: "fill-mark-batch" },
};

/** Above a place of the disk: a page comes up into the pool in this step, or goes down to the disk. */
export const Sign = ({ kind, x }: { kind: (typeof KINDS)[number]; x: number }) => (
  <path d={`M${x} ${SIGNS[kind].points}`} className={SIGNS[kind].look} />
);

/** Read and written signs of one place stand side by side. */
const beside = ({ read, written }: DiskLane, kind: (typeof KINDS)[number], bin: number) =>
  read.has(bin) && written.has(bin) ? (kind === "read" ? -5 : 5) : 0;

type BinsProps = { model: DiskModel; layout: DiskLayout };

function Held({ lane, bin, width, height }: { lane: DiskLane; bin: number; width: number; height: number }) {
  const place = { x: 0.5, y: 0.5, width: width - 1, height: height - 1, rx: 3 };
  if ((lane.resident[bin] ?? 0) === 0) return <rect {...place} className="fill-none stroke-line" />;
  const state = (lane.dirty[bin] ?? 0) > 0 ? "dirty" : "clean";
  return <CellFace width={width} height={height} state={state} page={null} />;
}

/** A column for each page, with its number of requests and its state in each lane. */
function Cells({ model, layout }: BinsProps) {
  const { heat, lanes, pitch } = layout;
  const most = Math.max(1, ...(model.heat ?? []));
  const width = pitch - 3;
  const wide = Math.min(16, width);
  return names(model).map((name, bin) => {
    const { x, y } = placeOf(layout, bin);
    const high = Math.max(model.heat?.[bin] ? 1 : 0, (heat.height * (model.heat?.[bin] ?? 0)) / most);
    const bar = { x: (width - wide) / 2, y: heat.y + heat.height - high, width: wide, height: high };
    return (
      <g key={name} transform={`translate(${x} ${y})`}>
        <rect {...bar} className="fill-ramp-4" />
        <Label x={width / 2} y={layout.names} size={11} anchor="middle" className="fill-ink" words={name} />
        {lanes.map(({ lane, y, height }) => (
          <g key={lane.label} transform={`translate(0 ${y})`}>
            <Held lane={lane} bin={bin} width={width} height={height} />
            {KINDS.filter((kind) => lane[kind].has(bin)).map((kind) => (
              <Sign key={kind} kind={kind} x={width / 2 + beside(lane, kind, bin)} />
            ))}
          </g>
        ))}
      </g>
    );
  });
}

/** One path a meaning, so that hundreds of columns are drawn at once. */
function Bins({ model, layout }: BinsProps) {
  const { bins, heat } = model;
  const { left, pitch } = layout;
  const most = Math.max(1, heat?.reduce((a, b) => Math.max(a, b), 0) ?? 1);
  const full = fullShare(model);
  const gap = pitch >= 4 ? 1 : 0;
  /** A bar for each bin; any value above zero is high enough to be visible. */
  const bars = (base: (bin: number) => number, height: (bin: number) => number) =>
    Array.from({ length: bins }, (_, bin) => {
      const high = height(bin);
      return high > 0 ? barPath(left + bin * pitch, base(bin), pitch - gap, high) : "";
    }).join("");
  const asked = (bin: number) =>
    heat?.[bin] ? Math.max(1, (layout.heat.height * (heat[bin] ?? 0)) / most) : 0;
  return (
    <>
      <path d={bars(() => layout.heat.y + layout.heat.height, asked)} className="fill-ramp-4" />
      {layout.lanes.map(({ lane, y, height }) => {
        const base = y + height;
        const scaled = (pages: number, bin: number) => {
          const [first, last] = pagesOf(model, bin);
          const high = (height * pages) / ((last - first + 1) * full);
          return pages === 0 ? 0 : Math.min(height, Math.max(1, high));
        };
        const dirty = (bin: number) => scaled(lane.dirty[bin] ?? 0, bin);
        const clean = (bin: number) => {
          const [resident = 0, written = 0] = [lane.resident[bin], lane.dirty[bin]];
          return resident === written ? 0 : Math.max(1, scaled(resident, bin) - dirty(bin));
        };
        const across = `h${pitch * bins}`;
        return (
          <g key={lane.label}>
            <path d={`M${left} ${base + 0.5}${across}M${left} ${y - 0.5}${across}`} className="stroke-line" />
            <path d={bars((bin) => base - dirty(bin), clean)} className="fill-clean" />
            <path d={bars(() => base, dirty)} className="fill-dirty" />
            <g transform={`translate(0 ${y})`}>
              {KINDS.flatMap((kind) =>
                [...lane[kind].keys()].map((bin) => {
                  const x = left + (bin + 0.5) * pitch + beside(lane, kind, bin);
                  return <Sign key={`${kind} ${bin}`} kind={kind} x={x} />;
                }),
              )}
            </g>
          </g>
        );
      })}
    </>
  );
}

/** Left of the row, or above it where the strip is narrow. */
function RowName(props: { layout: DiskLayout; row: Row; label: string; lane?: number }) {
  const { layout, row, label, lane } = props;
  const above = lane === undefined ? 3 : MARKS + 3;
  const y = layout.left > 20 ? row.y + row.height / 2 + 4 : row.y - above;
  return (
    <>
      {lane !== undefined && <path d={`M0 ${y - 4}h13`} strokeWidth={4} className={laneLook(lane).stroke} />}
      <Label x={lane === undefined ? 0 : 18} y={y} words={label} />
    </>
  );
}

export type DiskDrawingProps = BinsProps & { chosen: number | null };

export function DiskDrawing({ model, layout, chosen }: DiskDrawingProps) {
  const words = diskText();
  const { heat, lanes, lines, lineHeight, cells, pitch } = layout;
  const place = chosen === null ? null : placeOf(layout, chosen);
  const box = place && {
    x: place.x - 1,
    y: place.y,
    width: pitch + (cells ? -1 : 2),
    height: lineHeight - 6,
  };
  const Columns = cells ? Cells : Bins;
  return (
    <Drawing width={layout.width} height={layout.height}>
      {Array.from({ length: lines }, (_, line) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <g key={line} transform={`translate(0 ${line * lineHeight})`}>
          <RowName layout={layout} row={heat} label={model.heat === null ? words.counting : words.asked} />
          {lanes.map(({ lane, ...row }, at) => (
            <RowName key={lane.label} layout={layout} row={row} label={lane.label} lane={at} />
          ))}
        </g>
      ))}
      {box && <rect {...box} className="fill-surface-raised stroke-line-strong" />}
      <Columns model={model} layout={layout} />
    </Drawing>
  );
}
