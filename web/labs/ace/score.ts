/** What the ACE lab's score counts, the most important first. */
import type { LaneFrame } from "../../engine/types.ts";
import { text } from "../../text/text.ts";

const SCORE = ["latency_us", "run_time_us", "write_batches", "pages_written", "misses", "hits"];
const RUN_TIME = "run_time_us";

/** What can be asked of a score: how it answers to a parameter. */
export const SCORED: readonly string[] = SCORE;

/** The score of these lanes: run time beside device time only where it is another. */
export const scoreOf = (lanes: readonly Pick<LaneFrame, "config">[]): string[] =>
  SCORE.filter((id) => id !== RUN_TIME || lanes.some(({ config }) => config.write_wait < 1));

export const scoreNames = () => ({ latency_us: text().counters.score.deviceTime });
