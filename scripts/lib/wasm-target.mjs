/**
 * The standard library for wasm32-unknown-unknown: rustup's, or built from Debian's sources where rustup's server is
 * out of reach.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
import { aptInstall, hasApt } from "./apt.mjs";
import { ask, Failure, run, tail } from "./run.mjs";

const target = "wasm32-unknown-unknown";
/** What rustup calls the linked tool chain of Debian's packages. */
const debian = "debian";

/**
 * Whether the tool chain has a fitting library and linker: building one line proves what a look at files does not.
 * @param {string} [toolchain] rustup's default one if not given
 */
function works(toolchain) {
  const choice = toolchain === undefined ? [] : [`+${toolchain}`];
  const probe = join(tmpdir(), `bufferpool-lab-probe-${process.pid}.wasm`);
  const flags = ["--target", target, "--crate-type=cdylib", "--crate-name=probe", "-o", probe, "-"];
  const answer = ask(["rustc", ...choice, ...flags], {
    input: "pub fn probe(v: Vec<u8>) -> usize { v.len() }",
  });
  rmSync(probe, { force: true });
  return answer !== undefined;
}

const linked = () =>
  (ask(["rustup", "toolchain", "list"]) ?? "").split("\n").some((line) => line.startsWith(debian));

/**
 * The engine for the browser is built for size: a quarter less to load. Built for speed (level 3) it would run 10 to 25%
 * faster: LRU's baseline 168 instead of 149 million requests/s on T1 of the benchmark, 50 instead of 44 on T2.
 */
export const smallCode = { CARGO_PROFILE_RELEASE_OPT_LEVEL: "s" };

/**
 * The environment in which cargo finds the library, or undefined if it has to be brought first.
 * @returns {Record<string, string> | undefined}
 */
export function wasmTargetEnv() {
  if (works()) return {};
  return linked() && works(debian) ? { RUSTUP_TOOLCHAIN: debian } : undefined;
}

/** Debian ships the library's sources, vendored dependencies included, but no wasm32 build of them. */
async function buildFromDebian() {
  await aptInstall(["rustc-web", "cargo-web", "rust-web-src"]);
  // rust-lld is a link to lld-<version> of a package with that name, which its own package does not ask for.
  if (!existsSync("/usr/bin/rust-lld")) await aptInstall([basename(readlinkSync("/usr/bin/rust-lld"))]);
  const version = ask(["/usr/bin/rustc", "--version"])?.split(" ")[1];
  const sources = `/usr/src/rustc-${version}/library`;
  if (!existsSync(sources)) throw new Failure(`No library sources in ${sources}.`);
  const scratch = mkdtempSync(join(tmpdir(), "bufferpool-lab-std-"));
  try {
    cpSync(sources, scratch, { recursive: true });
    const build = `/usr/bin/cargo build --release --target ${target} --manifest-path sysroot/Cargo.toml --no-default-features --features compiler-builtins-mem`;
    const { ok, output } = await run(build.split(" "), {
      cwd: scratch,
      env: {
        // Debian's cargo must take Debian's rustc, not rustup's.
        PATH: ["/usr/bin", process.env.PATH].join(delimiter),
        RUSTC_BOOTSTRAP: "1",
        RUSTFLAGS: "-Zforce-unstable-if-unmarked -Cembed-bitcode=yes",
        CARGO_TARGET_DIR: join(scratch, "target"),
      },
    });
    if (!ok) throw new Failure(`${tail(output)}\nBuilding the standard library for ${target} failed.`);
    const built = join(scratch, "target", target, "release/deps");
    const installed = `/usr/lib/rustlib/${target}/lib`;
    // Libraries of an earlier compiler beside the new ones would be ambiguous.
    rmSync(installed, { recursive: true, force: true });
    mkdirSync(installed, { recursive: true });
    for (const name of readdirSync(built).filter((file) => file.endsWith(".rlib"))) {
      cpSync(join(built, name), join(installed, name));
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
  await run(["rustup", "toolchain", "link", debian, "/usr"]);
}

/** @param {(line: string) => void} say */
export async function bringWasmTarget(say) {
  if (wasmTargetEnv() !== undefined) return;
  say(`adding Rust's standard library for ${target}`);
  const added = await run(["rustup", "target", "add", target], { limitMs: 300_000 });
  if (added.ok && works()) return;
  if (!hasApt()) throw new Failure(`${tail(added.output)}\n"rustup target add ${target}" failed.`);
  say("rustup cannot fetch it here: building it from Debian's packages instead (a few minutes, once)");
  await buildFromDebian();
  if (wasmTargetEnv() === undefined) throw new Failure(`rustc still cannot compile for ${target}.`);
}
