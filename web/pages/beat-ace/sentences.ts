/** What the game says of a step, and of its end. */
import type { GameOpening, GamePlayed, GameStep } from "../../engine/types.ts";
import { beatAceText } from "../../text/beatAce.ts";
import { formatCount, formatTime } from "../../ui/format.ts";

export function stepSentence({ page, hit, victim, written, cost_us }: GameStep): string {
  const words = beatAceText();
  if (hit || victim === null) return words.hit(String(page));
  const time = formatTime(cost_us);
  if (written.length === 0) return words.wentClean(String(page), String(victim), time);
  return words.wentDirty(String(page), String(victim), written.map(String), time);
}

/** Against ACE, once all is served. */
export function verdictOf({ time_us }: GamePlayed, { ghosts }: GameOpening): string {
  const words = beatAceText();
  const ahead = (ghosts.ace.at(-1) ?? 0) - time_us;
  if (ahead === 0) return words.level;
  return ahead > 0 ? words.won(formatTime(ahead)) : words.lost(formatTime(-ahead));
}

/** The move that cost most against the cheapest one from the same pool, or that none did. */
export function dearestSentence({ dearest, steps }: GamePlayed): string {
  const words = beatAceText();
  const step = dearest === null ? undefined : steps[dearest.request];
  if (dearest === null || step === undefined) return words.perfect;
  return words.dearest({
    request: formatCount(dearest.request + 1),
    page: String(step.page),
    evicted: String(step.victim),
    written: step.written.map(String),
    evict: String(dearest.evict),
    write: dearest.write.map(String),
    time: formatTime(dearest.more_us),
  });
}
