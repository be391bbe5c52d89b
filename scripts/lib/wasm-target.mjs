/**
 * The standard library for wasm32-unknown-unknown: rustup's, or, where rustup's server is out of reach, one built from
 * Debian's sources by Debian's compiler. Both are unpacked into the user's cache: no package of the system and no tool
 * chain of rustup's is touched. cargo and the linker are rustup's.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { aptUnpack, hasApt } from "./apt.mjs";
import { aside, cache } from "./cache.mjs";
import { ask, Failure, must, run, tail } from "./run.mjs";

const target = "wasm32-unknown-unknown";
const debian = join(cache, "rust-debian");
const debianRustc = join(debian, "bin/rustc");

/** Whether a compiler has a fitting library and linker: building one line proves what a look at files does not. */
function works(/** @type {string} */ rustc) {
  const probe = join(tmpdir(), `bufferpool-lab-probe-${process.pid}.wasm`);
  const flags = ["--target", target, "--crate-type=cdylib", "--crate-name=probe", "-o", probe, "-"];
  const answer = ask([rustc, ...flags], "pub fn probe(v: Vec<u8>) -> usize { v.len() }");
  rmSync(probe, { force: true });
  return answer !== undefined;
}

/** The environment in which cargo finds the library, or undefined if it has to be brought first. @returns {Record<string, string> | undefined} */
export function wasmTargetEnv() {
  if (works("rustc")) return {};
  return existsSync(debianRustc) && works(debianRustc) ? { RUSTC: debianRustc } : undefined;
}

/** @param {string} made becomes the folder of Debian's compiler */
async function completeCompiler(made) {
  // Debian's own linker would be one more package; rustup's is beside every one of its compilers.
  const host = /^host: (.+)$/m.exec(ask(["rustc", "-vV"]) ?? "")?.[1] ?? "";
  const linker = join("lib/rustlib", host, "bin/rust-lld");
  const place = join(made, "usr", linker);
  mkdirSync(dirname(place), { recursive: true });
  symlinkSync(join(ask(["rustc", "--print", "sysroot"]) ?? "", linker), place);
  const libraries = readdirSync(join(made, "usr/lib")).filter((name) => name.endsWith("-linux-gnu"));
  mkdirSync(join(made, "bin"));
  const program = join(made, "bin/rustc");
  // By its own place: the folder is moved when it is whole.
  const run = `LD_LIBRARY_PATH="$usr/lib/${libraries[0]}" exec "$usr/bin/rustc" "$@"`;
  await writeFile(program, `#!/bin/sh\nusr="$(dirname "$0")/../usr"\n${run}\n`, { mode: 0o755 });
  return program;
}

/** Debian ships the library's sources, vendored dependencies included, but no wasm32 build of them. */
const buildFromDebian = () =>
  aside(async (scratch) => {
    const made = join(scratch, "made");
    await aptUnpack(["rustc-web", "rust-web-src"], { scratch, to: made });
    const env = {
      RUSTC: await completeCompiler(made),
      RUSTC_BOOTSTRAP: "1",
      RUSTFLAGS: "-Zforce-unstable-if-unmarked -Cembed-bitcode=yes",
      CARGO_TARGET_DIR: join(scratch, "target"),
    };
    const [sources = ""] = readdirSync(join(made, "usr/src"));
    const cwd = join(made, "usr/src", sources, "library");
    const build = `cargo build --release --target ${target} --manifest-path sysroot/Cargo.toml --no-default-features --features compiler-builtins-mem`;
    await must(build.split(" "), { cwd, env, what: `Building the standard library for ${target}` });
    const built = join(scratch, "target", target, "release/deps");
    const installed = join(made, "usr/lib/rustlib", target, "lib");
    mkdirSync(installed, { recursive: true });
    for (const name of readdirSync(built).filter((file) => file.endsWith(".rlib")))
      cpSync(join(built, name), join(installed, name));
    for (const unneeded of ["usr/src", "usr/share"])
      rmSync(join(made, unneeded), { recursive: true, force: true });
    rmSync(debian, { recursive: true, force: true });
    renameSync(made, debian);
  });

export async function bringWasmTarget(/** @type {(line: string) => void} */ say) {
  if (wasmTargetEnv() !== undefined) return;
  say(`adding Rust's standard library for ${target}`);
  const added = await run(["rustup", "target", "add", target], { limitMs: 300_000 });
  if (added.ok && works("rustc")) return;
  if (!hasApt()) throw new Failure(`${tail(added.output)}\n"rustup target add ${target}" failed.`);
  say("rustup cannot fetch it here: building it from Debian's sources (a minute, once for all clones)");
  await buildFromDebian();
  if (wasmTargetEnv() === undefined) throw new Failure(`rustc still cannot compile for ${target}.`);
}
