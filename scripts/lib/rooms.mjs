/** The house in rooms, derived from its folders: crates and folders of web/, each with its parts. */
import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { importGraph } from "./import-graph.mjs";
import { circlesOf } from "./layers.mjs";
import { root } from "./run.mjs";
import { rustGraph } from "./rust-graph.mjs";

/** @typedef {Map<string, Map<string, number>>} Uses */
/** @typedef {{ name: string, uses: Uses, parts: Uses, circles: Map<string, number> }} Room `parts` uses parts of the room; `circles`: files of a part that import each other in a circle */
/** @typedef {{ rooms: Map<string, Room>, uses: Uses }} Half */

/** Not in the product, or made by a tool. */
const left = /\.test\.|\/test-support\/|\/pkg\/|\.d\.ts$|test-setup/;

/** @param {string} file @returns {{ room: string, part: string } | undefined} */
function placeOf(file) {
  if (left.test(file)) return undefined;
  const [, ...steps] = file.split("/").filter((step) => step !== "src");
  const [first = "", second] = steps.map((step) => step.replace(/\.(rs|tsx?)$/, ""));
  if (file.startsWith("engine-wasm/")) return { room: first, part: second ?? first };
  if (steps.length === 1) return { room: "web", part: first };
  return { room: first, part: steps.length > 2 ? (second ?? "") : "" };
}

/** Data that a file takes by a pattern of names, which the parser does not see. @param {string} file */
function taken(file) {
  if (!/\.tsx?$/.test(file)) return [];
  const code = readFileSync(join(root, file), "utf8");
  return [...code.matchAll(/import\.meta\.glob(?:<[^>]*>)?\(\s*"([^"]+)"/g)].map((match) => ({
    to: posix.join(posix.dirname(file), match[1] ?? ""),
    typeOnly: false,
  }));
}

/** @param {Uses} uses @param {string} from @param {string} to */
function count(uses, from, to) {
  const targets = uses.get(from) ?? new Map();
  uses.set(from, targets);
  if (from !== to && to !== "") targets.set(to, (targets.get(to) ?? 0) + 1);
}

/** @param {import("./import-graph.mjs").Graph} graph @param {string} folder @returns {Half} */
function half(graph, folder) {
  /** @type {Map<string, Room>} */ const rooms = new Map();
  /** @type {Uses} */ const uses = new Map();
  const enter = (/** @type {{ room: string, part: string }} */ { room, part }) => {
    const known = rooms.get(room) ?? { name: room, uses, parts: new Map(), circles: new Map() };
    rooms.set(room, known);
    count(uses, room, room);
    if (part !== "") count(known.parts, part, part);
    return known;
  };
  for (const [file, imports] of graph) {
    const from = placeOf(file);
    if (from === undefined) continue;
    const here = enter(from);
    for (const { to: path } of [...imports, ...taken(file)]) {
      const to = path.startsWith(`${folder}/`) ? placeOf(path) : undefined;
      if (to === undefined) continue;
      enter(to);
      count(uses, from.room, to.room);
      if (from.room === to.room && from.part !== "") count(here.parts, from.part, to.part);
    }
  }
  const files = new Map(
    [...graph].map(([file, imports]) => [
      file,
      new Map(imports.filter(({ typeOnly }) => !typeOnly).map(({ to }) => [to, 1])),
    ]),
  );
  for (const circle of circlesOf(files))
    for (const file of circle) {
      const place = placeOf(file);
      const circles = place && rooms.get(place.room)?.circles;
      if (place && circles) circles.set(place.part, (circles.get(place.part) ?? 0) + 1);
    }
  return { rooms, uses };
}

/** Of the crates in a room, is one made for the browser? @param {string} room */
export const inBrowser = (room) => {
  const manifest = join(root, "engine-wasm", room, "Cargo.toml");
  return !existsSync(manifest) || readFileSync(manifest, "utf8").includes('"cdylib"');
};

export const house = () => ({
  web: half(importGraph("web"), "web"),
  engine: half(rustGraph(), "engine-wasm"),
});
