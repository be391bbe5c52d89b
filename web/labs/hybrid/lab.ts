/**
 * The flash + magnetic lab: its scenes, links and controller. Lanes in links: `placement~replacement[~floor][~key:value…]`;
 * traces: `R7 W4 N10 F`.
 */
import { createStore } from "zustand/vanilla";
import { type Made, making } from "../../engine/pkg/hybrid/hybrid.js";
import { LANES, type LanedTypes, type LaneSettings, numbersWith } from "../../lab/lanes.ts";
import { linkCodec } from "../../lab/link.ts";
import { firstChoices, type RunScene } from "../../state/run/choices.ts";
import { createRun } from "../../state/run/createRun.ts";
import type { ChoicesOf } from "../../state/run/definition.ts";
import { hooksOf } from "../../state/run/hooks.ts";
import type { RunView } from "../../state/run/view.ts";
import { notice } from "../../state/url/notices.ts";
import { readNumber } from "../../state/url/numbers.ts";
import { surveyWords } from "../../state/url/workload.ts";
import { hybridText } from "../../text/hybrid.ts";
import { text as words } from "../../text/text.ts";
import { hybridBeats } from "./beats.ts";
import { HybridSession, loadEngine as load, readOwnTrace } from "./engine.ts";
import { parts } from "./tabs.ts";
import type { HybridFrame, HybridRegistry } from "./types.ts";

export const PATH = "/hybrid";

/** A lane: which placement and which replacement; numbers of its own stand beside them. */
export interface HybridLane extends LaneSettings {
  placement: string;
  replacement: string;
  /** Whether conservative keeps C at 0 or above. */
  floor?: boolean;
}

export interface HybridScene extends RunScene {
  lanes: HybridLane[];
}

export interface HybridView extends RunView {
  page?: number;
}

export interface HybridTypes extends LanedTypes {
  scene: HybridScene;
  registry: HybridRegistry;
  view: HybridView;
  frame: HybridFrame;
  session: HybridSession;
  handle: Made;
}

export const defaultView: HybridView = {};

export { load };

/** Largest page that a request can name here. */
const LARGEST_PAGE = 2 ** 30 - 2;

function pageOf(word: string): number | null | undefined {
  if (/^[Ff]$/.test(word)) return null;
  const [, digits] = /^[RrWwNn]?(\d+)$/.exec(word) ?? [];
  const page = digits === undefined ? undefined : Number(digits);
  return page === undefined || page > LARGEST_PAGE ? undefined : page;
}

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
  trace: { survey: (written) => surveyWords(written, pageOf), legal: () => hybridText().link.requests },
  numbers: numbersOf,
  rulesOf: () => [({ id }) => id === "frames"],
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

export function createHybridLab() {
  const choices = createStore<ChoicesOf<HybridTypes>>(() => firstChoices(defaultView));
  const run = createRun<HybridTypes>({
    path: PATH,
    choices,
    load,
    session: HybridSession.open,
    making: (scene) => making(JSON.stringify(scene)),
    decode: decodeLink,
    encode: encodeLink,
    parts,
    beats: hybridBeats,
    // Queues are what the picture shows.
    ordered: () => true,
    ownTraces: {
      allOperations: true,
      // How many pages there are follows from the trace.
      onTrace: ({ pages: _, ...scene }) => scene as HybridScene,
      readTrace: (file, ...how) => readOwnTrace(file, file.name, ...how),
    },
    readScene: async (text) => (await import("./export.ts")).readConfig(text),
  });

  /** Follows a page over the run; null shows none. */
  function follow(page: number | null): void {
    const { page: _, ...view } = choices.getState().view;
    choices.setState({ view: page === null ? view : { ...view, page } });
  }

  return { ...run, choices, follow };
}

export type HybridController = ReturnType<typeof createHybridLab>;

export const { useLab: useHybrid, useShownPart, useChoice } = hooksOf<HybridController>();
