import { readFile } from "node:fs/promises";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Lab, type OwnTrace, OwnTraceBuilder } from "../../../engine/pkg/ace/ace.js";
import { FREE } from "../../../engine/types.ts";
import { buildOf } from "../engine/builds.ts";
import { loadEngineOfAll } from "../engine/load.ts";
import { ownTraceCopied } from "../engine/ownTrace.ts";
import { asksForFurther } from "./further.ts";
import { createLab } from "./lab.ts";
import { presetScene } from "./scene.ts";
import { realRegistry, realRegistryOfAll } from "./testEngine.ts";

const [small, large] = [await realRegistry(), await realRegistryOfAll()];
const [further] = small.further;
const [known] = small.policies;
if (further === undefined || known === undefined) throw new Error("too little is registered");
/** A number that only a further policy takes. */
const ofFurther = large.policies
  .flatMap(({ parameters }) => parameters)
  .find(({ id }) => !small.policies.some(({ parameters }) => parameters.some((spec) => spec.id === id)));

/** What is fetched: the engines' code as it was built, unless a test says otherwise for the larger one. */
let fetchedOfAll = (): Promise<Response> => codeOf("ace-all");
const codeOf = async (name: string) => new Response(await readFile(`web/engine/pkg/${name}/${name}_bg.wasm`));
const offline = () => Promise.reject(new Error("no network"));

beforeEach(() => {
  fetchedOfAll = () => codeOf("ace-all");
  vi.stubGlobal("requestAnimationFrame", () => 0);
  vi.stubGlobal("fetch", (url: string) => (url.includes("ace-all") ? fetchedOfAll() : codeOf("ace")));
});
afterEach(() => vi.unstubAllGlobals());

const isLarge = (lab: Awaited<ReturnType<typeof started>>) =>
  lab.choices.getState().registry?.policies.length === large.policies.length;

const link = (policy: string, at = 5) =>
  `/ace?v=1&pages=16&frames=4&alpha=3&base_us=10&k_r=3&k_w=3&lanes=${policy}~ace&workload=given&trace=R1+W2+R3+R4+W5+R6&at=${at}&view=order`;

async function started(hash = "") {
  const lab = createLab();
  await lab.start(hash);
  return lab;
}

const chooseFurther = (lab: Awaited<ReturnType<typeof started>>) =>
  lab.change((scene) => {
    for (const lane of scene.lanes) lane.policy = further.id;
  });

const policyShown = (lab: Awaited<ReturnType<typeof started>>) =>
  lab.playback.shown().frame?.lanes[0]?.policy.id;

test("a preset asks for the larger engine if it names a further policy, and every link with one does", () => {
  const names = new Set(small.further.map(({ id }) => id));
  for (const preset of small.presets) {
    const scene = presetScene(preset);
    const named = scene?.lanes.some(({ policy }) => names.has(policy)) === true;
    expect([
      scene && asksForFurther(scene, small),
      asksForFurther(`/ace?preset=${preset.id}`, small),
      // A misspelt one stands for the nearest.
      asksForFurther(`/ace?preset=${preset.id}x`, small),
    ]).toEqual([named, named, named]);
    expect(asksForFurther(`/ace?preset=${preset.id}&lanes=${known.id}~ace`, small)).toBe(false);
  }
  const [shown] = small.presets;
  expect(asksForFurther(`/ace?preset=${shown?.id}`, small)).toBe(false);
  for (const { id } of small.further) {
    expect(asksForFurther(link(id), small)).toBe(true);
    expect(asksForFurther(link(id), large)).toBe(false);
  }
});

test("so does a parameter that only a further policy has, in a link, in a lane and in a scene", () => {
  const scene = presetScene(small.presets[0]);
  const id = ofFurther?.id ?? "";
  if (scene === undefined) throw new Error("no preset");
  expect(asksForFurther(`/ace?preset=poster&${id}=3`, small)).toBe(true);
  expect(asksForFurther(link(`${known.id}~ace~${id}:3`), small)).toBe(true);
  expect(asksForFurther({ ...scene, [id]: 3 }, small)).toBe(true);
  expect(asksForFurther("/ace?preset=poster&seed=3&w.theta=1", small)).toBe(false);
});

