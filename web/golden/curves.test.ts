/**
 * The `bpsim` commands of curves over sizes of the pool, with the rows that the page draws. `curves.jsonl` keeps them; the
 * command line's own tests run each and compare.
 */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { unpacked } from "../engine/ownTrace/packed.ts";
import { CurveOver, initSync, OwnTraceBuilder, savings_json } from "../engine/pkg/sweep/sweep.js";
import { Session } from "../labs/ace/engine/session.ts";
import { choicesOf } from "../labs/ace/sizes/choices.ts";
import { curveCommand } from "../labs/ace/sizes/command.ts";
import { askedOf, optionsOf } from "../labs/ace/sizes/model.ts";
import type { Scene } from "../labs/ace/state/scene.ts";
import { realRegistry } from "../labs/ace/state/testEngine.ts";

/** Presets of many kinds of lanes and requests. */
const PRESETS =
  "poster cflru-window clock-sweep lru-wsr-flags arc-ghosts min-bound reader-runs wait tpcc-1 mu-640".split(
    " ",
  );
const MOST_REQUESTS = 1_000;

const registry = await realRegistry();
initSync({ module: await WebAssembly.compile(await readFile("web/engine/pkg/sweep/sweep_bg.wasm")) });

/** Short, and from an empty pool, as curves are. */
function shorter({ at: _, start: __, ...scene }: Scene): Scene {
  const { requests } = scene.workload;
  const short = typeof requests === "number" ? { requests: Math.min(requests, MOST_REQUESTS) } : {};
  return { ...scene, workload: { ...scene.workload, ...short } };
}

test("a curve's command gives the rows of the page", async () => {
  const presets = registry.presets.filter(({ id }) => PRESETS.includes(id));
  expect(presets).toHaveLength(PRESETS.length);
  const scenes = presets.map(({ scene }) => shorter(scene as Scene));
  const lines = scenes.map((scene, at) => {
    const asked = askedOf(registry, scene, choicesOf({ sizes: "10%,30%,90%", warm_up: at % 2 ? "5%" : "" }));
    const session = Session.open(scene, registry);
    if (!session.ok) throw new Error(session.failure.message);
    const curve = new CurveOver(unpacked(OwnTraceBuilder, session.value.packed()), optionsOf(asked));
    session.value.close();
    const points = Array.from({ length: curve.points() }, (_, point) => JSON.parse(curve.point_json(point)));
    return JSON.stringify({
      command: curveCommand(scene, asked),
      rows: JSON.parse(savings_json(JSON.stringify(points))),
    });
  });
  await expect(`${lines.join("\n")}\n`).toMatchFileSnapshot("curves.jsonl");
});
