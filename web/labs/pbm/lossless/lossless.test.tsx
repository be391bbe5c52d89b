import { readFile } from "node:fs/promises";
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import init from "../../../engine/pkg/pbm/pbm.js";
import { bulkChance, singleChance, walkThrough } from "../engine/exact.ts";
import type { Walk } from "../engine/types.ts";
import { Chances, extremes, FINE } from "./Chances.tsx";
import { bestTotal, choicesBefore, nextChoice, verdictOf } from "./judge.ts";
import { EXAMPLES, isProblem, type Named, readFields, tokens } from "./names.ts";
import { PlayString } from "./PlayString.tsx";
import { StringFields } from "./StringFields.tsx";

beforeAll(async () => {
  await init({ module_or_path: await readFile("web/engine/pkg/pbm/pbm_bg.wasm") });
});

const named = (id: string): Named => {
  const read = readFields(EXAMPLES.find((example) => example.id === id) ?? EXAMPLES[0]);
  if (isProblem(read)) throw new Error(read.kind);
  return read;
};

function walked({ frames, pool, requests }: Named, choices: number[]): Walk {
  const found = walkThrough({ frames, pool, requests, choices });
  if (!found.ok) throw new Error(found.failure.message);
  return found.value;
}

describe("names", () => {
  test("letters may stand together, other names are parted", () => {
    expect(tokens("CABA")).toEqual(["C", "A", "B", "A"]);
    expect(tokens(" C, A;B\nA ")).toEqual(["C", "A", "B", "A"]);
    expect(tokens("12 7 12")).toEqual(["12", "7", "12"]);
    expect(tokens("127")).toEqual(["127"]);
    expect(tokens("")).toEqual([]);
  });

  test("equal names are equal blocks, pool and requests together", () => {
    expect(readFields({ frames: "2", pool: "A B", requests: "C A B A" })).toEqual({
      ...{ frames: 2, pool: [0, 1], requests: [2, 0, 1, 0], names: ["A", "B", "C"] },
    });
  });

  test.each([
    [{ frames: "0", pool: "", requests: "A" }, "frames", "range"],
    [{ frames: "2.5", pool: "", requests: "A" }, "frames", "range"],
    [{ frames: "2", pool: "A A", requests: "A" }, "pool", "twice"],
    [{ frames: "1", pool: "A B", requests: "A" }, "pool", "full"],
    [{ frames: "2", pool: "", requests: " " }, "requests", "none"],
    [{ frames: "2", pool: "", requests: "A <b>" }, "requests", "name"],
    [{ frames: "2", pool: "", requests: "A ".repeat(201) }, "requests", "many"],
  ])("%o is refused at %s: %s", (fields, field, kind) => {
    expect(readFields(fields)).toMatchObject({ field, kind });
  });
});

describe("judging", () => {
  test("each example can be played, and MIN's own choices cost nothing", () => {
    for (const { id } of EXAMPLES) {
      const choices: number[] = [];
      let walk = walked(named(id), choices);
      while (!walk.finished) {
        choices.push(walk.steps.at(-1)?.pool.at(-1)?.block ?? -1);
        walk = walked(named(id), choices);
        expect(bestTotal(walk, walk.steps.length - 1)).toBe(walk.min_misses);
      }
      expect(choices.length).toBeGreaterThan(0);
      expect(walk.steps.at(-1)?.misses).toBe(walk.min_misses);
    }
  });

  test("the counter-example: evicting A is not MIN-optimal and costs nothing", () => {
    const [a, b] = [0, 1];
    expect(verdictOf(walked(named("counter"), [a]), 0)).toEqual({ block: a, minOptimal: false, cost: 0 });
    expect(verdictOf(walked(named("counter"), [b]), 0)).toEqual({ block: b, minOptimal: true, cost: 0 });
  });

  test("costs of all choices add up to the misses above MIN's, whatever is chosen", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 14 }),
        fc.integer({ min: 1, max: 4 }),
        fc.infiniteStream(fc.nat()),
        (requests, frames, picks) => {
          const play: Named = { frames, pool: [], requests, names: [] };
          const choices: number[] = [];
          let walk = walked(play, choices);
          while (!walk.finished) {
            const pool = walk.steps.at(-1)?.pool ?? [];
            choices.push(pool[picks.next().value % pool.length]?.block ?? 0);
            walk = walked(play, choices);
          }
          const verdicts = walk.steps.flatMap((_, at) => verdictOf(walk, at) ?? []);
          expect(verdicts).toHaveLength(choices.length);
          const cost = verdicts.reduce((sum, verdict) => sum + verdict.cost, 0);
          expect(cost).toBe((walk.steps.at(-1)?.misses ?? 0) - walk.min_misses);
          for (const { minOptimal, cost } of verdicts) if (minOptimal) expect(cost).toBe(0);
        },
      ),
    );
  });

  test("an undecided choice has no verdict yet, and choices are counted up to a step", () => {
    const walk = walked(named("boundary"), [3]);
    expect(walk.finished).toBe(false);
    const open = walk.steps.length - 1;
    expect(verdictOf(walk, open)).toBeNull();
    expect([choicesBefore(walk, 0), choicesBefore(walk, open)]).toEqual([0, 1]);
    expect([nextChoice(walk, 0), nextChoice(walk, open)]).toEqual([open, -1]);
  });
});

