/** Which layer may import which is Biome's to check, by biome.json: here are imports that it must refuse, and such as it must not. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { root } from "./lib/run.mjs";

const labs = readdirSync(join(root, "web/labs")).filter((name) => !name.includes("."));
const pairs = labs.flatMap((lab) => labs.filter((other) => other !== lab).map((other) => ({ lab, other })));
/** @type {readonly (readonly [file: string, to: string])[]} */
const refused = [
  ["web/text/de/a.ts", "../../ui/format.ts"],
  ["web/engine/a.ts", "../ui/format.ts"],
  ["web/state/run/a.ts", "../../shell/Part.tsx"],
  ["web/state/run/b.ts", "../../lab/link.ts"],
  ["web/lab/b.ts", "../labs/registry.ts"],
  ["web/ui/a.ts", "../figures/canvas.ts"],
  ["web/figures/a.ts", "../state/route.ts"],
  ["web/figures/pool/a.ts", "../../engine/failure.ts"],
  ["web/shell/a.ts", "../labs/registry.ts"],
  ["web/shell/b.ts", "../pages/registry.ts"],
  ["web/pages/a.ts", "../labs/ace/manifest.ts"],
  ...labs.map((lab) => /** @type {const} */ ([`web/labs/${lab}/state/a.ts`, "../../../pages/registry.ts"])),
  ...pairs.flatMap(({ lab, other }) => [
    /** @type {const} */ ([`web/labs/${lab}/${other}.tsx`, `../${other}/Page.tsx`]),
    /** @type {const} */ ([`web/labs/${lab}/engine/deep/${other}.ts`, `../../../${other}/engine/types.ts`]),
  ]),
];
/** @type {typeof refused} */
const allowed = [
  ["web/text/de/b.ts", "./engine/messages.ts"],
  ["web/figures/b.ts", "../engine/types.ts"],
  ["web/lab/c.ts", "../state/route.ts"],
  ["web/shell/c.test.ts", "../labs/registry.ts"],
  ["web/labs/ace/b.ts", "../../shell/Part.tsx"],
  ["web/labs/ace/c.tsx", "./state/url.ts"],
  ["web/labs/ace/d.test.tsx", "../pbm/Page.tsx"],
  ["web/labs/registry.ts", "./pbm/manifest.ts"],
];
const circle = {
  "web/ui/b.ts": 'import { c } from "./c.ts";\n\nexport const b = () => c;\n',
  "web/ui/c.ts": 'export const c = () => import("./b.ts");\n',
};
const rule = "lint/style/noRestrictedImports";
/** @type {string[]} */ let found = [];

/** In a folder of its own under the site's configuration: the site is not touched. */
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  /** For its effects, for its types, on demand, handed on. @param {string} to */
  const imported = (to) =>
    `import "${to}";\nexport type * from "${to}";\nexport const load = () => import("${to}");\nexport * from "${to}";\n`;
  const files = {
    ...circle,
    ...Object.fromEntries([...refused, ...allowed].map(([file, to]) => [file, imported(to)])),
  };
  for (const [file, code] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  copyFileSync(join(root, "biome.json"), join(folder, "biome.json"));
  const biome = join(root, "node_modules/@biomejs/biome/bin/biome");
  const args = [biome, "lint", "--reporter=json", "--max-diagnostics=none", "web"];
  const { stdout } = spawnSync(process.execPath, args, { cwd: folder, encoding: "utf8" });
  rmSync(folder, { recursive: true });
  found = JSON.parse(stdout).diagnostics.map(
    (/** @type {{ category: string, location: { path: string } }} */ { category, location }) =>
      `${location.path} ${category}`,
  );
});

it.each(refused)("%s must not import %s", (file) => {
  expect(found.filter((entry) => entry === `${file} ${rule}`)).toHaveLength(4);
});

it("a circle is found, one that an import on demand closes too", () => {
  for (const file of Object.keys(circle)) expect(found).toContain(`${file} lint/suspicious/noImportCycles`);
});

it.each(allowed)("%s may import %s", (file) => {
  expect(found.filter((entry) => entry === `${file} ${rule}`)).toEqual([]);
});
