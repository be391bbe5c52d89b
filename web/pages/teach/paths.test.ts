/** Paths through lectures: their minutes, their links and their words. */
import { expect, test } from "vitest";
import { netLabs } from "../../golden/labs.ts";
import { beginOf, minutesOf, placeIn, stepLink } from "../../shell/path.ts";
import { setLocale } from "../../text/text.ts";
import { paths, wordsOf } from "./paths.ts";

const labs = await netLabs();
const steps = paths.flatMap((path) =>
  path.steps.map((step, at) => ({ name: `${path.id}~${at + 1}`, path, step, number: at + 1 })),
);

test.each(paths)("the minutes of path $id add up", (path) => {
  expect(minutesOf(path)).toBe(/^\d+$/.test(path.id) ? Number(path.id) : 90);
  expect(new Set(path.steps.map(({ id }) => id)).size).toBe(path.steps.length);
});

test.each(steps)(
  "the link of $name opens at its step, and its stops are in the run",
  async ({ name, path, step, number }) => {
    const link = stepLink(path, number);
    const lab = Object.entries(labs).find(([start]) => link.startsWith(`${start}?`))?.[1];
    const read = await lab?.decode(link);
    if (lab === undefined || read?.ok !== true) throw new Error(link);
    expect(read.value.notices.map(({ message }) => message)).toEqual([]);
    expect(read.value.state).toMatchObject({ at: beginOf(step), view: { stage: "present", path: name } });
    expect(placeIn({ paths }, name)?.step).toBe(step);
    const run = await lab.open(read.value.state.scene);
    if (!run.ok) throw new Error(run.failure.message);
    const positions = [
      beginOf(step),
      ...(step.stops ?? []),
      ...(step.until === undefined ? [] : [step.until]),
    ];
    expect(positions).toEqual(positions.toSorted((left, right) => left - right));
    expect(Math.max(...positions)).toBeLessThanOrEqual(run.value.requests);
    run.value.close();
  },
);

test("words of every step, in both languages, short enough to be said", async () => {
  for (const language of ["en", "de"]) {
    await setLocale(language);
    for (const { step, name } of steps) {
      const { title, say, ask, expect: answer, wrong, late } = wordsOf(step);
      for (const words of [title, say, ask, answer, late]) expect(words, `${name} ${language}`).not.toBe("");
      expect(wrong.length, name).toBeGreaterThan(0);
      expect(say.split(/[.!?] (?=\S)/).length, `${name}: ${say}`).toBeLessThanOrEqual(2);
    }
  }
  await setLocale("en");
});
