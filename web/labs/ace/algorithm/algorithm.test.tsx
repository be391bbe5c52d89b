import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, test } from "vitest";
import type { LaneFrame, LinePart } from "../../../engine/types.ts";
import { sketchLane } from "../../../figures/test-support/lane.ts";
import { why as german } from "../../../text/de/why.ts";
import { why as english } from "../../../text/en/why.ts";
import { AlgorithmLines, shownLines } from "./AlgorithmLines.tsx";

/** As the engine has them; that it has, `lines.rs` is tested for. */
const parts: LinePart[] = english.algorithm.lines.map((_, at) => {
  if ([6, 17, 21].includes(at + 1)) return "reader";
  if ([11, 12, 13].includes(at + 1)) return "baseline";
  return [14, 15, 16, 18].includes(at + 1) ? "ace" : "any";
});

function lane(mode: "baseline" | "ace", lines: number[], prefetch = false): LaneFrame {
  const made = sketchLane({ cells: "1D 2C", mode });
  return { ...made, config: { ...made.config, prefetch }, step: { ...made.step, lines } };
}

const numbers = (lanes: LaneFrame[]) => shownLines(parts, lanes).map(({ number }) => number);

describe("lines shown", () => {
  test("a baseline alone shows the classic algorithm, with the numbers that its lines have", () => {
    expect(numbers([lane("baseline", [])])).toEqual([1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12, 13, 19, 20]);
  });

  test("ACE alone shows nothing of the write of one page", () => {
    const shown = numbers([lane("ace", [])]);
    for (const number of [11, 12, 13, 6, 17, 21]) expect(shown).not.toContain(number);
    expect(shown).toContain(16);
  });

  test("with all three every line is shown once", () => {
    const lanes = [lane("baseline", []), lane("ace", []), lane("ace", [], true)];
    expect(numbers(lanes)).toEqual(parts.map((_, at) => at + 1));
  });

  test("each says in which lanes it ran", () => {
    const shown = shownLines(parts, [lane("baseline", [1, 2]), lane("ace", [3, 1])]);
    expect(shown.slice(0, 3).map(({ ranIn }) => ranIn)).toEqual([[0, 1], [0], [1]]);
  });
});

describe("the panel", () => {
  afterEach(cleanup);

  test("a line that ran says so in words, with its lanes", () => {
    render(<AlgorithmLines parts={parts} lanes={[lane("baseline", [3, 12]), lane("ace", [3, 16])]} />);
    expect(
      screen.getByRole("button", { name: /^3 ?else: a miss ?: ?ran in Sketch and Sketch \+ ACE$/ }),
    ).toBeDefined();
    const batch = screen.getByRole("button", { name: /write W as one batch/ });
    expect(batch.textContent).toContain("ran in Sketch + ACE");
    expect(screen.getByRole("button", { name: /write v alone/ }).textContent).toContain("ran in Sketch");
    expect(screen.getByRole("button", { name: /drop v, without a write/ }).textContent).not.toContain("ran");
  });

  test("a line explains itself when pressed, and no more when pressed again", () => {
    render(<AlgorithmLines parts={parts} lanes={[lane("baseline", [])]} />);
    const first = within(screen.getByRole("list")).getAllByRole("button")[0] as HTMLElement;
    const help = screen.getByText(english.algorithm.lines[0]?.help ?? "");
    expect([first.getAttribute("aria-expanded"), help.hidden]).toEqual(["false", true]);
    fireEvent.click(first);
    expect([first.getAttribute("aria-expanded"), help.hidden]).toEqual(["true", false]);
    fireEvent.click(first);
    expect(help.hidden).toBe(true);
  });

  test("the Tab key stops once; up and down go from line to line", () => {
    render(<AlgorithmLines parts={parts} lanes={[lane("baseline", [])]} />);
    const buttons = within(screen.getByRole("list")).getAllByRole("button");
    const stops = () =>
      buttons.filter((button) => button.tabIndex === 0).map((button) => buttons.indexOf(button));
    expect(stops()).toEqual([0]);
    buttons[0]?.focus();
    fireEvent.keyDown(buttons[0] as HTMLElement, { key: "ArrowDown" });
    expect(document.activeElement).toBe(buttons[1]);
    expect(stops()).toEqual([1]);
    fireEvent.keyDown(buttons[1] as HTMLElement, { key: "ArrowUp" });
    fireEvent.keyDown(buttons[0] as HTMLElement, { key: "ArrowUp" });
    expect(document.activeElement).toBe(buttons[0]);
  });

  test("the Evictor's line speaks of prefetched pages only where a lane has the Reader", () => {
    const { rerender } = render(<AlgorithmLines parts={parts} lanes={[lane("ace", [])]} />);
    expect(screen.queryByText(/for each page of C/)).toBeNull();
    rerender(<AlgorithmLines parts={parts} lanes={[lane("ace", []), lane("ace", [], true)]} />);
    expect(screen.getByText(/for each page of C/)).toBeDefined();
  });
});

test("both languages have the same lines, as deep", () => {
  const shape = (lines: typeof english.algorithm.lines) =>
    lines.map(({ depth, withReader }) => [depth, withReader !== undefined]);
  expect(shape(german.algorithm.lines)).toEqual(shape(english.algorithm.lines));
  expect(english.algorithm.lines).toHaveLength(21);
});
