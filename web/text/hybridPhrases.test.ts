import fc from "fast-check";
import { expect, test } from "vitest";
import { Lab as HybridLab, templates_json } from "../engine/pkg/hybrid/hybrid.js";
import { realRegistry } from "../labs/hybrid/test-support/testEngine.ts";
import { type Phrase, sentenceOf } from "./phrases.ts";

const registry = await realRegistry();
const templates: string[] = JSON.parse(templates_json());

const lanes = registry.placements.flatMap(({ id: placement, by_lru_only, has_floor }) =>
  registry.replacements
    .filter(({ is_lru }) => is_lru || !by_lru_only)
    .map(({ id: replacement }) => ({ placement, replacement, ...(has_floor ? { floor: true } : {}) })),
);

/** Few pages and frames, dear and cheap writes: pages move both ways, and every queue is used. */
const scenes = fc
  .record({
    pages: fc.integer({ min: 1, max: 9 }),
    frames: fc.integer({ min: 1, max: 6 }),
    wf: fc.constantFrom(1, 2.5, 118),
    rm: fc.constantFrom(2, 23),
    lambda: fc.constantFrom(0, 0.4, 1),
    lanes: fc.shuffledSubarray(lanes, { minLength: 1, maxLength: 4 }),
  })
  .chain(({ lanes, pages, ...numbers }) =>
    fc
      .array(fc.tuple(fc.constantFrom("R", "R", "W", "N", "F"), fc.integer({ min: 0, max: pages - 1 })), {
        minLength: 1,
        maxLength: 60,
      })
      .map((asked) => {
        let next = pages;
        const trace = asked.map(([op, page]) => {
          if (op === "F") return op;
          if (op === "N") return `N${next++}`;
          return `${op}${page}`;
        });
        return { ...numbers, pages, lanes, workload: { kind: "given", trace: trace.join(" ") } };
      }),
  );

/** All templates in a phrase, those of its values too. */
const templatesIn = ({ template, values }: Phrase): string[] => [
  template,
  ...Object.values(values).flatMap((value) =>
    typeof value === "object" && !Array.isArray(value) ? templatesIn(value) : [],
  ),
];

test("the page puts this lab's phrases together to the engine's own sentence, for any step", () => {
  fc.assert(
    fc.property(scenes, (scene) => {
      const lab = new HybridLab(JSON.stringify(scene), undefined);
      for (let position = 0; position <= lab.requests; position += 1) {
        lab.seek(position);
        const step: { lanes: { phrases: Phrase[] }[] } = JSON.parse(lab.step_json());
        step.lanes.forEach(({ phrases }, lane) => {
          expect(sentenceOf(phrases)).toBe(lab.sentence(lane) ?? "");
          for (const used of phrases.flatMap(templatesIn)) expect(templates).toContain(used);
        });
      }
      lab.free();
    }),
    { numRuns: 60 },
  );
});

test("templates are told once each", () => {
  expect(new Set(templates).size).toBe(templates.length);
});
