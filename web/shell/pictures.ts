/** Pictures of a run for files, for any lab: loaded with the first that is wanted. */
import type { PrescanFrame, RunFrame, RunRegistry } from "../engine/types.ts";
import type { CurvesData } from "../figures/export/CurvesPicture.tsx";
import type { Player } from "../state/playback.ts";
import type { RunChoices, RunScene } from "../state/run/choices.ts";
import { formatUpTo } from "../text/numbers.ts";
import { picturesText } from "../text/pictures.ts";
import { formatCount } from "../ui/format.ts";
import { type CurveChart, type CurveLabel, chartWith, seriesOf } from "./counters.ts";
import { runTitle, whenWords, workloadWords } from "./pictureWords.ts";

/** What is shown, and the words that let a picture of it stand alone. */
export interface PicturedRun<Frame> {
  frame: Frame;
  prescan: PrescanFrame | null;
  title: string;
  /** The position shown. */
  when: string;
  /** Lanes, parameters, workload: everything that was chosen. */
  caption: string[];
}

interface Pictured<Frame, Registry> {
  choices: { getState: () => RunChoices<RunScene, Registry> };
  playback: Player<Frame>;
}

/** What a lab says of its lanes and parameters, before the workload, and behind it of the scene. */
export type LanesWords<Frame, Registry> = (
  frame: Frame,
  registry: Registry,
  scene: RunScene,
) => { lanes: string[]; notes?: string[] };

/** Null as long as nothing is shown. */
export function pictured<Frame extends RunFrame, Registry extends RunRegistry>(
  { choices, playback }: Pictured<Frame, Registry>,
  words: LanesWords<Frame, Registry>,
): PicturedRun<Frame> | null {
  const { frame, prescan } = playback.shown();
  const chosen = choices.getState();
  const { registry, scene } = chosen;
  if (frame === null || registry === null || scene === null) return null;
  const { lanes, notes = [] } = words(frame, registry, scene);
  const caption = [...lanes, workloadWords(scene, registry), ...notes, picturesText().times];
  return { frame, prescan, title: runTitle(chosen), when: whenWords(frame), caption };
}

/** "b = 3, n = 10." */
export const settingsWords = (settings: readonly (readonly [name: string, value: unknown])[]): string =>
  `${settings.map(([name, value]) => `${name} = ${formatUpTo(Number(value), 6)}`).join(", ")}.`;

/** The charts of a lab's prescan. */
export interface PicturedCurves extends Pick<CurvesData, "axis" | "forks"> {
  charts: readonly CurveChart[];
  labels: readonly CurveLabel[];
  /** What they show, or the only one. */
  what: (only?: { title: string; unit: string }) => string;
}

/** The chart of a counter, or all of them. */
export async function curvesOf<Frame>(
  { prescan, title, caption }: PicturedRun<Frame>,
  curves: (prescan: PrescanFrame) => PicturedCurves,
  counter?: string,
): Promise<string | null> {
  if (prescan === null) return null;
  const { curvesPicture } = await import("../figures/export/CurvesPicture.tsx");
  const { position, requests, positions } = prescan;
  const { charts, labels, what, axis, ...forks } = curves(prescan);
  const shown = charts.filter((chart) => counter === undefined || chart.counter === counter);
  const data = shown.map((chart) => ({
    ...{ ...chartWith(chart, seriesOf(prescan, labels, chart.counter)), ...forks, axis },
    requests: axis?.end ?? requests,
    positions: axis === undefined ? positions : positions.map(axis.at),
  }));
  const words = picturesText();
  const computed = words.computedUpTo(formatCount(position), formatCount(requests));
  return curvesPicture(data, {
    title: words.curvesTitle(title, what(data.length === 1 ? data[0] : undefined)),
    caption: position < requests ? [computed, ...caption] : caption,
  });
}
