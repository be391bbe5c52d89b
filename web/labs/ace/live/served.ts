/** Serves a run beside the shown one, in slices that leave the page alive. */
import type { Condition } from "../../../engine/runSession.ts";
import { yieldToBrowser } from "../../../engine/slices.ts";
import type { Session } from "../engine/session.ts";

/** Requests between two breaths: a few milliseconds. */
const SLICE = 20_000;

type IsLeft = () => boolean;

/** On to a position. False if it was left meanwhile. */
export async function servedTo(session: Session, position: number, isLeft: IsLeft): Promise<boolean> {
  while (session.position < position && !session.ended) {
    await yieldToBrowser();
    if (isLeft()) return false;
    session.seekSlice(position, SLICE);
  }
  return true;
}

/** On to where a condition holds in a lane. Null if it was left meanwhile, or there is no such step. */
export async function servedUntil(
  session: Session,
  condition: Condition,
  isLeft: IsLeft,
): Promise<number | null> {
  for (;;) {
    await yieldToBrowser();
    if (isLeft()) return null;
    const ran = session.runTo(condition, SLICE);
    if (!ran.ok || ran.value === "none") return null;
    if (ran.value === "found") return session.position;
  }
}
