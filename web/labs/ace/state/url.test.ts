import fc from "fast-check";
import { expect, test } from "vitest";
import type { Failure, Registry } from "../../../engine/types.ts";
import type { DecodedLink } from "../../../state/run/definition.ts";
import { LONGEST_LINK } from "../../../state/url/raw.ts";
import { runs } from "../../../state/url/tests/runs.ts";
import { isServed } from "../server/model.ts";
import { bestArrangement } from "./scene.ts";
import { sceneSchema } from "./sceneSchema.ts";
import { drivenRegistry, loggedRegistry, realRegistry, rejectionOf, servedRegistry } from "./testEngine.ts";
import { arbitraryState } from "./tests/arbitraryState.ts";
import { hostileLinks } from "./tests/hostileLinks.ts";
import { decodeLink, encodeLink, type LinkState } from "./url.ts";

const registry = await realRegistry();
await loggedRegistry();
await servedRegistry();
await drivenRegistry();
const states = arbitraryState(registry);
const policies = registry.policies
  .filter(({ programmed }) => !programmed)
  .map(({ id }) => id)
  .join(", ");

/** Whether the link, after the page's own address `base`, is longer than programs take. */
const tooLong = (state: LinkState, of: Registry, base: string): boolean =>
  base.length + 1 + encodeLink(state, of).length > LONGEST_LINK;

function decoded(hash: string): DecodedLink<LinkState> {
  const result = decodeLink(hash, registry);
  if (!result.ok) throw new Error(result.failure.message);
  return result.value;
}

function presetState(id: string): LinkState {
  const preset = registry.presets.find((entry) => entry.id === id);
  const { at = 0, ...scene } = sceneSchema.parse(preset?.scene);
  return { scene, at, view: { arrangement: bestArrangement(scene, registry) }, preset: id };
}

/** Nothing, or a rejection of the engine in words: no trap, no panic. */
const isAnswer = (thrown: unknown) =>
  thrown === undefined || expect.objectContaining(inWords).asymmetricMatch(thrown);
const inWords = Object.fromEntries(
  ["field", "value", "legal", "message"].map((key) => [key, expect.any(String)]),
);

const fields = (notices: readonly Failure[]) => notices.map((entry) => entry.field);

test("any legal state comes back from its link, without notices", () => {
  fc.assert(
    fc.property(states, (state) => {
      const link = encodeLink(state, registry);
      expect(decoded(link)).toEqual({ state, notices: [] });
      expect(decoded(`#${link}`).state).toEqual(state);
      expect(encodeLink(decoded(link).state, registry)).toBe(link);
    }),
    runs(300),
  );
});

test("Reader and seed stand in each lane's words, and nowhere if they are the defaults", () => {
  const { scene } = presetState("slides-lru-reader");
  const said = (change: object) =>
    new URLSearchParams(
      encodeLink({ ...presetState("slides-lru-reader"), scene: { ...scene, ...change } }, registry),
    ).get("lanes");
  const [, , last] = scene.lanes;
  expect(said({ lanes: [{ ...last, reader: "tap", seed: "7" }] })).toBe("lru~ace~prefetch~reader:tap~seed:7");
  expect(said({ lanes: [{ ...last, reader: "tap+history", seed: "1" }] })).toBe("lru~ace~prefetch");
  expect(said({ reader: "npl", lanes: [last, { ...last, reader: "opl" }] })).toBe(
    "lru~ace~prefetch~reader:npl,lru~ace~prefetch~reader:opl",
  );
});

