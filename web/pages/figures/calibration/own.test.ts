import { beforeAll, expect, test } from "vitest";
import { SHARES } from "./calibrate.ts";
import { type KeptSource, loadCalibration } from "./data.ts";
import { fitted } from "./fit.ts";
import { MOST_LINES, ownResiduals, readMeasurements, templateCsv } from "./own.ts";

let source: KeptSource;
beforeAll(async () => {
  source = (await loadCalibration()).fitted;
});

const head = "policy,mode,workload,time";
const problems = (written: string) => {
  const read = readMeasurements(written, source);
  return read.ok ? [] : read.problems;
};
const measured = (written: string) => {
  const read = readMeasurements(written, source);
  if (!read.ok) throw new Error(read.problems.join("\n"));
  return read.measured;
};

test("times that a share gives are fitted back to that share", () => {
  const rows = ["LRU", "LRU-WSR"].flatMap((policy) =>
    ["MS", "WIS", "MU"].flatMap((workload) => {
      const one = { policy, workload, lane: "ace", saved: 0 };
      const [own] = ownResiduals([one], source, 0.37);
      return [
        `${policy},Baseline,${workload},80`,
        `${policy},ACE,${workload},${80 * (1 - (own?.model ?? 0) / 100)}`,
      ];
    }),
  );
  const own = measured([head, ...rows].join("\n"));
  const fit = fitted((share) => ownResiduals(own, source, share), SHARES);
  expect(fit?.best).toBeCloseTo(0.37, 5);
  expect(fit?.rms).toBeCloseTo(0, 4);
});

test("the template is the paper's 12 bars, and can be read", () => {
  const own = measured(templateCsv(source));
  expect(own).toHaveLength(12);
  const bar = own.find(
    ({ policy, workload, lane }) => policy === "LRU" && workload === "MS" && lane === "ace",
  );
  expect(bar?.saved).toBeCloseTo(19.7, 6);
});

test("repeated runs count as their mean, and names may be ids in any case", () => {
  const own = measured(`${head}\nlru,BASELINE,ms,90\nLRU,baseline,MS,110\n"LRU","ace-reader",MS,80\n\n`);
  expect(own).toEqual([{ policy: "LRU", workload: "MS", lane: "ace-reader", saved: expect.closeTo(20, 9) }]);
});

test("semicolons with decimal commas, tabs, further columns and any order are read", () => {
  const german = "time;note;workload;mode;policy\r\n100,5;x;MS;Baseline;LRU\r\n80,4;;MS;ACE;LRU\r\n";
  expect(measured(german)[0]?.saved).toBeCloseTo(20, 6);
  expect(
    measured("\uFEFFpolicy\tmode\tworkload\ttime\nLRU\tBaseline\tMS\t10\nLRU\tACE\tMS\t5")[0]?.saved,
  ).toBe(50);
});

test("what is not legal is told with line, field, value and what is legal", () => {
  expect(problems("policy;mode;time\n")).toEqual([
    "Line 1: heading: policy;mode;time is not legal here; legal: a line with the columns policy,mode,workload,time",
  ]);
  expect(problems("")).toEqual([
    "Line 1: heading: nothing is not legal here; legal: a line with the columns policy,mode,workload,time",
  ]);
  expect(problems(`${head}\nFIFO,Baseline,MS,10\n\nLRU,AEC,MS,-3\nLRU,ACE,XY,`)).toEqual([
    "Line 2: policy: FIFO is not legal here; legal: Clock Sweep, LRU, CFLRU, LRU-WSR",
    "Line 4: mode: AEC is not legal here; legal: Baseline, ACE, ACE + Reader",
    "Line 4: time: -3 is not legal here; legal: a number above 0",
    "Line 5: workload: XY is not legal here; legal: MS, WIS, RIS, MU",
    "Line 5: time: nothing is not legal here; legal: a number above 0",
  ]);
  expect(problems(`${head}\nLRU,ACE,MS,10`)).toEqual([
    "Line 2: mode: ACE is not legal here; legal: this, beside a line of mode Baseline with LRU on MS",
  ]);
  expect(problems(`${head}\nLRU,Baseline,MS,10`)).toEqual([
    "Line 2: mode: Baseline is not legal here; legal: a line of ACE, ACE + Reader too",
  ]);
  expect(problems(head + "\n".repeat(MOST_LINES))).toEqual([
    `Line ${MOST_LINES + 1}: lines: ${MOST_LINES + 1} is not legal here; legal: at most ${MOST_LINES}`,
  ]);
});
