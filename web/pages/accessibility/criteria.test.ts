import { expect, test } from "vitest";
import { principles } from "./AccessibilityPage.tsx";

// The page's code is checked without Node's types: so named only here.
interface FileSystem {
  readFileSync: (path: URL, encoding: "utf8") => string;
}
const nodeFs = "node:fs";
const { readFileSync }: FileSystem = await import(nodeFs);

const criteria = principles.flatMap((principle) => principle.criteria);

/** WCAG 2.2, levels A and AA: 4.1.1 is gone since 2.2. */
const wanted = [
  "1.1.1 1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.3.3 1.3.4 1.3.5",
  "1.4.1 1.4.2 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13",
  "2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 2.4.5 2.4.6 2.4.7 2.4.11",
  "2.5.1 2.5.2 2.5.3 2.5.4 2.5.7 2.5.8",
  "3.1.1 3.1.2 3.2.1 3.2.2 3.2.3 3.2.4 3.2.6 3.3.1 3.3.2 3.3.3 3.3.4 3.3.7 3.3.8",
  "4.1.2 4.1.3",
]
  .join(" ")
  .split(" ");

test("every success criterion of levels A and AA is there, once", () => {
  expect(criteria.map(({ id }) => id)).toEqual(wanted);
});

test.each(criteria)("$id: each test that it names exists", ({ checks }) => {
  for (const check of checks) {
    if (check.by !== "test") continue;
    const source = readFileSync(new URL(`../../../${check.file}`, import.meta.url), "utf8");
    expect(source).toContain(check.name);
  }
});
