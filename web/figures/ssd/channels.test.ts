import { expect, test } from "vitest";
import { schedule } from "./SsdChannels.tsx";

test.each([
  [1, 8, 0.25],
  [2, 4, 0.5],
  [4, 2, 1],
  [5, 3, 8 / 12],
  [8, 2, 1],
])("8 pages on 4 chips, %i at a time: %i device steps", (together, device_steps, utilisation) => {
  expect(schedule(8, 4, together)).toMatchObject({ device_steps, utilisation });
});

test("one at a time leaves the other chips idle", () => {
  expect(schedule(3, 2, 1).chips).toEqual([
    [0, 1, 2],
    [null, null, null],
  ]);
});

test("the page that does not fit beside the others takes a device step of its own", () => {
  expect(schedule(3, 2, 3).chips).toEqual([
    [0, 2],
    [1, null],
  ]);
});

test("each page is written once", () => {
  for (const together of [1, 3, 4, 7]) {
    const written = schedule(7, 3, together)
      .chips.flat()
      .filter((page) => page !== null);
    expect(written.sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  }
});
