/** The link of a string that is played: whatever is played comes back, whatever is wrong is named. */
import { readFile } from "node:fs/promises";
import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import init from "../../../engine/pkg/pbm/pbm.js";
import { walkThrough } from "../engine/exact.ts";
import { openingOf } from "./judge.ts";
import { decodeLossless, encodeLossless, fieldsOf, PATH } from "./link.ts";
import { EXAMPLES, isProblem, type Named, readFields } from "./names.ts";

beforeAll(async () => {
  await init({ module_or_path: await readFile("web/engine/pkg/pbm/pbm_bg.wasm") });
});

function read(frames: number, pool: readonly string[], requests: readonly string[]): Named {
  const named = readFields({
    frames: String(frames),
    pool: pool.join(" "),
    requests: requests.join(" "),
  });
  if (isProblem(named)) throw new Error(`${named.field}: ${named.kind}`);
  return named;
}

/** Letters of several scripts, and numbers; a single word of letters would be read as one block a letter. */
const name = fc.constantFrom("A", "B", "c", "Ä", "ж", "あ", "12", "7", "B2");

const strings = fc
  .record({
    frames: fc.integer({ min: 1, max: 6 }),
    pool: fc.uniqueArray(name, { maxLength: 6 }),
    requests: fc.array(name, { minLength: 1, maxLength: 40 }),
  })
  .map(({ frames, pool, requests }) => read(frames, pool.slice(0, frames), requests));

/** Plays a string with victims picked by these numbers, as far as they go. */
function play(named: Named, picks: readonly number[]): number[] {
  const choices: number[] = [];
  for (const pick of picks) {
    const { frames, pool, requests } = named;
    const walked = walkThrough({ frames, pool, requests, choices });
    if (!walked.ok) throw new Error(walked.failure.message);
    const resident = walked.value.steps.at(-1)?.pool ?? [];
    if (walked.value.finished) break;
    choices.push(resident[pick % resident.length]?.block ?? -1);
  }
  return choices;
}

test("a string, its choices and the place in it come back from their link", () => {
  fc.assert(
    fc.property(strings, fc.array(fc.nat(9), { maxLength: 20 }), fc.nat(), (named, picks, place) => {
      const choices = play(named, picks);
      const evicted = choices.map((block) => named.names[block] ?? "");
      const { frames, pool, requests } = named;
      const walked = walkThrough({ frames, pool, requests, choices });
      if (!walked.ok) throw new Error(walked.failure.message);
      const { steps, finished } = walked.value;
      const at = place % (steps.length + (finished ? 1 : 0));
      const linked = decodeLossless(encodeLossless(named, { evicted, at }));
      expect(linked).toEqual({ fields: fieldsOf(named), evicted, at: String(at), notices: [] });
      expect(readFields(linked.fields)).toEqual(named);
      expect(openingOf(named, linked.evicted, linked.at)).toEqual({ choices, at, notices: [] });
    }),
  );
});

test("examples are links too, and no link is the first example", () => {
  for (const example of EXAMPLES) {
    const named = readFields(example);
    if (isProblem(named)) throw new Error(example.id);
    const { frames, pool, requests } = example;
    expect(decodeLossless(encodeLossless(named, { evicted: [], at: 0 })).fields).toEqual({
      ...{ frames, pool, requests },
    });
  }
  expect(decodeLossless(PATH).fields).toMatchObject(EXAMPLES[0]);
});

test("any text after the address is read without an error", () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const { evicted, at } = decodeLossless(`${PATH}?${text}`);
      expect(openingOf(read(1, ["A"], ["B", "A"]), evicted, at).at).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  [["X"], "0", [], 0, "evicted: X is not legal here"],
  [["A", "A"], "0", [0], 0, "evicted: A is not legal here"],
  [["A", "B", "C", "C", "C"], "0", null, 0, "the choices before it"],
  [["A"], "99", [0], null, "at: 99 is not legal here; legal: a whole number from 0 to"],
  [[], "-1", [], 0, "at: -1 is not legal here"],
])(
  "victims %j at %s: as many as are legal are taken, the rest is named",
  (evicted, asked, choices, at, said) => {
    const opening = openingOf(read(2, ["A", "B"], ["C", "A", "B", "A"]), evicted, asked);
    expect(opening.notices.join(" ")).toContain(said);
    if (choices !== null) expect(opening.choices).toEqual(choices);
    if (at !== null) expect(opening.at).toBe(at);
  },
);

test("an unknown version is named", () => {
  expect(decodeLossless(`${PATH}?v=7&requests=A`).notices).toEqual([
    "v: 7 is not legal here; legal: version 1. Used instead: version 1.",
  ]);
});
