/**
 * Drawn scenes in WebAssembly: the same states as natively, and the same refusals, stepping, in slices, forwards and back. What
 * they show natively was kept by `engine-wasm/fuzz-targets/tests/scenes.rs`, which also says how to keep it anew.
 */
import { readFile } from "node:fs/promises";
import { env } from "node:process";
import { expect, test } from "vitest";
import initAce, { Lab } from "./pkg/ace/ace.js";
import initHybrid, { Lab as HybridLab } from "./pkg/hybrid/hybrid.js";
import initPbm, { Lab as PbmLab } from "./pkg/pbm/pbm.js";

const folder = env.BUFFERPOOL_LAB_SCENES ?? "engine-wasm/fuzz-targets/scenes";

/** A kept scene: hashes of what positions show, or why it is refused. Scene and refusal are JSON texts. */
interface Kept {
  scene: string;
  states?: [position: number, hash: number][];
  refused?: string;
}

/** 32-bit FNV-1a. */
const hash = (text: string): number => {
  let found = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) found = Math.imul(found ^ byte, 0x01000193);
  return found >>> 0;
};

type Engine = Pick<Lab, "requests" | "seek" | "seek_slice" | "serialised" | "free">;

/** Where the run in WebAssembly parts from the native one; nothing if it does not. */
function parts(open: (scene: string) => Engine, { scene, states = [], refused }: Kept): string | undefined {
  let lab: Engine;
  try {
    lab = open(scene);
  } catch (thrown) {
    return thrown === refused ? undefined : `refused: ${thrown}`;
  }
  const differs = ([position, known]: [number, number], way: string) =>
    hash(lab.serialised()) === known ? undefined : `${way} to ${position}`;
  const each = (way: string, order: typeof states, go: (position: number) => void) =>
    order.map((state) => {
      go(state[0]);
      return differs(state, way);
    });
  lab.seek(0);
  let at = 0;
  const steps = (to: number) => {
    for (; at < to; at += 1) lab.seek(at + 1);
  };
  const slices = (to: number) => {
    while (lab.seek_slice(to, 7 + Math.floor(to / 5)) !== to);
  };
  const found = [
    refused && "not refused",
    ...each("by steps", states, steps),
    ...each("backwards", states.toReversed(), (to) => lab.seek(to)),
    ...each("in slices", states, slices),
    lab.requests === states.at(-1)?.[0] ? undefined : `${lab.requests} requests`,
  ];
  lab.free();
  return found.find((each) => each !== undefined);
}

const code = async (name: string) => ({
  module_or_path: await readFile(`web/engine/pkg/${name}/${name}_bg.wasm`),
});
await Promise.all([initAce(await code("ace")), initHybrid(await code("hybrid")), initPbm(await code("pbm"))]);

async function kept(name: string): Promise<Kept[]> {
  const text = new TextDecoder().decode(await readFile(`${folder}/${name}.jsonl`));
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
}

const partings = (scenes: readonly Kept[], open: (scene: string) => Engine) =>
  scenes
    .map((each) => ({ scene: each.scene, parts: parts(open, each) }))
    .filter((each) => each.parts !== undefined);

test.each<[name: string, open: (scene: string) => Engine]>([
  ["ace", (scene) => new Lab(scene)],
  ["hybrid", (scene) => new HybridLab(scene)],
  ["pbm", (scene) => new PbmLab(scene)],
])("drawn scenes of %s run as natively", async (name, open) => {
  const scenes = await kept(name);
  expect(scenes.filter(({ states }) => states !== undefined).length).toBeGreaterThanOrEqual(50);
  expect(partings(scenes, open)).toEqual([]);
});
