/**
 * `npm test -- python`: the Python package's tests, on a build of the engine that is kept beside the modules. Left out,
 * and said so, where Python or PyPI is not at hand.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { aside } from "./lib/cache.mjs";
import { virtualEnvironment } from "./lib/python.mjs";
import { engineDir, Failure, main, root, run, tail } from "./lib/run.mjs";
import { unlessFresh } from "./lib/stamp.mjs";

const crate = "engine-wasm/python";
const built = "node_modules/.cache/bufferpool-lab/python";
const crates = ["ace", "core", "hybrid", "lab", "pbm", "typescript", "unpack", "Cargo.toml"];

/** @param {string[]} command @param {string} what @param {Record<string, string>} [env] */
async function done(command, what, env = {}) {
  const { ok, output } = await run(command, { env });
  if (!ok) throw new Failure(`${tail(output)}\n${what} failed.`);
  return output;
}

await main(async () => {
  const { python, leftOut } = await virtualEnvironment(`${crate}/requirements.txt`);
  if (python === undefined) {
    console.log(`left out: ${leftOut}`);
    return;
  }
  const inputs = [crate, ...crates.map((name) => `engine-wasm/${name}`), "rust-toolchain.toml"];
  const work = () =>
    aside(async (scratch) => {
      // Beside the engine's own tests, and as optimised as they are.
      const target = ["--profile", "dev", "--target-dir", join(engineDir, "target"), "--locked"];
      const manifest = ["--manifest-path", join(crate, "Cargo.toml"), "--interpreter", python];
      await done(
        [python, "-m", "maturin", "build", ...manifest, ...target, "--out", scratch],
        "Building the package",
      );
      const [wheel = ""] = readdirSync(scratch);
      await done([python, "-m", "zipfile", "-e", join(scratch, wheel), join(root, built)], "Unpacking it");
    });
  await unlessFresh("python-package", { inputs, outputs: [built], work });
  const tests = [python, "-m", "unittest", "discover", "--start-directory", `${crate}/tests`];
  const output = await done(tests, "A test of the Python package", {
    PYTHONPATH: join(root, built),
    PYTHONDONTWRITEBYTECODE: "1",
    MPLBACKEND: "Agg",
  });
  console.log(/Ran \d+ tests/.exec(output)?.[0] ?? tail(output, 1));
});
