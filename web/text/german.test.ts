import { afterAll, beforeAll, describe, expect, it, test } from "vitest";
import { Lab } from "../engine/pkg/ace/ace.js";
import templates from "../engine/pkg/types/aceTemplates.json";
import { localized, spokenFailure } from "../engine/spoken.ts";
import type { LaneStep } from "../engine/types.ts";
import { cards } from "../labs/ace/card/cards.ts";
import { isPapers } from "../labs/ace/lanes.ts";
import { running } from "../labs/ace/models.ts";
import { drivenRegistry, realRegistry, servedRegistry } from "../labs/ace/state/testEngine.ts";
import { messages } from "./de/engine/messages.ts";
import { sentences } from "./de/engine/sentences.ts";
import { engine } from "./de/engine.ts";
import { de } from "./de/index.ts";
import { sentenceOf } from "./phrases.ts";
import { isFormula, leaves, placesOf, wordsIn } from "./testWords.ts";
import { engineText, setLocale } from "./text.ts";

const registry = await realRegistry();
/** With the server model's numbers and counters. */
const served = await servedRegistry();
/** With a drive's counters, and its numbers. */
const driven = [await drivenRegistry(), running("flash")?.parameters()];

/** Names that are the same in every language. */
const names = new Set([
  ...registry.policies.map(({ label }) => label),
  ...registry.devices.map(({ label }) => label),
  ...[
    "Zipf",
    "TPC-C",
    "ACE",
    "Writer",
    "Evictor",
    "Reader",
    "NewOrder",
    "Payment",
    "OrderStatus",
    "StockLevel",
    "Delivery",
    "OPL",
    "NPL",
    "TaP",
  ],
  ...[cards.ace, ...cards.ace.parts].map(({ label }) => label),
]);

test("German has every word of the registry but names and formulas", () => {
  const missing = wordsIn([registry, served, driven, cards]).filter(
    (word) => !Object.hasOwn(engine, word) && !names.has(word) && !isFormula(word),
  );
  expect(missing).toEqual([]);
});

test("German has every template of the steps' sentences, with the same places", () => {
  expect(templates.filter((template) => !Object.hasOwn(engine, template))).toEqual([]);
  for (const template of templates) expect(placesOf(engine[template] ?? "")).toEqual(placesOf(template));
  expect(Object.keys(sentences).filter((template) => !templates.includes(template))).toEqual([]);
});

test("German has a file of words for each policy, with nothing that it does not say", () => {
  const files = import.meta.glob<Record<string, string>>(["./de/policies/**/*.ts", "!./de/policies/_*.ts"], {
    eager: true,
    import: "words",
  });
  const path = (id: string) => `./de/policies/${isPapers(registry, id) ? "" : "further/"}${id}.ts`;
  expect(Object.keys(files).sort()).toEqual(registry.policies.map(({ id }) => path(id)).sort());
  for (const policy of registry.policies) {
    const said = new Set([
      ...wordsIn([policy, cards.policies[policy.id]]),
      ...policy.parameters.map(({ unit }) => unit),
      ...templates,
    ]);
    expect(Object.keys(files[path(policy.id)] ?? {}).filter((word) => !said.has(word))).toEqual([]);
    expect(
      wordsIn(cards.policies[policy.id]).filter((word) => word in (files[path(policy.id)] ?? {})),
    ).not.toEqual([]);
  }
});

test("German has every identity of the counters", () => {
  const lab = new Lab(JSON.stringify(registry.presets[0]?.scene), undefined);
  const { lanes }: { lanes: LaneStep[] } = JSON.parse(lab.step_json());
  const texts = lanes.flatMap(({ identities }) => identities.map(({ text }) => text.replaceAll("_", " ")));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.filter((text) => !Object.hasOwn(engine, text))).toEqual([]);
  lab.free();
});

test("templates of messages have the same places in both languages", () => {
  for (const [english, german] of Object.entries(de.messages))
    expect(placesOf(german)).toEqual(placesOf(english));
});

