/** Wrong rules that spoil one step of a run, each by what a learner may take for the policy's. */
import type { LaneFrame } from "../../../engine/types.ts";
import type { Random } from "../../../shell/exercise/random.ts";
import { eventOf, evictionOrder } from "./runs.ts";

/** What is told of a step. */
export interface Told {
  hit: boolean;
  /** The page that leaves; null at a hit. */
  leaves: number | null;
  written: readonly number[];
}

export interface Step {
  before: LaneFrame;
  after: LaneFrame;
  /** Pages from the one whose last use is longest ago to the one that was used last. */
  byUse: readonly number[];
}

export function toldOf(after: LaneFrame): Told {
  const { hit, victim, batch } = eventOf(after);
  return { hit, leaves: victim, written: batch };
}

/** What would be written if this page left. */
function batchOf({ before }: Step, page: number): number[] {
  const order = evictionOrder(before);
  if (order.find((one) => one.page === page)?.dirty !== true) return [];
  const { mode, n_w } = before.config;
  const others = order.filter((one) => one.dirty && one.page !== page).map((one) => one.page);
  return mode === "ace" ? [page, ...others].slice(0, n_w) : [page];
}

const missOf = (step: Step, leaves: number | undefined): Told | null =>
  leaves === undefined ? null : { hit: false, leaves, written: batchOf(step, leaves) };

/** Each gives the step as it would tell it; null where it says nothing of such a step. */
const RULES = {
  mostRecent: (step: Step, { hit }: Told) => (hit ? null : missOf(step, step.byUse.at(-1))),
  /** LRU itself is not wrong of LRU: there it gives what happened. */
  leastRecent: (step: Step, { hit }: Told) => (hit ? null : missOf(step, step.byUse[0])),
  cleanWritten: (_: Step, { hit, leaves, written }: Told) =>
    hit || leaves === null || written.length > 0 ? null : { hit, leaves, written: [leaves] },
  notWritten: (_: Step, { hit, leaves, written }: Told) =>
    hit ? null : { hit, leaves, written: written.filter((page) => page !== leaves) },
  alone: (_: Step, { hit, leaves, written }: Told) =>
    hit ? null : { hit, leaves, written: written.slice(0, 1) },
  tooMany: ({ before }: Step, { hit, leaves, written }: Told) => {
    const { mode, n_w } = before.config;
    const further = evictionOrder(before).find(({ page, dirty }) => dirty && !written.includes(page));
    if (mode !== "ace" || written.length < n_w || further === undefined) return null;
    return { hit, leaves, written: [...written, further.page] };
  },
  hitAsMiss: (step: Step, { hit }: Told) => {
    const { page } = eventOf(step.after);
    const next = evictionOrder(step.before).find((one) => one.page !== page);
    return hit ? missOf(step, next?.page) : null;
  },
  missAsHit: (_: Step, { hit }: Told): Told | null => (hit ? null : { hit: true, leaves: null, written: [] }),
} satisfies Record<string, (step: Step, told: Told) => Told | null>;

export type FaultRule = keyof typeof RULES;
const FAULT_RULES = Object.keys(RULES) as FaultRule[];

/** Rules that suit few steps stand here more often. */
const WEIGHTED = FAULT_RULES.flatMap((rule) =>
  Array<FaultRule>({ leastRecent: 12, tooMany: 12, alone: 6, notWritten: 2 }[rule as string] ?? 1).fill(rule),
);

const sorted = (pages: readonly number[]) => pages.toSorted((a, b) => a - b).join();

/** The step as a drawn wrong rule tells it, of those that tell it otherwise than it was; null where none does. */
export function spoilt(step: Step, random: Random): { rule: FaultRule; wrong: Told } | null {
  const told = toldOf(step.after);
  for (const rule of random.shuffled(WEIGHTED)) {
    const wrong = RULES[rule](step, told);
    if (wrong !== null && !same(wrong, told)) return { rule, wrong };
  }
  return null;
}

const same = (one: Told, other: Told) =>
  one.hit === other.hit && one.leaves === other.leaves && sorted(one.written) === sorted(other.written);
