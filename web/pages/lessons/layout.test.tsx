import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { partsOf } from "./components.tsx";

const figure = (caption: string) => <i data-figure={caption} {...{ caption }} />;
const named = (node: ReactNode) =>
  typeof node === "object" && node !== null && "props" in node
    ? (node.props as { caption: string }).caption
    : node;
/** Headings begin with #, paragraphs are what else is a string, and in capitals stands what leads to nothing. */
const parts = (...nodes: ReactNode[]) =>
  partsOf(
    nodes,
    (node) => typeof node === "string" && node.startsWith("#"),
    (node) => typeof node === "string" && node !== node.toUpperCase(),
  ).map(({ before, figure, after }) => [before, named(figure), after]);

test("a figure stands between what leads to it and what follows, up to the next heading", () => {
  expect(parts("# One", "look", figure("1"), "seen", "CHECK", "# Two", "text")).toEqual([
    [["# One", "look"], "1", ["seen", "CHECK"]],
    [["# Two", "text"], null, []],
  ]);
});

test("the paragraph before a second figure leads to that one; a check does not", () => {
  expect(parts("# One", figure("1"), "CHECK", "now", figure("2"), "OTHER", figure("3"))).toEqual([
    [["# One"], "1", ["CHECK"]],
    [["now"], "2", ["OTHER"]],
    [[], "3", []],
  ]);
});
