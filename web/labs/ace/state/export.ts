/**
 * What the ACE lab's page gives away, as text. Counters carry the names of the spec, times end in `_us`
 * (microseconds), and each file says that times are simulated, not measured.
 */
import type { LabFrame, LaneConfig, LaneFrame, PageName } from "../../../engine/types.ts";
import { settingsOf, textsOf, traceTable, type Written } from "../../../state/export/run.ts";

export { configJson, readConfig } from "./exportConfig.ts";

/** Where a lane leaves which other one, counted from 1 as `lane` is; no cells for a lane that begins with the trace. */
const forkCells = ({ fork }: LaneConfig): Record<string, number> =>
  fork === undefined ? {} : { fork_of_lane: fork.lane + 1, forked_at: fork.at };

/** A lane has its own config in files, as a fork also before it is reached; series name it by what it runs. */
export const written: Written<LaneFrame, LabFrame> = {
  name: "bufferpool-lab",
  laneOf: (lane) => {
    const config = lane.fork?.config ?? lane.config;
    const { policy, mode, prefetch } = config;
    const fork = forkCells(config);
    return {
      config,
      settings: { ...fork, ...settingsOf(config) },
      named: { ...fork, policy, mode, prefetch },
    };
  },
};

export const texts = textsOf(written);

/**
 * The trace as CSV, piece by piece, from slices of packed requests (page * 2, plus 1 for a write). `pageName`
 * says what pages are called in the file that they came from.
 */
export const traceCsv = (slices: Iterable<Uint32Array>, pageName: PageName = String): Generator<string> =>
  traceTable(slices, (request) => `${request & 1 ? "W" : "R"},${pageName(request >>> 1)}`);
