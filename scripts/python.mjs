/**
 * `npm test -- python`: the Python package's tests, on a build of the engine that is kept beside the modules. Left out,
 * and said so, where Python or PyPI is not at hand.
 */
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { aside, unlessFresh } from "./lib/cache.mjs";
import { virtualEnvironment } from "./lib/python.mjs";
import { engineDir, Failure, main, must, root, run, tail } from "./lib/run.mjs";

const crate = "engine-wasm/python";
const built = "node_modules/.cache/bufferpool-lab/python";
const crates = ["ace", "core", "hybrid", "lab", "pbm", "typescript", "unpack", "Cargo.toml"];

await main(async () => {
  const { python, leftOut } = await virtualEnvironment(`${crate}/requirements.txt`);
  if (python === undefined) return console.log(`left out: ${leftOut}`);
  const inputs = [crate, ...crates.map((name) => `engine-wasm/${name}`), "rust-toolchain.toml"];
  const work = () =>
    aside(async (scratch) => {
      // Beside the engine's own tests, and as optimised as they are.
      const target = ["--profile", "dev", "--target-dir", join(engineDir, "target"), "--locked"];
      const manifest = ["--manifest-path", join(crate, "Cargo.toml"), "--interpreter", python];
      await must([python, "-m", "maturin", "build", ...manifest, ...target, "--out", scratch]);
      const [wheel = ""] = readdirSync(scratch);
      await must([python, "-m", "zipfile", "-e", join(scratch, wheel), join(root, built)]);
    });
  await unlessFresh({ name: "python-package", inputs, outputs: [built] }, work);
  const tests = [python, "-m", "unittest", "discover", "--start-directory", `${crate}/tests`];
  const env = { PYTHONPATH: join(root, built), PYTHONDONTWRITEBYTECODE: "1", MPLBACKEND: "Agg" };
  // unittest tells on standard error.
  const { ok, output } = await run(tests, { env });
  if (!ok) throw new Failure(output);
  console.log(/Ran \d+ tests/.exec(output)?.[0] ?? tail(output, 1));
});
