import { readFile } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { loadDrives } from "../../engine/flashDrive.ts";
import { initFull } from "../../engine/full.ts";
import { DATA, hostUpdates, momentsOf, placesOf, type RunDrive, SHAPE, versionName } from "./moments.ts";

await initFull({ module_or_path: await readFile("web/engine/pkg/full/full_bg.wasm") });
const run = await loadDrives();

/** What the engine itself says of the drive after the last update. */
function endOf(pages: number) {
  let shown: ReturnType<RunDrive> = [];
  momentsOf((settings, batches) => {
    shown = run(settings, batches);
    return shown;
  }, pages);
  return shown.at(-1);
}

describe.each(DATA)("%i logical pages", (pages) => {
  const moments = momentsOf(run, pages);

  test("every update is a step, after what it needed, and ends with the engine's counters", () => {
    const counters = endOf(pages)?.counters;
    const { host_writes, moved_pages, erases } = moments.at(-1) ?? {};
    expect(counters).toMatchObject({ host_writes, moved_pages, erases });
    const written = moments.flatMap(({ step }) => (step.kind === "write" ? [step.page] : []));
    expect(written).toEqual(hostUpdates(pages));
    const count = (kind: string) => moments.filter(({ step }) => step.kind === kind).length;
    expect(count("choose")).toBe(erases);
    expect(count("move")).toBe(moved_pages);
    expect(host_writes).toBe(40);
  });

  test("each page has one valid version, the newest, and no two places the same one", () => {
    const newest = Array<number>(pages).fill(1);
    for (const { state, step, versions } of moments) {
      if (step.kind === "write") newest[step.page] = step.version;
      const places = placesOf(state);
      expect(places.map(([block, index]) => state.owners?.[block]?.[index])).toEqual([...newest.keys()]);
      expect(places.map(([block, index]) => versions[block]?.[index])).toEqual(newest);
      expect(versions.map((block) => block.length)).toEqual(state.programmed);
    }
  });

  test("a victim stands from its choice to its erase", () => {
    for (const { step, victim, state } of moments) {
      if (step.kind === "choose") expect(victim).toBe(step.block);
      if (step.kind === "erase") expect([victim, state.free.at(-1)]).toEqual([step.block, step.block]);
      if (step.kind === "move") expect(victim).toBe(step.from[0]);
      if (step.kind === "start" || step.kind === "write") expect(victim).toBeNull();
      // What the sentence says of it.
      if (step.kind === "choose") expect(state.free).toHaveLength(1);
    }
  });
});

test("versions follow a page through writes and moves", () => {
  const told = momentsOf(run, 12).flatMap(({ step }) =>
    step.kind === "write" || step.kind === "move"
      ? [`${versionName(step)} ${step.kind} ${step.from.join(".")} ${step.to.join(".")}`]
      : [],
  );
  expect(told.slice(0, 4)).toEqual([
    "A2 write 0.0 3.0",
    "F2 write 1.1 3.1",
    "A3 write 3.0 3.2",
    "B2 write 0.1 3.3",
  ]);
});

test("the fuller the drive, the more is moved; more than the most pages are not legal in these blocks", () => {
  const moved = DATA.map((pages) => momentsOf(run, pages).at(-1)?.moved_pages ?? 0);
  expect(moved).toEqual([...moved].sort((a, b) => a - b));
  expect(moved[0]).toBeLessThan(moved[2] ?? 0);
  expect(DATA.at(-1)).toBe((SHAPE.blocks - 2) * SHAPE.block_pages - 1);
  expect(() => momentsOf(run, DATA[2] + 1)).toThrow("blocks");
});
