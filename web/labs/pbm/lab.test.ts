import fc from "fast-check";
import { expect, test } from "vitest";
import type { ParameterSpec } from "../../engine/types.ts";
import type { RunLink } from "../../state/run/definition.ts";
import { presetScene } from "../../state/run/scene.ts";
import type { RunView } from "../../state/run/view.ts";
import { runs } from "../../state/url/tests/runs.ts";
import { PbmSession } from "./engine/session.ts";
import type { PbmRegistry } from "./engine/types.ts";
import { configJson, pbmSceneSchema, readConfig } from "./export.ts";
import {
  carried,
  decodeLink,
  encodeLink,
  laneNumbers,
  numbersOf,
  optionsOf,
  type PbmLane,
  type PbmScene,
} from "./lab.ts";
import { surveyStreams } from "./streams.ts";
import { parts } from "./tabs.ts";
import { realRegistry } from "./test-support/testEngine.ts";

const registry: PbmRegistry = await realRegistry();
type Link = RunLink<PbmScene, RunView>;

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

const some = (specs: readonly ParameterSpec[]) =>
  fc.record(Object.fromEntries(specs.map((spec) => [spec.id, value(spec)])), {
    requiredKeys: [],
    noNullPrototype: true,
  }) as fc.Arbitrary<Record<string, unknown>>;

const switches = fc.record(Object.fromEntries(optionsOf(registry).map((key) => [key, fc.boolean()])), {
  requiredKeys: [],
  noNullPrototype: true,
});

const lane: fc.Arbitrary<PbmLane> = fc
  .tuple(id(registry.policies), fc.oneof(fc.constant({}), some(laneNumbers(registry))), switches)
  .map(([policy, own, options]) => ({ ...own, ...options, policy }));

const seed = fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }).map(String);
const time = fc.integer({ min: 1, max: 9_999 }).map((tenths) => String(tenths / 10));
const block = fc.nat(999);
const times = fc.constantFrom("", "*2", "*17");
const word = fc
  .tuple(block, block, time, times, fc.constantFrom("scan", "look-up"))
  .map(([from, to, us, repeated, kind]) =>
    kind === "scan"
      ? `S${Math.min(from, to)}-${Math.max(from, to)}x${us}${repeated}`
      : `L${from}x${us}${repeated}`,
  );
const stream = fc
  .tuple(fc.option(time), fc.array(word, { minLength: 1, maxLength: 6 }))
  .map(([pause, words]) => [...(pause === null ? [] : [`P${pause}`]), ...words].join(" "));
const workload = fc.oneof(
  fc
    .array(stream, { minLength: 1, maxLength: 8 })
    .map((streams) => ({ kind: "given", trace: streams.join("; ") })),
  ...registry.workloads.map((spec) =>
    fc.tuple(some(spec.parameters), fc.option(seed, { nil: undefined })).map(([own, given]) => ({
      kind: spec.id,
      ...own,
      ...(given === undefined ? {} : { seed: given }),
    })),
  ),
);

const view: fc.Arbitrary<RunView> = fc.record(
  {
    stage: fc.constantFrom("embed" as const, "present" as const),
    hidden: fc.subarray([...parts.hideable], { minLength: 1 }),
  },
  { requiredKeys: [], noNullPrototype: true },
);

const states: fc.Arbitrary<Link> = fc
  .record({
    shared: some(numbersOf(registry)),
    options: switches,
    lanes: fc.array(lane, { minLength: 1, maxLength: 4 }),
    workload,
    view,
    at: fc.integer({ min: 0, max: 1e8 }),
    byRequest: fc.boolean(),
    preset: fc.option(id(registry.presets), { nil: undefined }),
  })
  .map(({ shared, options, lanes, workload: requests, view: looked, at, byRequest, preset }) => {
    const scene: PbmScene = { ...shared, ...options, lanes, workload: requests };
    const survey = surveyStreams(String((requests as { trace?: string }).trace));
    const most = "requests" in survey ? survey.requests * lanes.length : at;
    return {
      scene,
      ...(byRequest ? { at: 0, moment: Math.min(at, most) } : { at: Math.min(at, most) }),
      view: { ...looked, ...(byRequest && { axis: "request" as const }) },
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

test("any legal scene comes back from its file", () => {
  fc.assert(
    fc.property(states, ({ scene, at }) => {
      expect(readConfig(configJson(scene, at))).toEqual({ ok: true, value: { scene, at } });
    }),
    runs(100),
  );
});

test("a file may say the policy once for all lanes", () => {
  const workload = { kind: "given", trace: "L0x1" };
  const read = readConfig(JSON.stringify({ policy: "lru", lanes: [{}, { policy: "pq" }], workload }));
  expect(read).toMatchObject({
    ok: true,
    value: { scene: { lanes: [{ policy: "lru" }, { policy: "pq" }] } },
  });
  expect(readConfig(JSON.stringify({ policy: "lru", workload }))).toMatchObject({ ok: true });
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
      const { state } = decoded(`/pbm?${path}&${query}`);
      expect(decoded(encodeLink(state, registry))).toEqual({ state, notices: [] });
    }),
    runs(200),
  );
});

