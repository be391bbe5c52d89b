/** The parts of lessons on the predictive lab, with its real engine and the lessons' own scenes. */
import { readFile } from "node:fs/promises";
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import init, { registry_json } from "../../../engine/pkg/pbm/pbm.js";
import { behind, gaps, lookUps, three } from "../../../lessons/scenes/predicting-from-scans.ts";
import { bulk, drawing, queue, sample, sampled } from "../../../lessons/scenes/sampling.ts";
import { four, two } from "../../../lessons/scenes/scans-and-lru.ts";
import { Check } from "../../../pages/lessons/check/Check.tsx";
import { type NumberProps, numberText } from "../../../pages/lessons/Number.tsx";
import { Scene } from "../../../pages/lessons/scene/Scene.tsx";
import { LessonContext, unanswered } from "../../../shell/lessons/context.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { procedure } from "../../../shell/lessons/procedure.tsx";
import { PbmSession } from "../engine/session.ts";
import type { PbmRegistry } from "../engine/types.ts";
import { decodeLink } from "../lab.ts";
import { chanceAt, chanceText } from "./Chance.tsx";
import { Chances } from "./Chances.tsx";
import { groupsModel } from "./Groups.tsx";
import { pbmLab } from "./pbmLab.tsx";
import { type LessonPbmLane, lessonFrame, reachOf, scansOf, soonest } from "./reach.ts";

/** One scan that goes round a table of twelve blocks. */
const loop = (frames: number) => ({
  ...{ scale: 1, k_r: 4, base_us: 100, blocks: 12, frames, group_blocks: 3 },
  lanes: [{ policy: "lru" }, { policy: "clock" }, { policy: "sampling" }],
  workload: { kind: "given", trace: "S0-11x25*5" },
});

let registry: PbmRegistry;
let lab: LessonLab;
beforeAll(async () => {
  await init({ module_or_path: await readFile("web/engine/pkg/pbm/pbm_bg.wasm") });
  registry = JSON.parse(registry_json());
  lab = pbmLab(registry);
});

function draw(children: ReactNode, page: "lesson" | "notes" = "lesson") {
  const value = { ...unanswered, lab, page };
  return render(<LessonContext value={value}>{children}</LessonContext>);
}

function session(scene: object): PbmSession {
  const opened = PbmSession.open(scene, registry);
  if (!opened.ok) throw new Error(opened.failure.message);
  return opened.value;
}

function laneAt(run: PbmSession, position: number): LessonPbmLane {
  run.seek(position);
  const [lane] = lessonFrame(run, {}).lanes;
  if (lane === undefined) throw new Error("no lane");
  return lane;
}

const hits = (scene: object, lane = 0) => Number(numberText({ scene, lanes: [lane], counter: "hits" }, lab));

describe("what an estimate is made of", () => {
  test.each(["three", "behind", "gaps"] as const)("at every step of %s it is the engine's own", (name) => {
    const run = session({ three, behind, gaps }[name]);
    for (let position = 0; position <= run.requests; position += 1) {
      const { columns, step, world } = laneAt(run, position);
      const scans = scansOf(step.streams, world);
      columns.tableTimesUs.forEach((us, block) => {
        const reach = soonest(scans.map((scan) => reachOf(scan, block)));
        expect(reach?.us ?? Number.POSITIVE_INFINITY, `${position}: ${block}`).toBeCloseTo(us, 1);
      });
    }
    run.close();
  });

  // By hand: a block in 50 + 100 us; then five in 250 us, twice.
  test("the speed is three quarters of the old one and a quarter of the new one", () => {
    const speed = (at: number) => numberText({ scene: behind, at, config: "speed_2" }, lab);
    expect(speed(15)).toBe("6,667");
    expect(speed(22)).toBe("10,000");
    expect(speed(28)).toBe("12,500");
    expect(speed(35)).toBe("14,375");
    expect(numberText({ scene: behind, at: 35, config: "speed_1" }, lab)).toBe("6,667");
  });

  test("of a scan with gaps only blocks count that it reads", () => {
    expect(numberText({ scene: gaps, at: 10, config: "before_35_of_2" }, lab)).toBe("7");
    expect(numberText({ scene: gaps, at: 10, config: "before_35_of_1" }, lab)).toBe("15");
  });
});

