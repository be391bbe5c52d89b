/**
 * The `bpsim` command of every preset, as it opens, as all of its fields, and changed, with the counters that the page has at the end.
 * `commands.jsonl` keeps them; the command line's own tests run each and compare.
 */
import { expect, test } from "vitest";
import type { RunRegistry } from "../engine/types.ts";
import { commandOf, type LanedScene } from "../lab/command.ts";
import { command as ace } from "../labs/ace/command.ts";
import { command as hybrid } from "../labs/hybrid/command.ts";
import { command as pbm } from "../labs/pbm/command.ts";
import { netLabs } from "./labs.ts";

/** Requests at most, where a scene says how many: short runs show what is set as well as long ones. */
const MOST_REQUESTS = 1_000;

const forms = { "/ace": ace, "/hybrid": hybrid, "/pbm": pbm };
const labs = await netLabs();

function shorter({ at: _, ...scene }: LanedScene): LanedScene {
  const { requests, kind } = scene.workload;
  const short = typeof requests === "number" && kind !== "own" ? Math.min(requests, MOST_REQUESTS) : requests;
  return { ...scene, workload: { ...scene.workload, ...(short !== undefined && { requests: short }) } };
}

/** Another pool, and the lanes the other way round: no preset has it. */
const changed = ({ lanes, ...scene }: LanedScene): LanedScene => ({
  ...scene,
  ...(typeof scene.frames === "number" && { frames: scene.frames + 1 }),
  lanes: lanes.some(({ fork }) => fork !== undefined) ? lanes : lanes.toReversed(),
});

test("a scene's command gives the counters of the page", async () => {
  const lines: string[] = [];
  for (const [path, form] of Object.entries(forms)) {
    const lab = labs[path];
    if (lab === undefined) throw new Error(`no lab at ${path}`);
    const registry = lab.registry as RunRegistry;
    for (const { id, scene } of registry.presets) {
      const opening = shorter(scene as unknown as LanedScene);
      const other = changed(opening);
      const runs = [
        {
          scene: opening,
          commands: [commandOf(form, opening, registry, id), commandOf(form, opening, registry)],
        },
        { scene: other, commands: [commandOf(form, other, registry, id)] },
      ];
      for (const { scene, commands } of runs) {
        const opened = await lab.open(scene as never);
        if (!opened.ok) throw new Error(`${id}: ${opened.failure.message}`);
        const run = opened.value;
        run.seek(run.requests);
        const counters = run.frame().lanes.map(({ step }) => step.counters);
        run.close();
        const told = commands.flatMap((command) => (command === null || command.file ? [] : [command.line]));
        for (const command of new Set(told)) lines.push(JSON.stringify({ command, counters }));
      }
    }
  }
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("commands.jsonl");
});

test("a drive below the lanes is said, one with all defaults too", () => {
  const registry = labs["/ace"]?.registry as RunRegistry;
  const preset = registry.presets.find(({ id }) => id === "first-steps");
  const told = (flash: unknown) =>
    commandOf(ace, { ...(preset?.scene as unknown as LanedScene), flash }, registry, preset?.id)?.line;
  const without = told(undefined);
  expect(told({})).toBe(`${without} --set flash=true`);
  const set = { spare: 7, hot_cold: true, gc: "fifo", flash_seed: "18446744073709551615" };
  expect(told(set)).toBe(
    `${without} --set flash.spare=7 --set flash.hot_cold=true --set flash.gc=fifo --set flash.flash_seed=18446744073709551615`,
  );
});
