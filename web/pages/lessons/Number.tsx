/** Numbers of a lesson's text, asked of the engine: none is written by hand, so none can go wrong. */
import { frameAt, resolveScene, type SceneSource, useLesson } from "../../shell/lessons/context.ts";
import type { LessonLab, LessonLane } from "../../shell/lessons/lessonLab.ts";
import { written } from "../../shell/lessons/written.ts";

interface InRun extends SceneSource {
  lane?: number;
  at?: number;
}

interface OfCounter extends InRun {
  counter: string;
  /** Another lane, to which it is compared. */
  against?: number;
  /** Another counter of the same lane, of which it is a share. */
  of?: string;
  /**
   * How it is written. Alone: `count` (grouped; times with their unit). With `of`: `percent`, `ratio` ("1.57"). With
   * `against`: `words` ("83.3% fewer"), `percent` ("83.3%", without its sign), `difference` (absolute), `ratio` (that
   * lane's value divided by this one's: "1.57").
   */
  as?: "count" | "percent" | "ratio" | "words" | "difference";
}

export type NumberProps =
  | OfCounter
  | (InRun & { config: string })
  | (InRun & { event: string; as?: "pages" | "count" })
  | { device: string; field: string };

const RATIO_DIGITS = 2;

function read(lane: LessonLane, counter: string, lab: LessonLab) {
  const value = (lane.step.counters as Readonly<Record<string, unknown>>)[counter];
  const measure = lab.measure(counter);
  if (typeof value !== "number" || measure === null) throw new Error(`there is no counter "${counter}"`);
  return { value, measure };
}

function counterText(props: OfCounter, lanes: readonly LessonLane[], lab: LessonLab, lang: string): string {
  const words = written(lang);
  const { counter, lane = 0, against, of, as = "count" } = props;
  const { value, measure } = read(laneAt(lanes, lane), counter, lab);
  if (of !== undefined) {
    const whole = read(laneAt(lanes, lane), of, lab).value;
    return as === "ratio"
      ? words.fixed(value / whole, RATIO_DIGITS)
      : words.percent((value / whole) * 100, 1);
  }
  if (against === undefined) return measure.written(value, lang);
  const base = read(laneAt(lanes, against), counter, lab).value;
  if (as === "words") return words.difference(base, value, measure);
  if (as === "percent") return words.distance(base, value);
  if (as === "ratio") return words.fixed(base / value, RATIO_DIGITS);
  return measure.written(Math.abs(value - base), lang);
}

function laneAt(lanes: readonly LessonLane[], index: number): LessonLane {
  const lane = lanes[index];
  if (lane === undefined) throw new Error(`the scene has no lane ${index}`);
  return lane;
}

function configText(lane: LessonLane, name: string, lab: LessonLab, lang: string): string {
  const value = (lab.config(lane) as Readonly<Record<string, unknown>>)[name];
  if (typeof value !== "number") throw new Error(`the lane has no number "${name}"`);
  return written(lang).number(value);
}

export function numberText(props: NumberProps, lab: LessonLab, lang = "en"): string {
  if ("device" in props) {
    const found = lab.ofDevice?.(props.device, props.field, lang);
    if (found === undefined) throw new Error("this lab has no devices");
    return found;
  }
  const { scene } = resolveScene(props, lab);
  const { position, requests, lanes } = frameAt(scene, props.at, lab);
  if (props.at !== undefined && position !== props.at)
    throw new Error(`there is no position ${props.at}: the run ends after ${requests} requests`);
  const lane = laneAt(lanes, props.lane ?? 0);
  if ("event" in props) return lab.ofEvent(lane, props.event, props.as ?? "pages", lang);
  if ("config" in props) return configText(lane, props.config, lab, lang);
  return counterText(props, lanes, lab, lang);
}

/** The same as a number: shares and differences in percent; of an event the one page, or how many. */
export function numberOf(props: NumberProps, lab: LessonLab): number {
  const text = numberText(props, lab);
  if ("device" in props || "event" in props || "config" in props) return Number(text);
  const { lane = 0, counter, against, of, as = "count" } = props;
  const { lanes } = frameAt(resolveScene(props, lab).scene, props.at, lab);
  const { value } = read(laneAt(lanes, lane), counter, lab);
  if (of !== undefined) {
    const share = value / read(laneAt(lanes, lane), of, lab).value;
    return as === "ratio" ? share : 100 * share;
  }
  if (against === undefined) return value;
  const base = read(laneAt(lanes, against), counter, lab).value;
  if (as === "ratio") return base / value;
  return as === "difference" ? Math.abs(value - base) : (100 * Math.abs(value - base)) / base;
}

export function EngineNumber(props: NumberProps) {
  const { lab, lang } = useLesson();
  return <span className="whitespace-nowrap tabular-nums">{numberText(props, lab, lang)}</span>;
}
