/** The fit to figure 8 over the kept device times, held to docs/rules/ace.md, "Run time as in PostgreSQL". */
import { beforeAll, describe, expect, test } from "vitest";
import { waitsFor } from "../../../engine/runTime.ts";
import { findExperiment } from "../catalog.ts";
import { partingOf, residualsOf } from "../residuals.ts";
import {
  type CalibrationData,
  type Fit,
  fitReads,
  fitShare,
  fitted,
  loadCalibration,
  predicted,
  rootOf,
  unexplained,
} from "./fit.ts";

let data: CalibrationData;
let share: Fit;
beforeAll(async () => {
  data = await loadCalibration();
  const found = fitShare(data);
  if (found === null) throw new Error("no fit");
  share = found;
});

describe("the share of the write time fitted to figure 8", () => {
  test("is 0.199 within its error of 0.009, with a root mean square of 2.9 points and 6.0 at most", () => {
    expect(Math.abs(share.best - 0.199)).toBeLessThan(0.009);
    expect(share.error).toBeCloseTo(0.009, 3);
    expect(share.rms).toBeCloseTo(2.9, 0);
    expect(Math.abs(share.rms - 2.9)).toBeLessThan(0.1);
    expect(Math.abs(share.largest - 6.0)).toBeLessThan(0.1);
  });

  test("is fitted to 12 bars and the ends of two ranges, all of them said to be fitted, and to nothing else", () => {
    const bars = residualsOf(data.fitted, waitsFor(share.best));
    expect(bars.filter(({ end }) => end === null)).toHaveLength(12);
    expect(bars.filter(({ end }) => end !== null)).toHaveLength(4);
    expect(bars.every(({ entry }) => entry.fitted)).toBe(true);
    const others = predicted(data, share.best).flatMap(({ residuals }) => residuals);
    expect(others.some(({ entry }) => entry.fitted)).toBe(false);
  });

  test("parts from each bar as the review of the numbers has it, within half a point", () => {
    const bars = residualsOf(data.fitted, waitsFor(share.best)).map(({ apart }) => apart);
    // With the Reader on MS, without it, with it on WIS, the ends on RIS and on MU.
    const reviewed = [0.3, 1.2, -1.3, -4.7, 2.3, 3.3, -0.8, -2.1, 0.8, 0.3, -0.8, -2.8, -2.3, -6.0, 4.6, 3.7];
    expect(bars).toHaveLength(reviewed.length);
    for (const [at, apart] of bars.entries()) expect(Math.abs(apart - (reviewed[at] ?? 0))).toBeLessThan(0.5);
  });

  test("predicts figures 10c, 10f and 10i within 12.6%, each as the review has it", () => {
    const synthetic = predicted(data, share.best).filter(({ source }) =>
      source.experiment.id.startsWith("ace-10"),
    );
    const values = synthetic.flatMap(({ residuals }) => residuals.map(({ model }) => model));
    const reviewed = [1.44, 1.3, 1.0, 1.25, 1.26, 1.44, 1.36, 1.25, 1.16];
    expect(values).toHaveLength(reviewed.length);
    for (const [at, value] of values.entries())
      expect(Math.abs(value - (reviewed[at] ?? 0))).toBeLessThan(0.025);
    const parting = partingOf(synthetic.flatMap(({ residuals }) => residuals));
    expect(parting?.largest).toBeLessThan(12.6);
    expect(parting?.rms).toBeLessThan(8);
  });

  test("leaves figure 10h: 0.42 would give its 2.5x", () => {
    const { emulated, policies } = unexplained(data, share.best);
    expect(emulated?.share).toBeCloseTo(0.42, 2);
    expect(emulated?.model).toBeLessThan(2);
    const [atFifth] = residualsOf(data.emulated, waitsFor(0.2));
    for (const id of ["ace-2", "ace-10h"]) {
      const { differs = "" } = findExperiment(id) ?? {};
      expect(differs).toContain(`gives ${atFifth?.model.toFixed(2)}x`);
      expect(differs).toContain(`${emulated?.share?.toFixed(2)} of it would give 2.5x`);
    }
    // The paper's LRU-WSR gains most, and the model has least of it.
    expect(policies.toSorted((one, other) => one.apart - other.apart)[0]?.policy).toBe("LRU-WSR");
  });
});

test("four further reads a miss leave the same errors: the fit names no cause", () => {
  const reads = fitReads(data);
  expect(reads?.best).toBeCloseTo(1 / share.best - 1, 4);
  expect(reads?.best).toBeGreaterThan(3.8);
  expect(reads?.best).toBeLessThan(4.4);
  expect(reads?.rms).toBeCloseTo(share.rms, 6);
  expect(reads?.largest).toBeCloseTo(share.largest, 4);
});

describe("least squares over one parameter", () => {
  const line = (values: readonly number[]) => (parameter: number) =>
    values.map((value) => ({ apart: parameter - value }));

  test("finds the mean, with its standard error", () => {
    const fit = fitted(line([1, 2, 3, 6]), [0, 10]);
    expect(fit?.best).toBeCloseTo(3, 6);
    // Deviation of 4.667 in the square over four values.
    expect(fit?.error).toBeCloseTo(Math.sqrt(14 / 3 / 4), 5);
    expect(fit?.largest).toBeCloseTo(3, 6);
  });

  test("stays in its range, and says when there is nothing to fit to", () => {
    expect(fitted(line([20, 30]), [0, 10])?.best).toBeCloseTo(10, 6);
    expect(fitted(() => [], [0, 1])).toBeNull();
  });

  test("a root is found whichever way the curve goes, and none outside of the range", () => {
    expect(rootOf((x) => x - 0.25, [0, 1])).toBeCloseTo(0.25, 6);
    expect(rootOf((x) => 0.75 - x, [0, 1])).toBeCloseTo(0.75, 6);
    expect(rootOf((x) => x + 1, [0, 1])).toBeNull();
  });
});
