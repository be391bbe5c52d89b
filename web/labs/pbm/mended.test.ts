/** Links that are legal number by number, and whose scene the engine refuses all the same. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createPbmLab } from "./lab.ts";
import { realRegistry } from "./test-support/testEngine.ts";

const registry = await realRegistry();

beforeEach(() => vi.stubGlobal("requestAnimationFrame", () => 0));
afterEach(() => vi.unstubAllGlobals());

/** What is shown after a link was opened, and what is told of it. */
async function shown(query: string) {
  const lab = createPbmLab();
  lab.choices.setState({ registry });
  lab.openLink(`/pbm?${query}`);
  await vi.waitFor(() => expect(lab.choices.getState().rejected).toBeNull());
  const { scene, message, preset } = lab.choices.getState();
  return { scene, preset, told: message?.details ?? [], text: message?.text };
}

test("a pool that the streams could fill becomes the smallest that they cannot; the rest of the link stays", async () => {
  const { scene, preset, told, text } = await shown("preset=two-scans&frames=1&k_r=7");
  expect(scene).toMatchObject({ frames: 3, k_r: 7, blocks: 100 });
  expect(preset).toBe("two-scans");
  expect(text).toBe("The link was changed where it was not legal:");
  expect(told).toEqual([
    "frames: 1 is not legal here; legal: at least 3: at this scale more frames than streams, each of which pins a block. Used instead: 3.",
  ]);
});

test("a scale at which pool and streams find no room is blamed itself, not the pool; other notices stay", async () => {
  const { scene, told } = await shown("preset=two-scans&scale=1e9&k_r=none");
  expect(scene).toMatchObject({ scale: 1, frames: 20 });
  expect(told).toEqual([
    expect.stringMatching(/^k_r: none is not legal here; .* Used instead: 4\.$/),
    "scale: 1e9 is not legal here; legal: at most 1 beside the rest of the link. Used instead: 1.",
  ]);
});

test("streams that ask for blocks that there are not are left out", async () => {
  const { scene, told } = await shown("preset=two-scans&trace=S0-5000x50");
  expect(scene?.workload).toMatchObject({ kind: "given", trace: "S0-99x50; P3000 S0-99x50" });
  expect(told).toEqual([
    "trace: S0-5000x50 is not legal here; legal: blocks 0 to 99, as the table has at this scale. Used instead: the rest without it.",
  ]);
});

test("what no single change makes legal is refused, with what else was not legal in it", async () => {
  const lab = createPbmLab();
  lab.choices.setState({ registry });
  lab.openLink("/pbm?preset=two-scans&frames=1&trace=S0-5000x50&k_r=none");
  await vi.dynamicImportSettled();
  const { rejected, message, scene } = lab.choices.getState();
  expect(rejected?.field).toBe("workload.trace");
  expect(message?.details).toEqual(expect.arrayContaining([expect.stringMatching(/^k_r: none /)]));
  expect(scene).toMatchObject({ frames: 20 });
});

test("while the nearest is looked for, something is being opened: the address stays, and a later link takes its place", async () => {
  const lab = createPbmLab();
  lab.choices.setState({ registry });
  const open = (query: string) => lab.openLink(`/pbm?${query}`);
  open("preset=buckets");
  open("preset=two-scans&frames=1");
  expect(lab.choices.getState()).toMatchObject({ opening: true, rejected: { field: "frames" } });
  open("preset=buckets");
  await vi.dynamicImportSettled();
  expect(lab.choices.getState()).toMatchObject({ preset: "buckets", opening: false, rejected: null });
});
