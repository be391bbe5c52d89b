/** cargo-fuzz and the nightly tool chain that it needs: on PATH, or built once into the user's cache, for all clones. */
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { cache, cargoInstall } from "./cache.mjs";
import { ask } from "./run.mjs";

const VERSION = "0.13";
const home = join(cache, `tools/cargo-fuzz-${VERSION}`);

/** Whether there is a nightly tool chain: sanitizers and coverage are not in the stable one. */
export const nightly = () => ask(["rustup", "run", "nightly", "rustc", "--version"]) !== undefined;

/** PATH with the cached cargo-fuzz first. */
export const cargoFuzzPath = () => [join(home, "bin"), process.env.PATH].join(delimiter);

/** @param {(line: string) => void} say */
export async function bringCargoFuzz(say) {
  if (existsSync(join(home, "bin")) || ask(["cargo-fuzz", "--version"]) !== undefined) return;
  say(`building cargo-fuzz ${VERSION} (a minute, once for all clones)`);
  await cargoInstall("cargo-fuzz", `~${VERSION}.0`, home, { flags: ["--locked"] });
}
