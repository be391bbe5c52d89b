/** What the steps of time look like, in one line; and other marks of a picture beside them. */
import type { ReactNode } from "react";
import { Label } from "../../../figures/Drawing.tsx";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import { PlacedMark } from "../../../ui/marks.tsx";
import { StaleSign } from "./buckets/Drawing.tsx";
import { Hatched, useStepPaint } from "./look.tsx";
import { HeldDot } from "./strip/StripDrawing.tsx";
import { NOBODY, stepWords, type TimeScale } from "./timeScale.ts";

export function KeyEntry({ swatch, children }: { swatch: ReactNode; children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1">
      <svg
        width={14}
        height={14}
        className="shrink-0 overflow-visible font-sans text-line-strong"
        aria-hidden="true"
      >
        {swatch}
      </svg>
      {children}
    </span>
  );
}

function Swatch({ step }: { step: number }) {
  return <rect x={1} y={2} width={12} height={10} {...useStepPaint()(step)} data-step={undefined} />;
}

export function TimeKey({ scale, children }: { scale: TimeScale; children?: ReactNode }) {
  const steps = Array.from({ length: NOBODY + 1 }, (_, step) => stepWords(scale, step));
  const swatchOf = (step: number) => {
    const swatch = <Swatch step={step} />;
    return step === NOBODY ? <Hatched>{swatch}</Hatched> : swatch;
  };
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-muted text-xs tabular-nums" aria-hidden="true">
      <span>{pbmFigures().time.key}</span>
      {steps.map((words, step) => (
        <KeyEntry key={words} swatch={swatchOf(step)}>
          {words}
        </KeyEntry>
      ))}
      {children}
    </p>
  );
}

type StripKeyProps = { scale: TimeScale; windows: boolean; stale?: boolean };

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
