/** A figure's controller for as long as its page is open, and its settings in the address bar. */
import { useCallback, useEffect, useState } from "react";
import { Collector, createPool, loadSweeps } from "../../engine/sweep/sweep.ts";
import { type Experiment, initialSettings } from "../../engine/sweep/types.ts";
import type { AdapterRegistry } from "../../shell/labAdapter.ts";
import { manifestOf, useSite } from "../../shell/site.ts";
import { keepHash } from "../../state/hash.ts";
import { inLinkedLanguage } from "../../state/language.ts";
import { isAt } from "../../state/route.ts";
import { language } from "../../text/text.ts";
import { attempt, useLoaded } from "../../ui/onDemand.tsx";
import { loadResults } from "./catalog.ts";
import { createFigure, type FigureController } from "./state/figure.ts";
import { decodeFigure, encodeFigure, figurePath } from "./state/link.ts";

const engine = { load: loadSweeps, open: Collector.open, pool: createPool };
const opened = (experiment: Experiment) => createFigure(experiment, engine, initialSettings(experiment));

function adoptLink({ experiment, adopt }: FigureController, hash: string, registry: AdapterRegistry): void {
  const { settings, notices } = decodeFigure(hash, experiment, registry);
  const messages = notices.map(({ message }) => message);
  adopt(settings, messages);
}

/** Writes the settings into the address, and reads those that someone types or pastes there. */
function keepAddress(figure: FigureController, registry: AdapterRegistry): () => void {
  const { experiment, store } = figure;
  const { later, stop } = keepHash({
    isOurs: isAt(figurePath(experiment.id)),
    open: (hash) => adoptLink(figure, hash, registry),
    link: () => inLinkedLanguage(encodeFigure(experiment, store.getState().settings)),
  });
  const unsubscribe = store.subscribe((state, before) => {
    if (state.settings !== before.settings) later();
  });
  later();
  return () => {
    stop();
    unsubscribe();
  };
}

/** Another language draws the page anew: the figure, with its run, waits here for the page that takes its place. */
let kept: { figure: FigureController; spoken: string } | null = null;

function figureOf(experiment: Experiment, registry: AdapterRegistry): FigureController {
  const waiting = kept?.figure;
  if (waiting?.experiment === experiment) return waiting;
  waiting?.close();
  const figure = opened(experiment);
  adoptLink(figure, location.hash.slice(1), registry);
  kept = { figure, spoken: language() };
  return figure;
}

/** Without its lab a figure neither reads the settings of the address nor writes any. */
export function useFigure(experiment: Experiment, registry: AdapterRegistry | null): FigureController {
  const [figure] = useState(() => (registry === null ? opened(experiment) : figureOf(experiment, registry)));
  useEffect(() => {
    void attempt(async () => {
      const results = await loadResults(experiment.id);
      if (results !== null) figure.showAdvance(results);
    });
    const stop = registry === null ? () => {} : keepAddress(figure, registry);
    return () => {
      stop();
      const isKept = kept?.figure === figure;
      // Closed, unless the view goes only because another language is spoken now.
      const stays = isKept && kept?.spoken !== language();
      if (isKept) kept = stays ? { figure, spoken: language() } : null;
      if (!stays) figure.close();
    };
  }, [experiment, figure, registry]);
  return figure;
}

/** The adapter that an experiment's file names; one that names none is of the first lab. */
export function useLabAdapter({ lab: named }: Experiment) {
  const site = useSite();
  const load = useCallback(async () => {
    const lab = named ?? site.labs[0]?.id ?? "";
    const found = (await manifestOf(site, lab.split("-")[0] ?? "")).experiments?.[lab];
    if (found === undefined) throw new Error(lab);
    return found();
  }, [site, named]);
  return useLoaded(load);
}
