/**
 * Thirty single-line breaks of the source, and which check catches each: how good the tests are, as a number.
 *
 *   node scripts/breaks.mjs draw SEED COMMIT   draws them among the lines that COMMIT has too, into scripts/breaks.json
 *   node scripts/breaks.mjs [NUMBER…]          carries out all, or those named, in this tree, which must be clean
 *
 * A line is drawn among all lines of source that one of `swaps` fits, and changed at the first place that fits. A break
 * meets only the checks that its file touches, the cheap ones first, up to the first that fails.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { engineDir, Failure, main, npmProgram, root, run } from "./lib/run.mjs";

const listed = join(root, "scripts/breaks.json");

/** What stands in a line, and what takes its place. @type {readonly (readonly [RegExp, string])[]} */
const swaps = [
  [/ === /, " !== "],
  [/ !== /, " === "],
  [/ == /, " != "],
  [/ != /, " == "],
  [/ <= /, " < "],
  [/ >= /, " > "],
  [/ < (?=[\w(])/, " <= "],
  [/ > (?=[\w(])/, " >= "],
  [/ && /, " || "],
  [/ \|\| /, " && "],
  [/ \+= /, " -= "],
  [/ \+ (?=[\w(])/, " - "],
  [/ - (?=[\w(])/, " + "],
  [/\btrue\b/, "false"],
  [/\bfalse\b/, "true"],
];
const isSource = (/** @type {string} */ path) =>
  /^(web|engine-wasm\/[\w-]+\/src)\/.*\.(rs|tsx?)$/.test(path) &&
  !/(^|\/)(tests?|golden|text|test-support|fuzz)\/|\.test\.|(^|\/)tests\.rs$|\.d\.ts$|fuzz-targets|bench\//.test(
    path,
  );

/** Numbers from 0 to below 1, the same for a seed everywhere (mulberry32). @param {number} state */
function draws(state) {
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** @typedef {{ file: string, line: string, broken: string }} Break a line as it stands, once in its file, and changed */

/** @param {string[]} command */
async function told(command) {
  const { ok, output } = await run(command);
  if (!ok) throw new Failure(output);
  return output;
}

/** @param {number} seed @param {string} commit @returns {Promise<Break[]>} */
async function drawn(seed, commit) {
  const before = new Set(
    (await told(["git", "grep", "-h", "", commit, "--", "*.rs", "*.ts", "*.tsx"])).split("\n"),
  );
  /** @type {Break[]} */
  const all = [];
  for (const file of (await told(["git", "ls-files"])).split("\n").filter(isSource)) {
    // Tests inside a Rust file stand at its end.
    const [source = ""] = readFileSync(join(root, file), "utf8").split("#[cfg(test)]");
    const lines = source.split("\n");
    for (const line of lines) {
      if (/^\s*(\/\/|\*|\/\*|use |import )/.test(line) || !before.has(line)) continue;
      const swap = swaps.find(([stands]) => stands.test(line));
      if (swap === undefined || lines.indexOf(line) !== lines.lastIndexOf(line)) continue;
      all.push({ file, line, broken: line.replace(...swap) });
    }
  }
  const next = draws(seed);
  return Array.from({ length: 30 }, () => all.splice(Math.floor(next() * all.length), 1)).flat();
}

/** Checks with their names. @param {string} file @returns {readonly (readonly [string, string[]])[]} */
function checksOf(file) {
  const step = (/** @type {string[]} */ ...names) => [process.execPath, "scripts/test.mjs", ...names];
  const crate = /^engine-wasm\/([\w-]+)\/src/.exec(file)?.[1];
  if (crate === undefined)
    return [
      ["tsc", step("tsc")],
      ["its tests", [...npmProgram("vitest"), "related", "--run", file]],
      ["vitest", step("vitest")],
      ["e2e", step("site", "e2e")],
    ];
  const name = crate === "cli" ? "bpsim" : `bufferpool-${crate}`;
  return [
    ["its own tests", ["cargo", "test", "-p", name]],
    ["cargo-test", ["cargo", "test", "--workspace"]],
    ["vitest", step("wasm", "vitest")],
  ];
}

/** The check that catches a break, or nothing. @param {Break} broken */
async function caughtBy({ file, line, broken }) {
  const path = join(root, file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(`${line}\n`)) throw new Failure(`${file} has no such line any more: ${line}`);
  writeFileSync(
    path,
    text.replace(`${line}\n`, () => `${broken}\n`),
  );
  try {
    for (const [name, command] of checksOf(file)) {
      // One that does not end is caught too.
      const { ok } = await run(command, { cwd: command[0] === "cargo" ? engineDir : root, limitMs: 900_000 });
      if (!ok) return name;
    }
    return "NOTHING";
  } finally {
    writeFileSync(path, text);
  }
}

await main(async () => {
  const [first, ...rest] = process.argv.slice(2);
  if (first === "draw") {
    const [seed, commit = "HEAD"] = [Number(rest[0]), rest[1]];
    writeFileSync(
      listed,
      `${JSON.stringify({ seed, commit, breaks: await drawn(seed, commit) }, null, 2)}\n`,
    );
    return;
  }
  const changed = await told(["git", "status", "--porcelain", "-uno", "--", "web", "engine-wasm"]);
  if (changed.trim() !== "") throw new Failure("The working tree is not clean.");
  /** @type {{ breaks: Break[] }} */
  const { breaks } = JSON.parse(readFileSync(listed, "utf8"));
  const chosen = first === undefined ? breaks.map((_, place) => place) : [first, ...rest].map(Number);
  for (const place of chosen) {
    const one = breaks[place];
    if (one === undefined) throw new Failure(`No such break: ${place}`);
    console.log(`${place}  ${await caughtBy(one)}  ${one.file}: ${one.broken.trim()}`);
  }
});
