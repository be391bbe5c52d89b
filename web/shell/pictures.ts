/** Pictures of a run for files, for any lab: loaded with the first that is wanted. */
import type { ParameterSpec, PrescanFrame, RunFrame, RunRegistry } from "../engine/types.ts";
import type { CurvesData } from "../figures/export/CurvesPicture.tsx";
import type { Player } from "../state/playback.ts";
import type { RunChoices, RunScene } from "../state/run/choices.ts";
import { sameScene } from "../state/run/scene.ts";
import { formatUpTo } from "../text/numbers.ts";
import { picturesText } from "../text/pictures.ts";
import { text } from "../text/text.ts";
import { formatCount } from "../ui/format.ts";
import type { MakePicture } from "../ui/PictureButtons.tsx";
import { type CurveChart, type CurveLabel, chartWith, seriesOf } from "./counters.ts";

/** "60%", "12.4 µs", "5,000". */
function amount(value: unknown, unit: string): string {
  const number = typeof value === "number" ? formatUpTo(value, 9) : value;
  if (unit === "%") return text().numbers.percent(String(number));
  // Pages, frames and requests are what these parameters count; their names say it.
  if (["", "pages", "frames", "requests"].includes(unit)) return String(number);
  return `${number} ${unit === "us" ? "µs" : unit}`;
}

/** "alpha = 2.8", "number of frames = 20". */
export const setting = ({ label, symbol, unit }: ParameterSpec, value: unknown): string =>
  `${symbol === "" ? picturesText().inSentence(label) : symbol} = ${amount(value, unit)}`;

/** "Skewed: 60% reads, …", from the registry. */
function workloadWords({ workload }: RunScene, { workloads, requests }: RunRegistry): string {
  const words = picturesText();
  const spec = workloads.find(({ id }) => id === workload.kind);
  if (spec === undefined) return words.trace(String(workload.name ?? words.writtenOut));
  const given = [requests, ...spec.parameters].flatMap((parameter) => {
    const value = workload[parameter.id];
    return value === undefined
      ? []
      : [`${picturesText().inSentence(parameter.label)} ${amount(value, parameter.unit)}`];
  });
  const seed = workload.seed === undefined ? [] : [words.seed(String(workload.seed))];
  return words.workload([spec.label, ...given, ...seed]);
}

/** The preset's title, and whether the scene was changed since. */
function runTitle({ registry, scene, preset }: RunChoices): string {
  const found = registry?.presets.find(({ id }) => id === preset);
  const words = picturesText();
  const named = found === undefined ? words.ownScene : words.preset(found.title);
  return found !== undefined && !sameScene(found.scene, scene) ? words.changed(named) : named;
}

/** When the step shown is. */
function whenWords({ position, requests }: { position: number; requests: number }): string {
  const words = picturesText();
  return position === 0 ? words.before : words.after(formatCount(position), formatCount(requests));
}

/** What is shown, and the words that let a picture of it stand alone. */
interface PicturedRun<Frame> {
  frame: Frame;
  prescan: PrescanFrame | null;
  title: string;
  when: string;
  /** Lanes, parameters, workload: everything that was chosen. */
  caption: string[];
}

interface Pictured<Frame, Registry> {
  choices: { getState: () => RunChoices<RunScene, Registry> };
  playback: Player<Frame>;
}

/** What a lab says of its lanes and parameters, before the workload, and behind it of the scene. */
type LanesWords<Frame, Registry> = (
  frame: Frame,
  registry: Registry,
  scene: RunScene,
) => { lanes: string[]; notes?: string[] };

function pictured<Frame extends RunFrame, Registry extends RunRegistry>(
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

/** What is drawn of a lane at the shown position, under the words that let the picture stand alone. */
type Draw<Frame extends RunFrame & Lanes, Words> = (
  lanes: { lane: Frame["lanes"][number]; label: string }[],
  words: Words,
  run: PicturedRun<Frame>,
) => Promise<string | null>;

interface Lanes {
  lanes: readonly unknown[];
}

interface PicturesOf<Frame extends RunFrame & Lanes, Registry> {
  words: LanesWords<Frame, Registry>;
  labelOf: (lane: Frame["lanes"][number]) => string;
  curves: (frame: Frame, prescan: PrescanFrame) => PicturedCurves;
}

/** The pictures of a lab's run. */
export function picturesOf<Frame extends RunFrame & Lanes, Registry extends RunRegistry>(
  lab: Pictured<Frame, Registry>,
  { words, labelOf, curves }: PicturesOf<Frame, Registry>,
) {
  return {
    /** A picture of all lanes at the shown position, under a title that says where that is. */
    atPosition:
      (
        titled: (run: string, when: string) => string,
        draw: Draw<Frame, { title: string; caption: string[] }>,
      ): MakePicture =>
      async () => {
        const run = pictured(lab, words);
        if (run === null) return null;
        const lanes = run.frame.lanes.map((lane) => ({ lane, label: labelOf(lane) }));
        return draw(lanes, { title: titled(run.title, run.when), caption: run.caption }, run);
      },
    curves: async (counter?: string): Promise<string | null> => {
      const run = pictured(lab, words);
      return run === null ? null : curvesOf(run, (prescan) => curves(run.frame, prescan), counter);
    },
  };
}

/** "b = 3, n = 10." */
export const settingsWords = (settings: readonly (readonly [name: string, value: unknown])[]): string =>
  `${settings.map(([name, value]) => `${name} = ${formatUpTo(Number(value), 6)}`).join(", ")}.`;

/** The charts of a lab's prescan. */
interface PicturedCurves extends Pick<CurvesData, "axis" | "forks"> {
  charts: readonly CurveChart[];
  labels: readonly CurveLabel[];
  /** What they show, or the only one. */
  what?: (only?: { title: string; unit: string }) => string;
}

const titleOf = (only?: { title: string }) => only?.title ?? text().counters.curves;

async function curvesOf<Frame>(
  { prescan, title, caption }: PicturedRun<Frame>,
  curves: (prescan: PrescanFrame) => PicturedCurves,
  counter?: string,
): Promise<string | null> {
  if (prescan === null) return null;
  const { curvesPicture } = await import("../figures/export/CurvesPicture.tsx");
  const { position, requests, positions } = prescan;
  const { charts, labels, what = titleOf, axis, ...forks } = curves(prescan);
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
