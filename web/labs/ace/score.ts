/** What the ACE lab's score shows of the counters that its registry names. */
import type { LaneFrame } from "../../engine/types.ts";
import { text } from "../../text/text.ts";

/** The score of these lanes: run time beside device time only where it is another. */
export const scoreOf = (score: readonly string[], lanes: readonly Pick<LaneFrame, "config">[]): string[] =>
  score.filter((id) => id !== "run_time_us" || lanes.some(({ config }) => config.write_wait < 1));

export const scoreNames = () => ({ latency_us: text().counters.score.deviceTime });