describe("registration", () => {
  test("a scan is on the list of a group until it has finished its last block there", () => {
    const run = session(three);
    const lists = (position: number) => groupsModel(laneAt(run, position)).askedBy;
    expect(lists(0).flat()).toEqual([]);
    // Stream 1 reads 10 to 44, stream 2 0 to 29, in groups of five.
    expect(lists(2)).toEqual([[2], [2], [1, 2], [1, 2], [1, 2], [1, 2], [1], [1], [1], [], [], []]);
    expect(lists(12)[0]).toEqual([2]);
    expect(lists(13)[0]).toEqual([]);
    expect(lists(19).slice(5)).toEqual([[1, 2, 3], [1, 3], [1, 3], [1, 3], [3], [3], [3]]);
    expect(lists(43)[5]).toContain(1);
    expect(lists(45)[5]).not.toContain(1);
    run.close();
  });

  test("a group has an infinite estimate exactly if its list is empty, or all on it have passed the block", () => {
    const run = session(gaps);
    for (let position = 1; position <= run.requests; position += 1) {
      const lane = laneAt(run, position);
      const { askedBy } = groupsModel(lane);
      lane.columns.tableTimesUs.forEach((us, block) => {
        if (askedBy[Math.floor(block / lane.world.group_blocks)]?.length === 0)
          expect(us).toBe(Number.POSITIVE_INFINITY);
      });
    }
    run.close();
  });
});

describe("what the lessons say in words", () => {
  test("of a loop LRU and Clock Sweep keep all or nothing", () => {
    for (const frames of [8, 10, 11]) {
      expect([hits(loop(frames), 0), hits(loop(frames), 1)]).toEqual([0, 0]);
      expect(hits(loop(frames), 2)).toBeGreaterThan(0);
    }
    expect(hits(loop(12), 0)).toBe(48);
  });

  test("a scan that begins too far behind finds nothing under LRU, and something with estimates", () => {
    expect(hits(two(1500), 0)).toBe(60);
    expect(hits(two(2300), 0)).toBe(0);
    // Of the same time: twenty blocks, and fewer than nine.
    expect([hits(two(3000), 0), hits(two(3000, 250), 0)]).toEqual([0, 60]);
    expect(hits(two(2300), 2)).toBeGreaterThan(50);
  });

  test("usage counts keep what nobody needs: Clock Sweep is behind LRU", () => {
    expect(hits(four, 1)).toBeLessThan(hits(four, 0));
    expect(hits(four, 2)).toBe(hits(four, 0));
  });

  test("of the furthest bucket PBM-PQ evicts the block that is needed soonest", () => {
    const run = session(queue);
    const { columns } = laneAt(run, 24);
    const furthest = [12, 13, 14, 15, 16, 17].map((block) => columns.tableTimesUs[block] ?? 0);
    expect(Math.min(...furthest)).toBe(furthest[0]);
    expect(Math.max(...furthest)).toBe(furthest[5]);
    expect(laneAt(run, 25).step.event?.evicted.map(({ block }) => block)).toEqual([12]);
    run.close();
  });

  test("the first frame more in a sample gives the largest part", () => {
    const [one, more, twenty] = [1, 2, 20].map((samples) => hits(sampled(sample(samples))));
    expect((more ?? 0) - (one ?? 0)).toBeGreaterThan(((twenty ?? 0) - (one ?? 0)) / 2);
  });

  test("10 of 100 is above 10 at every share of good frames", () => {
    for (let p = 0.005; p < 0.35; p += 0.005)
      expect(chanceAt({ m: 100, k: 10 }, p)).toBeGreaterThan(chanceAt({ n: 10 }, p));
  });

  test("a frame that is drawn twice goes once", () => {
    expect(numberText({ scene: bulk, at: 64, event: "evicted", as: "count" }, lab)).toBe("2");
    expect(numberText({ scene: bulk, at: 55, event: "evicted" }, lab)).toBe("3, 0 and 2");
  });

  test("a block that is looked up again and again leaves for want of a scan, and stays with frequency statistics", () => {
    const run = session(lookUps);
    run.seek(36);
    const evictions = lessonFrame(run, {}).lanes.map(({ step: { event } }) => event);
    expect(evictions.map((event) => event?.drawn.map(({ block }) => block))).toEqual([
      [45, 10, 1, 5, 10],
      [45, 10, 1, 5, 10],
    ]);
    expect(evictions.map((event) => event?.evicted[0]?.block)).toEqual([45, 10]);
    run.close();
    expect(hits(lookUps, 1)).toBeGreaterThan(hits(lookUps, 0));
  });

  test("statistics and marks help and hurt as the text has it", () => {
    const misses = (preset: string) =>
      numberText({ preset, lane: 1, against: 0, counter: "misses", as: "words" }, lab);
    expect(misses("frequency-helps")).toMatch(/fewer$/);
    expect(misses("frequency-hurts")).toMatch(/more$/);
    expect(misses("trailing")).toMatch(/fewer$/);
  });
});

