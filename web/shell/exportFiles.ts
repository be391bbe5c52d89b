/** What export menus write, for any lab; loaded when something is exported. */
import type { TraceSession } from "../engine/traceSession.ts";
import type { ParameterSpec, PrescanFrame, RunFrame, RunRegistry } from "../engine/types.ts";
import type { CurvesData } from "../figures/export/CurvesPicture.tsx";
import type { RunTexts } from "../state/export/run.ts";
import type { Player } from "../state/playback.ts";
import type { RunChoices, RunScene } from "../state/run/choices.ts";
import type { RunController } from "../state/run/controller.ts";
import { sameScene } from "../state/run/scene.ts";
import { exportedText } from "../text/exported.ts";
import { formatUpTo } from "../text/numbers.ts";
import { picturesText } from "../text/pictures.ts";
import { text } from "../text/text.ts";
import { formatCount } from "../ui/format.ts";
import type { MakePicture } from "../ui/PictureButtons.tsx";
import { download } from "../ui/takeAway.ts";
import { type CurveChart, type CurveLabel, chartWith, seriesOf } from "./counters.ts";

const SLICE_REQUESTS = 65_536;
const types = { csv: "text/csv", json: "application/json" } as const;

export interface ExportFile {
  file: `${string}.${keyof typeof types}`;
  parts: () => Iterable<string> | null;
}

export function offer({ file, parts }: ExportFile, begin: string): void {
  const made = parts();
  const type = file.endsWith(".csv") ? types.csv : types.json;
  if (made !== null) download(`${begin}-${file}`, made, type);
}

interface Exported<Scene, Frame> extends Pick<RunController, "tell"> {
  choices: { getState: () => { scene: Scene | null } };
  playback: Player<Frame>;
}

/** The files that every lab has: the scene, as `configJson` writes it, and the counters. */
export function filesOf<Scene, Frame extends RunFrame>(
  lab: Exported<Scene, Frame>,
  texts: RunTexts<Frame>,
  configJson: (scene: Scene, at: number) => string,
) {
  const counters = (write: (frame: Frame) => string) => () => {
    const { frame } = lab.playback.shown();
    return frame === null ? null : [write(frame)];
  };
  const series = (write: (frame: Frame, prescan: PrescanFrame) => string) => () => {
    const { frame } = lab.playback.shown();
    const { session } = lab.playback;
    if (frame === null || session === null) return null;
    const prescan = session.prescan();
    if (session.prescanDone) return [write(frame, prescan)];
    const soFar = [prescan.position, prescan.requests].map((count) => formatCount(count));
    lab.tell({ tone: "info", text: exportedText().seriesSoFar(soFar[0] ?? "", soFar[1] ?? "") });
    return null;
  };
  const scene = () => {
    const { scene } = lab.choices.getState();
    return scene === null ? null : [configJson(scene, lab.playback.session?.positionInStep ?? 0)];
  };
  return {
    scene: { file: "scene.json", parts: scene },
    countersCsv: { file: "counters.csv", parts: counters(texts.countersCsv) },
    countersJson: { file: "counters.json", parts: counters(texts.countersJson) },
    seriesCsv: { file: "series.csv", parts: series(texts.seriesCsv) },
    seriesJson: { file: "series.json", parts: series(texts.seriesJson) },
  } satisfies Record<string, ExportFile>;
}

export function* slicesOf(session: TraceSession): Generator<Uint32Array> {
  for (let at = 0; at < session.requests; at += SLICE_REQUESTS)
    yield session.requestsBetween(at, at + SLICE_REQUESTS);
}

/** The state shown as the engine writes it, if it has at most `most` of what takes room in it. */
export function stateOf(lab: RunController, size: number, most: number, words = exportedText().tooLarge) {
  const parts = () => {
    const { session } = lab.playback;
    if (size <= most) return session === null ? null : [session.serialised()];
    lab.tell({ tone: "info", text: words(formatCount(size), formatCount(most)) });
    return null;
  };
  return { file: "state.json", parts } satisfies ExportFile;
}

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
      : [`${words.inSentence(parameter.label)} ${amount(value, parameter.unit)}`];
  });
  const seed = workload.seed === undefined ? [] : [words.seed(String(workload.seed))];
  return words.workload([spec.label, ...given, ...seed]);
}

