/**
 * Counters and sentences of a hundred positions of every preset, as `positions/` has them: they stay as they are, however the
 * house around them is rebuilt. At the end all of a run's sums agree. Where they are to change, `npx vitest run web/golden -u` writes them anew.
 */
import { expect, test } from "vitest";
import { byDay } from "../test-support/day.ts";
import { netLabs } from "./labs.ts";

const POSITIONS = 100;
const labs = await netLabs();

/** Evenly spread from the start to the end, without doubles. */
const spread = (requests: number) => [
  ...new Set(
    Array.from({ length: POSITIONS }, (_, index) => Math.round((requests * index) / (POSITIONS - 1))),
  ),
];

/** What a run says of each lane's sums: `misses + hits = requests` and the like. */
interface Serialised {
  lanes: readonly { identities: readonly { text: string; holds: boolean }[] }[];
}

test.each(
  Object.entries(labs).flatMap(([path, lab]) =>
    lab.registry.presets.map((preset) => ({ path, lab, preset, name: `${path} ${preset.id}` })),
  ),
)("$name counts and says what it did", async ({ path, lab, preset }) => {
  const { at: _, ...scene } = preset.scene as { at?: number };
  const opened = await lab.open(scene);
  if (!opened.ok) throw new Error(opened.failure.message);
  const run = opened.value;
  const lines = spread(run.requests).flatMap((position) => {
    run.seek(position);
    return run
      .frame()
      .lanes.flatMap((lane, index) => [
        `${position} lane ${index}: ${Object.values(lane.step.counters).join(" ")}`,
        `  ${lab.sentence(lane)}`,
      ]);
  });
  // All that a pool of the paper's size shows is a hundred megabytes.
  const small = run.requests <= byDay(1_000_000, Number.POSITIVE_INFINITY);
  const { lanes } = small ? (JSON.parse(run.serialised()) as Serialised) : { lanes: [] };
  run.close();
  for (const identity of lanes.flatMap(({ identities }) => identities))
    expect(identity).toMatchObject({ holds: true });
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot(`positions${path}-${preset.id}.txt`);
});
