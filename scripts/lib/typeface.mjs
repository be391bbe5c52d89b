/**
 * The page's own face: Source Sans 3, variable in weight, cut down to what the page writes. As its licence asks, what was
 * changed does not bear the reserved name: it is called "Lab Sans".
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
// @ts-expect-error it has no types
import subsetFont from "subset-font";
import { root } from "./run.mjs";

const source = join(root, "node_modules/source-sans/VF/SourceSans3VF-Upright.ttf");
/** Made by the build, and named by the page's styles. */
export const faceFile = join(root, "web/styles/lab-sans.woff2");

const range = (/** @type {number} */ first, /** @type {number} */ last) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** Basic Latin and Latin-1, names in the lessons, Greek of the papers, typography, arrows, mathematics, shapes. */
export const letters = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  "ŚśŻż",
  "Δαθλμπ",
  "\u2009\u202f–—‘’‚“”„•…‹›′″€",
  "←↑→↓↔−≈≠≤≥∞√∑",
  "▲△▶▷▼▽◀◁○●□■◆✓✗",
].join("");

/** The names that the file gives itself, each in as many letters. */
const names = { "Source Sans 3": "Lab Sans Face", SourceSans3: "LabSansFace" };

/** The face as it comes, but for its names. */
function renamed() {
  const face = readFileSync(source);
  const written = (/** @type {string} */ name) => Buffer.from(name, "utf16le").swap16();
  for (const [own, given] of Object.entries(names))
    for (let at = face.indexOf(written(own)); at >= 0; at = face.indexOf(written(own), at))
      written(given).copy(face, at);
  return face;
}

/** @param {"woff2" | "sfnt"} targetFormat @returns {Promise<Buffer>} */
export const makeFace = (targetFormat) =>
  subsetFont(renamed(), letters, {
    targetFormat,
    keepFeatures: ["kern", "mark", "tnum"],
    variationAxes: { wght: { min: 400, max: 700 } },
    noHinting: true,
  });

/** Makes the face before anything asks for it. @returns {import("vite").Plugin} */
export function typeface() {
  return {
    name: "typeface",
    async config() {
      const face = await makeFace("woff2");
      if (!existsSync(faceFile) || !readFileSync(faceFile).equals(face)) writeFileSync(faceFile, face);
    },
  };
}
