/** What a lane does with a whole recorded trace, served beside the run shown. */
import { attempt } from "../../../engine/runSession.ts";
import { yieldToBrowser } from "../../../engine/slices.ts";
import type { Reckoned } from "../../../engine/types.ts";
import type { Session } from "../engine/session.ts";

/** Requests between two breaths: a few milliseconds. */
const SLICE = 20_000;

interface Watch {
  isLeft?: () => boolean;
  /** The part of the trace that is behind it. */
  onShare?: (share: number) => void;
}

/** Null if it was left, and of what cannot be counted: a fork, whose pool was another lane's before, or a policy outside of the engine. */
export async function reckoned(
  recorded: NonNullable<Session["recorded"]>,
  lane: number,
  { isLeft, onShare }: Watch = {},
): Promise<Reckoned | null> {
  const begun = attempt(() => recorded.reckon(lane));
  if (!begun.ok) return null;
  const reckoning = begun.value;
  try {
    for (let at = 0; at < reckoning.requests; ) {
      await yieldToBrowser();
      if (isLeft?.()) return null;
      at = reckoning.advance(SLICE);
      onShare?.(at / reckoning.requests);
    }
    return JSON.parse(reckoning.result_json());
  } finally {
    reckoning.free();
  }
}
