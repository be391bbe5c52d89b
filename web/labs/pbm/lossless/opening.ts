/** The evictions in a link, checked against the string and kept as far as they are legal. */

import { notice } from "../../../state/url/notices.ts";
import { losslessText } from "../../../text/lossless.ts";
import { formatCount } from "../../../ui/format.ts";
import { walkThrough } from "../engine/walk.ts";
import type { Named } from "./names.ts";

export interface Opening {
  /** Blocks, by number. */
  choices: readonly number[];
  at: number;
  /** What was not legal, in words. */
  notices: readonly string[];
}

/** How many steps can be looked at with these choices; null if they are not legal. */
function lastStep({ frames, pool, requests }: Named, choices: number[]): number | null {
  const walked = walkThrough({ frames, pool, requests, choices });
  if (!walked.ok) return null;
  const { steps, finished } = walked.walk;
  return finished ? steps.length : steps.length - 1;
}

export function openingOf(string: Named, evicted: readonly string[], asked: string): Opening {
  const words = losslessText().link;
  const notices: string[] = [];
  const choices: number[] = [];
  let last = lastStep(string, choices) ?? 0;
  for (const name of evicted) {
    const block = string.names.indexOf(name);
    const further = block < 0 ? null : lastStep(string, [...choices, block]);
    if (further === null) {
      notices.push(notice("evicted", name, words.victim, words.before(formatCount(choices.length))).message);
      break;
    }
    choices.push(block);
    last = further;
  }
  const at = Number(asked);
  if (/^\d+$/.test(asked) && at <= last) return { choices, at, notices };
  const nearest = /^\d+$/.test(asked) ? last : 0;
  notices.push(notice("at", asked, words.range(formatCount(last)), formatCount(nearest)).message);
  return { choices, at: nearest, notices };
}
