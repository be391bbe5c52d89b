/** One sentence of what holds: whether writing together can save time now. */
import { serverText } from "../../text/server.ts";
import { formatCount } from "../../ui/format.ts";
import type { ServedLane } from "./types.ts";
import { percentOf } from "./words.ts";

export interface ServerTotals {
  /** Busy time of the write channels so far, in % of what they could have been. */
  writeBusyPercent: number;
}

/** From this much on nothing is left to fill. */
const FULL_PERCENT = 95;

function holding({ writes, clients, end }: ServedLane, full: boolean): string {
  const { holds } = serverText();
  if (end !== null) return end === "no_unpinned_buffers" ? holds.noFrame : holds.over;
  const [slots, idle] = [formatCount(writes.slots), writes.slots - writes.running.length];
  const queued = writes.queue.length;
  if (idle <= 0) {
    if (writes.slots === 1) return holds.oneFull;
    return full ? holds.full(slots, formatCount(queued), queued) : holds.fullNow(slots);
  }
  const waiting = clients.filter(({ doing }) => doing === "waits_for_write").length;
  return waiting > 0
    ? holds.idle(formatCount(idle), slots, formatCount(waiting), idle, waiting)
    : holds.quiet(formatCount(idle), slots, idle);
}

/**
 * Of the first lane, which is the one without ACE; a second one is the same with it. How busy the write channels have been
 * is said as well. Empty without lanes.
 */
export function serverSentence(lanes: readonly ServedLane[], totals: readonly ServerTotals[]): string {
  const [lane] = lanes;
  if (lane === undefined) return "";
  const { holds } = serverText();
  const what = holding(lane, (totals[0]?.writeBusyPercent ?? 0) >= FULL_PERCENT);
  const [without, withAce] = totals.map(({ writeBusyPercent }) => percentOf(writeBusyPercent / 100));
  if (without === undefined) return `${what}.`;
  const told = withAce === undefined ? holds.soFar(what, without) : holds.compared(what, without, withAce);
  return `${told}.`;
}
