/** Starting other programs: every script goes through here, so that no child outlives its script. */
import { spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const engineDir = join(root, "engine-wasm");
export const windows = process.platform === "win32";

// A shell opened before rustup was installed does not have its folder on PATH yet.
const cargoBin = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "bin");
process.env.PATH = [process.env.PATH ?? "", cargoBin].join(delimiter);

/** @typedef {import("node:child_process").ChildProcess} Child */
const alive = /** @type {Set<Child>} */ (new Set());
function stop(/** @type {Child} */ child) {
  try {
    // The whole group: cargo, npm and wasm-pack start children of their own.
    if (windows || child.pid === undefined) child.kill();
    else process.kill(-child.pid, "SIGTERM");
  } catch {
    // It ended by itself in the meantime.
  }
}

process.on("exit", () => alive.forEach(stop));
for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }))
  process.on(signal, () => process.exit(code));

/**
 * `env` is added to this process's own; after `limitMs` the program is stopped, and has failed; `show`: its output is
 * passed through instead of kept.
 * @typedef {{ cwd?: string, env?: Record<string, string | undefined>, limitMs?: number, show?: boolean }} RunOptions
 */

/**
 * Runs a program to its end. `output` is all that it says, in order; `result` what it says on standard output alone.
 * @param {readonly string[]} command @param {RunOptions} [options] @returns {Promise<{ ok: boolean, output: string, result: string }>}
 */
export function run(command, { cwd = root, env = {}, limitMs, show = false } = {}) {
  const [program = "", ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ["ignore", show ? "inherit" : "pipe", show ? "inherit" : "pipe"],
      detached: !windows,
    });
    alive.add(child);
    let output = "";
    let result = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk) => {
        output += chunk;
        if (stream === child.stdout) result += chunk;
      });
    const timer = limitMs === undefined ? undefined : setTimeout(() => stop(child), limitMs);
    const end = (/** @type {boolean} */ ok) => {
      clearTimeout(timer);
      alive.delete(child);
      resolve({ ok, output, result });
    };
    child.on("error", (error) => {
      output += error.message;
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}

/**
 * The result of a program that must succeed, so without what it says on standard error. Of one that fails all that it said
 * is told, of much of it the last lines.
 * @param {readonly string[]} command @param {RunOptions & { what?: string, lines?: number }} [options]
 */
export async function must(command, { what = command.join(" "), lines, ...options } = {}) {
  const { ok, output, result } = await run(command, options);
  if (!ok) throw new Failure(`${tail(output, lines)}\n${what} failed.`);
  return result;
}

/** With what writes the types of the engine's results, so that tests and types are compiled once. */
export const typed = "--features bufferpool-typescript/typescript";

/** What `cargo test` builds: all that has tests natively, which the browser's binding has not. */
export const tested = `--workspace --exclude bufferpool-wasm ${typed}`;

/** A program as the workspace's tests build it: after them nothing is compiled. @param {string} name @returns {Promise<string>} its path */
export async function builtProgram(name) {
  // With one small test: else crates would have the features of a build, and be compiled once more for tests.
  const targets = `--bin ${name} --test streams --profile test`;
  const build = `cargo build ${tested} ${targets} --message-format json-render-diagnostics`;
  const output = await must(build.split(" "), { cwd: engineDir });
  return JSON.parse(new RegExp(`"executable":("[^"]+${name}(\\.exe)?")`).exec(output)?.[1] ?? '""');
}

/** The trimmed output of a quick program, or undefined when it is missing or fails. @param {readonly string[]} command */
export function ask(command, input = "") {
  const [program = "", ...args] = command;
  const result = spawnSync(program, args, { cwd: root, input, encoding: "utf8", timeout: 30_000 });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/** A program of an npm package, run by this Node without shell shims, on every platform. @param {string} name of the package @returns {string[]} */
export function npmProgram(name, bin = name.split("/").at(-1) ?? name) {
  const folder = join(root, "node_modules", name);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return [process.execPath, join(folder, typeof bins === "string" ? bins : bins[bin])];
}

/** A failure whose message is all that the reader needs: no stack. */
export class Failure extends Error {}

/** The body of a script: a Failure ends it with its one message. @param {() => Promise<void>} body */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    console.error(error instanceof Failure ? error.message : error);
    process.exit(1);
  }
}

/** @param {string} output @param {number} [lines] */
export const tail = (output, lines = 40) => output.trimEnd().split("\n").slice(-lines).join("\n");
