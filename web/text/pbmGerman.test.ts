import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { Lab as PbmLab, templates_json } from "../engine/pkg/pbm/pbm.js";
import { localized, spokenFailure } from "../engine/spoken.ts";
import type { Failure, Phrase } from "../engine/types.ts";
import { PbmSession } from "../labs/pbm/engine/session.ts";
import { realRegistry } from "../labs/pbm/test-support/testEngine.ts";
import { messages } from "./de/engine/messages.ts";
import { engine } from "./de/engine.ts";
import { de } from "./de/index.ts";
import { pbmEngine } from "./de/pbmEngine/index.ts";
import { sentences } from "./de/pbmEngine/sentences.ts";
import { sentenceOf } from "./phrases.ts";
import { isFormula, placesOf, wordsIn } from "./testWords.ts";
import { language, setLocale } from "./text.ts";

const registry = await realRegistry();
const templates: string[] = JSON.parse(templates_json());
const said = de.engine;

/** Names that are the same in every language. */
const names = new Set(["Clock Sweep", "LRU", "PBM-sampling", "PBM-PQ", "O(1)"]);

test("German has every word of this lab's registry but names and formulas", () => {
  const missing = wordsIn(registry).filter(
    (word) => !Object.hasOwn(said, word) && !names.has(word) && !isFormula(word),
  );
  expect(missing).toEqual([]);
});

test("German has every unit of this lab's parameters", () => {
  const specs = [...registry.parameters, ...registry.workloads.flatMap(({ parameters }) => parameters)];
  const units = [...specs, ...registry.policies.flatMap(({ parameters }) => parameters)].map(
    ({ unit }) => unit,
  );
  const known = (unit: string) =>
    ["", "%", "us"].includes(unit) || Object.hasOwn(de.text.numbers.units, unit) || Object.hasOwn(said, unit);
  expect(units.filter((unit) => !known(unit))).toEqual([]);
});

test("German has every template of this lab's sentences, with the same places, and no other", () => {
  expect(templates.filter((template) => !Object.hasOwn(said, template))).toEqual([]);
  for (const template of templates) expect(placesOf(said[template] ?? "")).toEqual(placesOf(template));
  expect(Object.keys(sentences).filter((template) => !templates.includes(template))).toEqual([]);
});

test("templates of this lab's messages have the same places in both languages", () => {
  for (const [english, german] of Object.entries(pbmEngine.messages))
    expect(placesOf(german)).toEqual(placesOf(english));
});

test("what both engines say is translated once", () => {
  const twice = [
    ...Object.keys(pbmEngine.engine).filter((key) => Object.hasOwn(engine, key)),
    ...Object.keys(pbmEngine.messages).filter((key) => Object.hasOwn(messages, key)),
  ];
  expect(twice).toEqual([]);
});

/** A run of a preset at a position of its own, by the binding. */
function labAt(id: string, at: number) {
  const scene = registry.presets.find((preset) => preset.id === id)?.scene;
  return new PbmLab(JSON.stringify({ ...(scene as object), at }));
}

test("German has every identity of this lab's counters", () => {
  const lab = labAt("two-scans", 20);
  const { lanes } = JSON.parse(lab.step_json());
  lab.free();
  const identities = lanes.flatMap((lane: { identities: { text: string }[] }) =>
    lane.identities.map(({ text }) => text),
  );
  expect(identities.length).toBeGreaterThan(0);
  expect(identities.filter((text: string) => !Object.hasOwn(said, text))).toEqual([]);
});

const small = {
  blocks: 40,
  frames: 12,
  scale: 1,
  group_blocks: 4,
  lanes: [{ policy: "sampling" }],
  workload: { kind: "sequential", streams: 3, queries: 2, seed: "1" },
};
const given = (trace?: unknown) => ({ ...small, workload: { kind: "given", trace } });
const workload = (settings: object) => ({ ...small, workload: { kind: "sequential", ...settings } });
const lane = (settings: object) => ({ ...small, lanes: [{ policy: "sampling", ...settings }] });

/** What the engine says of a scene that it refuses. */
function refusal(scene: object): Failure {
  const opened = PbmSession.open(scene, registry);
  if (opened.ok) throw new Error("it opened");
  return opened.failure;
}

