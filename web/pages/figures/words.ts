/** What the figures' pages say: settings, times, and how the model's numbers stand to a paper's. */
import {
  type Experiment,
  LANE,
  MEASURE,
  type MeasureSpec,
  type Reported,
  type SweepSettings,
} from "../../engine/sweep/types.ts";
import { formatNumber, formatValue, withUnit } from "../../figures/plot/format.ts";
import type { LabAdapter } from "../../shell/labAdapter.ts";
import { figuresText } from "../../text/figuresPage.ts";
import { formatFixed } from "../../text/numbers.ts";
import { engineText } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import type { RunState } from "./state/figure.ts";
import { figureParameters } from "./state/link.ts";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** "about 2 minutes". */
export function timeWords(ms: number): string {
  const words = figuresText();
  const told = (count: number, say: (count: number, shown: string) => string) =>
    say(count, formatCount(count));
  if (ms < 5_000) return words.fewSeconds;
  if (ms < 1.5 * MINUTE_MS) return told(Math.ceil(ms / 5_000) * 5, words.seconds);
  if (ms < 1.5 * HOUR_MS) return told(Math.round(ms / MINUTE_MS), words.minutes);
  return told(Math.round(ms / HOUR_MS), words.hours);
}

/** "seeds 1 to 5, size 1/64, alpha 2"; without the lab no parameter has been changed. */
export function settingsWords(
  experiment: Experiment,
  adapter: Pick<LabAdapter, "registry" | "seeded"> | null,
  settings: SweepSettings,
): string {
  const { seeds, first_seed } = settings;
  const last = BigInt(first_seed) + BigInt(seeds - 1);
  const words = figuresText();
  const seedWords =
    seeds === 1 ? words.seed(first_seed) : words.seeds(first_seed, String(BigInt.asUintN(64, last)));
  const picked = (experiment.choices ?? []).map(
    ({ id, label = id }) => `${label.toLowerCase()} ${settings.choices[id] ?? ""}`,
  );
  const parameters = adapter === null ? [] : figureParameters(experiment, adapter.registry);
  const changed = parameters.flatMap(({ path, spec }) => {
    const value = settings.set[path];
    const name = spec.symbol === "" ? spec.label : spec.symbol;
    return value === undefined ? [] : [`${name} = ${withUnit(String(value), spec.unit)}`];
  });
  const seeded = adapter?.seeded ?? experiment.seeds !== undefined;
  const told = [...(seeded ? [seedWords] : []), ...picked, ...changed];
  return told.length === 0 ? words.asItOpens : told.join(", ");
}

export function runWords(run: RunState): string {
  const words = figuresText();
  if (run.state === "idle") return "";
  const { all } = run;
  const runs = formatCount(all);
  if (run.state === "done") return words.done(all, runs, formatFixed(run.tookMs / 1000, 1));
  if (all === 0) return run.state === "running" ? words.loadingEngine : words.stopped;
  const done = formatCount(run.done);
  if (run.state === "stopped") return words.stoppedAfter(done, all, runs);
  return words.running(done, all, runs, run.leftMs === null ? null : timeWords(run.leftMs));
}

export function reportedWords(reported: Reported, unit: string): string {
  const { text: told, value, low = value, high = value } = reported;
  if (told !== undefined) return told;
  if (low === undefined || high === undefined) return "";
  if (low === high) return formatValue(low, unit);
  return withUnit(figuresText().range(formatNumber(low, unit), formatNumber(high, unit)), unit);
}

/** What the model says at the same place: a value, or a range where the place holds several. */
export function hereWords(values: readonly number[], unit: string): string {
  if (values.length === 0) return "";
  const [low, high] = [formatNumber(Math.min(...values), unit), formatNumber(Math.max(...values), unit)];
  return withUnit(low === high ? low : figuresText().range(low, high), unit);
}

/** How far the model's values lie from the paper's, in words; empty where there is nothing to compare. */
export function differenceWords(reported: Reported, values: readonly number[], unit: string): string {
  const { value, low = value, high = value } = reported;
  if (low === undefined || high === undefined || values.length === 0) return "";
  const words = figuresText();
  const [least, most] = [Math.min(...values), Math.max(...values)];
  if (reported.greatest)
    return most > high ? apart(most - high, most - high, words.more, unit) : words.within;
  if (most < low) return apart(low - most, low - least, words.less, unit);
  if (least > high) return apart(least - high, most - high, words.more, unit);
  if (low === high && least === most) return words.theSame;
  return least >= low && most <= high ? words.within : words.overlapping;
}

function apart(near: number, far: number, say: (amount: string) => string, unit: string): string {
  const words = figuresText();
  // A difference of two factors is no factor.
  const bare = unit === "%" || unit === "x" ? "" : unit;
  const [from, to] = [formatNumber(near, unit), formatNumber(far, unit)];
  const amount = withUnit(from === to ? from : words.range(from, to), bare);
  return say(unit === "%" ? words.points(amount) : amount);
}

export function placeOfReported(
  experiment: Experiment,
  { at }: Reported,
  measures: readonly MeasureSpec[] = [],
): string {
  return Object.entries(at)
    .map(([id, given]) => {
      if (id === LANE) return experiment.lanes.find((lane) => lane.id === given)?.label ?? String(given);
      if (id === MEASURE)
        return engineText(measures.find((measure) => measure.id === given)?.label ?? String(given));
      const axis = experiment.axes.find((one) => one.id === id);
      if (typeof given === "string") return given;
      return `${axis?.label ?? id} ${withUnit(String(given), axis?.unit ?? "")}`;
    })
    .join(", ");
}
