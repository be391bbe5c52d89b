/**
 * wasm-pack and wasm-bindgen: those on PATH if they fit, else brought once into the user's cache, for all clones: from the
 * releases of their projects, or built from crates.io.
 */
import { createHash } from "node:crypto";
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { aside, cache } from "./cache.mjs";
import { ask, engineDir, must, root } from "./run.mjs";

/** What the projects call this machine; undefined if they build nothing for it. */
const releaseTarget = new Map([
  ["linux x64", "x86_64-unknown-linux-musl"],
  ["linux arm64", "aarch64-unknown-linux-musl"],
  ["darwin x64", "x86_64-apple-darwin"],
  ["darwin arm64", "aarch64-apple-darwin"],
  ["win32 x64", "x86_64-pc-windows-msvc"],
]).get(`${process.platform} ${process.arch}`);

/**
 * Undefined if it fails. An address that does not answer soon is left: there is another way.
 * @param {string} url @returns {Promise<Buffer | undefined>}
 */
async function download(url) {
  const stop = new AbortController();
  const timers = [setTimeout(() => stop.abort(), 8_000)];
  try {
    const response = await fetch(url, { signal: stop.signal });
    timers.forEach(clearTimeout);
    timers.push(setTimeout(() => stop.abort(), 60_000));
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
  } catch {
    return undefined;
  } finally {
    timers.forEach(clearTimeout);
  }
}

/**
 * @param {string} url of a .tar.gz
 * @param {{ program: string, sums: boolean, scratch: string, to: string }} how `sums`: the project publishes the SHA-256
 *   beside the archive, and an archive that does not have it is not used
 * @returns {Promise<boolean>} whether the program is in `to` now
 */
export async function bringRelease(url, { program, sums, scratch, to }) {
  const archive = await download(url);
  if (archive === undefined) return false;
  const published = sums && (await download(`${url}.sha256sum`))?.toString().split(/\s/)[0];
  if (sums && published !== createHash("sha256").update(archive).digest("hex")) return false;
  const [file, unpacked] = [join(scratch, "release.tar.gz"), join(scratch, program)];
  writeFileSync(file, archive);
  mkdirSync(unpacked, { recursive: true });
  if (ask(["tar", "-xzf", file, "-C", unpacked]) === undefined) return false;
  const found = readdirSync(unpacked, { recursive: true, withFileTypes: true }).find(
    (entry) => entry.isFile() && [program, `${program}.exe`].includes(entry.name),
  );
  if (found === undefined) return false;
  mkdirSync(to, { recursive: true });
  cpSync(join(found.parentPath, found.name), join(to, found.name));
  return true;
}

/** Unoptimised: half the time to build, and they run for less than a second each. */
const quickly = {
  CARGO_INCREMENTAL: "0",
  CARGO_PROFILE_DEV_DEBUG: "0",
  CARGO_PROFILE_DEV_DEBUG_ASSERTIONS: "false",
  CARGO_PROFILE_DEV_OVERFLOW_CHECKS: "false",
  CARGO_PROFILE_DEV_PANIC: "abort",
};

/**
 * `release`: of its archive. `sums`: whether its SHA-256 stands beside it. `flags`: of the build. Not `--locked`:
 * wasm-bindgen-cli cannot be (a dependency of its own lock was withdrawn), and so the two build what both need once.
 * @typedef {{ program: string, crate: string, version: string, release: string, sums: boolean, flags: string[] }} Tool
 * @returns {Tool[]}
 */
function tools() {
  // The program must match the library to the last digit: they share a format without a version.
  const lock = readFileSync(join(engineDir, "Cargo.lock"), "utf8");
  const [, bindgen = ""] = /name = "wasm-bindgen"\nversion = "(.+)"/.exec(lock) ?? [];
  const pack = "0.15.0";
  const releases = "https://github.com/wasm-bindgen";
  const named = (/** @type {string} */ name) => `${name}-${releaseTarget}.tar.gz`;
  return [
    {
      ...{ program: "wasm-bindgen", crate: "wasm-bindgen-cli", version: bindgen, sums: true },
      release: `${releases}/wasm-bindgen/releases/download/${bindgen}/${named(`wasm-bindgen-${bindgen}`)}`,
      // Its other programs, and what fetches a browser driver for them, are not needed.
      flags: ["--no-default-features", "--bin", "wasm-bindgen"],
    },
    {
      ...{ program: "wasm-pack", crate: "wasm-pack", version: pack, sums: false, flags: [] },
      release: `${releases}/wasm-pack/releases/download/v${pack}/${named(`wasm-pack-v${pack}`)}`,
    },
  ];
}

const home = (/** @type {Tool} */ tool) => join(cache, `tools/${tool.crate}-${tool.version}`);
/** @param {Tool} tool @param {string} [program] its name or path */
const fits = (tool, program = tool.program) => ask([program, "--version"])?.split(" ")[1] === tool.version;
const cached = (/** @type {Tool} */ tool) =>
  existsSync(home(tool)) && fits(tool, join(home(tool), "bin", tool.program));

/** PATH with the cached tools and wasm-opt, which comes as an npm package, first. */
export function wasmToolsPath() {
  const folders = tools().filter(cached);
  return [
    ...folders.map((tool) => join(home(tool), "bin")),
    join(root, "node_modules/.bin"),
    process.env.PATH,
  ].join(delimiter);
}

export async function bringWasmTools(/** @type {(line: string) => void} */ say) {
  const missing = tools().filter((tool) => !cached(tool) && !fits(tool));
  if (missing.length === 0) return;
  await aside(async (scratch) => {
    for (const tool of missing) {
      const { crate, program, version, sums } = tool;
      const made = join(scratch, crate);
      const to = join(made, "bin");
      say(`fetching ${crate} ${version}`);
      const released =
        releaseTarget !== undefined &&
        (await bringRelease(tool.release, { program, sums, scratch, to })) &&
        fits(tool, join(to, program));
      if (!released) {
        say(
          `its release cannot be fetched here: building ${crate} ${version} (a minute, once for all clones)`,
        );
        rmSync(made, { recursive: true, force: true });
        const into = ["--root", made, "--target-dir", join(scratch, "target"), ...tool.flags];
        await must(["cargo", "install", crate, "--version", `=${version}`, "--debug", ...into], {
          env: quickly,
        });
      }
      rmSync(home(tool), { recursive: true, force: true });
      mkdirSync(dirname(home(tool)), { recursive: true });
      renameSync(made, home(tool));
    }
  });
}
