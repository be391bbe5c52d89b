/** What the steps of time look like, in one line; and other marks of a picture beside them. */
import type { ReactNode } from "react";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import { Hatched, useStepPaint } from "./look.tsx";
import { NOBODY, type TimeScale } from "./timeScale.ts";
import { stepWords } from "./words.ts";

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
