/** Builds the engine for the browser, then the site; skips each if nothing it reads has changed. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { isFresh, unlessFresh } from "./lib/cache.mjs";
import { FIRST_SITE, PENDING } from "./lib/pending.mjs";
import { ADDRESS, siteAddress } from "./lib/preset-pictures.mjs";
import { engineDir, main, must, npmProgram, root } from "./lib/run.mjs";
import { compile, optimise } from "./lib/wasm-module.mjs";
import { setup } from "./setup.mjs";

/** Where the page imports the engine from; the reader of trace files is beside it, for its worker. */
export const pkg = "web/engine/pkg";

/** @typedef {{ what: string, name: string, crates: readonly string[], small?: boolean }} Module */

/**
 * Modules for the browser, each named by its feature of the binding, with the crates that it adds: every
 * visit loads the ACE lab's, so it must be small; the others are loaded on demand. Built one after the other
 * in one target folder, so that shared crates are compiled once.
 * @type {Module[]}
 */
const engines = [
  // First: `npm start` serves a page as soon as it is there.
  { what: "the engine of the ACE lab", name: "ace", crates: ["ace"], small: true },
  { what: "the engine of the experiments", name: "sweep", crates: ["typescript"] },
  { what: "the engine of the flash + magnetic lab", name: "hybrid", crates: ["hybrid"] },
  { what: "the engine of the predictive lab", name: "pbm", crates: ["pbm"] },
  { what: "the engine of all lanes of the ACE lab", name: "full", crates: ["ace"] },
  { what: "the engine of the game", name: "game", crates: ["ace"] },
  { what: "the reader of trace files", name: "reader", crates: ["unpack"] },
  { what: "what unpacks archives", name: "archives", crates: ["unpack"] },
];

const modules = ["package-lock.json"];
const tools = ["wasm-module", "wasm-target"].map((file) => `scripts/lib/${file}.mjs`);
const workspace = ["Cargo.toml", "Cargo.lock"].map((file) => `engine-wasm/${file}`);
const site = [
  ...["web", "public", "vite.config.ts", "tsconfig.json", "tsconfig.base.json", "engine-wasm/Cargo.lock"],
  ...["licenses", "mdx", "pending", "preset-pictures"].map((file) => `scripts/lib/${file}.mjs`),
];

/** @param {string} what @param {readonly string[]} command @param {import("./lib/run.mjs").RunOptions} [options] */
async function make(what, command, options) {
  console.log(`building ${what}`);
  return must(command, { ...options, lines: 1000 });
}

