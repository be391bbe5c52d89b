/**
 * The standard library for wasm32-unknown-unknown: rustup's, or, where rustup's server is out of reach, one built from
 * Debian's sources by Debian's compiler. Both are unpacked into the user's cache: no package of the system and no tool
 * chain of rustup's is touched. cargo and the linker are rustup's.
 */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { aptUnpack, hasApt } from "./apt.mjs";
import { aside, cache } from "./cache.mjs";
import { ask, Failure, run, tail } from "./run.mjs";

const target = "wasm32-unknown-unknown";
const debian = join(cache, "rust-debian");
/** Debian's compiler, with the path of its own libraries. */
const debianRustc = join(debian, "bin/rustc");

/**
 * Whether a compiler has a fitting library and linker: building one line proves what a look at files does not.
 * @param {string} rustc its name or path
 */
function works(rustc) {
  const probe = join(tmpdir(), `bufferpool-lab-probe-${process.pid}.wasm`);
  const flags = ["--target", target, "--crate-type=cdylib", "--crate-name=probe", "-o", probe, "-"];
  const answer = ask([rustc, ...flags], { input: "pub fn probe(v: Vec<u8>) -> usize { v.len() }" });
  rmSync(probe, { force: true });
  return answer !== undefined;
}

/**
 * The environment in which cargo finds the library, or undefined if it has to be brought first.
 * @returns {Record<string, string> | undefined}
 */
export function wasmTargetEnv() {
  if (works("rustc")) return {};
  return existsSync(debianRustc) && works(debianRustc) ? { RUSTC: debianRustc } : undefined;
}

/** @param {string} made becomes the folder of Debian's compiler */
function completeCompiler(made) {
  // Debian's own linker would be one more package; rustup's is beside every one of its compilers.
  const host = /^host: (.+)$/m.exec(ask(["rustc", "-vV"]) ?? "")?.[1] ?? "";
  const linker = join("lib/rustlib", host, "bin/rust-lld");
  mkdirSync(dirname(join(made, "usr", linker)), { recursive: true });
  symlinkSync(join(ask(["rustc", "--print", "sysroot"]) ?? "", linker), join(made, "usr", linker));
  const libraries = readdirSync(join(made, "usr/lib")).filter((name) => name.endsWith("-linux-gnu"));
  mkdirSync(join(made, "bin"));
  const program = join(made, "bin/rustc");
  // By its own place: the folder is moved when it is whole.
  writeFileSync(
    program,
    `#!/bin/sh\nusr="$(dirname "$0")/../usr"\nLD_LIBRARY_PATH="$usr/lib/${libraries[0]}" exec "$usr/bin/rustc" "$@"\n`,
  );
  chmodSync(program, 0o755);
  return program;
}

/** Debian ships the library's sources, vendored dependencies included, but no wasm32 build of them. */
const buildFromDebian = () =>
  aside(async (scratch) => {
    const made = join(scratch, "made");
    await aptUnpack(["rustc-web", "rust-web-src"], { scratch, to: made });
    const rustc = completeCompiler(made);
    const sources = readdirSync(join(made, "usr/src")).map((name) =>
      join(made, "usr/src", name, "library"),
    )[0];
    if (sources === undefined || !existsSync(sources))
      throw new Failure("rust-web-src has no library sources.");
    const build = `cargo build --release --target ${target} --manifest-path sysroot/Cargo.toml --no-default-features --features compiler-builtins-mem`;
    const { ok, output } = await run(build.split(" "), {
      cwd: sources,
      env: {
        RUSTC: rustc,
        RUSTC_BOOTSTRAP: "1",
        RUSTFLAGS: "-Zforce-unstable-if-unmarked -Cembed-bitcode=yes",
        CARGO_TARGET_DIR: join(scratch, "target"),
      },
    });
    if (!ok) throw new Failure(`${tail(output)}\nBuilding the standard library for ${target} failed.`);
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

/** @param {(line: string) => void} say */
export async function bringWasmTarget(say) {
  if (wasmTargetEnv() !== undefined) return;
  say(`adding Rust's standard library for ${target}`);
  const added = await run(["rustup", "target", "add", target], { limitMs: 300_000 });
  if (added.ok && works("rustc")) return;
  if (!hasApt()) throw new Failure(`${tail(added.output)}\n"rustup target add ${target}" failed.`);
  say(
    "rustup cannot fetch it here: building it from Debian's sources instead (a minute, once for all clones)",
  );
  await buildFromDebian();
  if (wasmTargetEnv() === undefined) throw new Failure(`rustc still cannot compile for ${target}.`);
}
