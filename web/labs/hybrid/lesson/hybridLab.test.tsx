/** The parts of lessons on the flash + magnetic lab, with its real engine. */
import { readFile } from "node:fs/promises";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { beforeAll, expect, test } from "vitest";
import init, { registry_json } from "../../../engine/pkg/hybrid/hybrid.js";
import { Check } from "../../../pages/lessons/check/Check.tsx";
import { type NumberProps, numberText } from "../../../pages/lessons/Number.tsx";
import { Scene } from "../../../pages/lessons/scene/Scene.tsx";
import { LessonContext, unanswered } from "../../../shell/lessons/context.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { procedure } from "../../../shell/lessons/procedure.tsx";
import { decodeLink } from "../lab.ts";
import type { HybridRegistry } from "../types.ts";
import { hybridLab, Prices } from "./hybridLab.tsx";

let registry: HybridRegistry;
let lab: LessonLab;
beforeAll(async () => {
  await init({ module_or_path: await readFile("web/engine/pkg/hybrid/hybrid_bg.wasm") });
  registry = JSON.parse(registry_json());
  lab = hybridLab(registry);
});

const ten = { preset: "ten-pages" };
const lru = (placement: string) => ({ placement, replacement: "lru" });
const given = (trace: string, placement = "magnetic") => ({
  scene: { pages: 4, frames: 1, lanes: [lru(placement)], workload: { kind: "given", trace } },
});
/** Two frames, one of them by cost: page 1 is written and ages while others come. */
const queued = {
  scene: {
    pages: 6,
    frames: 2,
    lanes: [{ placement: "magnetic", replacement: "cost", lambda: 0.5 }],
    workload: { kind: "given", trace: "W1 R2 R3 R1 F" },
  },
};

function draw(children: ReactNode, page: "lesson" | "notes" = "lesson") {
  const value = { ...unanswered, lab, page };
  return render(<LessonContext value={value}>{children}</LessonContext>);
}

// By hand, at the prices 1, 118, 23 and 12: four misses on the magnetic disk are 92; page 7 has been read six times there.
test.each<[NumberProps, string]>([
  [{ ...ten, lane: 0, counter: "cost", at: 4 }, "92 units"],
  [{ ...ten, lane: 1, counter: "cost", at: 4 }, "210 units"],
  [{ ...ten, lane: 1, counter: "cost", at: 4, against: 0, as: "words" }, "128.3% higher"],
  [{ ...ten, lane: 1, counter: "cost", at: 4, against: 0, as: "difference" }, "118 units"],
  [{ ...ten, lane: 0, counter: "cost", at: 4, against: 1, as: "ratio" }, "2.28"],
  [{ ...given("R1"), counter: "cost" }, "23 units"],
  [{ ...given("R1", "flash"), counter: "cost" }, "1 unit"],
  [{ ...given("R1"), counter: "seconds" }, "0.009312 s"],
  [{ ...ten, lane: 0, counter: "migrations_to_f", at: 24 }, "1"],
  [{ ...ten, event: "victim", at: 24 }, "7"],
  [{ ...ten, event: "saving", at: 24 }, "132 units"],
  [{ ...ten, event: "threshold", at: 24 }, "130 units"],
  [{ ...ten, event: "page", at: 24 }, "2"],
  [{ ...ten, event: "evicted", at: 45, as: "count" }, "3"],
  [{ ...queued, event: "queue", at: 3 }, "MRQ"],
  [{ ...queued, event: "followed", at: 4 }, "3"],
  [{ ...ten, config: "there_and_back" }, "130"],
  [{ ...ten, config: "read_saves" }, "22"],
  [{ ...ten, config: "write_loses" }, "106"],
  [{ ...ten, config: "q" }, "0.7"],
  [{ ...ten, config: "MWQ" }, "35"],
  [{ ...ten, config: "FWQ" }, "119"],
  [{ ...ten, config: "bytes_a_page" }, "9"],
])("a number is the engine's: %j is %s", (props, text) => {
  expect(numberText(props, lab)).toBe(text);
});

test.each<[NumberProps]>([
  [{ ...ten, counter: "pages_written" }],
  [{ ...ten, event: "victim", at: 1 }],
  [{ ...ten, event: "queue", at: 24 }],
  [{ ...ten, event: "batch", at: 24 }],
  [{ ...ten, config: "alpha" }],
  [{ device: "poster-pcie", field: "alpha" }],
])("a number that there is not is an error: %j", (props) => {
  expect(() => numberText(props, lab)).toThrow();
});

