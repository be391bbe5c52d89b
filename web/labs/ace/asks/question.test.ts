/** What is said of a question, of every policy in every mode, by the engine's own runs. */
import { afterEach, expect, test } from "vitest";
import { byDay } from "../../../test-support/day.ts";
import { Session } from "../engine/session.ts";
import type { LabController } from "../state/lab.ts";
import type { LaneChoice, Scene } from "../state/scene.ts";
import { evictions } from "../state/task/questions.ts";
import { realRegistry } from "../state/testEngine.ts";
import { everyLane, laneName } from "../state/tests/runs.ts";
import { decodeLink } from "../state/url.ts";
import { questionOf } from "./question.ts";

const registry = await realRegistry();
const opened: { close: () => void }[] = [];
afterEach(() => opened.splice(0).map((session) => session.close()));

function session(scene: object): Session {
  const result = Session.open(scene, registry);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

/** A lab as far as questions need one, over 300 requests of which most write. */
function labOf(lanes: LaneChoice[]) {
  const scene = {
    ...{ pages: 20, frames: 7, alpha: 3, k_r: 3, k_w: 3, base_us: 10, lanes },
    workload: {
      kind: "skewed",
      requests: 300,
      seed: "5",
      reads_percent: 40,
      operations_percent: 60,
      data_percent: 40,
    },
  } as Scene;
  const own = session(scene);
  opened.push(own);
  const choices = { getState: () => ({ scene, registry, preset: undefined, task: null }) };
  const lab = {
    choices,
    playback: { session: own },
    session: (beside: Scene) => Session.open(beside, registry),
  };
  return { lab: lab as unknown as LabController, session: own };
}

/** Three other policies, a new choice of them for each lane. */
function beside({ policy }: LaneChoice, at: number): LaneChoice[] {
  const ids = registry.policies
    .filter(({ id, programmed }) => !programmed && id !== policy)
    .map(({ id }) => id);
  return [0, 1, 2].map((step) => ({ policy: ids[(3 * at + step) % ids.length] ?? "lru", mode: "baseline" }));
}

const lanes = everyLane(registry).map((lane, at) => [laneName(lane), lane, at] as const);

test.each(lanes)(
  "%s: every policy beside it names a page of the pool, and its own the one that goes",
  (_, lane, at) => {
    const { lab, session } = labOf([lane, ...beside(lane, at)]);
    session.seek(11);
    for (const position of evictions(session, byDay(2, 6))) {
      session.seek(position);
      const [shown] = session.frame().lanes;
      const before = session.serialised();
      const { right, choices, reason, mistake, access } = questionOf(lab, 0, position);
      expect(session.serialised()).toBe(before);
      expect(choices.flatMap(({ lanes }) => lanes).toSorted()).toEqual([0, 1, 2, 3]);
      expect(choices[0]).toMatchObject({ page: right.page, letter: right.letter });
      expect(new Set(choices.map(({ page }) => page)).size).toBe(choices.length);
      const pages = Array.from(shown?.columns.pages ?? [], String);
      for (const { page, letter } of choices) {
        expect(pages).toContain(page);
        expect(letter).toMatch(/^[A-G]$/);
      }
      for (const words of [reason, mistake, access]) expect(words).not.toBe("");
      session.seek(position + 1);
      expect(String(session.frame().lanes[0]?.step.event?.victim)).toBe(right.page);
    }
  },
);

test("what a lane of another policy has set for itself holds for that policy as a reference too", () => {
  const cflru = (window: number): LaneChoice => ({ policy: "cflru", mode: "baseline", window });
  const chosen = (window: number) => {
    const { lab, session } = labOf([{ policy: "lru", mode: "baseline" }, cflru(window)]);
    return evictions(session, 40).map((at) =>
      questionOf(lab, 0, at)
        .choices.map(({ page }) => page)
        .join(),
    );
  };
  expect(chosen(1)).not.toEqual(chosen(7));
});

test("its link opens the question at its position, of its lane", () => {
  const { lab, session } = labOf([
    { policy: "lru", mode: "baseline" },
    { policy: "cflru", mode: "ace" },
  ]);
  const [at = 0] = evictions(session, 1, 0, 1);
  const read = decodeLink(questionOf(lab, 1, at).link ?? "", registry);
  expect(read.ok && read.value.state).toMatchObject({ at, task: { kind: "predict", lane: 1, at } });
  expect(read.ok && read.value.notices).toEqual([]);
});
