import * as fc from "fast-check";
import { expect, test } from "vitest";
import { asDevice, type Chip, derived, workOf, writeAt } from "./model.ts";
import { CHIP } from "./testChip.ts";

const at = (amplification: number, chip: Chip = CHIP) => derived(chip, writeAt(chip, 128, amplification));

test("alpha and k_w follow from write amplification as the rules say", () => {
  const told = [1, 2.46, 5.78, 7.97].map((amplification) => at(amplification));
  expect(told.map(({ alpha }) => alpha.toFixed(1))).toEqual(["2.5", "5.3", "11.5", "15.7"]);
  expect(told.map(({ k_w }) => Math.round(k_w))).toEqual([24, 19, 17, 17]);
  expect(told.map(({ k_r }) => k_r)).toEqual([80, 80, 80, 80]);
});

test("it is what the engine derives from a drive's counters", () => {
  const [host, moved, erases] = [307_188, 1_467_105, 13_862];
  const write = { program_us: 200, moves_us: (moved / host) * 225, erases_us: (erases / host) * 1500 };
  const numbers = [1342.2699617172545, 125, 11.538159693738036, 80, 17.192010583290575];
  for (const [at, value] of Object.values(derived(CHIP, write)).entries())
    expect(value).toBeCloseTo(numbers[at] ?? 0, 9);
  // In the long run a block is erased for each P pages programmed.
  expect(at((host + moved) / host).chip_write_us).toBeCloseTo(1342.27, 0);
});

test("the P4510 takes three numbers fitted to three, one of them no whole number", () => {
  const fitted = { ...CHIP, t_host_us: 350, channels: 16 / 3, dies: 1 };
  // W = 700 at WA 3.1.
  expect(workOf(writeAt(CHIP, 128, 3.063))).toBeCloseTo(700, 0);
  const { base_us, alpha, k_r, k_w } = derived(fitted, { program_us: 200, moves_us: 464, erases_us: 36 });
  expect([base_us, alpha, k_r, k_w].map((value) => Number(value.toFixed(6)))).toEqual([375, 2.8, 80, 8]);
  expect((alpha * k_r) / k_w).toBeCloseTo(28);
});

test("alpha k_r / k_w = W / t_read, whatever the bus and the host take", () => {
  const time = fc.double({ min: 0.001, max: 1e6, noNaN: true });
  const count = fc.integer({ min: 1, max: 1024 });
  const chips = fc.record({
    ...{ t_read_us: time, t_program_us: time, t_erase_us: time, t_host_us: fc.constantFrom(0, 1, 1e4) },
    ...{ channels: count, dies: count, planes: count },
  });
  fc.assert(
    fc.property(chips, fc.double({ min: 1, max: 100, noNaN: true }), (chip, amplification) => {
      const { alpha, k_r, k_w, chip_write_us } = at(amplification, chip);
      expect((alpha * k_r) / k_w / (chip_write_us / chip.t_read_us)).toBeCloseTo(1, 9);
    }),
  );
});

test("a scene's device has round numbers, half up, and writes at least one page at once", () => {
  const numbers = { chip_write_us: 1, base_us: 12.25, alpha: 2.675, k_r: 80.5, k_w: 0.2 };
  expect(asDevice(numbers)).toEqual({ base_us: 12.3, alpha: 2.68, k_r: 81, k_w: 1 });
  expect(asDevice(at(5.78))).toEqual({ base_us: 125, alpha: 11.55, k_r: 80, k_w: 17 });
  expect(asDevice({ ...numbers, alpha: null, k_w: null, chip_write_us: null })).toBeNull();
});
