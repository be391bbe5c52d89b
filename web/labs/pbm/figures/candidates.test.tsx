import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { evictions, fourScans } from "../test-support/samples.ts";
import { Candidates } from "./Candidates.tsx";
import { candidateBlocks, candidates, laterThanVictim } from "./candidates/model.ts";
import { timeScale } from "./timeScale.ts";

const scale = timeScale(fourScans.world);
const example = (at: number) => {
  const found = evictions[at];
  if (found?.event == null) throw new Error("There is no such example.");
  return { ...found, event: found.event };
};
const draw = ({ event, nextUs, toEnd }: ReturnType<typeof example>) =>
  render(<Candidates event={event} scale={scale} nextUs={nextUs} toEnd={toEnd} label="Lane" />).container;
const said = () => screen.getByRole("img").getAttribute("aria-label") ?? "";

describe("model", () => {
  test("each block is looked up once, and the truth goes to all its rows", () => {
    const { event, nextUs } = example(0);
    expect([...candidateBlocks(event)]).toEqual([74, 92, 91, 101, 40, 80, 98]);
    const all = candidates(event, nextUs);
    expect(all.filter(({ block }) => block === 92).map(({ again, truth }) => [again, truth])).toEqual([
      [false, { kind: "at", us: 5_600 }],
      [true, { kind: "at", us: 5_600 }],
    ]);
    expect(all.filter(({ victim }) => victim).map(({ block }) => block)).toEqual([40]);
  });

  test("what was not found is not taken for a time", () => {
    const { event, nextUs } = example(0);
    expect(candidates(event, nextUs)[4]?.truth).toEqual({ kind: "not" });
    expect(candidates(event, undefined)[4]?.truth).toEqual({ kind: "unknown" });
  });

  test("a candidate that is asked for later than the victim is found, the latest first", () => {
    const { event } = example(0);
    const wrong = candidates(event, Float64Array.of(3_225, 5_600, 5_100, 610, 1_000, 2_400, 6_500));
    expect(laterThanVictim(wrong)?.map(({ block }) => block)).toEqual([98, 92, 91, 74, 80]);
    expect(laterThanVictim(candidates(event, example(0).nextUs))).toEqual([]);
    expect(laterThanVictim(candidates(event, undefined))).toBeNull();
    expect(laterThanVictim(candidates(example(1).event, example(1).nextUs))).toBeNull();
  });
});

describe("picture", () => {
  test("a row each frame drawn, in the order drawn, the victim marked", () => {
    const rows = [...draw(example(0)).querySelectorAll("[data-candidate]")];
    expect(rows.map((row) => row.getAttribute("data-candidate"))).toEqual([
      "74",
      "92",
      "91",
      "101",
      "40",
      "80",
      "92",
      "98",
    ]);
    const victims = rows.filter((row) => row.hasAttribute("data-victim"));
    expect(victims.map(({ textContent }) => textContent)).toEqual(["40not registerednot again"]);
    expect(victims[0]?.querySelector("[data-sign=✕]")).not.toBeNull();
    expect(said()).toContain(
      "Lane: 8 frames drawn. Block 40 goes: not registered by the estimate; really: not again.",
    );
    expect(said()).toContain("none of the others is asked for later");
  });

  test("a bar without an end has no number, and a truth that was not found is hollow", () => {
    const container = draw(example(0));
    const victim = container.querySelector("[data-victim]");
    expect(victim?.querySelector("[data-step]")?.getAttribute("data-step")).toBe("5");
    expect(victim?.querySelector("[data-truth]")?.getAttribute("data-truth")).toBe("not");
    expect(container.querySelectorAll("[data-candidate] [data-truth=at]")).toHaveLength(7);
  });

  test("a policy that draws nothing shows its victim, with estimate and truth", () => {
    expect(draw(example(1)).querySelectorAll("[data-candidate]")).toHaveLength(1);
    expect(said()).toBe("Lane: Block 41 goes: asked for in 4.1 ms by the estimate; really: 240 µs.");
  });

  test("a hundred rows are all there, and said to be", () => {
    expect(draw(example(2)).querySelectorAll("[data-candidate]")).toHaveLength(100);
    expect(said()).toContain("100 frames drawn.");
    expect(screen.getByRole("group", { name: "Frames drawn by Lane" })).toBeInTheDocument();
  });

  test("a step without an eviction says so", () => {
    expect(draw(example(3)).textContent).toBe("No block was evicted in this step.");
  });

  test("the table tells frames, estimates and truths", async () => {
    draw(example(0));
    await userEvent.click(screen.getByText("As a table"));
    const rows = within(screen.getByRole("table")).getAllByRole("row");
    expect(rows).toHaveLength(9);
    expect(rows[5]?.textContent).toBe("5409not registerednot againevicted");
    expect(rows[7]?.textContent).toContain("drawn before");
  });
});
