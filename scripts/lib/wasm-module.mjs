/** How the binding becomes a module for the browser: compiled and bound by wasm-pack, then made smaller by wasm-opt. */
import { join } from "node:path";
import { engineDir, must } from "./run.mjs";
import { wasmTargetEnv } from "./wasm-target.mjs";
import { wasmToolsPath } from "./wasm-tools.mjs";

/**
 * The small one is what every visit loads. It is linked as a whole, passes are repeated for as long as they save a byte,
 * functions of one name, a policy's each, stand side by side, where gzip finds what they have in common, loops and branches
 * are made anew from what the compiler made of them (1.7 kB less once compressed), and functions are inlined as where size
 * matters less: else the loops of the paper's policies would be four times slower. The others are linked part by part: in half the time they become as fast to within 2% (median of 21 policies and modes), and
 * smaller by 7%. Level 1 is enough for them: as fast as -O (medians of 12 ACE lanes and of 19 placements and replacements:
 * 100%; three of the latter lose a tenth), no larger once compressed, in 40% of the time.
 */
const ways = {
  // One module is as good as another: several parts of a crate are compiled at once, and nothing is made smaller.
  quick: { profile: ["--profile", "quick"], env: {}, optimised: undefined },
  small: {
    profile: ["--profile", "small"],
    env: { CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS: "-C llvm-args=-inline-threshold=24" },
    optimised: ["--reorder-functions-by-name", "--flatten", "--rereloop", "-Oz", "-Oz", "--converge"],
  },
  large: { profile: ["--release"], env: { CARGO_PROFILE_RELEASE_LTO: "off" }, optimised: ["-O1"] },
};

/**
 * `name`: of the feature of the binding that makes it, and of its files, which come to be in `folder`. `target`: cargo's
 * folder; its own for WebAssembly, which may need another compiler than native builds. `small`: one that every visit loads.
 * @typedef {{ name: string, small: boolean, quick: boolean, folder: string, target: string }} Made
 */

const wayOf = (/** @type {Made} */ { small, quick }) =>
  quick ? ways.quick : small ? ways.small : ways.large;

/** @param {Made} module */
export function compile(module) {
  const { name, small, folder, target } = module;
  const { profile, env } = wayOf(module);
  const options = `--target web --mode no-install --no-pack --no-opt --out-name ${name} --out-dir`;
  const feature = ["--", "--no-default-features", "--features", small ? `${name},compact` : name];
  const command = ["wasm-pack", "build", "wasm", ...profile, ...options.split(" "), folder, ...feature];
  const all = { ...wasmTargetEnv(), PATH: wasmToolsPath(), CARGO_TARGET_DIR: target, ...env };
  return must(command, { cwd: engineDir, env: all, lines: 1000 });
}

/** In place. @param {Made} module */
export async function optimise(module) {
  const file = join(module.folder, `${module.name}_bg.wasm`);
  const { optimised } = wayOf(module);
  if (optimised === undefined) return;
  await must(["wasm-opt", ...optimised, file, "-o", file], { env: { PATH: wasmToolsPath() } });
}
