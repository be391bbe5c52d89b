import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { drawnSigns } from "../web/ui/signs.ts";
import { root } from "./lib/run.mjs";
import { letters, makeFace } from "./lib/typeface.mjs";

/** What the face has a picture of. @type {Set<number>} */
const held = new Set();

beforeAll(async () => {
  const face = await makeFace("sfnt");
  const table = Array.from({ length: face.readUInt16BE(4) }, (_, at) => 12 + 16 * at).find(
    (at) => face.toString("latin1", at, at + 4) === "cmap",
  );
  const map = face.readUInt32BE((table ?? 0) + 8);
  const part = map + face.readUInt32BE(map + 8);
  expect(face.readUInt16BE(part)).toBe(4);
  const size = face.readUInt16BE(part + 6);
  for (let at = 0; at < size; at += 2)
    for (
      let code = face.readUInt16BE(part + 16 + size + at);
      code <= face.readUInt16BE(part + 14 + at);
      code += 1
    )
      held.add(code);
});

test("the face weighs no more than 35 kB, and has every letter that it is made for", async () => {
  expect((await makeFace("woff2")).length).toBeLessThanOrEqual(35_000);
  expect([...letters].filter((letter) => !held.has(letter.codePointAt(0) ?? 0))).toEqual([]);
});

test("every sign that the page, the lessons or the engine write is in the face, or is drawn", () => {
  // Joiners have no picture; what follows is written by the tests of hostile input, and matched by what reads files.
  const apart = "\u2060\u{feff}\n\t";
  // Without what cargo may just be building.
  const crates = readdirSync(join(root, "engine-wasm")).filter((name) => name !== "target");
  const folders = ["web", ...crates.map((name) => `engine-wasm/${name}`), "public/traces"];
  const files = folders
    .filter((folder) => statSync(join(root, folder)).isDirectory())
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .filter((path) => /\.(tsx?|mdx|rs|json|html)$/.test(path))
        .filter((path) => !/\/(target|pkg|tests|golden)\/|\.test\.tsx?$|hostileLinks/.test(path)),
    );
  expect(files.length).toBeGreaterThan(500);
  const lacking = files.flatMap((path) =>
    [...new Set(readFileSync(path, "utf8"))]
      .filter(
        (sign) => !apart.includes(sign) && !drawnSigns.includes(sign) && !held.has(sign.codePointAt(0) ?? 0),
      )
      .map((sign) => `${path.slice(root.length)}: ${sign}`),
  );
  expect(lacking).toEqual([]);
});