test("who leaves is chosen among the pages of the pool, queue by queue", () => {
  const asked = procedure({ ...queued, at: 2, ask: "victim" }, lab);
  expect(asked.choices.map(({ id, note }) => [id, note])).toEqual([
    ["1", "dirty, magnetic"],
    ["2", "clean, magnetic"],
  ]);
  expect(asked.answer).toEqual(["2"]);
  expect(asked.request).toBe("read of page 3");
  expect(asked.before.step.event).toBeNull();
});

test("a page's disk, its queue, and what is written are computed", () => {
  const answer = (source: Parameters<typeof procedure>[0]) => procedure(source, lab).answer;
  expect(answer({ ...ten, at: 23, ask: "disk", page: 7 })).toEqual(["f"]);
  expect(answer({ ...ten, at: 19, ask: "disk", page: 7 })).toEqual(["m"]);
  expect(answer({ ...ten, at: 23, ask: "written" })).toEqual(["f"]);
  expect(answer({ ...ten, at: 19, ask: "written" })).toEqual(["dropped"]);
  expect(answer({ ...ten, at: 35, ask: "written" })).toEqual(["m"]);
  expect(answer({ ...queued, at: 2, ask: "queue", page: 1 })).toEqual(["MWQ"]);
  expect(answer({ ...given("R1 R1"), at: 1, ask: "hit" })).toEqual(["hit"]);
});

test("a question that has no sense here is an error", () => {
  expect(() => procedure({ ...ten, at: 23, ask: "batch" }, lab)).toThrow(/no question/);
  expect(() => procedure({ ...ten, at: 23, ask: "disk" }, lab)).toThrow(/needs a page/);
  expect(() => procedure({ ...ten, at: 23, ask: "disk", page: 99 }, lab)).toThrow(/no page 99/);
  // Three pages leave an emptied pool: none of them alone is the answer.
  expect(() => procedure({ ...ten, at: 44, ask: "victim" }, lab)).toThrow(/no answer/);
});

test("a wrong page is answered with the rule of the replacement", async () => {
  const user = userEvent.setup();
  draw(<Check kind="procedure" {...queued} at={2} ask="victim" />);
  await user.click(screen.getByRole("radio", { name: /1\b/ }));
  await user.click(screen.getByRole("button", { name: "Answer" }));
  expect(screen.getByRole("status")).toHaveTextContent(/The rule of Cost segment: B - floor\(lambda B\)/);
});

test("a scene follows a page: its counter against the threshold, at each step", async () => {
  const user = userEvent.setup();
  draw(<Scene {...ten} lanes={[0]} at={20} follow={7} caption="Ten pages." counters={["cost"]} />);
  expect(screen.getByText(/^Page 7: on the magnetic disk; C = 110; 110 units less/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Step" }));
  expect(screen.getByText(/^Page 7: on the magnetic disk, in the pool; C = 132;/)).toBeVisible();
  expect(screen.getByRole("cell", { name: "531 units" })).toBeVisible();
  expect(screen.getByTestId("scene-status")).toHaveTextContent(
    /^Position 21 of 45\. Conservative \(floor at 0\), LRU: Read of page 7: a miss\./,
  );
});

test("a page as two states: where it is, what each move costs, and the way that it has just taken", async () => {
  const user = userEvent.setup();
  draw(<Scene {...ten} lanes={[0]} at={23} follow={7} states caption="Ten pages." />);
  const costs =
    "In state f a read costs 1 and a write 118, in state m 23 and 12. A move to f costs 118, a move to m 12.";
  expect(screen.getByRole("img", { name: `Page 7 is in state m. ${costs}` })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Step" }));
  const moved = `Page 7 is in state f, to which it has just moved. ${costs}`;
  expect(screen.getByRole("img", { name: moved })).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Step" }));
  expect(screen.getByRole("img", { name: `Page 7 is in state f. ${costs}` })).toBeVisible();
});

test("the lab's own page opens with the same scene, step and page", () => {
  draw(<Scene {...ten} lanes={[1]} at={20} follow={7} caption="Ten pages." />);
  const href = screen.getByRole("link", { name: /Open in the lab/ }).getAttribute("href") ?? "";
  const decoded = decodeLink(href, registry);
  if (!decoded.ok) throw new Error(decoded.failure.message);
  const { state, notices } = decoded.value;
  expect(notices).toEqual([]);
  expect(state).toMatchObject({ preset: "ten-pages", at: 20, view: { page: 7 } });
  expect(state.scene.lanes).toMatchObject([{ placement: "optimal", replacement: "lru" }]);
});

test("the prices are those of the engine, in units and in milliseconds", () => {
  draw(<Prices />);
  expect(screen.getAllByRole("row").map((row) => row.textContent)).toEqual([
    "Diskrandom readrandom write",
    "Flash1 unit0.405 ms118 units47.8 ms",
    "Magnetic23 units9.31 ms12 units4.86 ms",
  ]);
});
