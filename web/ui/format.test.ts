import { describe, expect, it } from "vitest";
import { formatCount, formatDifference, formatTime } from "./format.ts";

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

  it("says a difference in words, as the poster's table does in percent", () => {
    expect(formatDifference(18_281, 3_053)).toBe("83.3% fewer");
    expect(formatDifference(18_281, 18_318)).toBe("0.20% more");
    expect(formatDifference(100_000, 100_012, ["lower", "higher"])).toBe("0.012% higher");
    expect(formatDifference(5, 5)).toBe("equal");
    expect(formatDifference(0, 7)).toBe("7 more");
  });
});
