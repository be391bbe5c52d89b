import { describe, expect, test } from "vitest";
import { type LaneWork, LEAST_MS, MOST_MS, stepClock } from "./clock.ts";

const READ_US = 10;
const WRITE_US = 30;
const USUAL_US = READ_US + WRITE_US;

const miss = (write_us: number, searches = false): LaneWork => ({
  evicts: write_us > 0 || searches,
  searches,
  write_us,
  read_us: READ_US,
});
const hit: LaneWork = { evicts: false, searches: false, write_us: 0, read_us: 0 };
const length = ({ from, to }: { from: number; to: number }) => to - from;

/** The clock of one lane that is alone. */
function alone(work: LaneWork) {
  const { lanes, end } = stepClock([work], USUAL_US);
  const [lane] = lanes;
  if (lane === undefined) throw new Error("a lane has a clock");
  return { ...lane, end };
}

describe("one clock for all lanes", () => {
  test("a batch of three in one device step takes the time of one, and three steps of the baseline take three", () => {
    // Three pages in as many channels cost the device one write: the same number as a page written alone.
    const [baseline, ace] = stepClock([miss(WRITE_US), miss(WRITE_US)], USUAL_US).lanes;
    expect(ace?.write).toEqual(baseline?.write);
    const batch = length(alone(miss(WRITE_US)).write);
    const singles = [1, 2, 3].map(() => length(alone(miss(WRITE_US)).write));
    expect(singles.reduce((sum, one) => sum + one)).toBeCloseTo(3 * batch);
  });

  test("a lane that writes nothing reads while the other one writes, and is ready earlier", () => {
    const [writes, reads] = stepClock([miss(WRITE_US), miss(0)], USUAL_US).lanes;
    expect(reads?.read.from).toBe(writes?.write.from);
    expect(reads && length(reads.read)).toBeCloseTo(writes ? length(writes.read) : 0);
    expect(reads?.place.to).toBeLessThan(writes?.place.to ?? 0);
  });

  test("times are in proportion to the device's, in the slowest lane as in the others", () => {
    const [one, two] = stepClock([miss(WRITE_US), miss(2 * WRITE_US)], USUAL_US).lanes;
    expect(two && length(two.write)).toBeCloseTo(one ? 2 * length(one.write) : 0, 1);
    const { write, read } = alone(miss(WRITE_US));
    expect(length(write)).toBeCloseTo((length(read) * WRITE_US) / READ_US);
  });

  test("a search begins before the device works, in all lanes alike", () => {
    const [searches, other] = stepClock([miss(WRITE_US, true), miss(WRITE_US)], USUAL_US).lanes;
    expect(searches && length(searches.search)).toBeGreaterThan(0);
    expect(searches?.search.to).toBe(searches?.write.from);
    expect(other?.write).toEqual(searches?.write);
  });
});

describe("bounds", () => {
  test.each([
    ["a hit", [hit]],
    ["a read", [miss(0)]],
    ["a write and a read", [miss(WRITE_US)]],
    ["a search too", [miss(WRITE_US, true)]],
    ["a batch of many device steps", [miss(WRITE_US), miss(40 * WRITE_US, true)]],
    ["a write that costs a hundred reads", [miss(100 * READ_US)]],
    ["hit and miss", [hit, miss(WRITE_US)]],
  ])("%s takes 250 to 450 ms", (_, lanes) => {
    const { end, lanes: clocks } = stepClock(lanes, USUAL_US);
    expect(end).toBeGreaterThanOrEqual(LEAST_MS);
    expect(end).toBeLessThanOrEqual(MOST_MS + 0.01);
    for (const { write, drop, read, place } of clocks) {
      expect(write.to).toBeLessThanOrEqual(read.from);
      expect(write.to).toBeLessThanOrEqual(drop.from);
      expect(read.from).toBeLessThanOrEqual(place.from);
      expect(read.to).toBeLessThanOrEqual(place.to);
      expect(Math.max(drop.to, place.to)).toBeLessThanOrEqual(end);
    }
  });

  test("a read is seen however dear writes are", () => {
    expect(length(alone(miss(100 * READ_US)).read)).toBeGreaterThanOrEqual(40);
  });
});
