/** What plots as tables share: the frame with the title and what is measured, and a number that opens its run. */
import type { ReactNode } from "react";
import { plotText } from "../../text/plot.ts";
import { titled } from "./format.ts";
import { type PlotModel, type PlotPoint, seedsOf } from "./model.ts";

/** Stays in view while the columns are scrolled. */
export const ROW_NAME = "sticky left-0 bg-surface";

/** `controls` stand beside the title; `children` are the parts of the table. */
export function PlotGrid(props: { model: PlotModel; controls: ReactNode; children: ReactNode }) {
  const { model, controls, children } = props;
  const { title } = model;
  const seeds = seedsOf(model);
  const measure = titled(model.measure, model.unit);
  return (
    <figure className="m-0 grid min-w-0 grid-cols-1 gap-2">
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h2 className="font-semibold">{title}</h2>
        {controls}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section tabIndex={0} aria-label={title} className="overflow-x-auto">
        <table className="data-table">
          <caption className="text-ink-muted">
            {seeds > 1 ? plotText().matrixMeans(measure, seeds) : measure}
          </caption>
          {children}
        </table>
      </section>
    </figure>
  );
}

interface PlotNumberProps {
  point: PlotPoint | undefined;
  words: (value: number) => string;
  onOpen: ((point: number) => void) | undefined;
}

/** A point's mean; with `onOpen` a button. */
export function PlotNumber({ point, words, onOpen }: PlotNumberProps) {
  if (point === undefined) return "–";
  const number = words(point.value.mean);
  if (onOpen === undefined) return number;
  return (
    <button
      type="button"
      title={plotText().openRun}
      className="underline decoration-line-strong underline-offset-[0.2em]"
      onClick={() => onOpen(point.point)}
    >
      {number}
    </button>
  );
}
