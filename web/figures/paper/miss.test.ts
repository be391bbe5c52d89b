/** The figure's literal miss is the engine's own. */
import { beforeAll, describe, expect, test } from "vitest";
import { DIRTY, type LaneFrame, type Registry } from "../../engine/types.ts";
import { Session } from "../../labs/ace/engine/session.ts";
import { sceneSchema } from "../../labs/ace/state/sceneSchema.ts";
import { realRegistry } from "../../labs/ace/state/testEngine.ts";
import { pageIn, poolModel } from "../pool/model.ts";
import { type MissMoment, miss } from "./AceArchitecture.tsx";

let registry: Registry;
beforeAll(async () => {
  registry = await realRegistry();
});

/** The lane with the Reader of the slides' preset, after so many requests. */
function laneAt(position: number): LaneFrame {
  const preset = registry.presets.find(({ id }) => id === "slides-lru-reader");
  const opened = Session.open(sceneSchema.parse(preset?.scene), registry);
  if (!opened.ok) throw new Error(opened.failure.message);
  opened.value.seek(position);
  const lane = opened.value.frame().lanes.at(-1);
  opened.value.close();
  if (lane === undefined) throw new Error("The preset has no lane.");
  return lane;
}

const enginePool = (lane: LaneFrame) => {
  const model = poolModel(lane, "order");
  return Array.from(model.slots, (frame) => ({
    page: Number(pageIn(model, frame)),
    dirty: ((model.flags[frame] ?? 0) & DIRTY) !== 0,
  }));
};
const drawnPool = (moment: MissMoment | undefined) =>
  moment?.pool.map(({ page, dirty = false }) => ({ page, dirty }));
const marked = (mark: "written" | "evicted", at: (moment: MissMoment) => boolean) =>
  miss
    .find(at)
    ?.pool.flatMap((chip) => (chip[mark] && chip.page !== null ? [chip.page] : []))
    .sort();

describe("the miss of the architecture's figure", () => {
  test("begins and ends with the engine's pool", () => {
    expect(drawnPool(miss[0])).toEqual(enginePool(laneAt(0)));
    expect(drawnPool(miss.at(-1))).toEqual(enginePool(laneAt(1)));
  });

  test("writes, evicts and prefetches what the engine does", () => {
    const event = laneAt(1).step.event;
    expect(marked("written", ({ way }) => way === "collect")).toEqual([...(event?.batch ?? [])].sort());
    expect(marked("evicted", ({ way }) => way === "drop")).toEqual([...(event?.evicted ?? [])].sort());
    const fetched = miss.at(-1)?.pool.flatMap((chip) => (chip.prefetched ? [chip.page] : []));
    expect(fetched).toEqual([...(event?.prefetched ?? [])]);
  });
});
