import { readFile } from "node:fs/promises";
import { beforeAll, expect, test } from "vitest";
import init, { OwnTraceReader } from "../../../engine/pkg/reader/reader.js";
import { yourDatabase as german } from "../../../text/de/yourDatabase.ts";
import { yourDatabase as english } from "../../../text/en/yourDatabase.ts";
import { recordings } from "../recordings.ts";
import { COLUMNS, EXAMPLE, IMPORT, KINDS, RECORD, run, SNAPSHOT } from "./commands.ts";

beforeAll(async () => {
  await init({ module_or_path: await readFile("web/engine/pkg/reader/reader_bg.wasm") });
});

/** The same words, however many blanks stand between them. */
const words = (text: string) => text.replaceAll(/\s+/g, " ");

test("the commands are those of the recorder's own page", async () => {
  const page = words(new TextDecoder().decode(await readFile("recorders/postgres/README.md")));
  const look = run(2048).replace(" --check-found", "");
  expect([RECORD, IMPORT, look, SNAPSHOT].filter((command) => !page.includes(words(command)))).toEqual([]);
});

test("the five lines are a legal trace", () => {
  expect(EXAMPLE.split("\n")).toHaveLength(5);
  const reader = new OwnTraceReader("example.csv", false, "{}");
  reader.push(new TextEncoder().encode(EXAMPLE));
  const trace = reader.finish();
  expect(trace.pages).toBe(2);
  expect(trace.take_requests().length).toBe(2);
});

test("the columns are those of the recordings, and pages without names", async () => {
  const head = EXAMPLE.split("\n", 1)[0] ?? "";
  expect(COLUMNS.map(({ id }) => id).filter((id) => !["page", "#"].includes(id))).toEqual(head.split(","));
});

test("each kind of file has its words, and no words are of no kind", () => {
  expect(KINDS.map(({ id }) => id).toSorted()).toEqual(Object.keys(english.files.kinds).toSorted());
});

test.each([
  ["English", english],
  ["German", german],
])("in %s each recording has what to notice, and code is closed where it is opened", (_, catalogue) => {
  expect(Object.keys(catalogue.recorded.notice).sort()).toEqual(recordings.map(({ id }) => id).sort());
  const texts = JSON.stringify(catalogue).split('"');
  expect(texts.filter((text) => text.split("`").length % 2 === 0)).toEqual([]);
});
