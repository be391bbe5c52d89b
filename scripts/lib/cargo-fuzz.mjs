/** cargo-fuzz and the nightly tool chain that it needs: on PATH, or built once into the user's cache, for all clones. */
import { existsSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { ask, Failure, run, tail } from "./run.mjs";

const VERSION = "0.13";
const home = join(
  process.env.XDG_CACHE_HOME ?? join(homedir(), ".cache"),
  `bufferpool-lab/tools/cargo-fuzz-${VERSION}`,
);

/** Whether there is a nightly tool chain: sanitizers and coverage are not in the stable one. */
export const nightly = () => ask(["rustup", "run", "nightly", "rustc", "--version"]) !== undefined;

/** PATH with the cached cargo-fuzz first. */
export const cargoFuzzPath = () => [join(home, "bin"), process.env.PATH].join(delimiter);

/** @param {(line: string) => void} say */
export async function bringCargoFuzz(say) {
  if (existsSync(join(home, "bin")) || ask(["cargo-fuzz", "--version"]) !== undefined) return;
  say(`building cargo-fuzz ${VERSION} (a minute, once for all clones)`);
  const install = [
    "cargo",
    "install",
    "cargo-fuzz",
    "--version",
    `~${VERSION}.0`,
    "--locked",
    "--root",
    home,
  ];
  const { ok, output } = await run(install);
  if (!ok) throw new Failure(`${tail(output)}\nBuilding cargo-fuzz failed.`);
}
