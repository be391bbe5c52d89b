/**
 * Adds two policies to a copy of the tree, each by the files that the docs say and by no other, and holds them to
 * every law: that a policy is one file, one registry line and one file of words a language stays true.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { engineDir, Failure, main, root, run, tail } from "./lib/run.mjs";

const registry = "engine-wasm/ace/src/policy/registry.rs";
const engineFolder = "engine-wasm/ace/src/policy";
/** One folder a language but English, which stands in the engine's file. */
const wordFolders = ["web/text/de/policies"];
const copied = ["engine-wasm", ...wordFolders];
const notCopied = new Set(["engine-wasm/target", "engine-wasm/fuzz"]);
/** Beside what it is built from, and out of the way of git. */
const copy = join(engineDir, "target/policy-seam");

/** Files that are there to be copied, and what they become. */
const added = [
  { from: "_skeleton", id: "fifo", module: "fifo", type: "Fifo" },
  { from: "_second_chance", id: "second-chance", module: "second_chance", type: "SecondChance" },
];

/** @param {string} folder @param {string} path below it @returns {string[]} files below it */
function files(folder, path) {
  if (notCopied.has(path) || !existsSync(join(folder, path))) return [];
  if (!statSync(join(folder, path)).isDirectory()) return [path];
  return readdirSync(join(folder, path)).flatMap((name) => files(folder, `${path}/${name}`));
}

/** The tree with the policies added: what each file of the copy holds. */
function wanted() {
  const tree = new Map(
    copied.flatMap((path) => files(root, path)).map((path) => [path, readFileSync(join(root, path))]),
  );
  const text = (/** @type {string} */ path) => `${tree.get(path) ?? ""}`;
  const lines = added.map(({ module, type }) => `    ${module}: ${type};\n`).join("");
  const before = new Map(tree);
  tree.set(registry, Buffer.from(text(registry).replace(/(\npolicies! \{\n[^}]*)\}/, `$1${lines}}`)));
  for (const { from, id, module } of added) {
    tree.set(`${engineFolder}/${module}.rs`, Buffer.from(text(`${engineFolder}/${from}.rs`)));
    for (const folder of wordFolders)
      tree.set(`${folder}/${id}.ts`, Buffer.from(text(`${folder}/${from}.ts`)));
  }
  const changed = [...tree].filter(([path, content]) => !before.get(path)?.equals(content));
  return { tree, changed: changed.map(([path]) => path) };
}

/** Only what differs is written: cargo goes by the times of files. @param {Map<string, Buffer>} tree */
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

/** @param {string} line @param {Record<string, string>} [env] */
async function cargo(line, env = {}) {
  const { ok, output } = await run(["cargo", ...line.split(" ")], {
    cwd: join(copy, "engine-wasm"),
    env: { CARGO_TARGET_DIR: join(engineDir, "target"), NO_COLOR: "1", ...env },
  });
  if (!ok) throw new Failure(`${tail(output)}\nfailed: cargo ${line}`);
  return output;
}

/** What is told in words: keys have no spaces. @param {unknown} value @returns {string[]} */
function told(value) {
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(told);
  return typeof value === "string" && value.includes(" ") ? [value] : [];
}

/** Whether each file of words has all that its policy says, and nothing else. */
async function untranslated() {
  const output = await cargo("run --quiet -p bufferpool-ace --example policy_words --profile test");
  const said = JSON.parse(output.slice(output.indexOf("{")));
  const complaints = [];
  for (const { id } of added)
    for (const folder of wordFolders) {
      const source = readFileSync(join(copy, folder, `${id}.ts`), "utf8");
      const { words } = await import(`data:text/javascript,${encodeURIComponent(source)}`);
      const { label, paper, ...spec } = said[id].spec;
      const all = told([spec, said[id].templates]);
      complaints.push(
        ...all
          .filter((text) => !Object.hasOwn(words, text))
          .map((text) => `${folder}/${id}.ts lacks "${text}"`),
        ...Object.keys(words)
          .filter((text) => !all.includes(text))
          .map((text) => `${folder}/${id}.ts: nobody says "${text}"`),
      );
    }
  return complaints;
}

await main(async () => {
  const { tree, changed } = wanted();
  const expected = [
    registry,
    ...added.flatMap(({ id, module }) => [
      `${engineFolder}/${module}.rs`,
      ...wordFolders.map((folder) => `${folder}/${id}.ts`),
    ]),
  ];
  if (changed.sort().join() !== expected.sort().join()) throw new Failure(`Changed: ${changed.join(", ")}`);
  write(tree);
  const ids = added.map(({ id }) => id).join(",");
  const output = await cargo("test -p bufferpool-ace --test conformance", { POLICIES: ids });
  const complaints = await untranslated();
  if (complaints.length > 0) throw new Failure(complaints.join("\n"));
  const passed = /(\d+) passed/.exec(output)?.[1] ?? "0";
  console.log(`${ids}: ${passed} laws hold; files touched: ${changed.length}`);
});
