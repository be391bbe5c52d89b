import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { Lab as HybridLab, templates_json } from "../engine/pkg/hybrid/hybrid.js";
import { localized, spokenFailure } from "../engine/spoken.ts";
import type { Failure } from "../engine/types.ts";
import { HybridSession } from "../labs/hybrid/engine.ts";
import { realRegistry } from "../labs/hybrid/test-support/testEngine.ts";
import { messages } from "./de/engine/messages.ts";
import { engine } from "./de/engine.ts";
import { hybridEngine } from "./de/hybridEngine/index.ts";
import { sentences } from "./de/hybridEngine/sentences.ts";
import { de } from "./de/index.ts";
import { messageText } from "./messageText.ts";
import { sentenceOf } from "./phrases.ts";
import { isFormula, placesOf, wordsIn } from "./testWords.ts";
import { engineText, language, setLocale } from "./text.ts";

const registry = await realRegistry();
const templates: string[] = JSON.parse(templates_json());
const said = de.engine;

/** Names that are the same in every language. */
const names = new Set(["Hybrid", "LRU"]);

test("German has every word of this lab's registry but names and formulas", () => {
  const missing = wordsIn(registry).filter(
    (word) => !Object.hasOwn(said, word) && !names.has(word) && !isFormula(word),
  );
  expect(missing).toEqual([]);
});

test("German has every unit of this lab's parameters", () => {
  const specs = [registry.parameters, ...registry.workloads.map(({ parameters }) => parameters)].flat();
  const units = [...specs, ...registry.replacements.flatMap(({ parameters }) => parameters)].map(
    ({ unit }) => unit,
  );
  const known = (unit: string) =>
    ["", "%"].includes(unit) || Object.hasOwn(de.text.numbers.units, unit) || Object.hasOwn(said, unit);
  expect(units.filter((unit) => !known(unit))).toEqual([]);
});

test("German has every template of this lab's sentences, with the same places, and no other", () => {
  expect(templates.filter((template) => !Object.hasOwn(said, template))).toEqual([]);
  for (const template of templates) expect(placesOf(said[template] ?? "")).toEqual(placesOf(template));
  expect(Object.keys(sentences).filter((template) => !templates.includes(template))).toEqual([]);
});

test("templates of this lab's messages have the same places in both languages", () => {
  for (const [english, german] of Object.entries(hybridEngine.messages))
    expect(placesOf(german)).toEqual(placesOf(english));
});

test("what both engines say is translated once", () => {
  const twice = [
    ...Object.keys(hybridEngine.engine).filter((key) => Object.hasOwn(engine, key)),
    ...Object.keys(hybridEngine.messages).filter((key) => Object.hasOwn(messages, key)),
  ];
  expect(twice).toEqual([]);
});

test("German has every identity of this lab's counters, and all that a query serves", () => {
  const scene = registry.presets.find(({ id }) => id === "r10-u10-r20")?.scene as Record<string, unknown>;
  const workload = { ...(scene.workload as object), inserts_percent: 50, queries_per_set: 200 };
  const lab = new HybridLab(JSON.stringify({ ...scene, workload }), undefined);
  const { lanes } = JSON.parse(lab.step_json());
  const identities = lanes.flatMap((lane: { identities: { text: string }[] }) =>
    lane.identities.map(({ text }) => text),
  );
  const labels: { group: string; part: string }[] = JSON.parse(lab.labels_between_json(0, lab.requests));
  lab.free();
  const served = new Set(labels.filter(Boolean).flatMap(({ group, part }) => [group, part]));
  expect(identities.length).toBeGreaterThan(0);
  expect([...served].sort()).toEqual([
    ...["inner node", "insert", "leaf", "look-up", "range", "root", "update"],
  ]);
  expect([...identities, ...served].filter((text) => !Object.hasOwn(said, text))).toEqual([]);
});

const ten = registry.presets.find(({ id }) => id === "ten-pages")?.scene as Record<string, unknown>;

/** What the engine says of a scene that it refuses. */
function refusal(scene: object): Failure {
  const opened = HybridSession.open(scene, registry);
  if (opened.ok) throw new Error("it opened");
  return opened.failure;
}

