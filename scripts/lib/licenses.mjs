/** The licences of third-party code in the built site, as one text: packages (also of workers) and crates. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { engineDir, root } from "./run.mjs";

/** Third-party parts in no module graph: base styles, the typeface, libraries of the service worker. */
const workbox = ["core", "precaching", "routing", "strategies"].map((part) => `workbox-${part}`);

/** Texts of licences that are the same for all, where a package names its licence alone. @type {Record<string, string>} */
const wellKnown = { "Apache-2.0": "node_modules/typescript/LICENSE" };

/** @typedef {{ name: string, version: string, license?: string | null, folder?: string }} Part */

/** @param {string} folder @returns {Part} */
function packageIn(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return { name, version, license, folder };
}

/** What the modules for the browser are compiled from. @returns {Part[]} */
function crates() {
  // One feature of the binding a module.
  const features = ["ace", "hybrid", "pbm", "sweep", "reader", "archives"].map(
    (name) => `bufferpool-wasm/${name}`,
  );
  const asked = `metadata --format-version=1 --locked --filter-platform=wasm32-unknown-unknown --features ${features}`;
  const told = execFileSync("cargo", asked.split(" "), {
    cwd: engineDir,
    maxBuffer: 1 << 28,
    encoding: "utf8",
  });
  /** @type {{ packages: { id: string, name: string, version: string, license: string | null, source: string | null, manifest_path: string, targets: { kind: string[] }[] }[], resolve: { nodes: { id: string, deps: { pkg: string, dep_kinds: { kind: string | null }[] }[] }[] } }} */
  const { packages, resolve } = JSON.parse(told);
  const of = (/** @type {string} */ kind) =>
    packages.filter(({ targets }) => targets.some((target) => target.kind.includes(kind)));
  const found = new Set(of("cdylib").flatMap(({ id, source }) => (source === null ? [id] : [])));
  // The compiler runs these: a module contains none of their code.
  const macros = new Set(of("proc-macro").map(({ id }) => id));
  // A set that grows while it is gone through is gone through to its end.
  for (const id of found)
    for (const { pkg, dep_kinds } of resolve.nodes.find((node) => node.id === id)?.deps ?? [])
      if (!macros.has(pkg) && dep_kinds.some(({ kind }) => kind === null)) found.add(pkg);
  return packages
    .filter(({ id, source }) => source !== null && found.has(id))
    .map(({ manifest_path, ...one }) => ({ ...one, folder: join(manifest_path, "..") }));
}

/** Rust's own, which cargo does not tell of, with two crates in it. @returns {Part} */
function standardLibrary() {
  const [, version = ""] = execFileSync("rustc", ["-V"], { cwd: engineDir, encoding: "utf8" }).split(" ");
  return { name: "The standard library of Rust, dlmalloc, hashbrown", version, license: "Apache-2.0" };
}

/** A part's own texts; of several licences to choose from, the one that this project has. @param {Part} part */
function textOf({ name, license, folder }) {
  const all = folder === undefined ? [] : readdirSync(folder);
  const files = all.filter((file) => /^(licen[cs]e|copying|copyright|notice)/i.test(file));
  const mit = files.filter((file) => /mit|notice|unicode/i.test(file));
  const paths = (mit.length > 0 ? mit : files).map((file) => join(folder ?? "", file));
  const shared = wellKnown[license ?? ""];
  if (paths.length === 0 && shared !== undefined) paths.push(join(root, shared));
  if (paths.length === 0) throw new Error(`${name} (${license}) has no text of its licence in ${folder}`);
  return paths.map((path) => readFileSync(path, "utf8").trim()).join("\n\n");
}

/** @param {Iterable<string>} folders of packages */
function licensesText(folders) {
  /** @type {Map<string, string[]>} */
  const named = new Map();
  for (const part of [...[...folders].sort().map(packageIn), ...crates(), standardLibrary()]) {
    const text = textOf(part);
    const name = `${part.name} ${part.version} (${part.license})`;
    named.set(text, [...(named.get(text) ?? []), name]);
  }
  const rule = `\n\n${"-".repeat(80)}\n\n`;
  const own = `Bufferpool Lab\n\n${readFileSync(join(root, "LICENSE"), "utf8").trim()}`;
  const others = [...named].map(([text, names]) => `${names.join("\n")}\n\n${text}`);
  // Starts with a UTF-8 byte order mark: names display correctly whatever charset the server declares.
  return `\uFEFF${[own, "This site holds parts of what follows, each under its licence.", ...others].join(rule)}\n`;
}

/** Plugins that write `licenses.txt`: Vite's own `build.license` knows neither workers nor crates. */
export function licenses() {
  const apart = ["source-sans", "tailwindcss", ...workbox];
  const folders = new Set(apart.map((name) => join(root, "node_modules", name)));
  /** @param {boolean} all whether the bundle is the last, and the text is written @returns {import("vite").Plugin} */
  const plugin = (all) => ({
    name: all ? "licenses" : "packages-of-workers",
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle))
        for (const id of part.type === "chunk" ? part.moduleIds : []) {
          const [folder] = /[^\0]*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(id) ?? [];
          if (folder !== undefined) folders.add(folder);
        }
      if (all) this.emitFile({ type: "asset", fileName: "licenses.txt", source: licensesText(folders) });
    },
  });
  return { ofWorkers: plugin(false), ofAll: plugin(true) };
}
