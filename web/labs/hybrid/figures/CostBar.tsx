/** What a lane has paid, as a bar of four parts: reads and writes on flash, reads and writes on the magnetic disk. */

import { hatch } from "../../../figures/pool/geometry.ts";
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

/** A part of the bar; slanted lines tell a write from a read of the same disk without another colour. */
function Part({ x = 0, width, fill, write }: { x?: number; width: number; fill: string; write: boolean }) {
  const lines = hatch(width, HEIGHT, 5, 0);
  const path = lines.map(([x1, y1, x2, y2]) => `M${x + x1} ${y1}L${x + x2} ${y2}`).join("");
  return (
    <>
      <rect x={x} width={Math.max(0, width)} height={HEIGHT} className={fill} />
      {write && <path d={path} strokeWidth={1.5} className="stroke-surface" opacity={0.75} />}
    </>
  );
}

/** The colour and pattern of a part, for the table beside the bar. */
export function CostSwatch({ cost }: { cost: (typeof parts)[number]["cost"] }) {
  const part = parts.find((entry) => entry.cost === cost);
  return (
    <svg width={HEIGHT} height={HEIGHT} className="inline-block align-[-2px]" aria-hidden="true">
      <Part width={HEIGHT} fill={part?.fill ?? ""} write={part?.write ?? false} />
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
          return <Part key={cost} x={left} width={wide - 0.5} fill={fill} write={write && wide > 3} />;
        })}
      </svg>
    </div>
  );
}
