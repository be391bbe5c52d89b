/** Links of the flash + magnetic lab. Lanes: `placement~replacement[~floor][~key:value…]`. Traces: `R7 W4 N10 F`. */
import { LANES, numbersWith, SIZES } from "../../../lab/lanes.ts";
import { linkCodec } from "../../../lab/link.ts";
import { notice } from "../../../state/url/notices.ts";
import { readNumber } from "../../../state/url/numbers.ts";
import { surveyWords, type TraceForm } from "../../../state/url/trace.ts";
import { hybridText } from "../../../text/hybrid.ts";
import { text as words } from "../../../text/text.ts";
import type { HybridRegistry } from "../engine/types.ts";
import * as parts from "./hideable.ts";
import { type HybridTypes, PATH } from "./scene.ts";

/** Largest page that a request can name here. */
const LARGEST_PAGE = 2 ** 30 - 2;

function pageOf(word: string): number | null | undefined {
  if (/^[Ff]$/.test(word)) return null;
  const [, digits] = /^[RrWwNn]?(\d+)$/.exec(word) ?? [];
  const page = digits === undefined ? undefined : Number(digits);
  return page === undefined || page > LARGEST_PAGE ? undefined : page;
}

const traceForm: TraceForm = {
  survey: (written) => surveyWords(written, pageOf),
  legal: () => hybridText().link.requests,
};

/** The page that is followed over the run. */
const FOLLOWED = "page";

/** All numbers: the engine's own, then those of replacements. */
export const numbersOf = (registry: HybridRegistry) => numbersWith(registry, registry.replacements);

export const { encodeLink, decodeLink } = linkCodec<HybridTypes>({
  path: PATH,
  keys: [FOLLOWED],
  complete: ["frames", "lanes", "workload"],
  order: ["workload", "lanes", "numbers"],
  parts,
  trace: traceForm,
  numbers: numbersOf,
  rulesOf: () => [({ id }) => id === "frames"],
  onceForAll: () => SIZES,
  slots: {
    placement: ({ placements }) => placements.map(({ id }) => id),
    replacement: ({ replacements }) => replacements.map(({ id }) => id),
  },
  flags: () => ["floor"],
  fit(lane, text, { registry: { placements, replacements }, notices }) {
    const plain = replacements.find(({ is_lru }) => is_lru)?.id ?? replacements[0]?.id ?? "";
    const onlyLru = placements.find(({ id }) => id === lane.placement)?.by_lru_only === true;
    if (!onlyLru || lane.replacement === plain) return;
    notices.push(notice(LANES, text, words().link.onlyWith(lane.placement, plain), plain));
    lane.replacement = plain;
  },
  view: {
    write: ({ view: { page } }) => (page === undefined ? [] : [[FOLLOWED, String(page)]]),
    read({ values, notices }) {
      const text = values.get(FOLLOWED);
      if (text === undefined) return {};
      const range = { minimum: 0, maximum: LARGEST_PAGE, integer: true };
      const page = readNumber(FOLLOWED, text, range, undefined, words().link.none, notices);
      return page === undefined ? {} : { page };
    },
  },
});
