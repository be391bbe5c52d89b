import fc from "fast-check";
import { expect, test } from "vitest";
import type { ParameterSpec } from "../../engine/types.ts";
import type { RunLink } from "../../state/run/definition.ts";
import { presetScene } from "../../state/run/scene.ts";
import { runs } from "../../state/url/tests/runs.ts";
import { HybridSession } from "./engine.ts";
import { hybridSceneSchema } from "./export.ts";
import type { HybridLane, HybridScene, HybridView } from "./lab.ts";
import { decodeLink, encodeLink, numbersOf } from "./lab.ts";
import { parts } from "./tabs.ts";
import { realRegistry } from "./test-support/testEngine.ts";
import type { HybridRegistry } from "./types.ts";

const registry: HybridRegistry = await realRegistry();
type Link = RunLink<HybridScene, HybridView>;

function decoded(hash: string) {
  const result = decodeLink(hash, registry);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

const id = (entries: readonly { id: string }[]) => fc.constantFrom(...entries.map((entry) => entry.id));

const value = ({ minimum, maximum, integer, choices = [] }: ParameterSpec): fc.Arbitrary<unknown> =>
  choices.length > 0
    ? id(choices)
    : (integer
        ? fc.integer({ min: minimum, max: maximum })
        : fc.double({ min: minimum, max: maximum, noNaN: true })
      ).map((number) => number + 0);

const some = (specs: readonly ParameterSpec[], requiredKeys: string[] = []) =>
  fc.record(Object.fromEntries(specs.map((spec) => [spec.id, value(spec)])), {
    requiredKeys,
    noNullPrototype: true,
  }) as fc.Arbitrary<Record<string, unknown>>;

const lambda = registry.replacements.flatMap(({ parameters }) => parameters).slice(0, 1);
const prices = registry.parameters.filter(({ id }) => !["pages", "frames"].includes(id));

const lane: fc.Arbitrary<HybridLane> = fc
  .tuple(
    fc.constantFrom(...registry.placements),
    id(registry.replacements),
    fc.boolean(),
    fc.oneof(fc.constant({}), some([...lambda, ...prices])),
  )
  .map(([placement, replacement, floor, own]) => ({
    ...own,
    placement: placement.id,
    replacement: placement.by_lru_only ? "lru" : replacement,
    ...(floor ? { floor } : {}),
  }));

const seed = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String);
const word = fc.oneof(
  fc.constantFrom("F", "f"),
  fc
    .tuple(fc.constantFrom("R", "W", "N", "r", "w", "n", ""), fc.integer({ min: 0, max: 999 }))
    .map((parts) => parts.join("")),
);
const workload = fc.oneof(
  fc.array(word, { minLength: 1, maxLength: 30 }).map((words) => ({ kind: "given", trace: words.join(" ") })),
  ...registry.workloads.map((spec) =>
    fc.tuple(some(spec.parameters), fc.option(seed, { nil: undefined })).map(([own, given]) => ({
      kind: spec.id,
      ...own,
      ...(given === undefined ? {} : { seed: given }),
    })),
  ),
  fc
    .record({ name: fc.constantFrom("a.csv", "b c.zst"), requests: fc.integer({ min: 1, max: 1e8 }) })
    .map((own) => ({ kind: "own", ...own, hash: "0123456789abcdef" })),
);

const view: fc.Arbitrary<HybridView> = fc.record(
  {
    page: fc.integer({ min: 0, max: 2 ** 30 - 2 }),
    stage: fc.constantFrom("embed" as const, "present" as const),
    hidden: fc.subarray([...parts.hideable], { minLength: 1 }),
  },
  { requiredKeys: [], noNullPrototype: true },
);

const states: fc.Arbitrary<Link> = fc
  .record({
    shared: some(numbersOf(registry), ["frames"]),
    lanes: fc.array(lane, { minLength: 1, maxLength: 4 }),
    workload,
    view,
    at: fc.integer({ min: 0, max: 1e8 }),
    moment: fc.option(
      fc.double({ min: 0, max: 1e12, noNaN: true }).map((cost) => cost + 0),
      { nil: undefined },
    ),
    preset: fc.option(id(registry.presets), { nil: undefined }),
  })
  .map(({ shared, lanes, workload: requests, view: looked, at, moment, preset }) => {
    const scene: HybridScene = { ...shared, lanes, workload: requests };
    if (registry.workloads.some((spec) => spec.id === requests.kind && spec.fixes_pages)) delete scene.pages;
    const { trace, requests: length } = requests as { trace?: string; requests?: number };
    const most = trace?.split(" ").length ?? length ?? at;
    return {
      scene,
      ...(moment === undefined ? { at: Math.min(at, most) } : { at: 0, moment }),
      view: { ...looked, ...(moment !== undefined && { axis: "time" as const }) },
      ...(preset === undefined ? {} : { preset }),
    };
  });

