/** What the steps of time look like, in one line; and other marks of a picture beside them. */
import type { ReactNode } from "react";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import { Hatch, paintOf, useHatch } from "./look.tsx";
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

export function TimeKey({ scale, children }: { scale: TimeScale; children?: ReactNode }) {
  const hatch = useHatch();
  const words = pbmFigures().time;
  return (
    <p className="flex flex-wrap gap-x-4 text-ink-muted text-xs tabular-nums" aria-hidden="true">
      <span>{words.key}</span>
      {Array.from({ length: NOBODY + 1 }, (_, step) => (
        <KeyEntry
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
          key={step}
          swatch={
            <>
              {step === NOBODY && <Hatch id={hatch} />}
              <rect
                x={1}
                y={2}
                width={12}
                height={10}
                {...paintOf(step, hatch)}
                stroke={step === NOBODY ? "currentColor" : undefined}
              />
            </>
          }
        >
          {stepWords(scale, step)}
        </KeyEntry>
      ))}
      {children}
    </p>
  );
}