describe("playing", () => {
  const status = () => screen.getByRole("status").textContent;

  test("the boundary is seen after the choice, or before it if one asks", async () => {
    render(<PlayString named={named("boundary")} />);
    expect(screen.queryByText(/The double line/)).toBeNull();
    expect(screen.getByRole("button", { name: "Evict D: next: 9" })).toBeInTheDocument();
    await userEvent.click(screen.getByLabelText("Show the boundary before I choose"));
    expect(screen.getByText(/The double line/)).toBeInTheDocument();
    const pool = screen.getAllByRole("button", { name: /^Evict/ });
    expect(pool.map((button) => button.getAttribute("aria-label")?.split(", ")[1])).toEqual([
      ...["not MIN-optimal", "not MIN-optimal", "not MIN-optimal", "MIN-optimal", "MIN-optimal"],
    ]);
  });

  test("a good choice loses nothing, a bad one says what it costs, and can be taken back", async () => {
    render(<PlayString named={named("boundary")} />);
    await userEvent.click(screen.getByRole("button", { name: /^Evict D/ }));
    expect(status()).toBe("F is missed. D goes: it is MIN-optimal, so nothing is lost.");
    await userEvent.click(screen.getByRole("button", { name: /^Evict A/ }));
    expect(status()).toContain("it is not MIN-optimal, and this costs 1 miss");
    await userEvent.click(screen.getByRole("button", { name: "Take back a choice" }));
    expect(status()).toBe("F is missed and the pool is full. Which block goes?");
  });

  test("the counter-example tells that A costs nothing either", async () => {
    render(<PlayString named={named("counter")} />);
    await userEvent.click(screen.getByRole("button", { name: /^Evict A/ }));
    expect(status()).toContain("it is not MIN-optimal, and yet this costs nothing");
    await userEvent.click(screen.getByRole("button", { name: "Serve" }));
    await userEvent.click(screen.getByRole("button", { name: /^Evict C/ }));
    await userEvent.click(screen.getByRole("button", { name: "As far as decided" }));
    expect(status()).toBe("The end: 2 misses, as few as MIN's.");
  });

  test("arrow keys go back and forward; a choice made earlier can be made anew", async () => {
    render(<PlayString named={named("counter")} />);
    await userEvent.click(screen.getByRole("button", { name: /^Evict A/ }));
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByText("Request 2 of 4")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowRight}");
    // Nothing is served before the open choice is made.
    expect(screen.getByText("Request 2 of 4")).toBeInTheDocument();
    // Blocks are no buttons where nothing must go, and an evicted one is gone: the keys work all the same.
    await userEvent.click(screen.getByRole("button", { name: /^Evict C/ }));
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowRight}");
    expect(screen.getByText("All 4 requests served")).toBeInTheDocument();
    await userEvent.keyboard("{ArrowLeft}{ArrowLeft}{ArrowLeft}");
    await userEvent.keyboard("{ArrowLeft}");
    await userEvent.click(screen.getByRole("button", { name: /^Evict B/ }));
    expect(status()).toContain("B goes: it is MIN-optimal");
  });
});

test("what is wrong is named beside its field, and the string at hand stays", async () => {
  const played: Named[] = [];
  render(<StringFields first={EXAMPLES[0]} onPlay={(next) => played.push(next)} />);
  await userEvent.clear(screen.getByLabelText("Frames"));
  await userEvent.type(screen.getByLabelText("Frames"), "0");
  await userEvent.click(screen.getByRole("button", { name: "Play this string" }));
  expect(screen.getByRole("alert").textContent).toBe('"0"; legal: a whole number from 1 to 20');
  expect(screen.getByLabelText("Frames")).toHaveAttribute("aria-invalid", "true");
  expect(played).toEqual([]);
  await userEvent.selectOptions(screen.getByLabelText("Example"), "counter");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(played.map(({ requests }) => requests)).toEqual([[2, 0, 1, 0]]);
});

describe("chances", () => {
  test("ten of a hundred against twenty: better and worse by what the formula gives", () => {
    const { above, below } = extremes(FINE, bulkChance(100, 10, FINE), singleChance(20, FINE));
    expect(above.by).toBeCloseTo(0.0315, 4);
    expect(above.share).toBeCloseTo(0.1345, 2);
    expect(below.by).toBeCloseTo(0.16, 3);
    expect(below.share).toBeCloseTo(0.036, 3);
  });

  test("values follow the sliders, and k never exceeds M", () => {
    render(<Chances />);
    const set = (name: string, value: number) =>
      fireEvent.change(screen.getByRole("slider", { name }), { target: { value } });
    set("Read at p", 10);
    expect(screen.getAllByText("N = 20: 0.6415")).toHaveLength(2);
    expect(screen.getByText("10 of 100: 0.4982")).toBeInTheDocument();
    set("M, frames drawn", 5);
    expect(screen.getByRole("slider", { name: "k, frames evicted" })).toHaveValue("5");
    set("M, frames drawn", 10);
    set("k, frames evicted", 1);
    expect(screen.getByText("1 of 10: 0.4013")).toBeInTheDocument();
    expect(screen.getByText(/1 of 10 is never better than N = 20/)).toBeInTheDocument();
  });
});