test.each([
  ["lanes=lru~ace~prefetch~reader:tep", "lanes.reader", { reader: "tap" }],
  ["lanes=lru~ace~prefetch~reader:", "lanes.reader", {}],
  ["lanes=lru~ace~seed:-3", "lanes.seed", { seed: "0" }],
  ["lanes=lru~ace~seed:18446744073709551616", "lanes.seed", { seed: "18446744073709551615" }],
])("%s is answered in words and mended", (pair, field, lane) => {
  const { state, notices } = decoded(`/ace?preset=first-steps&${pair}`);
  expect(fields(notices)).toEqual([field]);
  expect(state.scene.lanes[0]).toMatchObject(lane);
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

test.each(registry.presets.map((preset) => preset.id))("preset %s: by name, in full, in the engine", (id) => {
  const state = presetState(id);
  const link = encodeLink(state, registry);
  const opened = { ...state, view: { ...state.view, ...(isServed(state.scene) && { axis: "time" }) } };
  expect(decoded(`/ace?preset=${id}`)).toEqual({ state: opened, notices: [] });
  expect(decoded(link)).toEqual({ state, notices: [] });
  expect(link).toBe(`/ace?v=1&preset=${id}&at=${state.at}`);
  expect(tooLong(state, registry, "https://bufferpool-lab.example.org/some/course/")).toBe(false);
  expect(rejectionOf(state.scene, state.at)).toBeUndefined();
  const others = { ...registry, presets: registry.presets.filter((preset) => preset.id !== id) };
  expect(decodeLink(encodeLink(state, others), others)).toMatchObject({
    value: { state: { scene: state.scene } },
  });
});

test("links read well", () => {
  const state = presetState("slides-lru-reader");
  expect(encodeLink({ ...state, at: 3 }, registry)).toBe("/ace?v=1&preset=slides-lru-reader&at=3");
  const changed = { ...state, at: 3, scene: { ...state.scene, alpha: 4 } };
  expect(encodeLink(changed, registry)).toBe(
    "/ace?v=1&preset=slides-lru-reader&pages=16&frames=7&alpha=4&base_us=10&k_r=3&k_w=3&n_e=2" +
      "&lanes=lru~baseline,lru~ace,lru~ace~prefetch&workload=given&trace=W1+R9+R12+R10+R14+R11+R15" +
      "&start=8D+6+2D+3+5D+7+4D&history=1>9:2&at=3&view=order",
  );
});

test("a short link changes the preset's scene by what it names", () => {
  const { state, notices } = decoded("/ace?preset=slides-lru&frames=9&lanes=cflru~ace~window:2&at=2");
  const { scene } = presetState("slides-lru");
  expect(notices).toEqual([]);
  expect(state).toMatchObject({ preset: "slides-lru", at: 2 });
  expect(state.scene).toEqual({ ...scene, frames: 9, lanes: [{ policy: "cflru", mode: "ace", window: 2 }] });
});

test("D that follows from the workload is not in the link, and none is taken from it", () => {
  const state = presetState("tpcc-1");
  state.scene.workload.transaction = "delivery";
  const link = encodeLink(state, registry);
  expect(link).toMatch(/&workload=tpcc&.*&w\.warehouses=1&w\.users=10&w\.transaction=delivery(&|$)/);
  expect(link).not.toContain("pages=");
  expect(encodeLink({ ...state, scene: { ...state.scene, pages: 9 } }, registry)).toBe(link);
  const { state: read, notices } = decoded(`${link}&pages=9`);
  expect(read).toEqual(state);
  expect(notices.map((entry) => entry.message)).toEqual([
    "pages: 9 is not legal here; legal: left out, since it follows from the workload. Used instead: what the workload needs.",
  ]);
  expect(rejectionOf(read.scene, 5)).toBeUndefined();
});

test("with another workload in the link the scene has a D again", () => {
  const { state, notices } = decoded("/ace?preset=tpcc-1&workload=zipf");
  expect([state.scene.pages, notices]).toEqual([5_000, []]);
  expect(decoded("/ace?preset=poster&workload=tpcc").state.scene).not.toHaveProperty("pages");
});

test("a choice that is none is the closest, or the usual one", () => {
  const transaction = (text: string) => {
    const { state, notices } = decoded(`/ace?preset=tpcc-1&w.transaction=${text}`);
    return [state.scene.workload.transaction, fields(notices)];
  };
  expect(transaction("payment")).toEqual(["payment", []]);
  expect(transaction("Delivry")).toEqual(["delivery", ["w.transaction"]]);
  expect(transaction("")).toEqual(["mix", ["w.transaction"]]);
});

test("a policy that is none is never a program of one's own", () => {
  for (const name of ["p", "own", "policy", "own-polici"]) {
    const { scene, at } = decoded(`/ace?preset=first-steps&lanes=${name}`).state;
    expect(rejectionOf(scene, at)).toBeUndefined();
  }
});

test("a device in a short link takes the place of the preset's numbers", () => {
  const { scene } = decoded("/ace?preset=first-steps&device=virtual&k_w=4").state;
  expect(scene).toMatchObject({ device: "virtual", k_w: 4 });
  expect(scene).not.toHaveProperty("alpha");
});

test("no link at all is the first preset", () => {
  for (const hash of ["", "#", "#/", "/ace", "#/ace?", "?", "/elsewhere"]) {
    const first = registry.presets[0]?.id ?? "";
    expect(decoded(hash)).toEqual({ state: presetState(first), notices: [] });
  }
});

test("the first of a key counts, and unknown keys do not", () => {
  const { state, notices } = decoded("/ace?frames=9&frames=-1&colour=red&w.colour=red");
  expect([state.scene.frames, notices]).toEqual([9, []]);
});

test.each([
  ["frames=-1", "frames: -1 is not legal here; legal: a whole number from 1 to 16777216. Used instead: 1."],
  ["frames=7.4", "frames: 7.4 is not legal here; legal: a whole number from 1 to 16777216. Used instead: 7."],
  [
    "frames=many",
    "frames: many is not legal here; legal: a whole number from 1 to 16777216. Used instead: 7.",
  ],
  [
    "n_w=",
    "n_w: nothing is not legal here; legal: a whole number from 1 to 16777216. Used instead: its default, k_w.",
  ],
  [
    "lanes=lru-wrs~ace",
    `lanes: lru-wrs is not legal here; legal: one of ${policies}. Used instead: lru-wsr.`,
  ],
  ["at=28", "at: 28 is not legal here; legal: a whole number from 0 to 27. Used instead: 27."],
])("%s is answered in words", (pair, message) => {
  expect(decoded(`/ace?preset=first-steps&${pair}`).notices.map((entry) => entry.message)).toEqual([message]);
});

test("there are at least fifty hostile links", () => expect(hostileLinks.length).toBeGreaterThanOrEqual(50));

test.each(hostileLinks)("hostile: $about", ({ hash, field }) => {
  const { state, notices } = decoded(hash);
  if (field === undefined) expect(notices).toEqual([]);
  else expect(fields(notices)).toContain(field);
  expect(notices.length).toBeLessThan(10);
  for (const { value, legal, message } of notices) {
    for (const part of [value, legal, "Used instead: "]) expect(message).toContain(part);
    expect(message.length).toBeLessThan(600);
  }
  // What was changed is legal, so the link of it gives no notice.
  expect(decoded(encodeLink(state, registry))).toEqual({ state, notices: [] });
  expect(isAnswer(rejectionOf(state.scene, state.at))).toBe(true);
});

test("any text opens a scene", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.string({ unit: "binary", maxLength: 200 })), (hash) => {
      expect(sceneSchema.safeParse(decoded(hash).state.scene).success).toBe(true);
    }),
    runs(1_000),
  );
});

