/**
 * What the page gives away, as text: pure builders, from plain data. Counters carry the names of the spec, times end
 * in `_us` (microseconds), and each file says that times are simulated, not measured.
 */
import type { Counters, LabFrame, LaneConfig, LaneFrame, PageName, SurveyFrame } from "../engine/types.ts";
import { csv } from "./export/table.ts";

export { type Config, configJson, readConfig } from "./export/config.ts";

/** Stands in every file with times in it. */
const TIMES = "simulated device time";

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** A lane's settings as cells: what is neither text, number nor yes/no has no cell. */
function settings(config: LaneConfig): Record<string, string | number | boolean> {
  const cells = Object.entries(config).filter((entry): entry is [string, string | number | boolean] =>
    ["string", "number", "boolean"].includes(typeof entry[1]),
  );
  return Object.fromEntries(cells);
}

/** Where a lane leaves which other one, counted from 1 as `lane` is; no cells for a lane that begins with the trace. */
const forkCells = ({ fork }: LaneConfig): Record<string, number> =>
  fork === undefined ? {} : { fork_of_lane: fork.lane + 1, forked_at: fork.at };

/** A lane's own config, of a fork also before it is reached. */
const ownConfig = ({ config, fork }: LaneFrame): LaneConfig => fork?.config ?? config;

/** Counters of all lanes at the shown position: one row a lane, with its settings. */
export function countersCsv({ position, lanes }: LabFrame): string {
  const rows = lanes.map((lane, index) => ({
    lane: index + 1,
    ...forkCells(ownConfig(lane)),
    ...settings(ownConfig(lane)),
    position,
    ...lane.step.counters,
    times: TIMES,
  }));
  return csv(rows);
}

/** As {@link countersCsv}, with the identities that hold between the counters. */
export function countersJson({ position, requests, lanes }: LabFrame): string {
  const rows = lanes.map((lane, index) => ({
    lane: index + 1,
    config: ownConfig(lane),
    counters: lane.step.counters,
    identities: lane.step.identities,
  }));
  return json({
    format: "bufferpool-lab-counters",
    version: 1,
    times: TIMES,
    position,
    requests,
    lanes: rows,
  });
}

/** Names of counters, in the order in which they are written. */
export type CounterName = keyof Counters;

/** The names of a frame's counters. */
export const counterNames = ({ lanes: [lane] }: LabFrame): CounterName[] =>
  Object.keys(lane?.step.counters ?? {}) as CounterName[];

/** The columns of a lane that the survey has. */
function columns(survey: SurveyFrame, lane: number, counters: readonly CounterName[]) {
  const all = counters.map((name) => [name, survey.column(lane, name)] as const);
  return all.filter(([, column]) => column.length === survey.positions.length);
}

/**
 * Counters along the trace, at the survey's samples: one row a sample and lane. `parted` counts the requests since
 * the sample before at which the lanes did not all act alike.
 */
export function seriesCsv(
  survey: SurveyFrame,
  lanes: readonly LaneConfig[],
  counters: readonly CounterName[],
): string {
  const rows = lanes.flatMap((config, index) => {
    const { policy, mode, prefetch } = config;
    const series = columns(survey, index, counters);
    return Array.from(survey.positions, (position, sample) => ({
      position,
      lane: index + 1,
      ...forkCells(config),
      policy,
      mode,
      prefetch,
      ...Object.fromEntries(series.map(([name, column]) => [name, column[sample]])),
      parted: survey.parted[sample],
      times: TIMES,
    }));
  });
  return csv(rows);
}

/** As {@link seriesCsv}, by columns: one list for the positions, one for each counter of each lane. */
export function seriesJson(
  survey: SurveyFrame,
  lanes: readonly LaneConfig[],
  counters: readonly CounterName[],
): string {
  return json({
    format: "bufferpool-lab-series",
    version: 1,
    times: TIMES,
    surveyed: survey.position,
    requests: survey.requests,
    first_parting: survey.firstParting,
    positions: [...survey.positions],
    parted: [...survey.parted],
    lanes: lanes.map((config, index) => ({
      lane: index + 1,
      config,
      series: Object.fromEntries(
        columns(survey, index, counters).map(([name, column]) => [name, [...column]]),
      ),
    })),
  });
}

/**
 * The trace as CSV, piece by piece, from slices of packed requests (page * 2, plus 1 for a write). `pageName`
 * says what pages are called in the file that they came from.
 */
export function* traceCsv(slices: Iterable<Uint32Array>, pageName: PageName = String): Generator<string> {
  yield "op,page\n";
  for (const slice of slices) {
    let text = "";
    for (const request of slice) {
      text += `${request & 1 ? "W" : "R"},${pageName(request >>> 1)}\n`;
    }
    yield text;
  }
}
