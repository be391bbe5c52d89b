import { describe, expect, it } from "vitest";
import { formatCount, formatDifference, formatTime, formatTimeShort, largestOf } from "./format.ts";

describe("numbers as the page writes them", () => {
  it("groups large counts and never cuts them", () => {
    expect(formatCount(99_999_999)).toBe("99,999,999");
  });

  it("chooses a unit that keeps a time readable", () => {
    expect(formatTime(0)).toBe("0 µs");
    expect(formatTime(37.2)).toBe("37.2 µs");
    expect(formatTime(766_220)).toBe("766.22 ms");
    expect(formatTime(12_345_678)).toBe("12.35 s");
  });

  it("writes times that stand beside each other in the unit of the largest, and none of them as nothing", () => {
    expect([17_020_000, 7_369_160].map((us, _, all) => formatTime(us, largestOf(all)))).toEqual([
      "17.02 s",
      "7.37 s",
    ]);
    const sizes = Array.from({ length: 45 }, (_, at) => 1.7 ** at / 3);
    for (const one of sizes) {
      for (const other of sizes) {
        for (const format of [formatTime, formatTimeShort]) {
          const largest = largestOf([one, undefined, Number.NaN, other]);
          const [first = "", second = ""] = [one, other].map((us) => format(us, largest));
          expect(first.split(" ")[1]).toBe(second.split(" ")[1]);
          expect(first).toBe(one < other ? first : format(one));
          expect(Number.parseFloat(first)).toBeGreaterThan(0);
        }
      }
    }
  });

  it("says a difference in words, as the poster's table does in percent", () => {
    expect(formatDifference(18_281, 3_053)).toBe("83.3% fewer");
    expect(formatDifference(18_281, 18_318)).toBe("0.20% more");
    expect(formatDifference(100_000, 100_012, ["lower", "higher"])).toBe("0.012% higher");
    expect(formatDifference(5, 5)).toBe("equal");
    expect(formatDifference(0, 7)).toBe("7 more");
  });
});
