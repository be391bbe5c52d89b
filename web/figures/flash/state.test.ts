import { describe, expect, test } from "vitest";
import { golden, goldenShown, goldenStart } from "../test-support/flashDrives.ts";
import { applied, stateAt, statesOf, victimAt } from "./state.ts";

/** Of every rule: streams of all four kinds, levelling, several victims for one write, reserves, drives begun new and full. */
const CASES = [
  "small-slides-abcd",
  "small-new-drive",
  "small-no-erase",
  "small-greedy",
  "small-one-stream",
  "small-hot-cold",
  "small-fifo-streams",
  "small-cost-benefit",
  "small-reserve-3",
  "small-wear-open",
  "small-wear-1",
  "small-wear-hot",
  "small-wear-one-stream",
  "small-window",
  "small-fill-half",
];

describe("folded over a run's events", () => {
  test.each(CASES)("%s ends with the drive that the engine has", (name) => {
    const { block_pages, events, final } = golden(name);
    const start = goldenStart(name);
    let state = start;
    for (const event of events.flat()) state = applied(state, event, block_pages);
    expect(events.flat().length).toBeGreaterThan(0);
    expect(state).toEqual(final);
    // Nothing of an earlier state changes with a later one.
    expect(start).toEqual(goldenStart(name));
  });

  test("without owners the same blocks are counted", () => {
    const { block_pages, events, final } = golden("small-wear-open");
    let state = { ...goldenStart("small-wear-open"), owners: null, valid_indices: null };
    for (const event of events.flat())
      state = { ...applied(state, event, block_pages), owners: null, valid_indices: null };
    expect(state).toEqual({ ...final, owners: null, valid_indices: null });
  });
});

test("a step's states are those of its events, one by one or from the beginning", () => {
  const shown = goldenShown("small-slides-abcd");
  const states = statesOf(shown);
  expect(states).toHaveLength(shown.events.length + 1);
  for (const count of [0, 1, 6, shown.events.length]) expect(stateAt(shown, count)).toEqual(states[count]);
});

test("a victim is one from its choice until its erase has been shown", () => {
  const shown = goldenShown("small-slides-abcd");
  const at = shown.events.map((_, place) => victimAt(shown.events, place + 1)?.block ?? null);
  expect(at).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, null, null, null]);
});