// It is loaded once for all of a page: what is tried before it is there comes first.
test("where it cannot be loaded the run at hand stays, and that is said", async () => {
  const lab = await started(link(known.id));
  fetchedOfAll = offline;
  chooseFurther(lab);
  await vi.waitFor(() => expect(lab.choices.getState().message?.text).toContain("no network"));
  expect([policyShown(lab), isLarge(lab), lab.choices.getState().opening]).toEqual([known.id, false, false]);
});

test("a first visit whose link cannot be followed shows the first preset, and why", async () => {
  fetchedOfAll = offline;
  const lab = await started(link(further.id));
  expect(lab.choices.getState()).toMatchObject({
    preset: small.presets[0]?.id,
    message: { tone: "error", text: expect.stringContaining("no network") },
  });
});

test("what is opened while it loads takes its place", async () => {
  const lab = await started(link(known.id));
  let resolve: ((code: Response) => void) | undefined;
  fetchedOfAll = () =>
    new Promise((given) => {
      resolve = given;
    });
  chooseFurther(lab);
  expect(lab.choices.getState().opening).toBe(true);
  lab.openPreset(small.presets[0]?.id ?? "");
  await vi.waitFor(() => expect(resolve).toBeDefined());
  resolve?.(await codeOf("ace-all"));
  await loadEngineOfAll();
  expect(lab.choices.getState()).toMatchObject({ opening: false, preset: small.presets[0]?.id });
  expect(policyShown(lab)).toBe(presetScene(small.presets[0])?.lanes[0]?.policy);
});

test("a policy that is chosen goes on in the larger engine at the same position, and can be taken back", async () => {
  const lab = await started(link(known.id));
  expect(isLarge(lab)).toBe(false);
  const before = lab.playback.session;
  lab.change((scene) => Object.assign(scene, { frames: 5 }));
  expect(chooseFurther(lab)).toBe(true);
  // What is changed while it loads is changed besides.
  lab.change((scene) => Object.assign(scene, { frames: 6 }));
  expect(policyShown(lab)).toBe(known.id);
  await vi.waitFor(() => expect(policyShown(lab)).toBe(further.id));
  expect(isLarge(lab)).toBe(true);
  expect([lab.playback.target, lab.playback.session?.requests]).toEqual([5, before?.requests]);
  expect(lab.playback.shown().frame?.lanes[0]).toMatchObject({
    config: { frames: 6 },
    kept: expect.any(Array),
  });
  lab.undo();
  expect(policyShown(lab)).toBe(known.id);
  lab.undo();
  expect(lab.choices.getState().scene).toMatchObject({ frames: 4, lanes: [{ policy: known.id }] });
  lab.redo();
  lab.redo();
  expect(policyShown(lab)).toBe(further.id);
});

test("a page that comes back to its lab stays in the larger engine", async () => {
  const lab = await started(link(further.id));
  expect(policyShown(lab)).toBe(further.id);
  await lab.start(lab.link() ?? "");
  expect(isLarge(lab)).toBe(true);
  expect(policyShown(lab)).toBe(further.id);
});

test("the reader's own trace comes along, with the ids of its file", async () => {
  const requests = Uint32Array.from([4, 1, 6, 4, 13]);
  const builder = new OwnTraceBuilder(requests.length, 9);
  builder.push(requests);
  builder.name(Uint32Array.of(0, 2, 3, 6), BigUint64Array.of(7n, 90n, 2n ** 60n, 2n ** 61n));
  const trace: OwnTrace = builder.finish();
  const copy = await ownTraceCopied(trace, small, buildOf(large), new AbortController().signal);
  const told = (LabOf: typeof Lab, of: OwnTrace, policy: string) => {
    const lanes = [{ policy, mode: "baseline" }];
    const workload = { kind: "own", name: "a", hash: "0" };
    const scene = { pages: 9, frames: 2, alpha: 1, base_us: 1, k_r: 1, k_w: 1, lanes, workload };
    const lab = new LabOf(JSON.stringify(scene), of.share());
    const ids = [0, 2, 3, 6].map((page) => lab.original_id(page));
    const found = [lab.page_of_id(90n), lab.page_of_id(91n), lab.page_of_id(2n ** 61n)];
    return { requests: [...lab.requests_between(0, 9)], pages: of.pages, ids, found };
  };
  expect(told(buildOf(large).Lab, copy, further.id)).toEqual(told(Lab, trace, known.id));
  expect(told(Lab, trace, known.id).ids).not.toContain(BigInt(FREE));
});
