/**
 * Where a run stands in a link: `at=20`; lanes that do not go in step at a place of their axis, `axis=time&at_time=290`, in
 * the unit of the lanes' clock, or `axis=request&at=20` in a lab whose lanes go by time.
 */
import type { Axis, RunRegistry } from "../../engine/types.ts";
import type { RunLink } from "../run/definition.ts";
import type { RunView } from "../run/view.ts";
import { readNumber } from "./numbers.ts";
import type { Pair } from "./raw.ts";
import { type Reading, readChoice } from "./values.ts";

const AXES = ["request", "time"] as const satisfies readonly Axis[];
const AT_TIME = "at_time";
/** More than any run takes; all times below are told apart. */
const MOST_TIME = 2 ** 53;

const inStep = ({ lab }: Pick<RunRegistry, "lab">): Axis => (lab.by_time ? "time" : "request");

/** Where lanes go by time a position is one in time already. */
export const placeKeys = (registry: Pick<RunRegistry, "lab">): readonly string[] =>
  registry.lab.by_time ? ["axis"] : ["axis", AT_TIME];

export function writePlace({ at, moment, view: { axis } }: RunLink<unknown, RunView>): Pair[] {
  const along: Pair[] = axis === undefined ? [] : [["axis", axis]];
  const byTime = axis === "time" && moment !== undefined;
  return [...along, byTime ? [AT_TIME, String(moment)] : ["at", String(moment ?? at)]];
}

/** The axis, where it is not the one that the lab's lanes go in step along. */
export function readAxis({ values, registry, notices }: Reading): { axis?: Axis } {
  const usual = inStep(registry);
  const given = values.get("axis") ?? (values.has(AT_TIME) ? "time" : usual);
  const axis = readChoice("axis", given, AXES, usual, notices);
  return axis === undefined || axis === usual ? {} : { axis };
}

/** The place on it, if the link says one. */
export function readMoment(
  { values, notices }: Reading,
  { axis }: { axis?: Axis },
  at: number,
): { moment?: number } {
  const given = axis === "time" ? values.get(AT_TIME) : undefined;
  if (given === undefined) return axis === "request" && values.has("at") ? { moment: at } : {};
  const moment = readNumber(
    AT_TIME,
    given,
    { minimum: 0, maximum: MOST_TIME, integer: false },
    0,
    "0",
    notices,
  );
  return { moment };
}
