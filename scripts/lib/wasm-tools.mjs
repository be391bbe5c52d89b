/** wasm-pack and wasm-bindgen: those on PATH if they fit, else brought once into the user's cache, for all clones. */
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { aside, cache, cargoInstall } from "./cache.mjs";
import { bringRelease, releaseTarget } from "./release.mjs";
import { ask, engineDir, Failure, root } from "./run.mjs";

/** The command line tool must match the library to the last digit: they share an unversioned format. */
function lockedBindgen() {
  const lock = readFileSync(join(engineDir, "Cargo.lock"), "utf8");
  const version = /name = "wasm-bindgen"\nversion = "(.+)"/.exec(lock)?.[1];
  if (version === undefined) throw new Failure("engine-wasm/Cargo.lock names no wasm-bindgen.");
  return version;
}

/**
 * `release`: the archive at the project's releases, and whether its SHA-256 stands beside it. `flags`: of the build.
 * Not `--locked`: wasm-bindgen-cli cannot be (a dependency of its own lock was withdrawn), and so the two build what
 * both depend on once.
 * @typedef {{ program: string, crate: string, version: string, release: string, sums: boolean, flags: string[] }} Tool
 * @returns {Tool[]}
 */
function tools() {
  const bindgen = lockedBindgen();
  const pack = "0.15.0";
  const at = (/** @type {string} */ project, /** @type {string} */ tag, /** @type {string} */ name) =>
    `https://github.com/wasm-bindgen/${project}/releases/download/${tag}/${name}-${releaseTarget}.tar.gz`;
  return [
    {
      program: "wasm-bindgen",
      crate: "wasm-bindgen-cli",
      version: bindgen,
      release: at("wasm-bindgen", bindgen, `wasm-bindgen-${bindgen}`),
      sums: true,
      // Its other programs, and what fetches a browser driver for them, are not needed.
      flags: ["--no-default-features", "--bin", "wasm-bindgen"],
    },
    {
      program: "wasm-pack",
      crate: "wasm-pack",
      version: pack,
      release: at("wasm-pack", `v${pack}`, `wasm-pack-v${pack}`),
      sums: false,
      flags: [],
    },
  ];
}

/** @param {Tool} tool */
const home = (tool) => join(cache, `tools/${tool.crate}-${tool.version}`);

/** @param {Tool} tool @param {string} program its name or path */
const fits = (tool, program) => ask([program, "--version"])?.split(" ")[1] === tool.version;

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
  const missing = tools().filter((tool) => !cached(tool) && !fits(tool, tool.program));
  if (missing.length === 0) return;
  await aside(async (scratch) => {
    for (const tool of missing) {
      const made = join(scratch, tool.crate);
      const name = `${tool.crate} ${tool.version}`;
      say(`fetching ${name}`);
      const bin = join(made, "bin");
      const released =
        releaseTarget !== undefined &&
        (await bringRelease(tool.release, { program: tool.program, sums: tool.sums, scratch, to: bin })) &&
        fits(tool, join(bin, tool.program));
      if (!released) {
        say(`its release cannot be fetched here: building ${name} (a minute, once for all clones)`);
        rmSync(made, { recursive: true, force: true });
        const options = { flags: tool.flags, target: join(scratch, "target") };
        await cargoInstall(tool.crate, `=${tool.version}`, made, options);
      }
      rmSync(home(tool), { recursive: true, force: true });
      mkdirSync(dirname(home(tool)), { recursive: true });
      renameSync(made, home(tool));
    }
  });
}
