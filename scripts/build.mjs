/** Builds the engine for the browser, then the site; skips each if nothing it reads has changed. */
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { engineDir, Failure, main, npmProgram, root, run } from "./lib/run.mjs";
import { unlessFresh } from "./lib/stamp.mjs";
import { smallCode, wasmTargetEnv } from "./lib/wasm-target.mjs";
import { wasmToolsPath } from "./lib/wasm-tools.mjs";
import { setup } from "./setup.mjs";

/** Where the page imports the engine from; the reader of trace files is beside it, for its worker. */
export const pkg = "web/engine/pkg";

/** Modules for the browser: every visit loads the engine, so it must be small; the others are loaded by who needs them. */
const bindings = [
  { what: "the engine", crate: "wasm", name: "engine", small: true },
  { what: "the reader of trace files", crate: "reader", name: "reader", small: false },
  { what: "the engine of the flash + magnetic lab", crate: "hybrid", name: "hybrid", small: false },
  { what: "the engine of the predictive lab", crate: "pbm", name: "pbm", small: false },
  { what: "the engine of the experiments", crate: "sweep", name: "sweep", small: false },
];

const modules = ["package-lock.json"];
const crates = [
  "engine-wasm/Cargo.toml",
  "engine-wasm/Cargo.lock",
  "engine-wasm/sim",
  "engine-wasm/unpack",
  "engine-wasm/binding",
  "engine-wasm/hybrid",
  "engine-wasm/pbm",
  "engine-wasm/reader",
  "engine-wasm/sweep",
  "engine-wasm/wasm",
  "scripts/lib/wasm-target.mjs",
];
const site = [
  "web",
  "public",
  "vite.config.ts",
  "scripts/lib/mdx.mjs",
  "tsconfig.json",
  "tsconfig.base.json",
];

/** @param {string} what @param {readonly string[]} command @param {import("./lib/run.mjs").RunOptions} [options] */
async function make(what, command, options) {
  console.log(`building ${what}`);
  const { ok, output } = await run(command, options);
  if (!ok) throw new Failure(`${output}\n${command.join(" ")} failed.`);
}

/** @returns {Promise<boolean>} whether there was something to build */
export const buildWasm = () =>
  unlessFresh("wasm", {
    inputs: [...modules, ...crates],
    outputs: [pkg],
    work: async () => {
      // Made aside and put in place whole: what a stopped build, or another one at the same time, leaves cannot mix in.
      const made = join(engineDir, `target/pkg-${process.pid}`);
      const options = "--target web --release --mode no-install --no-pack --out-name";
      // Its own target folder: it may need another compiler than the native builds, and they would undo each other's work.
      const env = {
        ...wasmTargetEnv(),
        PATH: wasmToolsPath(),
        CARGO_TARGET_DIR: `${engineDir}/target/wasm`,
      };
      try {
        for (const { what, crate, name, small } of bindings) {
          const folder = name === "engine" ? made : join(made, name);
          const command = ["wasm-pack", "build", crate, ...options.split(" "), name, "--out-dir", folder];
          await make(what, command, { cwd: engineDir, env: small ? { ...env, ...smallCode } : env });
        }
        mkdirSync(join(root, dirname(pkg)), { recursive: true });
        rmSync(join(root, pkg), { recursive: true, force: true });
        renameSync(made, join(root, pkg));
      } finally {
        rmSync(made, { recursive: true, force: true });
      }
    },
  });

/** @returns {Promise<boolean>} whether there was something to build */
export const buildSite = () =>
  unlessFresh("site", {
    inputs: [...modules, ...site],
    outputs: ["dist"],
    work: () => make("the site", [...npmProgram("vite"), "build"]),
  });

export async function build() {
  await buildWasm();
  await buildSite();
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(async () => {
    await setup(["modules", "wasm"]);
    await build();
  });
}