/** Refusals of this lab's engine, and what is said in German of their legal values. */
const refused: readonly [what: string, scene: object, german: RegExp][] = [
  ["a price of 0", { ...ten, rf: 0 }, /eine Zahl von 0.000001 bis 1000000$/],
  ["a price below 0", { ...ten, wm: -3 }, /eine Zahl von 0.000001 bis 1000000$/],
  ["a price of seven decimals", { ...ten, rm: 0.1234567 }, /mit höchstens 6 Nachkommastellen$/],
  ["a lambda above 1", { ...ten, lambda: 1.5 }, /eine Zahl von 0 bis 1$/],
  [
    "an optimum without LRU",
    { ...ten, lanes: [{ placement: "optimal", replacement: "cost" }] },
    /lru bei der Platzierung optimal$/,
  ],
  [
    "an unknown word in a trace",
    { ...ten, workload: { kind: "given", trace: "R1 X2" } },
    /Anfrage 2, "X2", ist .* R, W oder N und eine Seite, etwa W8, oder F$/,
  ],
  [
    "the creation of a page that exists",
    { ...ten, workload: { kind: "given", trace: "R1 N1" } },
    /N und eine Seite, die keine Anfrage davor benutzt oder anlegt$/,
  ],
  [
    "a page that is not there",
    { ...ten, workload: { kind: "given", trace: "R11 N10" } },
    /R oder W und eine Seite unter D = 10, etwa W8, oder eine Seite, die ein N davor anlegt$/,
  ],
  [
    "more leaves than there are",
    {
      frames: 9,
      lanes: [{ placement: "hybrid" }],
      workload: { kind: "tree_mixed", read_only_percent: 70, update_only_percent: 40 },
    },
    /höchstens 30, denn 70 % werden nur gelesen$/,
  ],
  [
    "pages that a tree does not have",
    { pages: 5, frames: 9, lanes: [{ placement: "hybrid" }], workload: { kind: "tree_mixed" } },
    /weggelassen oder 34782, so viele hat der Workload$/,
  ],
  [
    "too many requests",
    {
      frames: 9,
      lanes: [{ placement: "hybrid" }],
      workload: { kind: "tree_mixed", sets: 1000, queries_per_set: 1_000_000 },
    },
    /höchstens \d+ Anfragen im Ganzen; dies ergibt \d+ oder mehr$/,
  ],
];

describe("when German is spoken", () => {
  beforeAll(() => setLocale("de"));
  afterAll(() => setLocale("en"));

  it("this lab's registry answers in German, before and after another language", async () => {
    const spoken = localized(registry);
    expect(spoken.placements[0]?.label).toBe("Konservativ");
    await setLocale("en");
    expect(spoken.placements[0]?.label).toBe("Conservative");
    await setLocale("de");
    expect([language(), spoken.placements[0]?.label]).toEqual(["de", "Konservativ"]);
    expect(engineText("Write batch")).toBe("Schreibbündel");
  });

  it("a move is told in German, with its page and prices", () => {
    const lab = new HybridLab(JSON.stringify({ ...ten, at: 24 }), undefined);
    const { lanes } = JSON.parse(lab.step_json());
    const told = sentenceOf(lanes[0].phrases);
    lab.free();
    expect(told).toContain("Seite 7, am längsten unbenutzt, verlässt den Pool unverändert");
    expect(told).toContain("auf Flash 132 Einheiten weniger gekostet, mehr als die 130 Einheiten");
    expect(told).toContain(", also wechselt sie: Das Schreiben auf Flash kostet 118 Einheiten.");
  });

  it.each(refused)("%s is refused in German", (_, scene, german) => {
    expect(spokenFailure(refusal(scene)).message).toMatch(german);
  });

  it("a line of a file says in German why it is no request", () => {
    expect(messageText("the first field is none of R, W, N and F")).toBe(
      "das erste Feld ist keines von R, W, N und F",
    );
    expect(messageText("the page exists already: a line before uses or creates it")).toContain(
      "die Seite gibt es schon",
    );
  });
});
