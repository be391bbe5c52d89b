import { expect, test } from "vitest";
import { anchors, wrongInDocuments } from "./lib/documents.mjs";

const known = (/** @type {Record<string, string>} */ documents) => ({
  documents: new Map(Object.entries(documents)),
  exists: (/** @type {string} */ path) => path in documents || path === "scripts/there.mjs",
  scripts: new Set(["bench"]),
  steps: new Set(["tsc", "vitest"]),
  commands: new Set(["run"]),
});

test("anchors are GitHub's: lower case, no punctuation, a number where a heading comes again", () => {
  expect(
    anchors("# Where do I add …?\n\n```sh\n# no heading\n```\n## `hide=`, twice\n## `hide=`, twice\n"),
  ).toEqual(["where-do-i-add-", "hide-twice", "hide-twice-1"]);
});

test("what is there is not complained of", () => {
  const text =
    "# A\n[b](docs/b.md#two), [up](#a), [web](https://example.org/x)\n`npm run bench`, `npm test -- vitest tsc`\n";
  const commands = "`bpsim run --json`, `node scripts/there.mjs x`, `web/<id>/`; `[no](link.md)`\n";
  expect(wrongInDocuments(known({ "README.md": text + commands, "docs/b.md": "# One\n## Two\n" }))).toEqual(
    [],
  );
});

test.each([
  ["[b](b.md)", "links to b.md, which is not there"],
  ["[b](#b)", "links to #b: no such heading"],
  ["`npm run benhc`", 'no script "npm run benhc"'],
  ["npm test -- vitest tcs", 'no step "npm test -- tcs"'],
  ["```sh\nbpsim rnu --json\n```", 'no command "bpsim rnu"'],
  ["`engine-wasm/nowhere.rs`", 'no file "engine-wasm/nowhere.rs"'],
  ["node scripts/nowhere.mjs", 'no file "scripts/nowhere.mjs"'],
])("%s", (text, complaint) => {
  expect(wrongInDocuments(known({ "README.md": text }))).toEqual([`README.md: ${complaint}`]);
});