/** Where German is spelled as English is, or has only names, numbers and signs. */
const alike = new Set(
  [
    ".page.name .routes.sql .pool.mru .pool.lru .pool.badge .pool.windowCaption .pool.zoomAction .transport.position .numbers.units",
    ".lab.link .exports.heading .lab.page .link.costShape .link.json .messages.ofFile",
    ".exports.picture .pictures.curvesTitle .fields.modes.ace .fields.modes.ace+reader",
    ".fields.workload .fields.paper .plot.spread .figuresPage.export .figuresPage.verdict",
    ".transport.keys.escape .controls.themes.auto .fields.deviceColumns.2 .fields.costs.ideal .paper.decisions.modes.ace .paper.architecture.pool",
    ".paper.architecture.writer .paper.architecture.evictor .paper.architecture.reader .pictures.workload",
    ".share.link .share.frameTitle .share.parts.export .task.pool .task.mru .task.lru .forkDialog.modes.ace .forkDialog.modes.ace+reader .ssd.inside.blockInWords .ssd.channels.chips",
    ".fields.reader .kept.inList .curves.reading .pbm.lane.pool .pbm.lane.with .pbm.streams.heading .pbm.runTo.block",
    ".editor.examples.lru .editor.examples.mru .editor.modes.ace .hybrid.disks.flash .hybrid.pool.queues.pool.name .hybrid.pool.queues.FRQ.name .hybrid.pool.queues.MRQ.name .hybrid.pool.queues.MWQ.name .hybrid.pool.queues.FWQ.name",
    ".pbmFigures.strip.block .pbmFigures.streams.columns.0 .pbmFigures.candidates.columns.1 .pbmFigures.buckets.groupWidth .pbmFigures.buckets.bucketNames .pbmFigures.streams.columns.4 .lossless.play.min .lossless.play.optimal",
    ".pbmExercises.picture.stream .pbmExercises.arithmetic.block",
    ".beatAce.lru .beatAce.ace .alpha.closed.forms.fifo .flash.panel.choices.fifo .footer.version",
  ].flatMap((line) => line.split(" ")),
);

const files = {
  en: import.meta.glob<object>(["./en/*.ts", "!./en/(index|plural).ts"]),
  de: import.meta.glob<object>(["./de/*.ts", "!./de/(index|plural|engine).ts"]),
};

/** All words of a language, those that come with a part of the page among them. */
async function catalogue(folder: "en" | "de"): Promise<Map<string, string>> {
  const modules = await Promise.all(Object.values(files[folder]).map((load) => load()));
  return leaves(Object.assign({}, ...modules));
}

test("every file of words in English has one in German", () => {
  const areas = (folder: "en" | "de") => Object.keys(files[folder]).map((path) => path.split("/").at(-1));
  expect(areas("de")).toEqual(areas("en"));
});

test("German is not English that nobody translated", async () => {
  const [english, german] = [await catalogue("en"), await catalogue("de")];
  expect([...german.keys()].sort()).toEqual([...english.keys()].sort());
  const same = [...english]
    .filter(([path, text]) => /\p{L}{2}/u.test(text) && german.get(path) === text && !alike.has(path))
    .map(([path, text]) => `${path}: ${text}`);
  expect(same).toEqual([]);
  const said = Object.entries({ ...engine, ...messages });
  const names = ["Redpanda (src/v/utils/s3_fifo.h)", "JSON ({why})"];
  expect(said.filter(([key, text]) => key === text).map(([key]) => key)).toEqual(names);
});

describe("when German is spoken", () => {
  beforeAll(() => setLocale("de"));
  afterAll(() => setLocale("en"));

  it("the registry answers in German, whoever asks and whenever it was loaded", async () => {
    const spoken = localized({
      label: "Write batch",
      scene: { title: "Write batch" },
      list: [{ why: "k_w" }],
    });
    expect(spoken.label).toBe("Schreibbündel");
    expect(spoken.scene.title).toBe("Write batch");
    await setLocale("en");
    expect(spoken.label).toBe("Write batch");
    await setLocale("de");
    expect(JSON.parse(JSON.stringify(spoken)).label).toBe("Schreibbündel");
  });

  it("a step's sentence is German, with its pages and frames", () => {
    const lab = new Lab(JSON.stringify({ ...(registry.presets[0]?.scene as object), at: 10 }), undefined);
    const { lanes }: { lanes: LaneStep[] } = JSON.parse(lab.step_json());
    const [baseline, ace] = lanes.map(({ phrases }) => sentenceOf(phrases));
    expect(baseline).toContain(
      "sie ist geändert, also wird sie allein geschrieben (1 von k_w = 3 Schreibkanälen)",
    );
    expect(ace).toContain(
      "also schreibt ACE die Seiten 4, 5 und 2 als ein Bündel (3 von n_w = 3) und verdrängt 4.",
    );
    lab.free();
  });

  it("a rejection says in German what is legal, and leaves field and value as they were", () => {
    const refusal = { field: "k_w", value: "0", legal: "a whole number from 1 to 1000000", message: "" };
    expect(spokenFailure(refusal).message).toBe(
      "k_w: 0 ist hier nicht zulässig; zulässig: eine ganze Zahl von 1 bis 1000000",
    );
    expect(spokenFailure(refusal).legal).toBe(refusal.legal);
    const unknown = { field: "x", value: "7", legal: "something new", message: "" };
    expect(spokenFailure(unknown).message).toContain("something new");
  });

  it("what has no German stays English", () => {
    expect(engineText("no such text")).toBe("no such text");
  });
});
