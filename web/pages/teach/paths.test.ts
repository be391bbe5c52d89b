/** Paths through lectures: their minutes, their links and their words. */
import { expect, test } from "vitest";
import { netLabs } from "../../golden/labs.ts";
import { readRun } from "../../shell/exercise/run.ts";
import { beginOf, minutesOf, placeIn, stepLink } from "../../shell/path.ts";
import { everyLab } from "../../test-support/everyLab.ts";
import { setLocale } from "../../text/text.ts";
import { paths, wordsOf } from "./paths.ts";

const labs = await netLabs();
const steps = paths.flatMap((path) =>
  path.steps.map((step, at) => ({ name: `${path.id}~${at + 1}`, path, step, number: at + 1 })),
);

async function readBy(link: string) {
  const lab = Object.entries(labs).find(([start]) => link.startsWith(`${start}?`))?.[1];
  const read = await lab?.decode(link);
  if (lab === undefined || read?.ok !== true) throw new Error(link);
  return [lab, read] as const;
}

async function opened(link: string) {
  const [lab, read] = await readBy(link);
  const run = await lab.open(read.value.state.scene);
  if (!run.ok) throw new Error(run.failure.message);
  return run.value;
}

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
    const run = await opened(link);
    const positions = [
      beginOf(step),
      ...(step.stops ?? []),
      ...(step.until === undefined ? [] : [step.until]),
    ];
    expect(positions).toEqual(positions.toSorted((left, right) => left - right));
    expect(Math.max(...positions)).toBeLessThanOrEqual(run.requests);
    run.close();
  },
);

const exercises = new Map((await everyLab()).map((lab) => [lab.registry.lab.id, lab.exercises]));

test("what a room opens on its phones is there, and so is homework", async () => {
  const opened = [
    ...steps.flatMap(({ step }) => step.open ?? []),
    ...paths.flatMap(({ homework }) => homework),
  ];
  for (const hash of new Set(opened)) {
    const [, page, id = ""] = hash.split("?", 1)[0]?.split("/") ?? [];
    const lab = labs[`/${page}`];
    if (page === "exercises") {
      const { run, notices } = readRun(hash, exercises.get(id) ?? []);
      expect([run === null, notices], hash).toEqual([false, []]);
    } else if (lab !== undefined) {
      const read = await lab.decode(hash);
      expect(read.ok && read.value.notices, hash).toEqual([]);
    } else expect(["lessons", "write-a-policy"], hash).toContain(page);
  }
});

const local = (value = 0) => value.toLocaleString("en");

/** Numbers that a step's answer tells: at a position, of a lane, by what is counted there. */
const told: readonly [string, number, number, (counters: Readonly<Record<string, number>>) => string][] = [
  [
    "45~1",
    100_000,
    0,
    ({ write_time_us = 0, latency_us = 0 }) => `${Math.round((100 * write_time_us) / latency_us)}%`,
  ],
  ["45~3", 2_000, 0, ({ hits }) => (hits === 0 ? "None." : "some")],
  ["45~4", 2_000, 0, ({ hits }) => local(hits)],
  ["45~5", 1, 0, ({ latency_us = 0 }) => `= ${latency_us / 10} reads`],
  ["45~13", 100_000, 0, ({ latency_us = 0 }) => `of ${local(Math.round(latency_us / 1_000))} ms`],
  ["45~13", 100_000, 1, ({ latency_us = 0 }) => `${local(Math.round(latency_us / 1_000))} ms in`],
  ["90~11", 60, 0, ({ pages_written }) => `written ${pages_written} pages`],
  ["90~11", 60, 1, ({ pages_written }) => `written ${pages_written} pages`],
  ["90~11", 60, 0, ({ misses }) => `LRU ${misses}`],
  ["90~11", 60, 1, ({ misses }) => `missed ${misses}`],
  ["I~10", 16, 0, ({ hits }) => (hits === 0 ? "LRU hits none" : "some")],
  ["I~10", 16, 1, ({ hits }) => `LRU-2 hits ${hits}`],
  ["I~11", 29, 0, ({ hits }) => `LRU ${hits}`],
  ["I~11", 29, 1, ({ hits }) => `${hits} hits`],
  ["III~2", 52_275, 0, ({ cost }) => local(cost)],
  ["III~2", 52_275, 1, ({ cost }) => local(cost)],
  ["III~2", 52_275, 2, ({ cost }) => local(cost)],
  ["III~4", 200, 0, ({ hits }) => `${hits}. What`],
  ["III~6", 400, 1, ({ hits }) => `${hits}: nearly`],
];
test.each(told)("the answer of %s at %i, lane %i", async (name, at, lane, words) => {
  const found = steps.find((known) => known.name === name);
  if (found === undefined) throw new Error(name);
  const run = await opened(stepLink(found.path, found.number));
  run.seek(at);
  const counters = (run.frame().lanes[lane]?.step.counters ?? {}) as Readonly<Record<string, number>>;
  expect(wordsOf(found.step).expect).toContain(words(counters));
  run.close();
});

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
