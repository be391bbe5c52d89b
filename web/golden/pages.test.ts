/**
 * What links of pages beside the labs open: lessons, figures, drawn exercises, steps of paths. As in `links.test.ts` a link
 * that is added to `pages.txt` is written by `npx vitest run web/golden/pages -u`; one that is there is never changed.
 */
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { findExperiment } from "../pages/figures/catalog.ts";
import { lessons, successorOf } from "../pages/lessons/catalog.ts";
import { readRun } from "../shell/exercise/run.ts";
import { hash } from "../shell/question/order.ts";
import { everyLab } from "../test-support/everyLab.ts";
import { netLabs } from "./labs.ts";

const labs = await netLabs();
const drawing = await everyLab();
const links = (await readFile("web/golden/pages.txt")).toString().trimEnd().split("\n");

/** So many questions of a run. */
const QUESTIONS = 5;
const digest = (value: unknown) => hash(JSON.stringify(value)).toString(16).padStart(8, "0");

/** Of an exercise what can be chosen and what is right; its words may get better. */
function drawn(link: string, id: string) {
  const lab = drawing.find(({ registry }) => registry.lab.id === id);
  const { run, notices } = readRun(link, lab?.exercises ?? []);
  const kind = lab?.exercises.find((known) => known.id === run?.kind);
  if (lab === undefined || run === null || kind === undefined || notices.length > 0) return "refused";
  const questions = Array.from({ length: QUESTIONS }, (_, n) => kind.draw(run.seed, n, lab));
  return digest(questions.map(({ options, answer }) => [options.map((option) => option.id), answer]));
}

/** The link holds the scene: it stays, whatever becomes of the path. */
async function stepOf(link: string) {
  const lab = Object.entries(labs).find(([path]) => link.startsWith(`${path}?`))?.[1];
  const read = await lab?.decode(link);
  if (lab === undefined || read?.ok !== true) return "refused";
  const { scene, at } = read.value.state;
  const run = await lab.open(scene);
  if (!run.ok) return "refused";
  run.value.seek(at);
  const counters = run.value.frame().lanes.map(({ step }) => step.counters);
  run.value.close();
  return `at ${at} ${digest([scene, counters])}`;
}

async function opened(link: string): Promise<string> {
  const [, page, id = ""] = link.split("?", 1)[0]?.split("/") ?? [];
  if (page === "exercises") return drawn(link, id);
  // In which lesson a former one is now may change; that it is somewhere may not.
  if (page === "lessons")
    return lessons.some(({ meta }) => meta.id === id) || successorOf(id) !== undefined ? "there" : "lost";
  if (page === "figures") return findExperiment(id) !== undefined ? "there" : "lost";
  return stepOf(link);
}

test("each link of a page opens what it always opened", async () => {
  const found: Record<string, string> = {};
  for (const link of links) found[link] = await opened(link);
  expect(Object.values(found)).not.toContain("lost");
  await expect(`${JSON.stringify(found, null, 1)}\n`).toMatchFileSnapshot("pages.json");
});
