/**
 * Removes two policies from a copy of the tree, each by exactly the files that the docs name, and checks the
 * rest against every law, golden file and text: this proves that a policy is one file, one registry line and
 * one file of words per language.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { furtherPolicies, registry } from "./lib/further-policies.mjs";
import { engineDir, Failure, main, must, root } from "./lib/run.mjs";

/** One with a badge and a hand, one with parameters and ghosts. */
const removed = ["sieve", "2q"];
/** One folder per language, except English, whose words are in the engine's file. */
const wordFolders = ["web/text/de/policies"];
const workspace = "engine-wasm/Cargo.toml";
const golden = "engine-wasm/ace/tests/golden/policies";
const copied = ["engine-wasm", ...wordFolders];
const notCopied = new Set(["engine-wasm/target", "engine-wasm/fuzz"]);
/** Beside what it is built from, and out of the way of git. */
const copy = join(engineDir, "target/policy-seam");

/** @param {string} folder @param {string} path below it @returns {string[]} files below it */
function files(folder, path) {
  if (notCopied.has(path) || !existsSync(join(folder, path))) return [];
  if (!statSync(join(folder, path)).isDirectory()) return [path];
  return readdirSync(join(folder, path)).flatMap((name) => files(folder, `${path}/${name}`));
}

/** Whether a file is a golden case of a removed policy: data about it, as its rows in a test's table would be. */
function isItsCase(/** @type {string} */ path) {
  if (!path.startsWith(golden) || !path.endsWith(".json")) return false;
  return removed.includes(JSON.parse(readFileSync(join(root, path), "utf8")).config.policy);
}

/** The tree without the policies, and what went: files of theirs, and golden cases. */
function wanted() {
  const tree = new Map(
    copied.flatMap((path) => files(root, path)).map((path) => [path, readFileSync(join(root, path))]),
  );
  const registered = furtherPolicies();
  let lines = `${tree.get(registry)}`;
  const gone = removed.flatMap((id) => {
    const policy = registered.find((entry) => entry.id === id);
    if (policy === undefined) throw new Failure(`${registry} has no line for ${id}`);
    lines = lines.replace(policy.line, "");
    return [policy.file, ...wordFolders.map((folder) => `${folder}/further/${id}.ts`)];
  });
  const missing = gone.filter((path) => !tree.delete(path));
  if (missing.length > 0) throw new Failure(`not there: ${missing.join(", ")}`);
  tree.set(registry, Buffer.from(lines));
  // Crates of another version: cargo would take these for those of the tree, whose paths in the workspace are the same.
  const versioned = `${tree.get(workspace)}`.replace(/^version = ".*"/m, 'version = "0.0.0"');
  tree.set(workspace, Buffer.from(versioned));
  const cases = [...tree.keys()].filter(isItsCase);
  for (const path of cases) tree.delete(path);
  return { tree, gone, cases };
}

/** Writes only files that differ: cargo compares modification times. @param {Map<string, Buffer>} tree */
function write(tree) {
  for (const path of copied.flatMap((folder) => files(copy, folder)))
    if (!tree.has(path)) rmSync(join(copy, path));
  for (const [path, content] of tree) {
    const target = join(copy, path);
    if (existsSync(target) && readFileSync(target).equals(content)) continue;
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, content);
  }
}

const cargo = (/** @type {string} */ line) =>
  must(["cargo", ...line.split(" ")], {
    cwd: join(copy, "engine-wasm"),
    // A quarter of the cases: laws that need a policy that is gone fail at the first.
    env: { CARGO_TARGET_DIR: join(engineDir, "target"), NO_COLOR: "1", PROPTEST_CASES: "64" },
  });

/** What is told in words: keys have no spaces, papers and rules for a default stay. @param {unknown} value @returns {string[]} */
function told(value) {
  if (typeof value === "string") return value.includes(" ") ? [value] : [];
  if (typeof value !== "object" || value === null) return [];
  const { paper, default: rule, ...words } = /** @type {Record<string, unknown>} */ (value);
  return Object.values(words).flatMap(told);
}

/** Whether each file of words has all that its policy says, nothing else, and is of a policy. */
async function untranslated() {
  const output = await cargo("run --quiet -p bufferpool-ace --example policy_words --profile test");
  /** @type {Record<string, { spec: Record<string, unknown>, templates: string[] }>} */
  const said = JSON.parse(output);
  const complaints = [];
  const paths = wordFolders
    .flatMap((folder) => files(copy, folder))
    .filter((path) => !/\/index\.ts$/.test(path));
  for (const folder of wordFolders)
    for (const id of Object.keys(said))
      if (!paths.some((path) => path.startsWith(`${folder}/`) && basename(path) === `${id}.ts`))
        complaints.push(`${folder}: no words for ${id}`);
  for (const path of paths) {
    const policy = said[basename(path, ".ts")];
    if (policy === undefined) {
      complaints.push(`${path}: no such policy`);
      continue;
    }
    const source = readFileSync(join(copy, path), "utf8");
    const { words } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
    const { label, ...spec } = policy.spec;
    const all = told([spec, ...policy.templates]);
    const lacking = all.filter((text) => !Object.hasOwn(words, text));
    const unsaid = Object.keys(words).filter(
      (text) => text.includes(" ") && text !== label && !all.includes(text),
    );
    complaints.push(...lacking.map((text) => `${path} lacks "${text}"`));
    complaints.push(...unsaid.map((text) => `${path}: nobody says "${text}"`));
  }
  return complaints;
}

await main(async () => {
  const { tree, gone, cases } = wanted();
  write(tree);
  // The number of golden cases is not under test here.
  const output = await cargo(
    "test -p bufferpool-ace --test all -- laws:: golden:: --skip every_case_is_there",
  );
  const complaints = await untranslated();
  if (complaints.length > 0) throw new Failure(complaints.join("\n"));
  const passed = [...output.matchAll(/(\d+) passed/g)].reduce((sum, match) => sum + Number(match[1]), 0);
  const less = `${gone.length} files and ${removed.length} lines less, ${cases.length} golden cases`;
  console.log(`without ${removed.join(", ")}: ${passed} laws and golden tests hold; ${less}`);
});
