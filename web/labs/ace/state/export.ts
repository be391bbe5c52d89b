/**
 * What the ACE lab's page gives away, as text. Counters carry the names of the spec, times end in `_us`
 * (microseconds), and each file says that times are simulated, not measured.
 */
import type { LabFrame, LaneConfig, LaneFrame, PageName, PrescanFrame } from "../../../engine/types.ts";
import {
  type CountedLane,
  countersObject,
  countersTable,
  type ExportedLane,
  seriesObject,
  seriesTable,
  settingsOf,
  traceTable,
} from "../../../state/export/run.ts";

export { type Config, configJson, readConfig } from "./exportConfig.ts";

/** Where a lane leaves which other one, counted from 1 as `lane` is; no cells for a lane that begins with the trace. */
const forkCells = ({ fork }: LaneConfig): Record<string, number> =>
  fork === undefined ? {} : { fork_of_lane: fork.lane + 1, forked_at: fork.at };

/** A lane as tables of its counters have it: with its own config, of a fork also before it is reached. */
function counted({ config, fork, step: { counters, identities } }: LaneFrame): CountedLane {
  const own = fork?.config ?? config;
  return { config: own, settings: { ...forkCells(own), ...settingsOf(own) }, counters, identities };
}

/** Counters of all lanes at the shown position: one row a lane, with its settings. */
export const countersCsv = ({ position, lanes }: LabFrame): string =>
  countersTable(position, lanes.map(counted));

/** As {@link countersCsv}, with the identities that hold between the counters. */
export const countersJson = (frame: LabFrame): string =>
  countersObject("bufferpool-lab-counters", frame, frame.lanes.map(counted));

/** The names of a frame's counters, in the order in which they are written. */
export const counterNames = ({ lanes: [lane] }: LabFrame): string[] => Object.keys(lane?.step.counters ?? {});

/** A lane as series have it: named by what it runs. */
function running(config: LaneConfig): ExportedLane {
  const { policy, mode, prefetch } = config;
  return { config, settings: { ...forkCells(config), policy, mode, prefetch } };
}

/** Counters along the trace, at the prescan's samples: one row a sample and lane. */
export const seriesCsv = (
  prescan: PrescanFrame,
  lanes: readonly LaneConfig[],
  counters: readonly string[],
): string => seriesTable(prescan, lanes.map(running), counters);

/** As {@link seriesCsv}, by columns: one list for the positions, one for each counter of each lane. */
export const seriesJson = (
  prescan: PrescanFrame,
  lanes: readonly LaneConfig[],
  counters: readonly string[],
): string => seriesObject("bufferpool-lab-series", prescan, lanes.map(running), counters);

/**
 * The trace as CSV, piece by piece, from slices of packed requests (page * 2, plus 1 for a write). `pageName`
 * says what pages are called in the file that they came from.
 */
export const traceCsv = (slices: Iterable<Uint32Array>, pageName: PageName = String): Generator<string> =>
  traceTable(slices, (request) => `${request & 1 ? "W" : "R"},${pageName(request >>> 1)}`);
