import fc from "fast-check";
import { expect, test } from "vitest";
import { Lab } from "../engine/pkg/ace/ace.js";
import templates from "../engine/pkg/types/aceTemplates.json";
import type { LaneStep } from "../engine/types.ts";
import { realRegistry } from "../labs/ace/state/testEngine.ts";
import { GIVEN } from "../state/url/workload.ts";
import { type Phrase, phraseText, sentenceOf } from "./phrases.ts";

const registry = await realRegistry();
const builtIn = registry.policies.filter(({ programmed }) => !programmed);

/** Small pools and long traces: every kind of step is likely. */
const scenes = fc
  .record({
    pages: fc.integer({ min: 2, max: 40 }),
    frames: fc.integer({ min: 1, max: 14 }),
    k_w: fc.integer({ min: 1, max: 4 }),
    n_w: fc.integer({ min: 1, max: 14 }),
    n_e: fc.integer({ min: 1, max: 6 }),
    theta: fc.integer({ min: 0, max: 1 }),
    policy: fc.constantFrom(...builtIn.map((policy) => policy.id)),
  })
  .chain((numbers) =>
    fc.record({
      numbers: fc.constant(numbers),
      trace: fc.array(
        fc.tuple(fc.constantFrom("R", "W", "W"), fc.integer({ min: 0, max: numbers.pages - 1 })),
        { minLength: 1, maxLength: 80 },
      ),
    }),
  )
  .map(({ numbers: { policy, ...numbers }, trace }) => ({
    ...{ alpha: 2, base_us: 10, k_r: 4, ...numbers },
    lanes: [
      { policy, mode: "baseline" },
      { policy, mode: "ace" },
      { policy, mode: "ace", prefetch: true },
    ],
    workload: { kind: GIVEN, trace: trace.map(([op, page]) => op + page).join(" ") },
  }));

const stepAt = (lab: Lab, position: number): LaneStep[] => {
  lab.seek(position);
  return JSON.parse(lab.step_json()).lanes;
};

/** All templates in a phrase, those of its values too. */
const templatesIn = ({ template, values }: Phrase): string[] => [
  template,
  ...Object.values(values).flatMap((value) =>
    typeof value === "object" && !Array.isArray(value) ? templatesIn(value) : [],
  ),
];

/** The engine's sentence with longer lists counted, as the page tells them. */
const counted = (sentence: string) =>
  sentence.replace(
    /[Pp]ages (\d+(?:, \d+)*) and (?:(\d+) more|\d+)/g,
    (list: string, first: string, more: string | undefined) => {
      const pages = first.split(", ").length + Number(more ?? 1);
      return pages > 3 ? `${pages} pages` : list;
    },
  );

test("the page puts phrases together to the engine's own sentence, for any step; of many pages it tells how many", () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const lab = new Lab(JSON.stringify(scene), undefined);
      for (let position = 0; position <= lab.requests; position += 1) {
        stepAt(lab, position).forEach(({ phrases }, lane) => {
          expect(sentenceOf(phrases)).toBe(counted(lab.sentence(lane) ?? ""));
          for (const used of phrases.flatMap(templatesIn)) expect(templates).toContain(used);
        });
      }
      lab.free();
    }),
    { numRuns: 60 },
  );
});

test("there is no sentence before the first request", () => {
  const lab = new Lab(JSON.stringify(registry.presets[0]?.scene), undefined);
  expect(stepAt(lab, 0).map(({ phrases }) => phrases)).toEqual([[], []]);
  lab.free();
});

test("templates are told once each", () => {
  expect(new Set(templates).size).toBe(templates.length);
});

test("values stand where the template has a place for them, words within words", () => {
  const pages = { template: "pages {pages} and {page}", values: { pages: ["4", "5"], page: "2" } };
  expect(phraseText({ template: "{count} of {batch}", values: { count: 1234, batch: pages } })).toBe(
    "1,234 of pages 4, 5 and 2",
  );
});
