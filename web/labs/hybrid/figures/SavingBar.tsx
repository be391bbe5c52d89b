/** What the other disk would have saved a page, as a bar that grows towards what moving there and back costs. */
import { useWidth } from "../../../figures/useWidth.ts";

const HEIGHT = 12;
/** How far beyond the threshold the bar can reach. */
const BEYOND = 1.25;

export interface SavingBarProps {
  /** Units; null where nothing is compared. */
  saving: number | null;
  threshold: number;
}

/** Empty without a threshold. The bar is hidden from screen readers: adjacent words say the same. */
export function SavingBar({ saving, threshold }: SavingBarProps) {
  const [ref, width] = useWidth<HTMLDivElement>();
  if (saving === null || threshold <= 0) return null;
  const perUnit = (width - 2) / (threshold * BEYOND);
  const limit = threshold * perUnit;
  const reached = Math.min(Math.max(0, saving) * perUnit, width - 2);
  const beyond = saving > threshold;
  return (
    <div ref={ref} className="min-w-0">
      <svg width={width} height={HEIGHT + 4} className="block overflow-visible" aria-hidden="true">
        <rect x={0.5} y={2.5} width={width - 1} height={HEIGHT - 1} className="fill-none stroke-line" />
        <rect
          y={3}
          width={reached}
          height={HEIGHT - 2}
          className={beyond ? "fill-mark-batch" : "fill-clean"}
        />
        <path d={`M${limit} 0v${HEIGHT + 4}`} strokeWidth={2.5} className="stroke-ink" />
      </svg>
    </div>
  );
}
