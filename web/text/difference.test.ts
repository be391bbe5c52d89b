import { expect, test } from "vitest";
import { difference, pointsApart } from "./difference.ts";

test("differences are words", () => {
  expect(difference(18_000, 3000)).toBe("83.3% lower");
  expect(difference(100, 110)).toBe("10.0% higher");
  expect(difference(100_000, 100_001)).toBe("less than 0.1% higher");
  expect(difference(5, 5)).toBe("the same");
  expect(difference(0, 5)).toBe("");
});

test("shares differ by points", () => {
  expect(pointsApart(3.6, 27.3)).toBe("23.7 points higher");
  expect(pointsApart(50, 49.96)).toBe("less than 0.1 points lower");
  expect(pointsApart(5, 5)).toBe("the same");
  expect(pointsApart(0, 5)).toBe("5 points higher");
});
