/** The beats of a step of predictive buffer management: which a lane's step has, and what each of them tells and counts. */
import type { Beat } from "../../engine/types.ts";
import { type CounterBeats, countersTold, phrasesTold } from "../../lab/told.ts";
import type { LaneBeats } from "../../state/beats.ts";
import type { PbmLaneFrame } from "./engine/types.ts";

type Lane = Pick<PbmLaneFrame, "step">;

/** All lanes are shown at one moment: the step was a request of one of them. */
function beatsOf({ step: { event } }: Lane, before: Lane): readonly Beat[] {
  if (event === null || event.position === before.step.event?.position) return [];
  if (event.t !== (before.step.event?.t ?? -1) + 1) return [];
  const evicts = event.evicted.length > 0;
  return [
    "lookUp",
    ...(evicts ? (["victim", "evicted"] as const) : []),
    ...(event.hit ? [] : ["read" as const]),
    "placed",
  ];
}

/** The beat that each phrase of a lane's sentence tells. */
export function phraseBeats({ step: { event, phrases } }: Lane): Beat[] {
  if (event === null) return [];
  const asked = event.begins_query ? 2 : 1;
  return phrases.map((_, at) => {
    if (at < asked) return "lookUp";
    return event.free && at === asked ? "placed" : "victim";
  });
}

const WHEN: CounterBeats = {
  ...{ requests: "lookUp", hits: "lookUp", misses: "lookUp", waits: "lookUp", hit_percent: "lookUp" },
  // It is the moment of all lanes.
  ...{ seconds: "lookUp", time_us: "lookUp", device_percent: "lookUp" },
  ...{ evictions: "evicted", io_gib: "read" },
};

export const pbmBeats: LaneBeats<PbmLaneFrame> = {
  of: beatsOf,
  told: (lane, before, isOver) => {
    const { step } = lane;
    return {
      ...lane,
      searches: !isOver("victim"),
      step: {
        ...step,
        phrases: phrasesTold(step.phrases, phraseBeats(lane), isOver),
        counters: countersTold(step.counters, before.step.counters, WHEN, isOver),
      },
    };
  },
};
