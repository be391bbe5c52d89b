import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { inEmbeds, parts } from "../../tabs.ts";
import { realRegistry } from "../testEngine.ts";
import { decodeLink, encodeLink } from "../url.ts";

const { hideable } = parts;
const registry = await realRegistry();

function read(rest: string) {
  const result = decodeLink(`/ace?preset=first-steps&${rest}`, registry);
  if (!result.ok) throw new Error(result.failure.message);
  const { state, notices } = result.value;
  return {
    view: state.view,
    notices: notices.map((entry) => entry.message),
    link: encodeLink(state, registry),
  };
}

test("a link without these keys has none of them, and its own link neither", () => {
  const { view, link } = read("at=3");
  expect(view).toEqual({ arrangement: "order" });
  expect(link).not.toMatch(/embed|present=|hide/);
});

test("parts are hidden in the order of the page, each once", () => {
  const { view, notices, link } = read("hide=curves,+Transport,,curves&embed=1");
  expect(view).toEqual({ arrangement: "order", stage: "embed", hidden: ["transport", "curves"] });
  expect(notices).toEqual([]);
  expect(link).toMatch(/&embed=1&hide=transport,curves$/);
});

test.each(hideable)("%s can be hidden", (id) => expect(read(`hide=${id}`).view.hidden).toEqual([id]));

test("an unknown part is told, with those that there are", () => {
  const { view, notices } = read("hide=curves,everything");
  expect(view.hidden).toEqual(["curves"]);
  expect(notices).toEqual([
    `hide: everything is not legal here; legal: a list of ${hideable.join(", ")}. Used instead: curves.`,
  ]);
});

test("an embed that would present is an embed", () => {
  const { view, notices } = read("present=1&embed=1");
  expect(view.stage).toBe("embed");
  expect(notices).toEqual([
    "present: 1 is not legal here; legal: left out beside embed=1. Used instead: embed=1.",
  ]);
});

test("only a presentation asks, of one of the lanes that there may be", () => {
  expect(read("present=1&ask=1").view).toMatchObject({ stage: "present", ask: 1 });
  expect(read("present=1&ask=2").link).toMatch(/&present=1&ask=2$/);
  expect(read("present=1&ask=0").view).not.toHaveProperty("ask");
  for (const rest of ["ask=1", "ask=1&embed=1", "present=1&ask=9"])
    expect(read(rest).notices).toHaveLength(1);
  expect(read("ask=1").view).not.toHaveProperty("ask");
});

test("off is off, and anything else is told", () => {
  expect(read("present=0&embed=0")).toMatchObject({ view: { arrangement: "order" }, notices: [] });
  expect(read("present=yes").view).toEqual({ arrangement: "order" });
  expect(read("present=yes").notices).toHaveLength(1);
});

test("what embeds have can be hidden", () => expect(hideable).toEqual(expect.arrayContaining([...inEmbeds])));

test("the document on links names every part for authors", async () => {
  const links = new TextDecoder().decode(
    await readFile(new URL("../../../../../docs/links.md", import.meta.url)),
  );
  const row = links.split("\n").find((line) => line.startsWith("| `hide=")) ?? "";
  expect([...row.matchAll(/`([\w-]+)`/g)].map(([, id]) => id)).toEqual([...hideable]);
});
