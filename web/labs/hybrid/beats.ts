/** The beats of a step between a pool and two disks: which a lane's step has, and what each of them tells and counts. */
import type { Beat } from "../../engine/types.ts";
import { type CounterBeats, countersTold, phrasesTold } from "../../lab/told.ts";
import type { LaneBeats } from "../../state/beats.ts";
import type { HybridLaneFrame } from "./types.ts";

type Lane = Pick<HybridLaneFrame, "step">;

function beatsOf({ step: { event } }: Lane, before: Lane): readonly Beat[] {
  if (event === null || event.t !== (before.step.event?.t ?? -1) + 1) return [];
  const { page, evictions, read_from } = event;
  return [
    // Nothing is looked up where the pool is emptied.
    ...(page === null ? [] : ["lookUp" as const]),
    ...(page === null || evictions.length === 0 ? [] : ["victim" as const]),
    ...(evictions.some(({ written_to }) => written_to !== null) ? ["written" as const] : []),
    ...(evictions.length > 0 ? ["evicted" as const] : []),
    ...(read_from === null ? [] : ["read" as const]),
    "placed",
  ];
}

/** The beat that each phrase of a lane's sentence tells. */
export function phraseBeats({ step: { event, phrases } }: Lane): Beat[] {
  if (event === null) return [];
  const { page, evictions, read_from, found_in } = event;
  if (page === null) return phrases.map(() => (evictions.length > 0 ? "evicted" : "placed"));
  let left = 0;
  let read = read_from === null ? 0 : 1;
  const goesOn = (at: number) => /^[;,]/.test(phrases[at]?.template ?? "");
  return phrases.map((_, at) => {
    if (at === 0 || (at === 1 && found_in !== null)) return "lookUp";
    const eviction = evictions[left];
    if (eviction !== undefined) {
      // Why the page leaves, and why it stays or moves, is one sentence; its end says what becomes of it.
      if (!goesOn(at) || goesOn(at + 1)) return "victim";
      left += 1;
      return eviction.written_to === null ? "evicted" : "written";
    }
    if (read === 0) return "placed";
    read -= 1;
    return "read";
  });
}

const WHEN: CounterBeats = {
  ...{ requests: "lookUp", logical_reads: "lookUp", logical_writes: "lookUp", created: "lookUp" },
  ...{ sets: "lookUp", hits: "lookUp", misses: "lookUp" },
  ...{ physical_writes_f: "written", physical_writes_m: "written", pages_on_f: "written" },
  ...{ migrations_to_f: "written", migrations_to_m: "written" },
  ...{ cost_writes_f: "written", cost_writes_m: "written" },
  ...{ evictions: "evicted", evictions_dirty: "evicted" },
  ...{ physical_reads_f: "read", physical_reads_m: "read", cost_reads_f: "read", cost_reads_m: "read" },
};

/** Of the disks named, what is written and what is read; `times` what. */
const costOf = (disks: readonly ("f" | "m")[], times = 1) =>
  disks.flatMap(
    (disk) =>
      [
        ["written", `cost_writes_${disk}`, times],
        ["read", `cost_reads_${disk}`, times],
      ] as const,
  );

export const hybridBeats: LaneBeats<HybridLaneFrame> = {
  of: beatsOf,
  told: (lane, before, isOver) => {
    const { step } = lane;
    const { cost, seconds } = step.counters;
    const whole = (times?: number) => costOf(["f", "m"], times);
    const when = {
      ...WHEN,
      ...{ cost_f: costOf(["f"]), cost_m: costOf(["m"]), cost: whole() },
      seconds: whole(cost > 0 ? seconds / cost : 0),
    };
    return {
      ...lane,
      step: {
        ...step,
        phrases: phrasesTold(step.phrases, phraseBeats(lane), isOver),
        counters: countersTold(step.counters, before.step.counters, when, isOver),
      },
    };
  },
};
