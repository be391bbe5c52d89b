/** wasm-pack and wasm-bindgen: those on PATH if they fit, else built once into the user's cache, for all clones. */
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { ask, engineDir, Failure, root, run, tail } from "./run.mjs";

const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"), "bufferpool-lab/tools");

/** The command line tool must match the library to the last digit: they share an unversioned format. */
function lockedBindgen() {
  const lock = readFileSync(join(engineDir, "Cargo.lock"), "utf8");
  const version = /name = "wasm-bindgen"\nversion = "(.+)"/.exec(lock)?.[1];
  if (version === undefined) throw new Failure("engine-wasm/Cargo.lock names no wasm-bindgen.");
  return version;
}

/**
 * `version` may leave off its last part; `range` says the same to cargo. `flags`: wasm-pack is built with the
 * dependencies its authors tested; wasm-bindgen-cli cannot be, one of those was withdrawn.
 * @typedef {{ program: string, crate: string, version: string, range: string, flags: string[] }} Tool
 * @returns {Tool[]}
 */
function tools() {
  const bindgen = lockedBindgen();
  return [
    { program: "wasm-bindgen", crate: "wasm-bindgen-cli", version: bindgen, range: `=${bindgen}`, flags: [] },
    { program: "wasm-pack", crate: "wasm-pack", version: "0.15", range: "~0.15.0", flags: ["--locked"] },
  ];
}

/** @param {Tool} tool */
const home = (tool) => join(cache, `${tool.crate}-${tool.version}`);

/** @param {Tool} tool @param {string} program its name or path */
function fits(tool, program) {
  const found = ask([program, "--version"])?.split(" ")[1];
  return found === tool.version || (found?.startsWith(`${tool.version}.`) ?? false);
}

/** @param {Tool} tool */
const cached = (tool) => existsSync(home(tool)) && fits(tool, join(home(tool), "bin", tool.program));

/** PATH with the cached tools and wasm-opt, which comes as an npm package, first. */
export function wasmToolsPath() {
  const folders = tools()
    .filter(cached)
    .map((tool) => join(home(tool), "bin"));
  return [...folders, join(root, "node_modules/.bin"), process.env.PATH].join(delimiter);
}

/** @param {(line: string) => void} say */
export async function bringWasmTools(say) {
  for (const tool of tools()) {
    if (cached(tool) || fits(tool, tool.program)) continue;
    say(`building ${tool.crate} ${tool.version} (3 to 4 minutes, once for all clones)`);
    const install = [
      "cargo",
      "install",
      tool.crate,
      "--version",
      tool.range,
      "--root",
      home(tool),
      ...tool.flags,
    ];
    const { ok, output } = await run(install);
    if (!ok) throw new Failure(`${tail(output)}\nBuilding ${tool.crate} failed.`);
  }
}
