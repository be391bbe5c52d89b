/** On which disk a page lived over the run, a bar a lane; moves are where the bar changes its side. */

import { Drawing, Label } from "../../../figures/Drawing.tsx";
import { useWidth } from "../../../figures/useWidth.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { formatCount } from "../../../ui/format.ts";
import type { PageSample } from "../types.ts";

const ROW = 44;
const BAR = 9;

interface DiskOverTimeProps {
  title: string;
  lanes: readonly { label: string; samples: readonly PageSample[] }[];
  requests: number;
  /** The step shown elsewhere on the page. */
  position: number;
  axis: string;
}

/** Stretches of the run that the page spent on one disk: where each begins, and where the next one does. */
function stays(samples: readonly PageSample[], requests: number) {
  const known = samples.filter(({ disk }) => disk !== null);
  const begun = known.filter(({ disk }, at) => disk !== known[at - 1]?.disk);
  return begun.map(({ position, disk }, at) => ({
    from: position,
    to: begun[at + 1]?.position ?? requests,
    onFlash: disk === "f",
  }));
}

const FILL = ["fill-lane-0", "fill-lane-1", "fill-lane-2", "fill-lane-3"];

export function DiskOverTime({ title, lanes, requests, position, axis }: DiskOverTimeProps) {
  const [ref, width] = useWidth<HTMLDivElement>(320);
  const words = hybridText();
  const room = Math.max(40, width - 2);
  const x = (at: number) => 1 + (at / Math.max(1, requests)) * room;
  const rows = lanes.map(({ label, samples }) => ({ label, stays: stays(samples, requests) }));
  const told = rows.map((row) => words.track.disksOver(row.label, Math.max(0, row.stays.length - 1)));
  const height = rows.length * ROW + 18;
  return (
    <figure className="m-0 min-w-0">
      <figcaption className="text-sm font-medium">{title}</figcaption>
      <div ref={ref} role="img" aria-label={`${title}. ${told.join(" ")}`}>
        <Drawing width={width} height={height}>
          {rows.map((row, lane) => {
            const y = lane * ROW + 16;
            return (
              <g key={row.label + String(lane)}>
                <rect x={1} y={y - 11} width={12} height={4} className={FILL[lane % 4]} />
                <Label x={18} y={y - 4}>
                  {told[lane]}
                </Label>
                {row.stays.map(({ from, to, onFlash }) => (
                  <rect
                    key={from}
                    x={x(from)}
                    y={onFlash ? y : y + BAR + 2}
                    width={Math.max(1, x(to) - x(from))}
                    height={BAR}
                    className={onFlash ? "fill-flash" : "fill-magnetic"}
                  />
                ))}
              </g>
            );
          })}
          <path d={`M${x(position)} 0V${rows.length * ROW}`} strokeDasharray="3 3" className="stroke-ink" />
          <Label x={1} y={height - 4}>
            {words.track.key}
          </Label>
          <Label x={width - 1} y={height - 4} anchor="end">
            {`${formatCount(requests)} ${axis}`}
          </Label>
        </Drawing>
      </div>
    </figure>
  );
}
