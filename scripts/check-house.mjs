/** The invariants of the house that a script can check; docs/architecture.md names them. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { wrongInDocuments } from "./lib/documents.mjs";
import { furtherPolicies, registry } from "./lib/further-policies.mjs";
import { wordsInMarkup } from "./lib/jsx-words.mjs";
import { Failure, main, root } from "./lib/run.mjs";

/** The simulating crates: independent of browser, files and clock. */
const simulators = ["core", "lab", "ace", "hybrid", "pbm"].map((crate) => `engine-wasm/${crate}/src`);
const generated = /\/(pkg|target|node_modules|golden|dist)\//;
const longest = 400;
/** Where a further policy may be named by its id, beside its own file and its line in the registry. */
const furtherNamed = [
  // What does not know the ACE lab: "random" or "min" is something else there.
  /^engine-wasm\/((core|lab|hybrid|pbm)\/|cli\/src\/lab\/pbm\.rs$)/,
  // Tests and their fixtures.
  /\/(tests|test-support|fuzz-targets)\/|\.test\.|testEngine|hostileLinks/,
  // Data that shows a policy: presets, lessons, exercises, experiments, what courses teach.
  /\/preset(\/|\.rs$)|^web\/(lessons|experiments|labs\/ace\/(recordings\/|exercises\/|courses\.ts$))/,
  // Benchmarks.
  /^engine-wasm\/bench\//,
  // A drive's choice of blocks is no policy, and may be called as one is.
  /^(engine-wasm\/ace\/src\/flash|web\/(figures\/alpha|labs\/ace\/flash))\//,
  // A canvas draws an "arc".
  /^web\/figures\/canvas\.ts$/,
];
/** Symbols, units and names that are the same in every language. */
const sameEverywhere = /^(ACE|CPU|alpha|base_us|min|fio --[\w=-]+)$/;

/** @param {string} folder @param {RegExp} wanted @returns {string[]} paths from the top */
function files(folder, wanted) {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = `${folder}/${name}`;
    if (generated.test(`/${path}/`)) return [];
    if (statSync(join(root, path)).isDirectory()) return files(path, wanted);
    return wanted.test(name) ? [path] : [];
  });
}

