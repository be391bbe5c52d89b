/** How a step of time looks: one look in all pictures of this lab. */
import { createContext, type ReactNode, useContext, useId } from "react";
import { NOBODY } from "./timeScale.ts";

const FILLS = ["fill-next-0", "fill-next-1", "fill-next-2", "fill-next-3", "fill-next-4"];
const INKS = ["fill-on-next-0", "fill-on-next-1", "fill-on-next-2", "fill-on-next-3", "fill-on-next-4"];

/** Paint of a step: a class or, for not requested blocks, the hatch. */
export const paintOf = (step: number, hatch: string): { className?: string; fill?: string } =>
  step >= NOBODY ? { fill: `url(#${hatch})` } : { className: FILLS[step] ?? "" };

export const inkOf = (step: number): string => INKS[step] ?? "fill-ink";
export const useHatch = (): string => `nobody-${useId().replaceAll(/[^\w-]/g, "")}`;

/** Thin lines on the page's background, for not requested blocks. */
export function Hatch({ id }: { id: string }) {
  return (
    <defs>
      <pattern id={id} width={6} height={6} patternUnits="userSpaceOnUse">
        <rect width={6} height={6} className="fill-surface" />
        <path d="M-1 1l2-2M0 6l6-6M5 7l2-2" strokeWidth={1} className="fill-none stroke-line-strong" />
      </pattern>
    </defs>
  );
}

const HatchId = createContext("");

/** Part of a drawing that is painted by steps, with the hatch for not requested blocks. */
export function Hatched({ children }: { children: ReactNode }) {
  const id = useHatch();
  return (
    <HatchId value={id}>
      <Hatch id={id} />
      {children}
    </HatchId>
  );
}

/** Paint of the blocks of a step; not requested blocks are hollow and need an edge. */
export function useStepPaint() {
  const hatch = useContext(HatchId);
  return (step: number) => ({
    ...paintOf(step, hatch),
    stroke: step === NOBODY ? "currentColor" : undefined,
    "data-step": step,
  });
}