/** Refusals of this lab's engine, and what is said in German of their legal values. */
const refused: readonly [what: string, scene: object, german: RegExp][] = [
  ["a table of no blocks", { ...small, blocks: 0 }, /eine ganze Zahl von 1 bis 100000000$/],
  ["a pool that the pins alone would fill", { ...small, frames: 3 }, /mindestens 4: .* einen Block hält$/],
  ["more evictions than samples", lane({ evictions: 11 }), /von 1 bis 10, der Größe der Stichprobe/],
  ["no samples", lane({ samples: 0 }), /eine ganze Zahl von 1 bis 10000$/],
  ["a setting that is no yes or no", lane({ frequency: 3 }), /true oder false$/],
  ["a field that there is not", lane({ sample: 3 }), /kein solches Feld; lassen Sie es weg$/],
  ["an unknown policy", { ...small, lanes: [{ policy: "fifo" }] }, /eines von clock, lru, random/],
  ["a speed of zero", workload({ slow_us: 0 }), /eine Zahl von 0.001 bis 1000000$/],
  ["too many streams", workload({ streams: 65 }), /eine ganze Zahl von 1 bis 64$/],
  [
    "a run of more requests than can be looked at",
    { ...workload({ streams: 64, queries: 100_000, fraction: 1 }), blocks: 1000, frames: 100 },
    /mehr als 1000000000 Block-Anfragen .* höchstens 1000000000 Block-Anfragen im Ganzen$/,
  ],
  [
    "a table that does not fit in memory",
    { ...small, blocks: 60_000_000, frames: 16_000_000, group_blocks: 1 },
    /größeres s: Der Lauf braucht etwa \d+ Byte, und \d+ sind zu haben$/,
  ],
  [
    "a missing text of streams",
    given(),
    /Streams, getrennt durch ;.*\*3 dahinter für dreimal; Arbeit von 0.001 .* 1- bis 100000-mal$/,
  ],
  ["a text of no streams", given(""), /mindestens eine Abfrage; Streams, getrennt durch ;/],
  ["work of zero", given("S0-9x0"), /Streams, getrennt durch ;/],
  ["a block outside the table", given("S0-40x25"), /Blöcke 0 bis 39, so viele hat die Tabelle/],
  ["too many given streams", given(`${"L1x5; ".repeat(65)}L1x5`), /66 Streams .* 1 bis 64 Streams$/],
  ["a pause after all queries", given("S0-9x5 P20"), /eine Pause vor einer Abfrage, nicht nach der letzten$/],
  ["pauses without end", given("P1000000000*10000000 S0-9x5"), /Arbeit von höchstens 10\^15 µs je Stream$/],
  ["too many given queries", given("L1x5*200000"), /höchstens 100000 Abfragen je Stream$/],
];

describe("when German is spoken", () => {
  beforeAll(() => setLocale("de"));
  afterAll(() => setLocale("en"));

  it("this lab's registry answers in German, before and after another language", async () => {
    const random = localized(registry).policies.find(({ id }) => id === "random");
    expect(random?.label).toBe("Zufall");
    await setLocale("en");
    expect(random?.label).toBe("Random");
    await setLocale("de");
    expect([language(), random?.label]).toEqual(["de", "Zufall"]);
  });

  it("an eviction is told in German, with its block and times", () => {
    const lab = labAt("two-scans", 42);
    const { lanes } = JSON.parse(lab.step_json());
    const told = lanes.map(({ phrases }: { phrases: Phrase[] }) => sentenceOf(phrases));
    lab.free();
    expect(told).toMatchInlineSnapshot(`
      [
        "Stream 1 verlangt Block 20: Fehlzugriff; das Lesen endet in 100 µs. Block 1, am längsten unbenutzt, geht. Doch nach den Scans wird er in 150 µs gebraucht.",
        "Stream 1 verlangt Block 19: Fehlzugriff; das Lesen endet in 100 µs. Er kommt in Rahmen 19, der frei war.",
      ]
    `);
  });

  it.each(refused)("%s is refused in German", (_, scene, german) => {
    expect(spokenFailure(refusal(scene)).message).toMatch(german);
  });
});
