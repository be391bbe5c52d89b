import { expect, it } from "vitest";
import { wordsInMarkup } from "./lib/jsx-words.mjs";

const found = (/** @type {string} */ markup) =>
  wordsInMarkup("a.tsx", `const a = () => ${markup};`).map(({ words }) => words);

it("words in markup, in shown attributes, and in both arms of a choice are found", () => {
  expect(found("<p>Pool</p>")).toEqual(["Pool"]);
  expect(found('<p aria-label="Pool" className="text-sm" />')).toEqual(["Pool"]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be looked through
  expect(found('<p title={open ? "Shut" : `Open ${name}`} />')).toEqual(["Shut", "Open"]);
  expect(found('<p>{open && "Shut"}</p>')).toEqual(["Shut"]);
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code to be looked through
  expect(found("<>{`${count} pages`}</>")).toEqual(["pages"]);
});

it("signs, single letters, names of keys and words of the catalogue are not", () => {
  expect(found("<p>C · {words.pool} → 3 ×</p>")).toEqual([]);
  expect(found('<p aria-label={words.pool} id="pool" role="img" />')).toEqual([]);
  expect(found('<p>{kind === "page" ? words.page : words.value}</p>')).toEqual([]);
});

it("says in which line", () => {
  expect(wordsInMarkup("a.tsx", "const a = (\n  <p>\n    <b>Pool</b>\n  </p>\n);")).toEqual([
    { line: 3, words: "Pool" },
  ]);
});