test.each<[Parameters<typeof chanceText>[0], string]>([
  [{ n: 1, p: 0.05 }, "5.0%"],
  [{ n: 10, p: 0.05 }, "40.1%"],
  [{ n: 20, p: 0.05 }, "64.2%"],
  [{ m: 100, k: 10, p: 0.05 }, "49.8%"],
  [{ m: 10, k: 1, p: 0.05 }, "40.1%"],
  [{ m: 100, k: 10, p: 0.1345, against: 20 }, "3.2 points"],
  [{ m: 100, k: 10, p: 0.036, against: 20 }, "16.0 points"],
])("a chance is exact: %j is %s", (props, text) => {
  expect(chanceText(props)).toBe(text);
});

test.each<[NumberProps, string]>([
  [{ scene: loop(10), lanes: [0], counter: "misses", of: "requests" }, "100.0%"],
  [{ scene: loop(12), lanes: [0], counter: "hit_percent" }, "80.0%"],
  [{ scene: loop(12), lanes: [0], counter: "time_us" }, "2,700 µs"],
  [{ scene: loop(10), lanes: [0], at: 11, event: "victim" }, "0"],
  [{ scene: loop(10), lanes: [0], at: 11, event: "block" }, "10"],
  [{ scene: loop(10), lanes: [0], at: 11, event: "stream" }, "1"],
  [{ scene: loop(10), config: "blocks" }, "12"],
  [{ scene: three, at: 0, config: "groups" }, "12"],
  [{ scene: drawing, at: 55, event: "drawn" }, "17, 3 and 16"],
])("a number is the engine's: %j is %s", (props, text) => {
  expect(numberText(props, lab)).toBe(text);
});

test.each<[NumberProps]>([
  [{ scene: loop(10), counter: "cost" }],
  [{ scene: loop(10), at: 3, lanes: [0], event: "victim" }],
  [{ scene: loop(10), at: 0, event: "victim" }],
  [{ scene: loop(10), config: "speed_7" }],
  [{ preset: "thesis-8", at: 0, config: "us_to_3" }],
])("a number that there is not is an error: %j", (props) => {
  expect(() => numberText(props, lab)).toThrow();
});

test("who leaves is chosen among all blocks of the pool; held ones are said to be so", () => {
  const asked = procedure({ scene: four, lanes: [1], at: 27, ask: "block" }, lab);
  expect(asked.choices).toHaveLength(10);
  expect(asked.answer).toEqual(["34"]);
  expect(asked.request).toBe("stream 3 asks for block 37");
  // Of stream 4: it goes on with block 33 while stream 3 asks.
  expect(asked.choices.filter(({ note }) => note !== undefined).map(({ id }) => id)).toContain("33");
});

test("of several that go together the choices do not tell the order of the draw", () => {
  const asked = procedure({ scene: bulk, at: 97, ask: "together" }, lab);
  const ids = asked.choices.map(({ id }) => Number(id));
  expect(ids).toEqual([...ids].sort((a, b) => a - b));
  expect(asked.several).toBe(true);
  expect(asked.answer).toEqual(["28", "18", "17"]);
});