test("any legal state comes back from its link, without notices", () => {
  fc.assert(
    fc.property(states, (state) => {
      const link = encodeLink(state, registry);
      expect(decoded(link)).toEqual({ state, notices: [] });
      expect(encodeLink(decoded(`#${link}`).state, registry)).toBe(link);
    }),
    runs(300),
  );
});

test("a link that the browser has escaped means the same", () => {
  fc.assert(
    fc.property(states, (state) => {
      const { hash } = new URL(`https://example.org/#${encodeLink(state, registry)}`);
      expect(decoded(hash).state).toEqual(state);
    }),
    runs(100),
  );
});

test("any hash opens a scene, whose own link is legal", () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.tuple(fc.string(), fc.string())), (path, pairs) => {
      const query = pairs.map(([key, text]) => `${encodeURIComponent(key)}=${text}`).join("&");
      const { state } = decoded(`/hybrid?${path}&${query}`);
      expect(decoded(encodeLink(state, registry))).toEqual({ state, notices: [] });
    }),
    runs(200),
  );
});

test.each(registry.presets.map((preset) => preset.id))(
  "preset %s has the schema's shape, and its short and its full link give its scene",
  (preset) => {
    const saved = presetScene<HybridScene>(registry.presets.find((entry) => entry.id === preset));
    const { at = 0, ...scene } = hybridSceneSchema.parse(saved) as HybridScene;
    const short = decoded(`/hybrid?preset=${preset}`);
    expect(short).toEqual({ state: { scene, at, view: {}, preset }, notices: [] });
    expect(decoded(encodeLink(short.state, registry)).state).toEqual(short.state);
  },
);

const full = (rest: string) => `/hybrid?frames=3&lanes=hybrid~lru&workload=given&trace=R1+W2+N9+F&${rest}`;

test.each([
  [full("rf=0"), "rf"],
  [full("wm=-1"), "wm"],
  [full("frames=0").replace("frames=3&", ""), "frames"],
  [full("").replace("hybrid~lru", "hybrid~cost~lambda:1.5"), "lanes.lambda"],
  [full("").replace("hybrid~lru", "hybrid~cost~lambda:-1"), "lanes.lambda"],
  [full("").replace("hybrid~lru", "optimal~cost"), "lanes"],
  [full("").replace("hybrid~lru", "hybird~lru"), "lanes"],
  [full("").replace("hybrid~lru", "hybrid~lru~flor"), "lanes"],
  [full("").replace("hybrid~lru", "hybrid~lru~frames:9"), "lanes.frames"],
  [full("").replace("hybrid~lru", "a,b,c,d,e"), "lanes"],
  [full("").replace("N9", "X9"), "trace"],
  [full("").replace("F&", "F7&"), "trace"],
  [full("page=x"), "page"],
  [full("hide=nothing"), "hide"],
  [full("v=9"), "v"],
  ["/hybrid?preset=r3-u3&pages=7", "pages"],
  ["/hybrid?preset=r3-u3&w.access=once", "w.access"],
  ["/hybrid?preset=r3-u3&w.records=5", "w.records"],
])("%s opens, and %s is named", (hash, field) => {
  const { state, notices } = decoded(hash);
  expect(notices.map((notice) => notice.field)).toContain(field);
  const opened = HybridSession.open(state.scene, registry);
  expect(opened.ok).toBe(true);
  if (opened.ok) opened.value.close();
});

test("the optimum with another replacement than LRU takes LRU, and says so", () => {
  const { state, notices } = decoded(full("").replace("hybrid~lru", "optimal~cost"));
  expect(state.scene.lanes).toEqual([{ placement: "optimal", replacement: "lru" }]);
  expect(notices[0]?.message).toContain("lru");
});
