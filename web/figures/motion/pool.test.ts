import { expect, test } from "vitest";
import { afterSearch } from "./pool.ts";

test("second chances go to the head, the last one foremost, and the others close up behind them", () => {
  expect(afterSearch([8, 6, 2, 3, 5, 7], [7, 5])).toEqual([5, 7, 8, 6, 2, 3]);
});

test("a page that was passed over and is gone by now stands nowhere", () => {
  expect(afterSearch([8, 6], [9])).toEqual([8, 6]);
});