test("a question that has no sense here is an error", () => {
  expect(() => procedure({ scene: three, at: 5, ask: "queue" }, lab)).toThrow(/no question/);
  expect(() => procedure({ scene: three, at: 5, ask: "reader" }, lab)).toThrow(/needs a page/);
  expect(() => procedure({ scene: three, at: 2, ask: "reader", page: 59 }, lab)).toThrow(/no answer/);
  expect(() => procedure({ scene: three, at: 2, ask: "block" }, lab)).toThrow(/no answer/);
  // All lanes are at one moment: the next request is another lane's.
  expect(() => procedure({ scene: loop(10), at: 0, lane: 1, ask: "found" }, lab)).toThrow(/not this lane's/);
});

test("a wrong block is answered with the policy's rule", async () => {
  const user = userEvent.setup();
  draw(<Check kind="procedure" scene={loop(10)} lanes={[0]} at={12} ask="block" />);
  await user.click(screen.getByRole("radio", { name: "block 7" }));
  await user.click(screen.getByRole("button", { name: "Answer" }));
  expect(screen.getByRole("status")).toHaveTextContent(/The rule of LRU: /);
});

test("a scene shows who registered, and what an estimate is made of, at each step", async () => {
  const user = userEvent.setup();
  draw(<Scene scene={behind} at={21} follow={40} show={["groups"]} caption="Two scans." />);
  expect(screen.getByRole("img", { name: /Stream 2 is registered with groups 0 to 11\./ })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Step" }));
  expect(
    screen.getByRole("img", {
      name: /Stream 2 is registered with groups 1 to 11; it has finished groups 0\./,
    }),
  ).toBeVisible();
  const table = screen.getByRole("table", { name: "Time until block 40 is needed" });
  expect(within(table).getByRole("row", { name: /^2 35 10,000 3\.5 ms/ })).toBeVisible();
  expect(screen.getByTestId("scene-status")).toHaveTextContent(/Stream 2 asks for block 5: a hit\./);
});

test("frames of a small pool are told with their usage counts and the hand", () => {
  draw(<Scene scene={four} lanes={[1]} at={27} show={["frames"]} caption="Clock." />);
  const frames = within(screen.getByRole("list", { name: /the frames/ })).getAllByRole("listitem");
  expect(frames).toHaveLength(10);
  expect(frames[7]).toHaveTextContent("Frame 7: block 35, usage count 1, the hand is here");
});

test("an eviction is opened up with what really happens afterwards", () => {
  draw(<Scene scene={drawing} at={55} show={["candidates"]} caption="Drawn." />);
  expect(screen.getByRole("img", { name: /3 frames drawn\./ })).toBeVisible();
  expect(screen.queryByText("not looked up")).toBeNull();
});

test("the lab's own page opens with the same scene and step", () => {
  draw(<Scene scene={three} at={19} caption="Three scans." />);
  const href = screen.getByRole("link", { name: /Open in the lab/ }).getAttribute("href") ?? "";
  const decoded = decodeLink(href, registry);
  if (!decoded.ok) throw new Error(decoded.failure.message);
  expect(decoded.value.notices).toEqual([]);
  expect(decoded.value.state).toMatchObject({ at: 19, scene: three });
});

test("the calculator computes what the sliders say, and names what is not legal", () => {
  draw(<Chances caption="Chances." />);
  const slider = (name: RegExp) => screen.getByRole("slider", { name });
  expect(screen.getByRole("img", { name: "At p = 0.05: N = 10: 40.1%; 10 of 100: 49.8%." })).toBeVisible();
  fireEvent.change(slider(/^N, /), { target: { value: "20" } });
  expect(screen.getByRole("row", { name: "N = 20 20 64.2%" })).toBeVisible();
  fireEvent.change(slider(/^M, /), { target: { value: "5" } });
  expect(screen.getByRole("alert")).toHaveTextContent(/k/);
  expect(screen.getByRole("row", { name: "N = 20 20 64.2%" })).toBeVisible();
});
