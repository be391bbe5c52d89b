/** The investigation: what its goals take, and that it is worked by sliders alone. */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import { LessonContext, unanswered } from "../../../shell/lessons/context.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { realRegistry } from "../state/testEngine.ts";
import { aceLab } from "./aceLab.tsx";
import { Investigate } from "./Investigate.tsx";
import { goalsOf, investigate, RANGES, START } from "./investigate.ts";

const PRESET = "symmetric-device";
let lab: LessonLab;
beforeAll(async () => {
  lab = aceLab(await realRegistry());
});

const judged = (change: Partial<typeof START>) => {
  const setting = { ...START, ...change };
  const ran = investigate(PRESET, setting, lab);
  return { saved: ran.saved, goals: goalsOf(setting, ran) };
};

test("at first neither goal is reached; both are by some settings", () => {
  expect(judged({}).goals).toEqual([]);
  expect(judged({ k_w: 1, n_w: 1 })).toEqual({ saved: 0, goals: ["even"] });
  expect(judged({ frames: RANGES.frames.max })).toEqual({ saved: 0, goals: ["even"] });
  expect(judged({ k_w: 1 }).goals).toEqual(["loses"]);
  // Without writes nothing is gained either, but that is not what was asked for.
  expect(judged({ reads_percent: 100 })).toEqual({ saved: 0, goals: [] });
});

test("where n_w is at most k_w, LRU inside ACE never takes longer: each of its batches stands for a write of LRU's", () => {
  for (const reads_percent of [0, 50, 80])
    for (const [k_w, n_w] of [
      [1, 1],
      [2, 2],
      [8, 3],
      [16, 16],
    ] as const)
      for (const frames of [20, 200, 400])
        expect(judged({ reads_percent, k_w, n_w, frames, alpha: 8 }).saved).toBeGreaterThanOrEqual(0);
});

test("sliders set it, the verdict is told, and a goal stays reached", async () => {
  const user = userEvent.setup();
  const value = { ...unanswered, lab, page: "lesson" as const };
  const { container } = render(
    <LessonContext value={value}>
      <Investigate preset={PRESET} caption="Set it." />
    </LessonContext>,
  );
  const goals = () =>
    [...container.querySelectorAll<HTMLElement>("[data-goal]")].map(({ dataset }) => dataset.goal);
  const status = screen.getByRole("status");
  expect(status).toHaveTextContent(/^ACE saves 51\.6% of the device time\.$/);
  const slide = (name: RegExp, to: string) =>
    fireEvent.change(screen.getByRole("slider", { name }), { target: { value: to } });
  slide(/^k_w/, "1");
  expect(status).toHaveTextContent(/^ACE takes 3\.0% longer\. Goal 2 is reached\.$/);
  expect(goals()).toEqual(["open", "reached"]);
  slide(/^n_w/, "1");
  expect(status).toHaveTextContent(/same device time\. Goal 1 is reached\.$/);
  expect(goals()).toEqual(["reached", "reached"]);
  expect(screen.getByRole("link", { name: "Open in the lab" }).getAttribute("href")).toMatch(
    /^#\/ace\?.*k_w=1/,
  );
  await user.click(screen.getByRole("button", { name: "As at first" }));
  expect(status).toHaveTextContent(/^ACE saves 51\.6%/);
  expect(goals()).toEqual(["reached", "reached"]);
});