interface Pictured<Frame, Registry> {
  choices: { getState: () => RunChoices<RunScene, Registry> };
  playback: Player<Frame>;
}

interface PicturedCurves extends Pick<CurvesData, "axis" | "forks"> {
  charts: readonly CurveChart[];
  labels: readonly CurveLabel[];
  what?: (only?: { title: string; unit: string }) => string;
}

interface PicturesOf<Frame extends { lanes: readonly unknown[] }, Registry> {
  /** What is said of lanes and parameters, before the workload, and behind it of the scene. */
  words: (frame: Frame, registry: Registry, scene: RunScene) => { lanes: string[]; notes?: string[] };
  labelOf: (lane: Frame["lanes"][number]) => string;
  curves: (frame: Frame, prescan: PrescanFrame) => PicturedCurves;
}

export function picturesOf<
  Frame extends RunFrame & { lanes: readonly unknown[] },
  Registry extends RunRegistry,
>(lab: Pictured<Frame, Registry>, { words, labelOf, curves }: PicturesOf<Frame, Registry>) {
  /** What is shown, and the words that let a picture of it stand alone. */
  const pictured = () => {
    const { frame, prescan } = lab.playback.shown();
    const chosen = lab.choices.getState();
    const { registry, scene, preset } = chosen;
    if (frame === null || registry === null || scene === null) return null;
    const { ownScene, preset: ofPreset, changed, before, after, times } = picturesText();
    const found = registry.presets.find(({ id }) => id === preset);
    const named = found === undefined ? ownScene : ofPreset(found.title);
    const title = found !== undefined && !sameScene(found.scene, scene) ? changed(named) : named;
    const { position, requests } = frame;
    const when = position === 0 ? before : after(formatCount(position), formatCount(requests));
    const { lanes, notes = [] } = words(frame, registry, scene);
    return {
      frame,
      prescan,
      title,
      when,
      caption: [...lanes, workloadWords(scene, registry), ...notes, times],
    };
  };
  const atPosition =
    (
      titled: (run: string, when: string) => string,
      draw: (
        lanes: { lane: Frame["lanes"][number]; label: string }[],
        words: { title: string; caption: string[] },
        run: { frame: Frame; prescan: PrescanFrame | null; title: string; when: string },
      ) => Promise<string | null>,
    ): MakePicture =>
    async () => {
      const run = pictured();
      if (run === null) return null;
      const lanes = run.frame.lanes.map((lane) => ({ lane, label: labelOf(lane) }));
      return draw(lanes, { title: titled(run.title, run.when), caption: run.caption }, run);
    };
  const charts = async (counter?: string): Promise<string | null> => {
    const run = pictured();
    if (run === null || run.prescan === null) return null;
    const { frame, prescan, title, caption } = run;
    const { curvesPicture } = await import("../figures/export/CurvesPicture.tsx");
    const { position, requests, positions } = prescan;
    const { charts, labels, what, axis, ...forks } = curves(frame, prescan);
    const shown = charts.filter((chart) => counter === undefined || chart.counter === counter);
    const data = shown.map((chart) => ({
      ...{ ...chartWith(chart, seriesOf(prescan, labels, chart.counter)), ...forks, axis },
      requests: axis?.end ?? requests,
      positions: axis === undefined ? positions : positions.map(axis.at),
    }));
    const said = picturesText();
    const computed = said.computedUpTo(formatCount(position), formatCount(requests));
    const only = data.length === 1 ? data[0] : undefined;
    return curvesPicture(data, {
      title: said.curvesTitle(title, what?.(only) ?? only?.title ?? text().counters.curves),
      caption: position < requests ? [computed, ...caption] : caption,
    });
  };
  return { atPosition, curves: charts };
}

/** "b = 3, n = 10." */
export const settingsWords = (settings: readonly (readonly [name: string, value: unknown])[]): string =>
  `${settings.map(([name, value]) => `${name} = ${formatUpTo(Number(value), 6)}`).join(", ")}.`;
