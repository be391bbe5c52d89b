/** What a lane has paid, as a bar of four parts: reads and writes on flash, reads and writes on the magnetic disk. */

import { useWidth } from "../../../figures/useWidth.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { formatUpTo } from "../../../text/numbers.ts";
import type { HybridCounters } from "../engine/types.ts";

const HEIGHT = 14;

const parts = [
  { cost: "cost_reads_f", kind: "physical_reads_f", fill: "fill-flash", write: false },
  { cost: "cost_writes_f", kind: "physical_writes_f", fill: "fill-flash", write: true },
  { cost: "cost_reads_m", kind: "physical_reads_m", fill: "fill-magnetic", write: false },
  { cost: "cost_writes_m", kind: "physical_writes_m", fill: "fill-magnetic", write: true },
] as const;

export interface CostBarProps {
  counters: HybridCounters;
  /** What the whole width stands for. */
  most: number;
  label: string;
}

/** Slanted lines: a write, told from a read of the same disk without another colour. */
function hatch(x: number, width: number): string {
  let path = "";
  for (let at = 0; at < width + HEIGHT; at += 5) {
    const from = Math.max(0, at - HEIGHT);
    const to = Math.min(width, at);
    if (to > from) path += `M${x + from} ${at - from}L${x + to} ${at - to}`;
  }
  return path;
}

/** The colour and pattern of a part, for the table beside the bar. */
export function CostSwatch({ cost }: { cost: (typeof parts)[number]["cost"] }) {
  const part = parts.find((entry) => entry.cost === cost);
  return (
    <svg width={HEIGHT} height={HEIGHT} className="inline-block align-[-2px]" aria-hidden="true">
      <rect width={HEIGHT} height={HEIGHT} className={part?.fill ?? ""} />
      {part?.write && (
        <path d={hatch(0, HEIGHT)} strokeWidth={1.5} className="stroke-surface" opacity={0.75} />
      )}
    </svg>
  );
}

export function CostBar({ counters, most, label }: CostBarProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const words = hybridText().counters;
  let x = 0;
  const told = parts.map(
    ({ cost, kind }) => `${words.kinds[kind]} ${words.units(formatUpTo(counters[cost] ?? 0, 3))}`,
  );
  return (
    <div ref={ref} className="min-w-0 flex-1" role="img" aria-label={`${label}: ${told.join(", ")}`}>
      <svg width={width} height={HEIGHT} className="block" aria-hidden="true">
        {parts.map(({ cost, fill, write }) => {
          const wide = (counters[cost] / most) * width;
          const left = x;
          x += wide;
          return (
            <g key={cost}>
              <rect x={left} width={Math.max(0, wide - 0.5)} height={HEIGHT} className={fill} />
              {write && wide > 3 && (
                <path
                  d={hatch(left, wide - 0.5)}
                  strokeWidth={1.5}
                  className="stroke-surface"
                  opacity={0.75}
                />
              )}
            </g>
          );
        })}
      </svg>
    </div>
  );
}
