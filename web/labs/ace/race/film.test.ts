import { expect, test } from "vitest";
import { Session } from "../engine/session.ts";
import { racersAt } from "../leaderboard/race.ts";
import { realRegistry } from "../state/testEngine.ts";
import { captionsOf, cellsOf, scenesAt } from "./film.ts";

const registry = await realRegistry();
const preset = registry.presets.find(({ id }) => id === "first-steps");
const opened = Session.open({ ...(preset?.scene as object), at: 0 }, registry);
if (!opened.ok) throw new Error(opened.failure.message);
const { value: session } = opened;
const frames = Array.from({ length: session.requests + 1 }, (_, position) => {
  session.seek(position);
  return session.frame();
});

test("the first page's captions come with the first write, half-way of it, and the first lane that is done", () => {
  expect(captionsOf(frames)).toEqual([80, 95, 110, 290]);
});

test("at each moment a lane stands at the last request that has ended, and shows the one under way", () => {
  const [lru, ace] = scenesAt(frames, 95);
  expect([lru?.served, ace?.served]).toEqual([9, 9]);
  expect([lru?.under?.written, ace?.under?.written]).toEqual([[4], [4, 5, 2]]);
  expect([lru?.under?.write, ace?.under?.write]).toEqual([0.5, 0.5]);
  const written = ace && cellsOf(ace).filter(({ state }) => state === "written");
  expect(written?.map(({ page, dirty }) => [page, dirty])).toEqual([
    [2, true],
    [5, true],
    [4, true],
  ]);
  // Written, and not read yet: the victim leaves, the others stay clean.
  const after = scenesAt(frames, 115)[1];
  expect(after && cellsOf(after).filter(({ state }) => state !== "")).toEqual([
    { page: 2, dirty: false, state: "clean" },
    { page: 5, dirty: false, state: "clean" },
    { page: 4, dirty: false, state: "gone" },
  ]);
  expect(scenesAt(frames, 290).map(({ served, under }) => [served, under === null])).toEqual([
    [20, false],
    [27, true],
  ]);
});

test("racers stand by when they were done, then by how far they are", () => {
  const track = (times_us: number[]) => ({ positions: times_us.map((_, at) => at), times_us });
  const racers = racersAt([track([0, 10, 50]), track([0, 20, 30]), track([0, 5, 28])], 29);
  expect(racers.map(({ place }) => place)).toEqual([2, 1, 0]);
  expect(racers.map(({ served, done_us }) => [served, done_us])).toEqual([
    [1, null],
    [1, null],
    [2, 28],
  ]);
});
