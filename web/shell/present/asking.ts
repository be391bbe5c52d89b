/**
 * A presentation that asks: the clicker comes to a question before each eviction of the asked lane, and to its answer
 * after it. Forward and back go through the same pictures: as many as there are steps and evictions.
 */
import type { Action } from "../windowSync/channel.ts";

export interface Picture {
  /** Requests served. */
  at: number;
  /** `asked`: the next request evicts, and which page is not told yet. `revealed`: the last one did. */
  phase: "shown" | "asked" | "revealed";
}

/** What is known of the asked lane's run. */
export interface Evictions {
  requests: number;
  /** Whether the request number `position`, from 0, evicts a page. */
  evicts(position: number): boolean;
  /** The first request from number `from` on that does; how many there are, where none is found. */
  next(from: number): number;
}

/** The picture that stands at a position when it is come to otherwise than by the clicker. */
export const opened = (at: number, { evicts }: Evictions): Picture => ({
  at,
  phase: evicts(at) ? "asked" : "shown",
});

/** The picture after the last request, before anything is asked of the next one. */
const served = (at: number, { evicts }: Evictions): Picture => ({
  at,
  phase: at > 0 && evicts(at - 1) ? "revealed" : "shown",
});

/** Where an action leads from a picture; it never passes an eviction of the asked lane without its question. */
export function turned(from: Picture, action: Action, run: Evictions): Picture {
  const { at, phase } = from;
  const asked = phase === "asked";
  switch (action) {
    case "step":
    case "beat":
    case "end": {
      if (asked) return served(at + 1, run);
      const next = action === "end" ? run.next(at) : at;
      if (run.evicts(next)) return { at: next, phase: "asked" };
      return served(Math.min(action === "end" ? next : at + 1, run.requests), run);
    }
    case "back":
    case "beatBack":
      if (asked || at === 0) return served(at, run);
      return run.evicts(at - 1) ? { at: at - 1, phase: "asked" } : served(at - 1, run);
    case "start":
      return served(0, run);
    default:
      return from;
  }
}
