import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { complaints } from "./import-rules.mjs";
import { root } from "./lib/run.mjs";

/** @param {Record<string, string[]>} edges a leading "type " marks an import of types */
const graph = (edges) =>
  new Map(
    Object.entries(edges).map(([from, list]) => [
      from,
      list.map((to) => ({ to: to.replace("type ", ""), typeOnly: to.startsWith("type ") })),
    ]),
  );

describe("labs", () => {
  const forbidden = /** @type {const} */ ([
    ["web/labs/one/Page.tsx", "web/labs/two/Page.tsx"],
    ["web/labs/one/state/url.ts", "web/labs/two/state/scene.ts"],
    ["web/labs/one/Page.tsx", "type web/labs/two/engine/types.ts"],
  ]);
  it.each(forbidden)("%s must not import %s", (from, to) => {
    expect(complaints(graph({ [from]: [to], [to]: [] }))).toHaveLength(1);
  });

  const allowed = /** @type {const} */ ([
    ["web/labs/one/Page.tsx", "web/labs/one/state/url.ts"],
    ["web/labs/one/Page.tsx", "web/shell/Part.tsx"],
    ["web/labs/one/Page.test.tsx", "web/labs/two/Page.tsx"],
    ["web/labs/registry.ts", "web/labs/two/manifest.ts"],
  ]);
  it.each(allowed)("%s may import %s", (from, to) => {
    expect(complaints(graph({ [from]: [to] }))).toEqual([]);
  });
});

describe("layers and circles, by Biome", () => {
  const broken = /** @type {const} */ ([
    ["web/text/de/a.ts", "../../ui/format.ts"],
    ["web/engine/a.ts", "../ui/format.ts"],
    ["web/simulation/a.ts", "../ui/format.ts"],
    ["web/state/run/a.ts", "../../shell/Part.tsx"],
    ["web/ui/a.ts", "../figures/canvas.ts"],
    ["web/figures/a.ts", "../state/route.ts"],
    ["web/figures/pool/a.ts", "../../engine/failure.ts"],
    ["web/shell/a.ts", "../labs/registry.ts"],
    ["web/shell/b.ts", "../pages/registry.ts"],
    ["web/pages/a.ts", "../labs/one/manifest.ts"],
    ["web/labs/one/state/a.ts", "../../../pages/registry.ts"],
  ]);
  const allowed = /** @type {const} */ ([
    ["web/text/de/b.ts", "./engine/messages.ts"],
    ["web/figures/b.ts", "../engine/types.ts"],
    ["web/shell/c.test.ts", "../labs/registry.ts"],
    ["web/labs/one/b.ts", "../../shell/Part.tsx"],
  ]);
  const circle = {
    "web/ui/b.ts": 'import { c } from "./c.ts";\n\nexport const b = () => c;\n',
    "web/ui/c.ts": 'export const c = () => import("./b.ts");\n',
  };
  /** @type {string[]} */ let found = [];

  /** In a folder of its own under the site's configuration: the site is not touched. */
  beforeAll(() => {
    const folder = mkdtempSync(join(tmpdir(), "import-rules-"));
    const files = {
      ...circle,
      ...Object.fromEntries([...broken, ...allowed].map(([file, to]) => [file, `import "${to}";\n`])),
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

  it.each(broken)("%s must not import %s", (file) => {
    expect(found).toContain(`${file} lint/style/noRestrictedImports`);
  });

  it("a circle is found, one that an import on demand closes too", () => {
    for (const file of Object.keys(circle)) expect(found).toContain(`${file} lint/suspicious/noImportCycles`);
  });

  it.each(allowed)("%s may import %s", (file) => {
    expect(found.filter((entry) => entry.startsWith(`${file} `))).toEqual([]);
  });
});
