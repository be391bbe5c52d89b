/** What the marks on the tables mean, in one line with the steps of time. */
import { Label } from "../../../figures/Drawing.tsx";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import { PlacedMark } from "../../../ui/marks.tsx";
import { StaleSign } from "./buckets/Cells.tsx";
import { HeldDot } from "./strip/Marks.tsx";
import { KeyEntry, TimeKey } from "./TimeKey.tsx";
import type { TimeScale } from "./timeScale.ts";

interface StripKeyProps {
  scale: TimeScale;
  /** Whether some stream has a window of a correlated index scan. */
  windows: boolean;
  /** Whether buckets with blocks that stand wrong are shown too. */
  stale?: boolean;
}

export const LoadedSign = () => (
  <Label x={2} y={12} weight={600} className="fill-mark-requested">
    ↑
  </Label>
);

export const EvictedSign = () => (
  <PlacedMark sign="✕" x={7} y={7.5} size={12} className="stroke-mark-victim" />
);

export function StripKey({ scale, windows, stale = false }: StripKeyProps) {
  const words = pbmFigures().strip;
  return (
    <TimeKey scale={scale}>
      <KeyEntry swatch={<path d="M1 13v-12h5v12zM8 13v-4h5v4z" className="fill-line-strong" />}>
        {words.heightKey}
      </KeyEntry>
      <KeyEntry swatch={<HeldDot x={7} y={7} reading={false} />}>{words.pinned}</KeyEntry>
      <KeyEntry swatch={<HeldDot x={7} y={7} reading />}>{words.inFlight}</KeyEntry>
      <KeyEntry swatch={<LoadedSign />}>{words.loadedKey}</KeyEntry>
      <KeyEntry swatch={<EvictedSign />}>{words.evictedKey}</KeyEntry>
      <KeyEntry
        swatch={
          <path
            d="M2 1.5h9v11h-9z"
            strokeWidth={1.5}
            strokeDasharray="3 2"
            className="fill-none stroke-mark-victim"
          />
        }
      >
        {words.sparedKey}
      </KeyEntry>
      <KeyEntry swatch={<path d="M2 3h10l-5 8z" className="fill-ink" />}>{words.cursorKey}</KeyEntry>
      {windows && (
        <KeyEntry
          swatch={<path d="M1 12v-7h12v7" strokeWidth={1.5} className="fill-none stroke-mark-badge" />}
        >
          {words.windowKey}
        </KeyEntry>
      )}
      {stale && <KeyEntry swatch={<StaleSign x={7} y={7} />}>{pbmFigures().buckets.staleKey}</KeyEntry>}
    </TimeKey>
  );
}
