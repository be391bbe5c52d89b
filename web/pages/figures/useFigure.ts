/** A figure's controller for as long as its page is open, and its settings in the address bar. */
import { useEffect, useState } from "react";
import { Collector, createPool, loadSweeps } from "../../engine/sweep/sweep.ts";
import { type Experiment, initialSettings } from "../../engine/sweep/types.ts";
import type { AdapterRegistry } from "../../shell/labAdapter.ts";
import { inLinkedLanguage } from "../../state/language.ts";
import { language } from "../../text/text.ts";
import { attempt } from "../../ui/attempt.tsx";
import { loadResults } from "./catalog.ts";
import { createFigure, type FigureController } from "./state/figure.ts";
import { decodeFigure, encodeFigure, figurePath } from "./state/link.ts";

/** Browsers refuse more than about 100 changes of the address in 30 seconds. */
const SETTLED_MS = 350;

const engine = { load: loadSweeps, open: Collector.open, pool: createPool };

const isOf = (experiment: Experiment, hash: string) =>
  hash.slice(1).split("?", 1)[0] === figurePath(experiment.id);

function openedFrom(experiment: Experiment, registry: AdapterRegistry): FigureController {
  const { settings, notices } = decodeFigure(location.hash.slice(1), experiment, registry);
  const figure = createFigure(experiment, engine, settings);
  figure.adopt(
    settings,
    notices.map(({ message }) => message),
  );
  return figure;
}

/** Writes the settings into the address, and reads those that someone types or pastes there. */
function keepAddress({ experiment, store, adopt }: FigureController, registry: AdapterRegistry): () => void {
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

interface Kept {
  figure: FigureController;
  /** What was spoken when it was drawn last. */
  spoken: string;
}

/** Another language draws the page anew: the figure, with its run, waits here for the page that takes its place. */
let kept: Kept | null = null;

function figureOf(experiment: Experiment, registry: AdapterRegistry): FigureController {
  const waiting = kept?.figure;
  if (waiting?.experiment === experiment) return waiting;
  waiting?.close();
  const figure = openedFrom(experiment, registry);
  kept = { figure, spoken: language() };
  return figure;
}

/** The page goes: the figure is closed, unless that is only because another language is spoken now. */
function leave(figure: FigureController): void {
  if (kept?.figure === figure && kept.spoken !== language()) {
    kept.spoken = language();
    return;
  }
  if (kept?.figure === figure) kept = null;
  figure.close();
}

/** Without its lab a figure neither reads the settings of the address nor writes any. */
export function useFigure(experiment: Experiment, registry: AdapterRegistry | null): FigureController {
  const [figure] = useState(() =>
    registry === null
      ? createFigure(experiment, engine, initialSettings(experiment))
      : figureOf(experiment, registry),
  );
  useEffect(() => {
    void attempt(async () => {
      const results = await loadResults(experiment.id);
      if (results !== null) figure.showAdvance(results);
    });
    const stop = registry === null ? () => {} : keepAddress(figure, registry);
    return () => {
      stop();
      leave(figure);
    };
  }, [experiment, figure, registry]);
  return figure;
}