test("a link with mistakes opens a scene whose own link is right", () => {
  const piece = fc.oneof(
    fc.string({ maxLength: 8 }),
    fc.constantFrom("-", "&", "=", "~", ":", "1e999", ",", "%", "+", ";", ">"),
  );
  const place = fc.double({ min: 0, max: 1, noNaN: true });
  const mistakes = fc.array(fc.tuple(place, fc.nat({ max: 6 }), piece), { minLength: 1, maxLength: 5 });
  fc.assert(
    fc.property(states, mistakes, (state, edits) => {
      let hash = encodeLink(state, registry);
      for (const [share, length, text] of edits) {
        const at = Math.floor(share * hash.length);
        hash = hash.slice(0, at) + text + hash.slice(at + length);
      }
      const once = decoded(hash).state;
      expect(decoded(encodeLink(once, registry))).toEqual({ state: once, notices: [] });
    }),
    runs(1_000),
  );
});

test("the engine takes what a link with mistakes is read as", () => {
  const { state } = decoded("/ace?preset=slides-lru-reader");
  const link = encodeLink(
    { ...state, scene: { ...state.scene, start: { ...state.scene.start, hand: 2 } } },
    registry,
  );
  const values = fc.oneof(
    fc.integer(),
    fc.double(),
    fc.string(),
    fc.constantFrom("R1 W2", "8D 6 2D", "1>2:3", "own"),
  );
  fc.assert(
    fc.property(fc.nat(), values, (which, value) => {
      const pairs = link.slice("/ace?".length).split("&");
      const at = which % pairs.length;
      const key = pairs[at]?.split("=")[0] ?? "";
      pairs[at] = `${key}=${encodeURIComponent(String(value))}`;
      const read = decoded(`/ace?${pairs.join("&")}`).state;
      // Sizes that fill the memory belong to the engine's own tests.
      fc.pre(Number(read.scene.pages) < 100_000 && Number(read.scene.frames) < 100_000);
      expect(rejectionOf(read.scene, read.at)).toBeUndefined();
    }),
    runs(500),
  );
});

