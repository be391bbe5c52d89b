/** A figure's controller for as long as its page is open, and its settings in the address bar. */
import { useEffect, useState } from "react";
import { Collector, createPool, loadSweeps } from "../../engine/sweep/sweep.ts";
import type { Experiment } from "../../engine/sweep/types.ts";
import type { Registry } from "../../engine/types.ts";
import { createFigure, type FigureController } from "../../state/figure/figure.ts";
import { decodeFigure, encodeFigure, figurePath } from "../../state/figure/link.ts";
import { inLinkedLanguage } from "../../state/language.ts";
import { loadResults } from "./catalog.ts";

/** Browsers refuse more than about 100 changes of the address in 30 seconds. */
const SETTLED_MS = 350;

const engine = { load: loadSweeps, open: Collector.open, pool: createPool };

const isOf = (experiment: Experiment, hash: string) =>
  hash.slice(1).split("?", 1)[0] === figurePath(experiment.id);

function openedFrom(experiment: Experiment, registry: Registry): FigureController {
  const { settings, notices } = decodeFigure(location.hash.slice(1), experiment, registry);
  const figure = createFigure(experiment, engine, settings);
  figure.adopt(
    settings,
    notices.map(({ message }) => message),
  );
  return figure;
}

/** Writes the settings into the address, and reads those that someone types or pastes there. */
function keepAddress({ experiment, store, adopt }: FigureController, registry: Registry): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let seen = location.hash;
  const read = () => {
    if (location.hash === seen || !isOf(experiment, location.hash)) return;
    seen = location.hash;
    const { settings, notices } = decodeFigure(seen.slice(1), experiment, registry);
    adopt(
      settings,
      notices.map(({ message }) => message),
    );
  };
  const write = () => {
    timer = undefined;
    if (location.hash !== seen) return read();
    const hash = `#${inLinkedLanguage(encodeFigure(experiment, store.getState().settings))}`;
    if (hash === seen || !isOf(experiment, seen)) return;
    history.replaceState(history.state, "", hash);
    seen = location.hash;
  };
  const stop = store.subscribe((state, before) => {
    if (state.settings !== before.settings) timer ??= setTimeout(write, SETTLED_MS);
  });
  timer = setTimeout(write, SETTLED_MS);
  addEventListener("hashchange", read);
  return () => {
    clearTimeout(timer);
    removeEventListener("hashchange", read);
    stop();
  };
}

/** The figure on the page. Another language draws the page anew: the figure, with its run, goes over to the new one. */
let kept: { figure: FigureController; users: number } | null = null;

function figureOf(experiment: Experiment, registry: Registry) {
  if (kept?.figure.experiment !== experiment) kept = { figure: openedFrom(experiment, registry), users: 0 };
  return kept;
}

export function useFigure(experiment: Experiment, registry: Registry): FigureController {
  const [held] = useState(() => figureOf(experiment, registry));
  const { figure } = held;
  useEffect(() => {
    loadResults(experiment.id).then(
      (results) => results !== null && figure.showAdvance(results),
      () => {},
    );
    const stop = keepAddress(figure, registry);
    held.users += 1;
    return () => {
      stop();
      held.users -= 1;
      // What is drawn in the place of this page takes it over in the same breath, or nobody does.
      setTimeout(() => {
        if (held.users > 0) return;
        if (kept === held) kept = null;
        figure.close();
      });
    };
  }, [experiment, figure, held, registry]);
  return figure;
}
