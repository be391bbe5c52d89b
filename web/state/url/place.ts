/**
 * Where a run stands in a link: `at=20`; lanes that do not go in step at a place of their axis, `axis=time&at_time=290`, in
 * the unit of the lanes' clock, `at_event=40` after as many events of each, or `axis=request&at=20` in a lab whose lanes go
 * by time.
 */
import type { Axis, RunRegistry } from "../../engine/types.ts";
import type { RunLink } from "../run/definition.ts";
import type { RunView } from "../run/view.ts";
import { readNumber } from "./numbers.ts";
import type { Pair } from "./raw.ts";
import { type Reading, readChoice } from "./values.ts";

const AXES = ["request", "time", "event"] as const satisfies readonly Axis[];
const AT_TIME = "at_time";
const AT_EVENT = "at_event";
/** More than any run takes; all times below are told apart. */
const MOST_TIME = 2 ** 53;

const inStep = ({ lab }: Pick<RunRegistry, "lab">): Axis => (lab.by_time ? "time" : "request");

/** Where lanes go by time a position is one in time already. */
export const placeKeys = (registry: Pick<RunRegistry, "lab">): readonly string[] =>
  registry.lab.by_time ? ["axis"] : ["axis", AT_TIME, AT_EVENT];

export function writePlace({ at, moment, view: { axis } }: RunLink<unknown, RunView>): Pair[] {
  if (axis === "event") return [[AT_EVENT, String(moment ?? 0)]];
  const along: Pair[] = axis === undefined ? [] : [["axis", axis]];
  const byTime = axis === "time" && moment !== undefined;
  return [...along, byTime ? [AT_TIME, String(moment)] : ["at", String(moment ?? at)]];
}

/** The axis, where it is not the one that the lab's lanes go in step along. `goesOn`: more happens than requests; by time first. */
export function readAxis({ values, registry, notices }: Reading, goesOn: boolean): { axis?: Axis } {
  const usual = inStep(registry);
  const byEvent = goesOn && values.has(AT_EVENT);
  const byTime = values.has(AT_TIME) || (goesOn && !values.has("at"));
  const given = values.get("axis") ?? (byEvent ? "event" : byTime ? "time" : usual);
  const axis = readChoice("axis", given, goesOn ? AXES : AXES.slice(0, 2), usual, notices);
  return axis === undefined || axis === usual ? {} : { axis };
}

/** The place on it, if the link says one. */
export function readMoment(
  { values, notices }: Reading,
  { axis }: { axis?: Axis },
  at: number,
): { moment?: number } {
  const key = axis === "event" ? AT_EVENT : AT_TIME;
  const given = axis === "time" || axis === "event" ? values.get(key) : undefined;
  if (given === undefined) return axis === "request" && values.has("at") ? { moment: at } : {};
  const limits = { minimum: 0, maximum: MOST_TIME, integer: key === AT_EVENT };
  return { moment: readNumber(key, given, limits, 0, "0", notices) };
}
