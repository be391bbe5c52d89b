/** Links as chats and mail programs change them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import golden from "../golden/links.json" with { type: "json" };
import { BEHIND, mended } from "./route.ts";
import { writeHash } from "./url/raw.ts";

const CHANGES: Readonly<Record<string, (hash: string) => string>> = {
  "as it stands": (hash) => hash,
  "with &amp;": (hash) => hash.replaceAll("&", "&amp;"),
  "with &amp;amp;": (hash) => hash.replaceAll("&", "&amp;amp;"),
  "escaped once more": encodeURIComponent,
  "escaped twice more": (hash) => encodeURIComponent(encodeURIComponent(hash)),
  "escaped behind its path": (hash) => hash.replace(/\?(.*)$/s, (_, rest) => `?${encodeURIComponent(rest)}`),
  "in brackets": (hash) => `${hash})`,
  "at the end of a sentence": (hash) => `${hash}.`,
  "in brackets at the end of a sentence, with &amp;": (hash) => `${hash.replaceAll("&", "&amp;")}).`,
};
/** Of the oldest links some end in marks; none that is written today does. */
const links = Object.keys(golden).filter((hash) => !BEHIND.test(hash));
const others = [
  "/beat-ace?word=7&moves=abc",
  "/exercises/run?task=ace-victim~5~3",
  "/figures/6?point=2",
  "/",
];

test.each(Object.entries(CHANGES))("a link %s is the link", (_, change) => {
  expect(links.length).toBeGreaterThan(300);
  for (const hash of [...links, ...others]) expect(mended(change(hash))).toBe(hash);
});

test("no link that is written is changed, whatever its values end in", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.string({ minLength: 1 }), fc.string({ unit: "grapheme" }))), (pairs) => {
      const hash = writeHash("/ace", [["v", "1"], ...pairs]);
      expect(mended(hash)).toBe(hash);
    }),
  );
});
