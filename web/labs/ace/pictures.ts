/** Pictures of the lab for files: what is drawn, and the words that let it stand alone. */
import type { LabFrame, LaneConfig, ParameterSpec, Registry, SurveyFrame } from "../../engine/types.ts";
import type { CurvesData } from "../../figures/export/CurvesPicture.tsx";
import type { LabController } from "../../state/lab.ts";
import { type Scene, sameScene } from "../../state/scene.ts";
import { formatCount } from "../../ui/format.ts";
import { chartsOf } from "./charts.ts";
import { laneLabel } from "./lanes.ts";

const TIMES = "Times are simulated device time. Made with Bufferpool Lab.";

/** "60%", "12.4 µs", "5,000". */
function amount(value: unknown, unit: string): string {
  const number = typeof value === "number" ? value.toLocaleString("en", { maximumFractionDigits: 9 }) : value;
  if (unit === "%") return `${number}%`;
  // Pages, frames and requests are what these parameters count; their names say it.
  if (["", "pages", "frames", "requests"].includes(unit)) return String(number);
  return `${number} ${unit === "us" ? "µs" : unit}`;
}

/** A label within a sentence. "CPU time" keeps its capital. */
const inSentence = (label: string) => label.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());

const setting = ({ label, symbol, unit }: ParameterSpec, value: unknown): string =>
  `${symbol === "" ? inSentence(label) : symbol} = ${amount(value, unit)}`;

/** What lanes share, once; what a lane has of its own, after its name. */
function lanesWords({ lanes }: LabFrame, { parameters, policies }: Registry): string[] {
  const specs = [...parameters, ...policies.flatMap((policy) => policy.parameters)];
  const [first] = lanes;
  if (first === undefined) return [];
  const differing = (id: string) => lanes.some(({ config }) => config[id] !== first.config[id]);
  const known = (config: LaneConfig, own: boolean) =>
    specs
      .filter(({ id }) => config[id] !== undefined && differing(id) === own)
      .map((spec) => setting(spec, config[spec.id]));
  const named = lanes.map((lane) => [laneLabel(lane), ...known(lane.config, true)].join(", "));
  return [`Lanes: ${named.join("; ")}.`, `${known(first.config, false).join(", ")}.`];
}

/** "Skewed: 60 % reads, …", from the registry. */
function workloadWords({ workload }: Scene, { workloads, requests }: Registry): string {
  const spec = workloads.find(({ id }) => id === workload.kind);
  if (spec === undefined) return `Trace: ${String(workload.name ?? "written out")}.`;
  const given = [requests, ...spec.parameters].flatMap((parameter) => {
    const value = workload[parameter.id];
    return value === undefined ? [] : [`${inSentence(parameter.label)} ${amount(value, parameter.unit)}`];
  });
  const seed = workload.seed === undefined ? [] : [`seed ${String(workload.seed)}`];
  return `Workload: ${spec.label}${[...given, ...seed].map((words) => `, ${words}`).join("")}.`;
}

/** Preset, lanes, parameters, workload: everything that was chosen. */
function runWords(lab: LabController, frame: LabFrame): { title: string; words: string[] } | null {
  const { registry, scene, preset } = lab.choices.getState();
  if (registry === null || scene === null) return null;
  const found = registry.presets.find(({ id }) => id === preset);
  const changed = found !== undefined && !sameScene(found.scene, scene) ? ", changed" : "";
  const title = found === undefined ? "Own scene" : `Preset "${found.title}"${changed}`;
  const start = scene.start === undefined ? [] : ["The pool starts with given pages."];
  return { title, words: [...lanesWords(frame, registry), workloadWords(scene, registry), ...start, TIMES] };
}

/** The pools of all lanes at the shown position. */
export async function poolSvg(lab: LabController): Promise<string | null> {
  const { frame } = lab.playback.shown();
  const run = frame === null ? null : runWords(lab, frame);
  if (frame === null || run === null) return null;
  const { poolPicture } = await import("../../figures/export/PoolPicture.tsx");
  const { arrangement } = lab.choices.getState().view;
  const position = `after request ${formatCount(frame.position)} of ${formatCount(frame.requests)}`;
  const title = `${run.title}: the pools ${frame.position === 0 ? "before the first request" : position}`;
  const named = frame.lanes.map((lane) => ({ lane, label: laneLabel(lane) }));
  return poolPicture(named, arrangement, { title, caption: run.words });
}

/** These charts of the survey, or all of them. */
export async function curvesSvg(
  lab: LabController,
  survey: SurveyFrame,
  counter?: string,
): Promise<string | null> {
  const { frame } = lab.playback.shown();
  const run = frame === null ? null : runWords(lab, frame);
  if (frame === null || run === null) return null;
  const { curvesPicture } = await import("../../figures/export/CurvesPicture.tsx");
  const { requests, positions, position } = survey;
  const charts: CurvesData[] = chartsOf(frame, survey)
    .filter((chart) => counter === undefined || chart.counter === counter)
    .map(({ counter: _, ...chart }) => ({ ...chart, requests, positions }));
  const [only] = charts;
  const what =
    charts.length === 1 && only ? `${only.title} (${only.unit}, cumulative)` : "cumulative counters";
  const computed = `Computed up to request ${formatCount(position)} of ${formatCount(requests)}.`;
  const caption = position < requests ? [computed, ...run.words] : run.words;
  return curvesPicture(charts, { title: `${run.title}: ${what}`, caption });
}
