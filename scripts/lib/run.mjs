/** Starting other programs: every script goes through here, so that no child outlives its script. */
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { homedir } from "node:os";
import { delimiter, join } from "node:path";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../../", import.meta.url));
export const engineDir = join(root, "engine-wasm");
export const windows = process.platform === "win32";

// A shell opened before rustup was installed does not have its folder on PATH yet.
const cargoBin = join(process.env.CARGO_HOME ?? join(homedir(), ".cargo"), "bin");
process.env.PATH = [process.env.PATH ?? "", cargoBin].join(delimiter);

/** @type {Set<import("node:child_process").ChildProcess>} */
const alive = new Set();

/** @param {import("node:child_process").ChildProcess} child */
function stop(child) {
  try {
    // The whole group: cargo, npm and wasm-pack start children of their own.
    if (windows || child.pid === undefined) child.kill();
    else process.kill(-child.pid, "SIGTERM");
  } catch {
    // It ended by itself in the meantime.
  }
}

process.on("exit", () => alive.forEach(stop));
for (const [signal, code] of /** @type {const} */ ([
  ["SIGINT", 130],
  ["SIGTERM", 143],
  ["SIGHUP", 129],
])) {
  process.on(signal, () => process.exit(code));
}

/**
 * @typedef {object} RunOptions
 * @property {string} [cwd]
 * @property {Record<string, string | undefined>} [env] added to this process's own
 * @property {number} [limitMs] stop it after this time; the result is then a failure
 * @property {boolean} [show] pass the output through instead of keeping it
 */

/**
 * Runs a program to its end.
 * @param {readonly string[]} command
 * @param {RunOptions} [options]
 * @returns {Promise<{ ok: boolean, output: string }>}
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
    const keep = (/** @type {Buffer} */ chunk) => {
      output += chunk;
    };
    child.stdout?.on("data", keep);
    child.stderr?.on("data", keep);
    const timer = limitMs === undefined ? undefined : setTimeout(() => stop(child), limitMs);
    const end = (/** @type {boolean} */ ok) => {
      clearTimeout(timer);
      alive.delete(child);
      resolve({ ok, output });
    };
    child.on("error", (error) => {
      output += error.message;
      end(false);
    });
    child.on("close", (code) => end(code === 0));
  });
}

/**
 * The trimmed output of a quick program, or undefined when it is missing or fails.
 * @param {readonly string[]} command
 * @param {{ input?: string, env?: Record<string, string> }} [options]
 */
export function ask(command, { input, env = {} } = {}) {
  const [program = "", ...args] = command;
  const result = spawnSync(program, args, {
    cwd: root,
    env: { ...process.env, ...env },
    input: input ?? "",
    encoding: "utf8",
    timeout: 30_000,
  });
  return result.status === 0 ? result.stdout.trim() : undefined;
}

/**
 * The command of a program in an npm package, run by the current Node without shell shims, on every platform.
 * @param {string} name of the package
 * @param {string} [bin] when it has several programs
 * @returns {string[]}
 */
export function npmProgram(name, bin = name.split("/").at(-1) ?? name) {
  const folder = join(root, "node_modules", name);
  const { bin: bins } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  return [process.execPath, join(folder, typeof bins === "string" ? bins : bins[bin])];
}

/** @param {string} path from the top of the repository */
export const present = (path) => existsSync(join(root, path));

/** A failure whose message is all that the reader needs: no stack. */
export class Failure extends Error {}

/**
 * The body of a script: a Failure ends it with its one message.
 * @param {() => Promise<void>} body
 */
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
