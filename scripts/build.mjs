/** Builds the engine for the browser, then the site; skips each if nothing it reads has changed. */
import { pathToFileURL } from "node:url";
import { engineDir, Failure, main, npmProgram, run } from "./lib/run.mjs";
import { unlessFresh } from "./lib/stamp.mjs";
import { wasmTargetEnv } from "./lib/wasm-target.mjs";
import { wasmToolsPath } from "./lib/wasm-tools.mjs";
import { setup } from "./setup.mjs";

/** Where the page imports the engine from. */
export const pkg = "web/engine/pkg";

const modules = ["package-lock.json"];
const engine = ["engine-wasm/Cargo.toml", "engine-wasm/Cargo.lock", "engine-wasm/sim", "engine-wasm/wasm"];
const site = ["web", "public", "vite.config.ts", "tsconfig.json", "tsconfig.base.json"];

/** @param {readonly string[]} command @param {import("./lib/run.mjs").RunOptions} [options] */
async function must(command, options) {
  const { ok, output } = await run(command, options);
  if (!ok) throw new Failure(`${output}\n${command.join(" ")} failed.`);
}

/** @returns {Promise<boolean>} whether there was something to build */
export const buildWasm = () =>
  unlessFresh("wasm", {
    inputs: [...modules, ...engine],
    outputs: [pkg],
    work: async () => {
      const options = "--target web --release --mode no-install --no-pack --out-name engine";
      // Its own target folder: it may need another compiler than the native builds, and they would undo each other's work.
      const env = { ...wasmTargetEnv(), PATH: wasmToolsPath(), CARGO_TARGET_DIR: `${engineDir}/target/wasm` };
      await must(["wasm-pack", "build", "wasm", ...options.split(" "), "--out-dir", `../../${pkg}`], {
        cwd: engineDir,
        env,
      });
    },
  });

/** @returns {Promise<boolean>} whether there was something to build */
export const buildSite = () =>
  unlessFresh("site", {
    inputs: [...modules, ...site],
    outputs: ["dist"],
    work: () => must([...npmProgram("vite"), "build"]),
  });

/** @type {readonly { name: string, build: () => Promise<boolean> }[]} */
const parts = [
  { name: "engine", build: buildWasm },
  { name: "site", build: buildSite },
];

export async function build() {
  for (const { name, build: make } of parts) {
    const start = Date.now();
    if (await make()) console.log(`built: ${name} (${((Date.now() - start) / 1000).toFixed(1)} s)`);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(async () => {
    await setup(["modules", "wasm"]);
    await build();
  });
}
