import { describe, expect, it } from "vitest";
import { complaints } from "./import-rules.mjs";

/** @param {Record<string, string[]>} edges a leading "type " marks an import of types */
const graph = (edges) =>
  new Map(
    Object.entries(edges).map(([from, list]) => [
      from,
      list.map((to) => ({ to: to.replace("type ", ""), typeOnly: to.startsWith("type ") })),
    ]),
  );

describe("import rules", () => {
  const forbidden = /** @type {const} */ ([
    ["web/figures/lane.ts", "web/state/store.ts"],
    ["web/figures/lane.ts", "web/engine/session.ts"],
    ["web/ui/dialog.tsx", "web/labs/one/layout.tsx"],
    ["web/engine/session.ts", "web/figures/lane.ts"],
    ["web/state/url.ts", "web/ui/dialog.tsx"],
    ["web/labs/common/part.tsx", "web/labs/one/layout.tsx"],
    ["web/labs/common/part.tsx", "web/state/hooks.ts"],
    ["web/state/run/run.ts", "web/state/lab.ts"],
    ["web/labs/hybrid/layout.tsx", "web/labs/ace/layout.tsx"],
    ["web/state/hybrid/url.ts", "web/state/scene.ts"],
    ["web/labs/ace/layout.tsx", "web/state/hybrid/hooks.ts"],
    ["web/labs/pbm/layout.tsx", "web/state/hybrid/hooks.ts"],
    ["web/labs/hybrid/layout.tsx", "web/engine/pbm/session.ts"],
    ["web/state/pbm/url.ts", "web/state/scene.ts"],
    ["web/labs/common/part.tsx", "web/state/pbm/hooks.ts"],
    ["web/experiments/one.ts", "d3-array"],
    ["web/labs/one/experiments/two.ts", "web/engine/session.ts"],
  ]);
  it.each(forbidden)("%s must not import %s", (from, to) => {
    expect(complaints(graph({ [from]: [to], [to]: [] }))).toHaveLength(1);
  });

  const allowed = /** @type {const} */ ([
    ["web/figures/lane.ts", "type web/engine/types.ts"],
    ["web/figures/lane.test.ts", "web/engine/session.ts"],
    ["web/experiments/one.ts", "type web/engine/types.ts"],
    ["web/labs/one/layout.tsx", "web/figures/lane.ts"],
    ["web/labs/one/layout.tsx", "web/labs/common/part.tsx"],
    ["web/labs/common/part.tsx", "web/state/run/hooks.ts"],
  ]);
  it.each(allowed)("%s may import %s", (from, to) => {
    expect(complaints(graph({ [from]: [to] }))).toEqual([]);
  });

  it("names the modules of a circle, unless a type closes it", () => {
    const circle = { "web/a.ts": ["web/b.ts"], "web/b.ts": ["web/c.ts"], "web/c.ts": ["web/a.ts"] };
    expect(complaints(graph(circle))).toEqual(["circular: web/a.ts -> web/b.ts -> web/c.ts -> web/a.ts"]);
    expect(complaints(graph({ ...circle, "web/c.ts": ["type web/a.ts"] }))).toEqual([]);
  });
});
