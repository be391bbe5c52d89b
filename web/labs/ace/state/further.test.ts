import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { isPapers } from "../lanes.ts";
import { createLab } from "./lab.ts";
import { realRegistry } from "./testEngine.ts";

const registry = await realRegistry();
const further = registry.policies.filter(({ id }) => !isPapers(registry, id));
const [known, chosen] = [registry.policies[0], further[0]];
if (chosen === undefined || known === undefined) throw new Error("too little is registered");

beforeEach(() => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("fetch", async () => new Response(await readFile("web/engine/pkg/ace/ace_bg.wasm")));
});
afterEach(() => vi.unstubAllGlobals());

const link = (policy: string, at = 5) =>
  `/ace?v=1&pages=16&frames=4&alpha=3&base_us=10&k_r=3&k_w=3&lanes=${policy}~ace&workload=given&trace=R1+W2+R3+R4+W5+R6&at=${at}&view=order`;

async function started(hash: string) {
  const lab = createLab();
  await lab.start(hash);
  return lab;
}

const policyShown = (lab: Awaited<ReturnType<typeof started>>) =>
  lab.playback.shown().frame?.lanes[0]?.policy.id;

test("a link to a policy beside the paper's opens it, and again when a page comes back to it", async () => {
  for (const { id } of further.filter(({ programmed }) => !programmed)) {
    const lab = await started(link(id));
    expect(policyShown(lab)).toBe(id);
    await lab.start(lab.link() ?? "");
    expect(policyShown(lab)).toBe(id);
  }
});

test("such a policy that is chosen goes on at the same position, and can be taken back", async () => {
  const lab = await started(link(known.id));
  const before = lab.playback.session;
  lab.change((scene) => Object.assign(scene, { frames: 5 }));
  const choose = () =>
    lab.change((scene) => {
      for (const lane of scene.lanes) lane.policy = chosen.id;
    });
  expect(choose()).toBe(true);
  lab.change((scene) => Object.assign(scene, { frames: 6 }));
  expect(policyShown(lab)).toBe(chosen.id);
  expect([lab.playback.target, lab.playback.session?.requests]).toEqual([5, before?.requests]);
  expect(lab.playback.shown().frame?.lanes[0]).toMatchObject({
    config: { frames: 6 },
    kept: expect.any(Array),
  });
  lab.undo();
  lab.undo();
  expect(policyShown(lab)).toBe(known.id);
  lab.undo();
  expect(lab.choices.getState().scene).toMatchObject({ frames: 4, lanes: [{ policy: known.id }] });
  lab.redo();
  lab.redo();
  expect(policyShown(lab)).toBe(chosen.id);
});
