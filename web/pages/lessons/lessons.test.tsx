/** Every lesson, drawn with the real engine: whatever in it names a scene, a number or a word must be there. */
import { render } from "@testing-library/react";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { unanswered } from "../../shell/lessons/context.ts";
import type { LessonLab } from "../../shell/lessons/lessonLab.ts";
import { firstsByDay } from "../../test-support/day.ts";
import { everyLab } from "../../test-support/everyLab.ts";
import { setLocale } from "../../text/text.ts";
import { type Lesson, lessonFiles, lessons, successorOf } from "./catalog.ts";
import { LessonContent as Read } from "./LessonView.tsx";
import { lessonMetaSchema } from "./meta.ts";
import { loadLessonWords } from "./words.ts";

let labs: Readonly<Record<string, LessonLab>>;
beforeAll(async () => {
  const all = await everyLab();
  labs = Object.fromEntries(all.map((lab) => [lab.registry.lab.id, lab]));
});

interface Drawn {
  page: "lesson" | "notes";
  isPredicted?: () => boolean;
  lang?: string;
}

async function draw(
  { meta, load, inOthers }: Lesson,
  { page, isPredicted = () => true, lang = "en" }: Drawn,
): Promise<HTMLElement> {
  const [read, ...others] = [meta.lab, ...(meta.labs ?? [])].map((id) => {
    const known = labs[id];
    if (known === undefined) throw new Error(`no lab ${id}`);
    return known;
  });
  const Content = await (inOthers[lang] ?? load)();
  const context = { ...unanswered, lab: read as LessonLab, labs: others, page, lang, isPredicted };
  const { container, unmount } = render(<Read Content={Content} {...context} />);
  const drawn = container.cloneNode(true) as HTMLElement;
  unmount();
  return drawn;
}

/** Drawn once for all tests: with its predictions made, a lesson takes the engine a while. */
const kept = new Map<string, HTMLElement>();
async function english(lesson: Lesson, page: Drawn["page"]): Promise<HTMLElement> {
  const name = `${lesson.meta.id} ${page}`;
  const drawn = kept.get(name) ?? (await draw(lesson, { page }));
  kept.set(name, drawn);
  return drawn;
}
afterAll(() => kept.clear());

const all = (page: HTMLElement, selector: string) => [...page.querySelectorAll<HTMLElement>(selector)];

test("each file is one lesson, in the order of its number, with an id of its own", () => {
  expect(lessons.length).toBeGreaterThan(0);
  expect(lessons).toHaveLength(lessonFiles.length);
  const stems = lessonFiles.map((file) => /([^/]+)\.mdx$/.exec(file)?.[1]);
  expect(stems).toEqual(
    lessons.map(({ meta }) => expect.stringMatching(new RegExp(`^(\\d\\d|w\\d)-${meta.id}$`))),
  );
  expect(new Set(lessons.map(({ meta }) => meta.id)).size).toBe(lessons.length);
});

test("former ids and sections lead to a lesson that is there, and to one only", () => {
  const former = lessons.flatMap(({ meta }) => meta.formerly ?? []);
  expect(new Set(former).size).toBe(former.length);
  const ids = lessons.map(({ meta }) => meta.id);
  expect(former.filter((id) => ids.includes(id))).toEqual([]);
  // All that a link may name since the first lessons.
  for (const id of ["bufferpool", "two-problems", "cflru", "lru-wsr"]) expect(successorOf(id)).toBeDefined();
});

/** In other languages scripts hold a lesson's text against the English one; by day it is drawn for one lesson a lab. */
const drawnInOthers = firstsByDay(lessons, ({ meta }) => meta.lab);

