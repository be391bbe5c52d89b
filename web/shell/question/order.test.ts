import { expect, test } from "vitest";
import { drawnOrder } from "./order.ts";

const options = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: String(at), label: `${at}` }));
const SEEDS = 2_000;

test.each([2, 3, 4, 7])(
  "of %i options each stands at each place equally often (chi-square, p > 0.001)",
  (count) => {
    for (let right = 0; right < count; right += 1) {
      const places = Array.from({ length: count }, () => 0);
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const at = drawnOrder(options(count), seed, "a question").findIndex(({ id }) => id === String(right));
        places[at] = (places[at] ?? 0) + 1;
      }
      const even = SEEDS / count;
      const chi = places.reduce((sum, found) => sum + (found - even) ** 2 / even, 0);
      // Critical at 0.001, with count - 1 degrees of freedom.
      expect(chi).toBeLessThan({ 2: 10.83, 3: 13.82, 4: 16.27, 7: 22.46 }[count] ?? 0);
    }
  },
);

test("a seed gives one order of a question, and questions have orders of their own", () => {
  const order = (seed: number, key: string) => drawnOrder(options(7), seed, key).map(({ id }) => id);
  expect(order(7, "one")).toEqual(order(7, "one"));
  expect(order(7, "one")).not.toEqual(order(8, "one"));
  expect(order(7, "one")).not.toEqual(order(7, "other"));
  expect([...order(7, "one")].sort()).toEqual(["0", "1", "2", "3", "4", "5", "6"]);
});