/** Folders of a crate and of all crates of the workspace that it stands on, so that a change in one lab builds one module. */
function sources(/** @type {string} */ folder, /** @type {Set<string>} */ found = new Set()) {
  const read = (/** @type {string} */ path) => readFileSync(join(engineDir, path, "Cargo.toml"), "utf8");
  found.add(folder);
  const [dependencies = ""] = /^\[dependencies\][^[]*/m.exec(read(folder)) ?? [];
  const own = /^(bufferpool-[\w-]+)(?:\.workspace = true| = (.*))/gm;
  for (const [, name, table = ""] of dependencies.matchAll(own)) {
    const [, path = ""] = new RegExp(`^${name} = \\{ path = "(.+?)"`, "m").exec(read(".")) ?? [];
    if (!table.includes("optional") && !found.has(path)) sources(path, found);
  }
  return found;
}

const crates = (/** @type {readonly string[]} */ folders) =>
  [...new Set(folders.flatMap((folder) => [...sources(folder)]))].map((path) => `engine-wasm/${path}`);

const inTypes = (/** @type {string} */ file) => `${pkg}/types/${file}`;

/** What the page has as files beside the ACE lab's module, which is without it: cards, presets. */
const pageFiles = {
  name: "page-files",
  inputs: [...workspace, ...crates(["ace"])],
  outputs: ["aceCards.json", "acePresets.json", "aceAbouts.json", "aceTemplates.json"].map(inTypes),
};

/** The TypeScript types of each lab's results, and those files. */
const types = {
  name: "types",
  // The labs' crates, which its own only has with its feature.
  inputs: [...workspace, ...crates(["typescript", "ace", "hybrid", "pbm"])],
  outputs: [...["core.ts", "lab.ts", "ace.ts", "hybrid.ts", "pbm.ts"].map(inTypes), ...pageFiles.outputs],
};

/** A native program. It runs for an instant and is rarely built again: what debugging and small changes need takes half of the time. */
const native = { cwd: engineDir, env: { CARGO_PROFILE_DEV_DEBUG: "0", CARGO_INCREMENTAL: "0" } };
const cargoRun = (/** @type {string} */ line) => `cargo run --quiet -p ${line} --`.split(" ");

/** `program`: what writes them, if it is built. */
export const buildTypes = (/** @type {string | undefined} */ program = undefined) =>
  unlessFresh(types, () => {
    const command =
      program === undefined ? cargoRun("bufferpool-typescript --features typescript") : [program];
    return make("types and cards of what the engine tells", [...command, join(root, pkg, "types")], native);
  });

const buildPageFiles = () =>
  unlessFresh(pageFiles, async () => {
    /** @type {Record<string, string>} */
    const files = JSON.parse(await make("cards and presets", cargoRun("bufferpool-ace"), native));
    mkdirSync(join(root, inTypes("")), { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(root, inTypes(name)), text);
  });

/**
 * How modules are made: "released" as they are published, the ACE lab's as small as can be; "quick", in a third of the time,
 * for tests and `npm start`, which take released ones where they are there.
 * @typedef {"released" | "quick"} Way
 */

const filesOf = (/** @type {string} */ name) =>
  [".js", ".d.ts", "_bg.wasm", "_bg.wasm.d.ts"].map((ending) => `${name}${ending}`);

/** @param {Module} module @param {Way} way */
const moduleJob = ({ name, crates: own }, way) => ({
  name: `wasm-${name}`,
  inputs: [...modules, ...workspace, ...crates(["wasm", ...own]), ...tools],
  outputs: filesOf(name).map((file) => `${pkg}/${name}/${file}`),
  way,
  alsoMade: way === "quick" ? ["released"] : [],
});

/** Cargo's work on the module before: it locks its target folder. */
let compiled = /** @type {Promise<unknown>} */ (Promise.resolve());

/** @param {Module} module @param {Way} way */
const buildModule = ({ what, name, small = false, ...module }, way) =>
  unlessFresh(moduleJob({ what, name, ...module }, way), async () => {
    // Made aside and put in place whole: what a stopped build, or another one at the same time, leaves cannot mix in.
    const made = join(engineDir, `target/pkg-${process.pid}-${name}`);
    const target = join(engineDir, "target/wasm");
    const task = { name, small, quick: way === "quick", folder: made, target };
    try {
      const own = compiled.then(() => console.log(`building ${what}`)).then(() => compile(task));
      compiled = own.catch(() => {});
      await own;
      // While the next one is compiled: it keeps one core busy.
      await optimise(task);
      const folder = join(root, pkg, name);
      mkdirSync(folder, { recursive: true });
      for (const file of filesOf(name)) renameSync(join(made, file), join(folder, file));
    } finally {
      rmSync(made, { recursive: true, force: true });
    }
  });

/** All modules, or those with these names. @param {Way} way @param {readonly string[]} [names] */
export const buildModules = (way, names) =>
  Promise.all(
    engines.filter(({ name }) => names?.includes(name) ?? true).map((module) => buildModule(module, way)),
  );

/** The modules, and beside them types and cards: in target folders of their own, so at once. */
export const buildWasm = (/** @type {Way} */ way = "quick") => Promise.all([buildTypes(), buildModules(way)]);

/** The name of the site's job: with an address each preset has a page there. */
const siteJob = (/** @type {string | undefined} */ address = undefined) => ({
  name: address === undefined ? "site" : `site-${encodeURIComponent(address)}`,
  inputs: [...modules, ...site],
  outputs: ["dist"],
});

const vite = (/** @type {Record<string, string | undefined>} */ env) =>
  make("the site", [...npmProgram("vite"), "build"], { env });

/** `address`: where it will be, if that is known. */
export const buildSite = (/** @type {string | undefined} */ address = undefined) =>
  unlessFresh(siteJob(address), () => vite({ [ADDRESS]: address }));

/** What the first visit loads of the engine. */
export const buildFirstEngine = () => Promise.all([buildPageFiles(), buildModules("quick", ["ace"])]);

/** What the first visit loads, as a site of its own; for each other module something that says that it is still to come. */
export async function buildFirstSite() {
  await vite({ [PENDING]: "1" });
  return join(root, FIRST_SITE);
}

/** Whether there is nothing to build; knows it without Rust, and writes nothing. */
export const isBuilt = () =>
  existsSync(join(root, "node_modules")) &&
  [types, ...engines.map((module) => moduleJob(module, "quick")), siteJob()].every((job) => isFresh(job));

/** As it is published. */
export async function build(/** @type {string | undefined} */ address = undefined) {
  await buildWasm("released");
  await buildSite(address === undefined ? undefined : siteAddress(address));
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(async () => {
    await setup(["modules", "wasm"]);
    const { values } = parseArgs({ options: { address: { type: "string" } } });
    await build(values.address);
  });
}
