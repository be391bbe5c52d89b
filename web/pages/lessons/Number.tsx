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
  /** Counted from this position on. */
  since?: number;
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

/** Whether the lane's counter is lower than that of the lane `against` by so many percent at least: a tick of a table. */
export type SavesProps = OfCounter & { against: number; saves: number };

const RATIO_DIGITS = 2;

/** What a lane has counted of something, up to `at` and from `since` on. */
function reader(props: OfCounter, lab: LessonLab) {
  const lanes = [props.at, props.since].map((at) => lanesAt(props, at, lab));
  return (index: number, counter: string): number => {
    const [value, before = 0] = lanes.map(
      (known) => (laneAt(known, index).step.counters as Readonly<Record<string, unknown>>)[counter],
    );
    if (typeof value !== "number" || typeof before !== "number")
      throw new Error(`there is no counter "${counter}"`);
    return props.since === undefined ? value : value - before;
  };
}

function counterText(props: OfCounter, lab: LessonLab, lang: string): string {
  const words = written(lang);
  const { counter, lane = 0, against, of, as = "count" } = props;
  const read = reader(props, lab);
  const value = read(lane, counter);
  const measure = lab.measure(counter);
  if (measure === null) throw new Error(`there is no counter "${counter}"`);
  if (of !== undefined) {
    const whole = read(lane, of);
    return as === "ratio"
      ? words.fixed(value / whole, RATIO_DIGITS)
      : words.percent((value / whole) * 100, 1);
  }
  if (against === undefined) return measure.written(value, lang);
  const base = read(against, counter);
  if (as === "words") return words.difference(base, value, measure);
  if (as === "percent") return words.distance(base, value);
  if (as === "ratio") return words.fixed(base / value, RATIO_DIGITS);
  return measure.written(Math.abs(value - base), lang);
}

/** The lanes at a position, or at the end. */
function lanesAt(props: InRun, at: number | undefined, lab: LessonLab): readonly LessonLane[] {
  const { position, requests, lanes } = frameAt(resolveScene(props, lab).scene, at, lab);
  if (at !== undefined && position !== at)
    throw new Error(`there is no position ${at}: the run ends after ${requests} requests`);
  return lanes;
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
  if ("counter" in props) return counterText(props, lab, lang);
  const lane = laneAt(lanesAt(props, props.at, lab), props.lane ?? 0);
  if ("event" in props) return lab.ofEvent(lane, props.event, props.as ?? "pages", lang);
  return configText(lane, props.config, lab, lang);
}

/** The same as a number: shares and differences in percent; of an event the one page, or how many. */
export function numberOf(props: NumberProps, lab: LessonLab): number {
  const text = numberText(props, lab);
  if (!("counter" in props)) return Number(text);
  const { lane = 0, counter, against, of, as = "count" } = props;
  const read = reader(props, lab);
  const value = read(lane, counter);
  if (of !== undefined) {
    const share = value / read(lane, of);
    return as === "ratio" ? share : 100 * share;
  }
  if (against === undefined) return value;
  const base = read(against, counter);
  if (as === "ratio") return base / value;
  return as === "difference" ? Math.abs(value - base) : (100 * Math.abs(value - base)) / base;
}

export function doesSave(props: SavesProps, lab: LessonLab): boolean {
  const read = reader(props, lab);
  const base = read(props.against, props.counter);
  return 100 * (base - read(props.lane ?? 0, props.counter)) >= props.saves * base;
}

export function EngineNumber(props: NumberProps) {
  const { lab, lang } = useLesson("device" in props ? undefined : props.lab);
  return (
    <span className="whitespace-nowrap tabular-nums" translate="no">
      {numberText(props, lab, lang)}
    </span>
  );
}
