/** What the ACE lab's score counts, the most important first. */
import { text } from "../../text/text.ts";

export const SCORE = ["latency_us", "write_batches", "pages_written", "misses", "hits"];

export const scoreNames = () => ({ latency_us: text().counters.score.deviceTime });
