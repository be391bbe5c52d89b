/** The poster's figures run with the settings that the poster gives below each plot; what it leaves open is as in its panel. */
import { expect, test } from "vitest";
import type { Experiment } from "../engine/sweep/types.ts";

const experiments = import.meta.glob<Experiment>("./poster-*.json", { eager: true, import: "default" });

/** "BP" of the poster is the pool, "R" the share of reads, both in percent; null where it varies or is not given. */
const plots: Record<string, { pool: number | null; reads: number | null; words: string; x: string }> = {
  "poster-1": { pool: 2, reads: null, words: "a pool of 2% of the data and 90/10 skew", x: "reads" },
  "poster-2": { pool: null, reads: 50, words: "half reads and 90/10 skew", x: "pool" },
  "poster-3": { pool: 2, reads: null, words: "a pool of 2% of the data and 90/10 skew", x: "alpha" },
  "poster-4": { pool: null, reads: 50, words: "half reads and 90/10 skew", x: "pool" },
};

test.each(Object.values(experiments))(
  "$id has the poster's settings, and says which they are",
  (experiment) => {
    const { id, scene, caption, differs, plots: drawn } = experiment;
    const expected = plots[id];
    const workload: Record<string, unknown> = { ...scene.workload };
    expect(workload).toMatchObject({ kind: "skewed", operations_percent: 90, data_percent: 10 });
    expect(scene).toMatchObject({ device: "poster-pcie", pages: 5000 });
    if (expected?.pool !== null) expect(scene.frames).toBe((5000 * (expected?.pool ?? 0)) / 100);
    if (expected?.reads !== null) expect(workload.reads_percent).toBe(expected?.reads);
    expect(drawn.map(({ x }) => x)).toEqual(drawn.map(() => expected?.x));
    expect(caption).toContain("The poster's parameters");
    expect(caption).toContain(expected?.words);
    expect(differs).toContain("What the poster's plot does not say is as in its panel");
  },
);

test("there are the poster's four plots", () => {
  const ids = Object.values(experiments).map(({ id }) => id);
  expect(ids.toSorted()).toEqual(Object.keys(plots));
});