const text = (/** @type {string} */ path) => readFileSync(join(root, path), "utf8");
/** Code without comments: prose may name what code must not. */
const code = (/** @type {string} */ path) =>
  text(path)
    .replaceAll(/\/\*[\s\S]*?\*\//g, "")
    .replaceAll(/(^|[^:])\/\/.*$/gm, "$1");

const ids = (/** @type {string[]} */ paths, /** @type {RegExp} */ pattern) =>
  paths.flatMap((path) => [...code(path).matchAll(pattern)].map(([, id = ""]) => id));

const none = (/** @type {string[]} */ paths, /** @type {RegExp} */ forbidden, /** @type {string} */ why) =>
  paths.flatMap((path) => {
    const found = forbidden.exec(code(path));
    return found === null ? [] : [`${path}: ${found[0]}: ${why}`];
  });

/** A list that a policy keeps may be called as another policy is: golden files name both. */
const quoted = (/** @type {string[]} */ ids) =>
  new RegExp(`(?<!\\b(?:list|queue)\\()["'\`](${ids.join("|")})["'\`]`);

/** The further policies named by their ids where they must not be. */
function furtherNames() {
  const further = furtherPolicies();
  const elsewhere = ["web", "engine-wasm"]
    .flatMap((folder) => files(folder, /\.(rs|tsx?|mdx|json|py)$/))
    .filter((path) => path !== registry && !furtherNamed.some((allowed) => allowed.test(path)));
  return elsewhere.flatMap((path) => {
    const others = further.filter(({ file }) => file !== path).map(({ id }) => id);
    return none([path], quoted(others), "a policy is named in its own files and its registry line alone");
  });
}

/** Every file of a folder that one registry lists, by the stem. @param {string} folder @param {string} registry @param {RegExp} kind */
function registered(folder, registry, kind, skip = /^$/) {
  const listed = text(`engine-wasm/${registry}`);
  return readdirSync(join(root, "engine-wasm", folder))
    .filter((name) => kind.test(name) && !skip.test(name))
    .map((name) => name.replace(kind, ""))
    .filter((stem) => !new RegExp(`\\b${stem}\\b`).test(listed))
    .map((stem) => `engine-wasm/${folder}/${stem}: not in ${registry}`);
}

function mapped() {
  const document = "docs/architecture.md";
  const map = /## The map of the house\n+```[a-z]*\n([\s\S]*?)```/.exec(text(document))?.[1];
  if (map === undefined) return [`${document}: no map of the house`];
  const folders = /** @type {string[]} */ ([]);
  return map.split("\n").flatMap((line) => {
    const entry = /^( *)([\w./-]+)/.exec(line);
    if (entry === null) return [];
    const depth = (entry[1] ?? "").length / 2;
    folders.length = depth;
    folders[depth] = (entry[2] ?? "").replace(/\/$/, "");
    const path = folders.join("/");
    return existsSync(join(root, path)) ? [] : [`${document}: the map names ${path}, which is not there`];
  });
}

function documented() {
  const written = (/** @type {string} */ path, /** @type {RegExp} */ pattern) =>
    new Set([...text(path).matchAll(pattern)].map(([, name = ""]) => name.toLowerCase()));
  const top = readdirSync(root).filter((name) => name.endsWith(".md"));
  const below = ["docs", "web", "bench", "engine-wasm", "recorders"].flatMap((folder) =>
    files(folder, /\.md$/),
  );
  const paths = [...top, ...below];
  const { scripts } = JSON.parse(text("package.json"));
  return wrongInDocuments({
    documents: new Map(paths.map((path) => [path, text(path)])),
    exists: (path) => existsSync(join(root, path)),
    scripts: new Set(Object.keys(scripts)),
    steps: written("scripts/test.mjs", /\bname: "([\w-]+)"/g),
    commands: written("engine-wasm/cli/src/lib.rs", /(?:\bCommand::|")(\w+)["(]/g),
  });
}

await main(async () => {
  const rust = files("engine-wasm", /\.rs$/);
  const web = files("web", /\.(tsx?|css)$/);
  const scripts = [...web, ...files("scripts", /\.mjs$/), ...files("e2e", /\.ts$/)];
  const product = web.filter(
    (path) =>
      !/\.test\.|\/test-support\/|testEngine|hostileLinks|^web\/(lessons|experiments|labs\/\w+\/(exercises|lesson))\/|^web\/labs\/ace\/courses\.ts$/.test(
        path,
      ),
  );
  const further = furtherPolicies().map(({ id }) => id);
  const rustIn = (/** @type {string} */ folder) => files(`engine-wasm/${folder}`, /\.rs$/);
  const registeredIds = [
    ...ids(rustIn("ace/src/policy"), /PolicySpec \{\s+id: "([\w-]+)"/g).filter((id) => !further.includes(id)),
    ...ids(rustIn("core/src/workload"), /WorkloadSpec \{\s+id: "([\w-]+)"/g),
    ...ids(["engine-wasm/core/src/device.rs"], /\bdevice\("([\w-]+)"/g),
  ];
  const names = quoted(registeredIds);
  /** The policy-independent parts of the ACE lab: neither ACE nor the pool names a policy. */
  const ace = ["access", "lane", "pool", "reader"].map((part) => `engine-wasm/ace/src/${part}.rs`);
  const complaints = [
    ...none(
      simulators.flatMap((folder) => files(folder, /(?<!tests)\.rs$/)),
      /\b(wasm_bindgen|js_sys|web_sys|std::time|std::fs|std::thread|std::net)\b/,
      "simulators know no JavaScript, clock, I/O or threads",
    ),
    ...none(
      [...rustIn("wasm/src"), ...rustIn("ace/src/reader"), ...ace],
      names,
      "only registries name policies, workloads and devices",
    ),
    ...none(product, names, "the page takes names from the registry"),
    ...furtherNames(),
    ...none(
      web.filter((path) => !path.endsWith("tokens.css") && !path.includes(".test.")),
      /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b(?!\w)|\b(rgb|hsl|oklch)a?\(/i,
      "colours are written in tokens.css alone",
    ),
    ...product
      .filter((path) => /\.tsx$/.test(path))
      .flatMap((path) => wordsInMarkup(path, text(path)).map((found) => ({ path, ...found })))
      .filter(({ words }) => !sameEverywhere.test(words))
      .map(({ path, line, words }) => `${path}:${line}: "${words}": words belong to web/text`),
    ...registered("ace/src/policy", "ace/src/policy/registry.rs", /\.rs$/, /^(registry|spec|observer)\./),
    ...registered("core/src/workload", "core/src/workload.rs", /\.rs$/, /^(config|crosscheck|draw|tests)\./),
    ...registered("ace/src/preset", "ace/src/preset.rs", /\.json$/),
    ...[...rust, ...scripts]
      .map((path) => ({ path, lines: text(path).split("\n").length }))
      .filter(({ lines }) => lines > longest)
      .map(({ path, lines }) => `${path}: ${lines} lines; is it still one thing?`),
    ...mapped(),
    ...documented(),
  ];
  if (registeredIds.length < 10 || further.length < 10)
    complaints.push("check-house finds no ids any more: mend its patterns");
  if (complaints.length > 0) throw new Failure(complaints.join("\n"));
  const named = registeredIds.length + further.length;
  console.log(`the house stands: ${rust.length + scripts.length} files, ${named} registered names`);
});