describe.each(lessons)("$meta.id", (lesson) => {
  const { meta, inOthers } = lesson;
  test("says of itself what the list and the notes need", () => {
    expect(lessonMetaSchema.safeParse(meta).error?.message).toBeUndefined();
  });

  test("as a lesson: sections, scenes that open, questions without their answers; all of them in the notes", async () => {
    const page = await english(lesson, "lesson");
    expect(all(page, "h2").length).toBeGreaterThan(1);
    const slugs = all(page, "[data-section]").map(({ dataset }) => dataset.section);
    expect(new Set(slugs).size).toBe(slugs.length);
    const scenes = all(page, "[data-scene]");
    expect(scenes.map(({ dataset }) => dataset.scene)).toEqual(scenes.map(() => "open"));
    for (const figure of all(page, "figure"))
      expect(figure.querySelector("figcaption")?.textContent).not.toBe("");
    expect(all(page, "[data-check=procedure]").length).toBeGreaterThan(0);
    expect(all(page, "[data-check=concept]").length).toBeGreaterThan(0);
    for (const status of all(page, "[data-check] [role=status]")) expect(status.textContent).toBe("");
    // What scrolls has a name, by which keys reach it, and no two landmarks have the same.
    for (const wide of all(page, "pre, .lesson-table > table"))
      expect(wide.parentElement?.matches("[role=group][aria-label]")).toBe(true);
    const named = all(page, "section[aria-label], section[aria-labelledby], nav, aside").map(
      (landmark) =>
        landmark.getAttribute("aria-label") ??
        page.querySelector(`[id="${landmark.getAttribute("aria-labelledby")}"]`)?.textContent,
    );
    expect(new Set(named).size).toBe(named.length);
    expect(all(page, ".teacher-notes, [data-ask], [data-mistake]")).toEqual([]);
    // Of what is still to come a scene tells nothing.
    for (const scene of scenes) {
      const position = Number(
        /^[\d,]+/
          .exec(scene.querySelector("[aria-label='Position shown']")?.textContent ?? "")?.[0]
          .replaceAll(",", ""),
      );
      for (const stop of scene.querySelectorAll(".scene-stop")) {
        const [label, ...told] = stop.children;
        const at = Number(label?.textContent?.replaceAll(/\D/g, ""));
        expect(told.length, `${at} at ${position}`).toBe(at > position ? 0 : 1);
      }
    }
    // A number that could not be computed, and an expression that came to nothing.
    expect(page.textContent).not.toMatch(/NaN|undefined|Infinity|\[object/);

    // The notes: parts whose minutes add up, questions, mistakes, and each check with its answer.
    const notes = await english(lesson, "notes");
    const minutes = all(notes, "[data-minutes]").map(({ dataset }) => Number(dataset.minutes));
    expect(minutes.length).toBeGreaterThan(1);
    expect(minutes.reduce((sum, part) => sum + part, 0)).toBe(meta.minutes);
    expect(all(notes, "[data-ask]").length).toBeGreaterThan(0);
    expect(all(notes, "[data-mistake]").length).toBeGreaterThan(0);
    expect(all(notes, "input, [data-scene]")).toEqual([]);
    const answered = all(notes, "[data-check]");
    expect(answered).toHaveLength(all(page, "[data-check]").length);
    for (const check of answered)
      if (check.dataset.check === "table")
        for (const cell of check.querySelectorAll("tbody td")) expect(cell.textContent).toMatch(/[\d✓–]/);
      else expect(check.textContent).toMatch(/Answer: |✓/);
  });

  test.runIf(drawnInOthers.includes(lesson) && Object.keys(inOthers).length > 0)(
    "in other languages: the same places",
    async () => {
      const places = (page: HTMLElement) =>
        all(page, "[data-section], [data-scene], [data-check], [data-block]").map(({ dataset }) =>
          JSON.stringify(dataset),
        );
      const placesInEnglish = places(await english(lesson, "lesson"));
      for (const lang of Object.keys(inOthers)) {
        await setLocale(lang);
        await loadLessonWords();
        const page = await draw(lesson, { page: "lesson", lang });
        const notes = await draw(lesson, { page: "notes", lang });
        await setLocale("en");
        expect(places(page)).toEqual(placesInEnglish);
        for (const told of [page.textContent, notes.textContent])
          expect(told).not.toMatch(/NaN|undefined|Infinity|\[object/);
      }
    },
  );
});

/** Parts of a lesson of the course in their order; older lessons have no summary. */
const PARTS = [
  "[data-block=incident]",
  "[data-prediction]",
  "[data-scene]",
  "[data-block=rule]",
  "[data-block=fails]",
  "[data-exercise]",
  "[data-block=onward]",
  "[data-block=system]",
  "[data-block=further]",
  "[data-block=recap]",
];

test("a lesson of the course has its parts in order, and before its first prediction shows nothing that comes after", async () => {
  const seen: string[] = [];
  for (const lesson of lessons) {
    const { meta } = lesson;
    const page = await english(lesson, "lesson");
    if (page.querySelector("[data-block=recap]") === null) continue;
    seen.push(meta.id);
    const firsts = PARTS.map((part) => page.querySelector(part));
    expect([meta.id, firsts.indexOf(null)]).toEqual([meta.id, -1]);
    const places = firsts.map((part) => all(page, "*").indexOf(part as HTMLElement));
    expect([meta.id, places]).toEqual([meta.id, places.toSorted((a, b) => a - b)]);
    const links = all(page, "[data-block=onward] a").map((link) => link.getAttribute("href") ?? "");
    expect([meta.id, links.some((href) => href.includes("task="))]).toEqual([meta.id, true]);

    const before = await draw(lesson, { page: "lesson", isPredicted: () => false });
    expect(all(before, "[data-prediction]")).toHaveLength(1);
    expect(all(before, "[data-scene], [data-outcome], .scene-stop, [data-block=rule]")).toEqual([]);
    const touched = all(before, "input, button:not(.term), a").filter(
      (element) => element.closest("[data-prediction]") === null,
    );
    expect([meta.id, touched.map(({ outerHTML }) => outerHTML)]).toEqual([meta.id, []]);
  }
  expect(seen).toEqual([
    "checkout",
    "pins-and-log",
    "lru",
    "clock-sweep",
    "second-use",
    "write-cost",
    "sparing-writes",
    "ace",
    "prefetching",
    "limits",
    "two-disks",
    "conservative",
    "three-ways",
    "evicting-by-cost",
    "scans-and-lru",
    "predicting-from-scans",
    "sampling",
    "one-shop",
    "queries",
    "write-your-own",
  ]);
});

// By hand, from the rules and the requests of the lessons.
test.each([
  ["checkout", ["page 4"]],
  ["pins-and-log", ["page 2"]],
  ["lru", ["page 5"]],
  ["clock-sweep", ["page 14"]],
  ["second-use", ["page 12"]],
  ["two-disks", ["it is written to the magnetic disk"]],
  ["conservative", ["it is written to the magnetic disk"]],
  ["three-ways", ["on the magnetic disk"]],
  ["evicting-by-cost", ["page 7"]],
  ["scans-and-lru", ["block 34"]],
  ["predicting-from-scans", ["stream 2", "stream 2"]],
  ["write-your-own", ["page 3", "page 2"]],
  ["queries", ["page 1"]],
  ["sampling", ["block 17, block 18 and block 28"]],
  ["one-shop", ["it is written to flash"]],
])("what happens next in %s is %j", async (id, answers) => {
  const lesson = lessons.find(({ meta }) => meta.id === id);
  if (lesson === undefined) throw new Error(`no lesson ${id}`);
  const page = await english(lesson, "notes");
  const given = all(page, "[data-check=procedure]")
    .filter((check) => check.closest("[data-exercise]") === null)
    .map(({ textContent }) => /Answer: (.+?)\./.exec(textContent ?? "")?.[1]);
  expect(given).toEqual(answers);
});