test.each(registry.presets.map((preset) => preset.id))(
  "preset %s has the schema's shape, and its short and its full link give its scene",
  (preset) => {
    const saved = presetScene<PbmScene>(registry.presets.find((entry) => entry.id === preset));
    const { at = 0, ...scene } = pbmSceneSchema.parse(saved) as PbmScene;
    const short = decoded(`/pbm?preset=${preset}`);
    expect(short).toEqual({ state: { scene, at, view: {}, preset }, notices: [] });
    expect(decoded(encodeLink(short.state, registry)).state).toEqual(short.state);
  },
);

const full = (rest: string) =>
  `/pbm?blocks=100&frames=20&scale=1&lanes=lru,sampling~samples:5&workload=given&trace=S0-99x25;P50+L7x5&${rest}`;

test("a link names lanes with their numbers and settings", () => {
  const { state, notices } = decoded(
    full("at=3").replace("lanes=lru", "lanes=clock,sampling~frequency,pq~as_in_postgresql"),
  );
  expect(notices).toEqual([]);
  expect(state.scene.lanes).toEqual([
    { policy: "clock" },
    { policy: "sampling", frequency: true },
    { policy: "pq", as_in_postgresql: true },
    { policy: "sampling", samples: 5 },
  ]);
  expect(state.scene.workload).toEqual({ kind: "given", trace: "S0-99x25;P50 L7x5" });
});

test.each([
  [full("scale=0").replace("scale=1&", ""), "scale"],
  [full("k_r=0"), "k_r"],
  [full("base_us=-3"), "base_us"],
  [full("").replace("frames=20", "frames=x"), "frames"],
  [full("").replace("samples:5", "samples:0"), "lanes.samples"],
  [full("").replace("samples:5", "samples:ten"), "lanes.samples"],
  [full("").replace("samples:5", "frames:9"), "lanes.frames"],
  [full("").replace("samples:5", "freqency"), "lanes"],
  [full("").replace("samples:5", "frequency:maybe"), "lanes.frequency"],
  [full("frequency=yes"), "frequency"],
  [full("").replace("lanes=lru", "lanes=lruu"), "lanes"],
  [full("").replace("lanes=lru", "lanes=a,b,c,d,e"), "lanes"],
  [full("").replace("S0-99x25", "S0-99y25"), "trace"],
  [full("").replace("S0-99x25", "S99-0x25"), "trace"],
  [full("").replace("S0-99x25", "R7"), "trace"],
  [full("").replace("workload=given", "workload=own"), "workload"],
  [full("at=-1"), "at"],
  [full("at=1e9"), "at"],
  [full("hide=nothing"), "hide"],
  [full("v=9"), "v"],
  ["/pbm?preset=thesis-9", "preset"],
  ["/pbm?preset=thesis-8&w.streams=0", "w.streams"],
  ["/pbm?preset=thesis-8&w.fraction=2", "w.fraction"],
  ["/pbm?preset=thesis-8&seed=-1", "seed"],
  ["/pbm?preset=thesis-8&scale=9999&frames=600000", "scale"],
])("%s opens, and %s is named", (hash, field) => {
  const { state, notices } = decoded(hash);
  expect(notices.map((notice) => notice.field)).toContain(field);
  const opened = PbmSession.open(state.scene, registry);
  expect(opened.ok ? "" : opened.failure.message).toBe("");
  if (opened.ok) opened.value.close();
});

test("100 kB of streams, of lanes or of a number give a scene and not many notices", () => {
  for (const hash of [
    full("").replace("S0-99x25", "S0-99x25*3+".repeat(9_000)),
    full("").replace("lanes=lru", `lanes=lru${"~x".repeat(50_000)}`),
    full(`k_r=${"9".repeat(100_000)}`),
    full("").replace("S0-99x25", "L1x1;".repeat(20_000)),
  ]) {
    const { state, notices } = decoded(hash);
    expect(notices.length).toBeLessThan(40);
    expect(decoded(encodeLink(state, registry))).toEqual({ state, notices: [] });
  }
});

test("a position is carried to about the same moment, and not to other requests", () => {
  const scene: PbmScene = {
    lanes: [{ policy: "lru" }, { policy: "pq" }],
    workload: { kind: "given", trace: "L0x1" },
  };
  const more = { ...scene, lanes: [...scene.lanes, { policy: "lru" }] };
  expect(carried(100, scene, more)).toBe(150);
  expect(carried(100, scene, { ...scene, frames: 7 })).toBe(100);
  expect(carried(100, scene, { ...scene, blocks: 7 })).toBe(0);
  expect(carried(100, scene, { ...scene, workload: { kind: "given", trace: "L1x1" } })).toBe(0);
});
