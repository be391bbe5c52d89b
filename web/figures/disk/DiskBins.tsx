/** The disk in bins of neighbouring pages: one path a meaning, so that hundreds of columns are drawn at once. */
import { barPath } from "../Drawing.tsx";
import type { DiskLayout } from "./layout.ts";
import { ReadSign, WrittenSign } from "./marks.tsx";
import { type DiskModel, fullShare, pagesOf } from "./model.ts";

interface BinsProps {
  model: DiskModel;
  layout: DiskLayout;
}

/** Bars on `base`, one per bin; any value above zero is high enough to be visible. */
function bars(
  layout: DiskLayout,
  bins: number,
  base: (bin: number) => number,
  height: (bin: number) => number,
) {
  const gap = layout.pitch >= 4 ? 1 : 0;
  let path = "";
  for (let bin = 0; bin < bins; bin += 1) {
    const high = height(bin);
    if (high <= 0) continue;
    path += barPath(layout.left + bin * layout.pitch, base(bin), layout.pitch - gap, high);
  }
  return path;
}

export function DiskBins({ model, layout }: BinsProps) {
  const { heat, bins } = model;
  const most = Math.max(1, heat?.reduce((a, b) => Math.max(a, b), 0) ?? 1);
  const full = fullShare(model);
  const middle = (bin: number) => layout.left + (bin + 0.5) * layout.pitch;
  const sizeOf = (bin: number) => {
    const [first, last] = pagesOf(model, bin);
    return last - first + 1;
  };
  const bottom = layout.heat.y + layout.heat.height;
  const asked = (bin: number) =>
    heat?.[bin] ? Math.max(1, (layout.heat.height * (heat[bin] ?? 0)) / most) : 0;
  return (
    <>
      <path d={bars(layout, bins, () => bottom, asked)} className="fill-ramp-4" />
      {model.lanes.map((lane, at) => {
        const row = layout.lanes[at];
        if (row === undefined) return null;
        const base = row.y + row.height;
        const scaled = (pages: number, bin: number) =>
          pages === 0 ? 0 : Math.min(row.height, Math.max(1, (row.height * pages) / (sizeOf(bin) * full)));
        const dirty = (bin: number) => scaled(lane.dirty[bin] ?? 0, bin);
        const clean = (bin: number) => {
          const pages = (lane.resident[bin] ?? 0) - (lane.dirty[bin] ?? 0);
          return pages === 0 ? 0 : Math.max(1, scaled(lane.resident[bin] ?? 0, bin) - dirty(bin));
        };
        return (
          <g key={lane.label}>
            <path
              d={`M${layout.left} ${base + 0.5}h${layout.pitch * bins}M${layout.left} ${row.y - 0.5}h${layout.pitch * bins}`}
              className="stroke-line"
            />
            <path d={bars(layout, bins, (bin) => base - dirty(bin), clean)} className="fill-clean" />
            <path d={bars(layout, bins, () => base, dirty)} className="fill-dirty" />
            <g transform={`translate(0 ${row.y})`}>
              {[...lane.read.keys()].map((bin) => (
                <ReadSign key={bin} x={middle(bin) - (lane.written.has(bin) ? 5 : 0)} />
              ))}
              {[...lane.written.keys()].map((bin) => (
                <WrittenSign key={bin} x={middle(bin) + (lane.read.has(bin) ? 5 : 0)} />
              ))}
            </g>
          </g>
        );
      })}
    </>
  );
}
