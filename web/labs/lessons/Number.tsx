/** Numbers of a lesson's text, asked of the engine: none is written by hand, so none can go wrong. */
import type { Counters, DeviceSpec, LaneFrame, Registry, StepEvent } from "../../engine/types.ts";
import { useLesson } from "./context.ts";
import { englishCount, englishDifference, englishPercent, englishTime, listed } from "./english.ts";
import { frameAt, resolveScene, type SceneSource } from "./scene/resolve.ts";

/** Where in a run the number is. */
interface InRun extends SceneSource {
  /** A lane's place, from 0. */
  lane?: number;
  /** Requests served; left out: at the end. */
  at?: number;
}

interface OfCounter extends InRun {
  counter: keyof Counters;
  /** Another lane, to which it is compared. */
  against?: number;
  /** Another counter of the same lane, of which it is a share. */
  of?: keyof Counters;
  /**
   * How it is written. Alone: `count` (grouped; times with their unit). With `of`: `percent`, `ratio` ("1.57"). With
   * `against`: `words` ("83.3% fewer"), `percent` ("83.3%", without its sign), `difference` (absolute), `ratio` (that
   * lane's value divided by this one's: "1.57").
   */
  as?: "count" | "percent" | "ratio" | "words" | "difference";
}

/** A number of the lane's configuration, such as `n_w` or `alpha`. */
interface OfConfig extends InRun {
  config: string;
}

/** What the step to this position did: pages, or how many frames were looked at. */
interface OfEvent extends InRun {
  event: "page" | "victim" | "batch" | "evicted" | "prefetched" | "second_chances" | "looked_at";
  /** How many pages instead of which. */
  as?: "pages" | "count";
}

/** A number of a registered device. */
interface OfDevice {
  device: string;
  field: "base_us" | "alpha" | "k_r" | "k_w";
}

export type NumberProps = OfCounter | OfConfig | OfEvent | OfDevice;

const RATIO_DIGITS = 2;

const isTime = (counter: keyof Counters) => counter.endsWith("_us");
const percent = (part: number, all: number) => `${((part / all) * 100).toFixed(1)}%`;

function counterText(props: OfCounter, lanes: readonly LaneFrame[]): string {
  const { counter, lane = 0, against, of, as = "count" } = props;
  const value = laneAt(lanes, lane).step.counters[counter];
  const format = isTime(counter) ? englishTime : englishCount;
  if (of !== undefined) {
    const whole = laneAt(lanes, lane).step.counters[of];
    return as === "ratio" ? (value / whole).toFixed(RATIO_DIGITS) : percent(value, whole);
  }
  if (against === undefined) return format(value);
  const base = laneAt(lanes, against).step.counters[counter];
  switch (as) {
    case "words":
      return englishDifference(base, value, isTime(counter));
    case "percent":
      return englishPercent(base, value);
    case "ratio":
      return (base / value).toFixed(RATIO_DIGITS);
    default:
      return format(Math.abs(value - base));
  }
}

function laneAt(lanes: readonly LaneFrame[], index: number): LaneFrame {
  const lane = lanes[index];
  if (lane === undefined) throw new Error(`the scene has no lane ${index}`);
  return lane;
}

function eventText({ event: part, as = "pages" }: OfEvent, event: StepEvent | null): string {
  if (event === null) throw new Error(`no request has been served where "${part}" is asked for`);
  if (part === "page" || part === "looked_at") return englishCount(event[part]);
  if (part === "victim") {
    if (event.victim === null) throw new Error(`request ${event.t + 1} evicts nothing`);
    return String(event.victim);
  }
  return as === "count" ? englishCount(event[part].length) : listed(event[part]);
}

function deviceText({ device, field }: OfDevice, devices: readonly DeviceSpec[]): string {
  const found = devices.find(({ id }) => id === device);
  if (found === undefined) throw new Error(`no device "${device}"`);
  return field === "base_us" ? englishTime(found.base_us) : String(found[field]);
}

/** The number as text. Throws where there is none. */
export function numberText(props: NumberProps, registry: Registry): string {
  if ("device" in props) return deviceText(props, registry.devices);
  const { scene } = resolveScene(props, registry);
  const { position, requests, lanes } = frameAt(scene, props.at, registry);
  if (props.at !== undefined && position !== props.at)
    throw new Error(`there is no position ${props.at}: the run ends after ${requests} requests`);
  if ("event" in props) return eventText(props, laneAt(lanes, props.lane ?? 0).step.event);
  if ("config" in props) {
    const value = laneAt(lanes, props.lane ?? 0).config[props.config];
    if (typeof value !== "number") throw new Error(`the lane has no number "${props.config}"`);
    return Number.isInteger(value) ? englishCount(value) : String(value);
  }
  return counterText(props, lanes);
}

/** `<Number …>` in a lesson. */
export function EngineNumber(props: NumberProps) {
  const { registry } = useLesson();
  return <span className="whitespace-nowrap tabular-nums">{numberText(props, registry)}</span>;
}
