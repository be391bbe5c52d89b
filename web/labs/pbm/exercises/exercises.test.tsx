/** What the laws of all kinds do not say: how the draws are spread, and estimates reckoned by hand. */
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { everyLab } from "../../../test-support/everyLab.ts";
import { setLocale } from "../../../text/text.ts";
import { reachesOf, usABlock, usTo } from "./arithmetic.ts";
import { follower } from "./follower.tsx";
import { wrongTimes } from "./misreadings.ts";
import { firstMoment, givenScene } from "./scene.ts";
import { streamFirst } from "./streamFirst.tsx";

const labs = await everyLab();
const lab = labs.find(({ registry }) => registry.lab.id === "pbm");
if (lab === undefined) throw new Error("no predictive lab");

beforeAll(() => setLocale("en"));

const SEEDS = 150;
const seeds = Array.from({ length: SEEDS }, (_, at) => at + 1);

test("40 to 60% of the follower's requests are hits", () => {
  const hits = seeds.filter((seed) => follower.draw(seed, 0, lab).answer[0] === "hit");
  expect(hits.length / SEEDS).toBeGreaterThan(0.4);
  expect(hits.length / SEEDS).toBeLessThan(0.6);
});

test("in most questions the first stream is not the nearest, and not the fastest", () => {
  // The reasons against the other streams name the habit that takes them.
  const told = seeds.map((seed) => {
    const { options, judge } = streamFirst.draw(seed, 0, lab);
    return options.map(({ id }) => renderToStaticMarkup(judge([id]).reasons)).join(" ");
  });
  const named = (habit: RegExp) => told.filter((reasons) => habit.test(reasons)).length / SEEDS;
  expect(named(/leads to the nearest scan/)).toBeGreaterThanOrEqual(0.55);
  expect(named(/leads to the fastest scan/)).toBeGreaterThanOrEqual(0.55);
});

/**
 * Reads take 20 µs. Stream 1 works 80 µs on a block: 100 µs a block. Stream 2 begins 250 µs later, 180 µs a block. After
 * six requests, at 400 µs, stream 1 is at block 14 and stream 2 at block 20.
 */
const BY_HAND = givenScene("S10-40x80; P250 S20-59x160", { frames: 14, lane: { policy: "lru" } });

test("an estimate is what is reckoned by hand: blocks before it by the time of a block, the soonest", () => {
  const told = firstMoment(BY_HAND, 6, lab, (lane) => ({
    speeds: reachesOf(lane, 30).map((reach) => Math.round(usABlock(reach))),
    before: reachesOf(lane, 30).map(({ before }) => before),
    us: [22, 30, 50].map((block) => Math.round(usTo(lane, block))),
    engine: [22, 30, 50].map((block) => Math.round(lane.columns.tableTimesUs[block] ?? 0)),
    wrong: wrongTimes(lane, 30).map(({ value }) => Math.round(value)),
  }));
  // Block 22: 2 × 180 against 8 × 100. Block 30: 16 × 100 against 10 × 180. Block 50: stream 1 ends before it.
  const us = [2 * 180, 16 * 100, 30 * 180];
  // The distance, stream 2's time, the sum, and 30 × 100 from block 0.
  const wrong = [16, 10 * 180, 16 * 100 + 10 * 180, 30 * 100];
  expect(told).toEqual({ speeds: [100, 180], before: [16, 10], us, engine: us, wrong });
});
