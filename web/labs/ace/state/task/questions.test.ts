import { expect, test } from "vitest";
import { byDay } from "../../../../test-support/day.ts";
import { sceneSchema } from "../sceneSchema.ts";
import { realRegistry } from "../testEngine.ts";
import { everyLane, laneName, sceneOf, taskOf } from "../tests/runs.ts";
import { openTask } from "./open.ts";
import { batchFaults, isRight, nothingPicked, partsOf, whyNot } from "./questions.ts";
import { drawsRequests, sequenceOf, taskScene } from "./scene.ts";

const registry = await realRegistry();
const lanes = everyLane(registry);

test.each(lanes.map((lane) => [laneName(lane), lane] as const))(
  "%s: the small scene gives as many questions as are wanted, each before an eviction",
  (_, lane) => {
    const count = byDay(10, 30);
    const { session, positions, questions } = openTask(registry, sceneOf(lane), taskOf("predict", { count }));
    expect(questions).toHaveLength(count);
    expect([...positions].sort((a, b) => a - b)).toEqual(positions);
    for (const { asked, answer } of questions) {
      expect(answer.outcome).toBe("evict");
      expect(asked.cells.map(({ frame }) => frame).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
      const victim = asked.cells.find(({ frame }) => frame === answer.victim);
      expect(victim?.page).toBe(String(answer.event.victim));
      expect(victim?.dirty).toBe(answer.victimDirty);
      expect(asked.cells.every(({ page }) => page !== asked.request.page)).toBe(true);
      expect(asked.past.at(-1)?.t).toBe(asked.position - 1);
    }
    session.close();
  },
);

test("about a third of the victims that are asked about are clean, with ACE as without", () => {
  for (const mode of ["baseline", "ace"] as const) {
    const clean = lanes
      .filter((lane, at) => lane.mode === mode && at % 4 === 0)
      .flatMap((lane) => {
        const { session, questions } = openTask(registry, sceneOf(lane), taskOf("predict", { count: 30 }));
        session.close();
        return questions.map(({ answer }) => !answer.victimDirty);
      });
    const share = clean.filter(Boolean).length / clean.length;
    expect([mode, share > 0.25 && share < 0.42, share]).toEqual([mode, true, share]);
  }
});

test("the same sequence gives the same questions, another one others", () => {
  const count = byDay(3, 10);
  for (const lane of lanes) {
    const read = (sequence: number) => {
      const { session, questions } = openTask(
        registry,
        sceneOf(lane),
        taskOf("predict", { sequence, count }),
      );
      session.close();
      return JSON.stringify(questions);
    };
    expect(read(42)).toBe(read(42));
    expect(read(43)).not.toBe(read(42));
  }
});

test("the number draws generated requests, and leaves a trace that is given alone", () => {
  const own = (id: string) => sceneSchema.parse(registry.presets.find((preset) => preset.id === id)?.scene);
  const task = taskOf("predict", { practice: false, lane: 1 });
  const poster = own("poster");
  expect(drawsRequests(registry, poster, task)).toBe(true);
  expect(taskScene(registry, poster, task).workload).toEqual({ ...poster.workload, seed: "42" });
  const { at: _, ...slides } = own("slides-lru");
  expect(drawsRequests(registry, slides, task)).toBe(false);
  expect(taskScene(registry, slides, task)).toEqual({ ...slides, lanes: [slides.lanes[1]] });
  expect(sequenceOf(poster, 9, 999_999)).toBe(1);
  expect(sequenceOf(slides, 9, 999_999)).toBe(9);
});

test("a performance begins just before the first eviction and goes on without a gap", () => {
  for (const lane of lanes) {
    const { session, positions, questions } = openTask(
      registry,
      sceneOf(lane),
      taskOf("perform", { count: byDay(10, 25) }),
    );
    expect(positions).toEqual(positions.map((_, at) => (positions[0] ?? 0) + at));
    expect(questions.findIndex(({ answer }) => answer.outcome === "evict")).toBe(2);
    for (const { asked, answer } of questions) {
      const resident = asked.cells.some(({ page }) => page === asked.request.page);
      const free = asked.cells.some(({ page }) => page === null);
      expect(answer.outcome).toBe(resident ? "hit" : free ? "free" : "evict");
    }
    session.close();
  }
});

test("the frames of a ring are never shown in eviction order, those of a list from MRU to LRU", () => {
  for (const lane of lanes) {
    const policy = registry.policies.find(({ id }) => id === lane.policy);
    const { session, questions } = openTask(registry, sceneOf(lane), taskOf("predict"));
    for (const { asked } of questions) {
      expect(asked.ordered).toBe(policy?.shape === "list");
      session.seek(asked.position);
      const order = [...(session.frame().lanes[0]?.columns.order ?? [])];
      const shown = asked.cells.map(({ frame }) => frame);
      expect(shown).toEqual(policy?.shape === "list" ? order : [...shown].sort((a, b) => a - b));
    }
    session.close();
  }
});

test("a hidden order follows from the requests that are shown", () => {
  for (const lane of lanes) {
    const policy = registry.policies.find(({ id }) => id === lane.policy);
    const follows = policy?.by_use === true && lane.prefetch !== true;
    const { session, questions } = openTask(registry, sceneOf(lane), taskOf("predict", { hidden: true }));
    for (const { asked } of questions) {
      expect(asked.ordered).toBe(policy?.shape === "list" && !follows);
      if (!follows) continue;
      expect(asked.cells.some(({ inWindow }) => inWindow)).toBe(false);
      const last = (page: string | null) => asked.past.findLast((request) => request.page === page)?.t ?? -1;
      const found = asked.cells.toSorted((a, b) => last(b.page) - last(a.page)).map(({ frame }) => frame);
      session.seek(asked.position);
      expect(found).toEqual([...(session.frame().lanes[0]?.columns.order ?? [])]);
    }
    session.close();
  }
});

test("with a hidden order and a start state, the order of the start is told", () => {
  const slides = sceneSchema.parse(registry.presets.find(({ id }) => id === "slides-lru")?.scene);
  const task = taskOf("predict", { practice: false, hidden: true });
  const { session, questions } = openTask(registry, slides, task);
  expect(questions[0]?.asked.startOrder).toEqual("8 6 2 3 5 7 4".split(" "));
  expect(questions[0]?.asked.ordered).toBe(false);
  session.close();
});

test("the engine's choice is right, every other page is wrong and is told why", () => {
  for (const lane of lanes) {
    const count = byDay(5, 20);
    const { session, questions } = openTask(registry, sceneOf(lane), taskOf("predict", { count }));
    const writesTogether = lane.mode === "ace";
    for (const question of questions) {
      const { asked, answer } = question;
      expect(partsOf({ kind: "predict" }, writesTogether, answer)).toEqual(
        writesTogether ? ["victim", "batch"] : ["victim"],
      );
      for (const { frame } of asked.cells) {
        const right = isRight("victim", { ...nothingPicked, victim: frame }, question, -1);
        expect(right).toBe(frame === answer.victim);
        expect(whyNot(session, question, frame) === null).toBe(right);
      }
      // A batch is wrong exactly if something can be said against it.
      const frames = asked.cells.map(({ frame }) => frame);
      const batches = Array.from({ length: 2 ** frames.length }, (_, subset) =>
        frames.filter((frame) => (subset >> frame) & 1),
      );
      const misjudged = batches.filter((batch) => {
        const right = isRight("batch", { ...nothingPicked, batch }, question, -1);
        return (batchFaults(question, batch).length === 0) !== right;
      });
      expect(misjudged).toEqual([]);
    }
    session.close();
  }
});
