/** The beats of a step of Algorithm 1: which a lane's step has, and what each of them tells and counts. */
import { type Beat, DIRTY, type LaneFrame } from "../../engine/types.ts";
import { type CounterBeats, countersTold, phrasesTold } from "../../lab/told.ts";
import type { LaneBeats } from "../../state/beats.ts";

type Lane = Pick<LaneFrame, "step" | "served">;

function beatsOf({ step: { event }, served }: Lane, before: Lane): readonly Beat[] {
  // With clients a step is one event, and the I/O of its pages comes later.
  if (served !== undefined || event === null || event.t !== (before.step.event?.t ?? -1) + 1) return [];
  const { hit, victim, batch, evicted } = event;
  return [
    "lookUp",
    ...(victim === null ? [] : ["victim" as const]),
    ...(batch.length > 0 ? ["written" as const] : []),
    ...(evicted.length > 0 ? ["evicted" as const] : []),
    ...(hit ? [] : ["read" as const]),
    "placed",
  ];
}

/** What a step did to the log: a flush before the write, or a commit's after its own change. */
const OF_LOG = /LSN \{lsn\}/;

/** The beat that each phrase of a lane's sentence tells. */
export function phraseBeats(lane: Lane): Beat[] {
  const { phrases: all } = lane.step;
  const beats = beatsWithoutLog(lane);
  return all.map(({ template }) => {
    if (!OF_LOG.test(template)) return beats.shift() ?? "placed";
    // The flush is told once the sentence of the write is over.
    return template.includes("{page}") ? "evicted" : "placed";
  });
}

function beatsWithoutLog({ step: { event, phrases: all } }: Lane): Beat[] {
  if (event === null) return [];
  const phrases = all.filter(({ template }) => !OF_LOG.test(template));
  const { hit, victim, victim_dirty, write } = event;
  // What becomes of the victim goes on in the sentence that says why it is the victim.
  const fate = phrases.findIndex(({ template }) => template.startsWith(";"));
  const loading = hit ? phrases.length : phrases.length - (write ? 2 : 1);
  return phrases.map((_, at) => {
    if (at === 0 || hit) return "lookUp";
    if (victim === null) return "read";
    if (at < fate) return "victim";
    if (at === fate) return victim_dirty ? "written" : "evicted";
    // The Evictor drops what the Reader wants room for.
    if (at < loading) return "evicted";
    return at === loading ? "read" : "placed";
  });
}

const WHEN: CounterBeats = {
  ...{ requests: "lookUp", reads: "lookUp", writes: "lookUp", hits: "lookUp", misses: "lookUp" },
  ...{ prefetch_used: "lookUp", prefetch_coverage: "lookUp", cpu_time_us: "lookUp" },
  ...{ second_chances: "victim", sweep_steps: "victim" },
  ...{ pages_written: "written", write_batches: "written", write_time_us: "written" },
  ...{ evictions_clean: "evicted", evictions_dirty: "evicted", prefetch_wasted: "evicted" },
  ...{ pages_read: "read", prefetched: "read", prefetch_accuracy: "read", read_time_us: "read" },
};

/** `waited`: the share of a write that is waited for. */
const timesWith = (waited: number) =>
  [
    ["lookUp", "cpu_time_us"],
    ["written", "write_time_us", waited],
    ["read", "read_time_us"],
  ] as const;

/** Dirty pages in the pool. */
export function dirtyPages({ columns: { flags } }: Pick<LaneFrame, "columns">): number {
  let count = 0;
  for (let frame = 0; frame < flags.length; frame += 1) count += (flags[frame] ?? 0) & DIRTY ? 1 : 0;
  return count;
}

export const aceBeats: LaneBeats<LaneFrame> = {
  of: beatsOf,
  told: (lane, before, isOver) => {
    const { step, config } = lane;
    const { device, phrases, counters, event } = step;
    const when = { ...WHEN, latency_us: timesWith(1), run_time_us: timesWith(config.write_wait) };
    const written = isOver("written") ? (event?.batch.length ?? 0) : 0;
    // A write waits for the log; what is only changed is logged as it comes into its place.
    const log = isOver(event?.batch.length ? "written" : "placed") ? step.log : before.step.log;
    const use = (kind: "write" | "read", beat: Beat) => (isOver(beat) ? step : before.step).device[kind];
    return {
      ...lane,
      step: {
        ...step,
        phrases: phrasesTold(phrases, phraseBeats(lane), isOver),
        counters: countersTold(counters, before.step.counters, when, isOver),
        ...(log && { log }),
        device: { ...device, write: use("write", "written"), read: use("read", "read") },
      },
      underWay: { dirtyPages: dirtyPages(before) - written },
    };
  },
};
