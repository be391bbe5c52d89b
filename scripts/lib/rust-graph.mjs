/** Who uses whom in the engine: paths that its Rust files name, resolved to files of the workspace. Tests are left out. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

const engine = "engine-wasm";
const left = /^(target|tests|pkg|corpus)$|^tests\.rs$/;

/**
 * A crate: its folder, and which file holds which module. The crate's own file has the path "".
 * @typedef {{ folder: string, name: string, modules: Map<string, string> }} Crate
 */

const read = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");

/** @param {string} folder @returns {string[]} */
function files(folder) {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !left.test(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? files(path) : [path];
    });
}

/** @param {string} manifest @param {readonly string[]} all @returns {Crate} */
function crateOf(manifest, all) {
  const folder = manifest.replace(/\/Cargo\.toml$/, "");
  const name = (/^name = "([\w-]+)"/m.exec(read(manifest))?.[1] ?? folder).replaceAll("-", "_");
  const sources = all.filter((path) => path.startsWith(`${folder}/src/`) && path.endsWith(".rs"));
  const modules = sources.map((path) => {
    const inside = path.slice(`${folder}/src/`.length).replace(/(^|\/)(lib|main|mod)\.rs$|\.rs$/, "");
    return /** @type {const} */ ([inside.replaceAll("/", "::"), path]);
  });
  return { folder, name, modules: new Map(modules) };
}

/** Without comments, strings and test modules: none of them uses anything. @param {string} path */
function code(path) {
  return read(path)
    .replaceAll(/\/\/.*$/gm, "")
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/"(?:[^"\\]|\\.)*"/g, '""')
    .replaceAll(/#\[cfg\(test\)\]\s*(?:mod \w+ \{[\s\S]*?\n\}|(?:pub )?(?:mod|use) [^;]+;)/g, "");
}

/** The paths of `a::{b, c::{d, e as f}}`, written out. @param {string} tree @returns {string[]} */
function paths(tree) {
  const open = tree.indexOf("{");
  if (open < 0) return [tree.replace(/ as .*/, "").trim()];
  const stem = tree.slice(0, open).trim();
  const inner = tree.slice(open + 1, tree.lastIndexOf("}"));
  let depth = 0;
  const parts = [""];
  for (const letter of inner) {
    if (letter === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += letter;
    if (letter === "{") depth += 1;
    if (letter === "}") depth -= 1;
  }
  return parts.filter((part) => part.trim() !== "").flatMap((part) => paths(stem + part.trim()));
}

const use = /\b(pub(?:\([^)]*\))? )?use\s+([^;]+);/g;

/**
 * What a file names, and what it only hands on (`pub use`): a name that its own code does not need is no use of it.
 * @param {string} text
 */
function named(text) {
  const rest = text.replaceAll(use, "");
  const words = new Set(rest.match(/\w+/g));
  const uses = [...text.matchAll(use)].flatMap(([, handed, tree]) =>
    paths(tree ?? "").map((path) => ({ path, handed: handed !== undefined })),
  );
  const own = uses
    .filter(({ path, handed }) => !handed || words.has(path.split("::").at(-1) ?? ""))
    .map(({ path }) => path);
  const inline = rest.match(/\b[a-z]\w*(?:::\w+)+/g) ?? [];
  const handedOn = uses.filter(({ handed }) => handed).map(({ path }) => path);
  return { used: [...own, ...inline], handedOn };
}

/** @returns {import("./import-graph.mjs").Graph} of all crates of the workspace */
export function rustGraph() {
  const all = files(engine);
  const crates = all.filter((path) => path.endsWith("/Cargo.toml")).map((path) => crateOf(path, all));
  const byName = new Map(crates.map((crate) => [crate.name, crate]));
  const names = new Map(
    crates.flatMap(({ modules }) => [...modules.values()].map((file) => [file, named(code(file))])),
  );

  /** The file that defines what a path names, through all that hand it on. @type {(crate: Crate, path: readonly string[], hops?: number) => string | undefined} */
  const target = (crate, path, hops = 4) => {
    let length = path.length;
    while (length > 0 && !crate.modules.has(path.slice(0, length).join("::"))) length -= 1;
    const module = path.slice(0, length).join("::");
    const file = crate.modules.get(module);
    const name = path[length];
    const origin = names.get(file ?? "")?.handedOn.find((handed) => handed.split("::").at(-1) === name);
    return origin === undefined || hops === 0 ? file : resolve(crate, module, origin, hops - 1);
  };

  /** @type {(crate: Crate, module: string, path: string, hops?: number) => string | undefined} */
  const resolve = (crate, module, path, hops) => {
    const [first = "", ...rest] = path.split("::");
    const here = module === "" ? [] : module.split("::");
    if (first === "crate") return target(crate, rest, hops);
    if (first === "self") return target(crate, [...here, ...rest], hops);
    if (first === "super") {
      const ups = path.split("::").findIndex((part) => part !== "super");
      return target(crate, [...here.slice(0, -ups), ...rest.slice(ups - 1)], hops);
    }
    const foreign = byName.get(first);
    if (foreign !== undefined) return target(foreign, rest, hops);
    const child = [...here, first];
    return crate.modules.has(child.join("::")) ? target(crate, [...child, ...rest], hops) : undefined;
  };

  return new Map(
    crates.flatMap((crate) =>
      [...crate.modules].map(([module, file]) => {
        const used = names.get(file)?.used ?? [];
        const to = new Set(
          used.map((path) => resolve(crate, module, path)).filter((path) => path !== undefined),
        );
        to.delete(file);
        return /** @type {const} */ ([file, [...to].map((path) => ({ to: path, typeOnly: false }))]);
      }),
    ),
  );
}