test("300 requests fit in a link; longer traces are said to be too long, and still come back", () => {
  const trace = (requests: number) => ({
    kind: "given",
    trace: Array.from({ length: requests }, (_, t) => `W${t % 1000}`).join(" "),
  });
  const state = presetState("first-steps");
  const of = (requests: number) => ({
    ...state,
    scene: { ...state.scene, pages: 1000, workload: trace(requests) },
  });
  const base = "https://someone.github.io/bufferpool-lab/";
  expect(tooLong(of(300), registry, base)).toBe(false);
  expect(encodeLink(of(300), registry).length).toBeLessThan(LONGEST_LINK);
  expect(tooLong(of(900), registry, base)).toBe(true);
  expect(decoded(encodeLink(of(900), registry)).state).toEqual(of(900));
});

test("a value that is cut off ends with a whole request", () => {
  const { state, notices } = decoded(`/ace?preset=first-steps&trace=${"W11+".repeat(6_000)}`);
  expect(fields(notices)).toEqual(["trace"]);
  expect(new Set(String(state.scene.workload.trace).split(" "))).toEqual(new Set(["W11"]));
});

test.each([
  ["log=1", { log: {} }, []],
  ["log.commit_every=3", { log: { commit_every: 3 } }, []],
  ["log=1&log.commit_every=2000000", { log: { commit_every: 1_000_000 } }, ["log.commit_every"]],
  ["log=1&log.commit_every=often", { log: { commit_every: 0 } }, ["log.commit_every"]],
  ["log=yes", {}, ["log"]],
  ["log=0&log.commit_every=3", { log: false }, []],
])("%s shows the log strip as it says, and the engine takes it", (pair, log, named) => {
  const { state, notices } = decoded(`#/ace?preset=slides-lru&${pair}`);
  expect({ log: state.scene.log }).toEqual({ log: undefined, ...log });
  expect(fields(notices)).toEqual(named);
  expect(rejectionOf(state.scene, 0)).toBeUndefined();
});

test("a log beyond the range of links is refused by the engine too, and beside clients", () => {
  const { scene } = presetState("slides-lru");
  const refused = (more: object) => (rejectionOf({ ...scene, ...more } as typeof scene, 0) as Failure).field;
  expect(refused({ log: { commit_every: 1_000_001 } })).toBe("log.commit_every");
  expect(refused({ log: {}, server: true })).toBe("log");
});
