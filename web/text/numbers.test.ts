import { afterEach, describe, expect, it } from "vitest";
import { formatBytes, formatDifference, formatTime } from "../ui/format.ts";
import { formatCount, formatFixed, framesOf, plainNumber, shownNumber } from "./numbers.ts";
import { setLocale } from "./text.ts";

afterEach(() => setLocale("en"));

describe("numbers follow the language", () => {
  it("in German, decimal comma and grouping points", async () => {
    await setLocale("de");
    expect(formatCount(1_966_080)).toBe("1.966.080");
    expect(formatTime(766_220)).toBe("766,22 ms");
    expect(formatBytes(1_234_567)).toBe("1,2 MB");
    expect(formatDifference(18_281, 3_053)).toBe("83,3\u{a0}% weniger");
    expect(formatDifference(5, 5)).toBe("gleich");
  });

  it("in English again when English is spoken again", async () => {
    await setLocale("de");
    formatCount(1);
    await setLocale("en");
    expect(formatCount(1_966_080)).toBe("1,966,080");
    expect(formatDifference(18_281, 3_053)).toBe("83.3% fewer");
  });

  it("with the digits of toFixed, and no grouping", () => {
    for (const value of [0.05, 1.005, 12.345, 99.95, 1234.5]) {
      expect(formatFixed(value, 1)).toBe(value.toFixed(1));
      expect(formatFixed(value, 2)).toBe(value.toFixed(2));
    }
  });
});

describe("what is typed into a field", () => {
  it("is taken as it is where the point is decimal", () => {
    for (const typed of ["2.8", "1,000", "abc", ""]) expect(plainNumber(typed, false)).toBe(typed);
    expect(shownNumber("2.8")).toBe("2.8");
  });

  it("is read with its comma in German, and shown with one", async () => {
    await setLocale("de");
    expect(shownNumber("2.8")).toBe("2,8");
    expect(plainNumber("2,8", false)).toBe("2.8");
    expect(plainNumber("1.966.080", false)).toBe("1966080");
    expect(plainNumber("1.234,5", false)).toBe("1234.5");
    expect(plainNumber("1.000", true)).toBe("1000");
    // No German groups so: it is what a link or a programmer writes.
    expect(plainNumber("2.8", false)).toBe("2.8");
    expect(plainNumber("2.8", true)).toBe("2.8");
    expect(plainNumber("0.001", false)).toBe("0.001");
    expect(plainNumber("abc", false)).toBe("abc");
  });

  it("is a size of a pool in either language", async () => {
    const frames = (typed: string) => framesOf(typed, 4096);
    expect(["24", "1,000", "0.5 GB", "64kB", "64 MiB"].map(frames)).toEqual([24, 1000, 131072, 16, 16384]);
    expect(["", "no", "1 kB", "-3"].map(frames)).toEqual([null, null, null, null]);
    await setLocale("de");
    expect(["1.000", "0,5 GB", "1 MB"].map(frames)).toEqual([1000, 131072, 256]);
  });
});
