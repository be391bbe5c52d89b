/** A counter is one entry of the engine's registry: whatever shows counters has it then. */
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { CounterSpec, LabFrame, PrescanFrame } from "../../engine/types.ts";
import { sketchLane } from "../../figures/test-support/lane.ts";
import { chartOf, formatCounter, seriesOf } from "../../shell/counters.ts";
import { measureIn } from "../../shell/lessons/written.ts";
import { texts } from "./export.ts";
import { scoreOf } from "./lanes.ts";
import { realRegistry } from "./state/testEngine.ts";
import { Tab } from "./tabs/counters.tsx";

const DIRTY: CounterSpec = {
  id: "dirty_percent",
  label: "Dirty frames",
  unit: "%",
  meaning: "Share of the frames whose page is dirty.",
  better: "lower",
};

const { counters, lab } = await realRegistry();
const specs = [...counters, DIRTY];

function laneWith(dirty: number): LabFrame["lanes"][number] {
  const lane = sketchLane({ cells: "1D 2C" });
  const counted = Object.fromEntries(specs.map(({ id }) => [id, 0]));
  return { ...lane, step: { ...lane.step, counters: { ...counted, dirty_percent: dirty } } };
}

const frame: LabFrame = {
  position: 5,
  requests: 5,
  counters: specs,
  lab,
  lanes: [laneWith(50), laneWith(25)],
};

const prescan: PrescanFrame = {
  position: 5,
  requests: 5,
  positions: Float64Array.of(0, 5),
  diverged: Float64Array.of(0, 1),
  column: (lane, counter) => Float64Array.of(0, counter === DIRTY.id ? ([50, 25][lane] ?? 0) : 0),
  firstDivergence: null,
};

const column = (text: string, name: string): (string | undefined)[] => {
  const [head = [], ...rows] = text
    .trim()
    .split("\n")
    .map((line) => line.split(","));
  return rows.map((row) => row[head.indexOf(name)]);
};

test("the table has its row, with its meaning and the difference", () => {
  render(<Tab readable={frame} />);
  const row = screen.getByText("Dirty frames").closest("tr") as HTMLElement;
  const cells = within(row).getAllByRole("cell", { hidden: true });
  expect(cells.map((cell) => cell.textContent)).toEqual(["50%", "25%", "25 points lower"]);
  expect(screen.getByText("Dirty frames").title).toBe(DIRTY.meaning);
});

test.each([
  ["us", [7_369_160, 17_020_000], ["7.37 s", "17.02 s"]],
  ["GiB", [0.0005, 0.001_514], ["0.51 MiB", "1.55 MiB"]],
  ["GiB", [0.0005, 2], ["0.0005 GiB", "2 GiB"]],
  ["GiB", [0, 0], ["0 GiB", "0 GiB"]],
])("values of %s beside each other have one unit: %j", (unit, values, written) => {
  const spec = { ...DIRTY, unit };
  expect(values.map((value) => formatCounter(spec, value, values))).toEqual(written);
  const chart = chartOf(spec).written(Math.max(...values));
  expect(values.map((value) => `${chart.format(value)} ${chart.unit}`).map(Number.parseFloat)).toEqual(
    written.map(Number.parseFloat),
  );
});

test("it can be drawn along the run", () => {
  expect(chartOf(DIRTY)).toMatchObject({ counter: "dirty_percent", title: "Dirty frames" });
  expect(chartOf(DIRTY).written(50).unit).toBe("%");
  const labels = [
    ["Baseline", "B"],
    ["ACE", "A"],
  ] as const;
  expect(seriesOf(prescan, labels, DIRTY.id).map(({ values }) => values[1])).toEqual([50, 25]);
});

test("lessons can write it", () => expect(measureIn(specs)(DIRTY.id)?.written(12.34, "en")).toBe("12.3%"));

test("counters and series are written with it", () => {
  expect(column(texts.countersCsv(frame), DIRTY.id)).toEqual(["50", "25"]);
  expect(column(texts.seriesCsv(frame, prescan), DIRTY.id)).toEqual(["0", "50", "0", "25"]);
});

test("the score has the run time where a lane waits for a part of its writes only", () => {
  const [first, second] = frame.lanes.map(({ config }) => ({ config }));
  if (first === undefined || second === undefined) throw new Error("two lanes");
  expect(scoreOf(lab.score, [first, second])).not.toContain("run_time_us");
  const waiting = { config: { ...second.config, write_wait: 0.2 } };
  expect(scoreOf(lab.score, [first, waiting]).slice(0, 2)).toEqual(["latency_us", "run_time_us"]);
});
