/** Presets open on a pool that is full, or that holds all pages there are. */
import { expect, test } from "vitest";
import { FREE } from "../engine/types.ts";
import { openScene } from "../labs/ace/models.ts";
import { drivenRegistry, realRegistry, servedRegistry } from "../labs/ace/state/testEngine.ts";
import { HybridSession } from "../labs/hybrid/engine.ts";
import { realRegistry as realHybridRegistry } from "../labs/hybrid/test-support/testEngine.ts";
import { PbmSession } from "../labs/pbm/engine/session.ts";
import { realRegistry as realPbmRegistry } from "../labs/pbm/test-support/testEngine.ts";

/** How many pages each lane has in its pool, and how many frames. */
const held = (pools: readonly Uint32Array[]) =>
  pools.map((pages) => ({ pages: pages.filter((page) => page !== FREE).length, frames: pages.length }));

// Some have clients.
await servedRegistry();
await drivenRegistry();

test.each([
  ["ACE", realRegistry, openScene],
  ["flash + magnetic", realHybridRegistry, HybridSession.open],
  ["predictive", realPbmRegistry, PbmSession.open],
] as const)("every preset of the %s lab opens on a full pool", async (_, registryOf, open) => {
  const registry = await registryOf();
  const wrong: string[] = [];
  for (const { id, former, shows, scene } of registry.presets) {
    if (former === true || shows === "filling") continue;
    const { pages: all = Number.POSITIVE_INFINITY } = scene as { pages?: number };
    const opened = open(scene as never, registry as never);
    if (!opened.ok) throw new Error(`${id}: ${opened.failure.message}`);
    const { lanes } = opened.value.frame();
    const pools = lanes.map(({ columns }) => ("pages" in columns ? columns.pages : columns.blocks));
    for (const { pages, frames } of held(pools))
      if (pages < Math.min(frames, all)) wrong.push(`${id}: ${pages} pages in ${frames} frames`);
    opened.value.close();
  }
  expect(wrong).toEqual([]);
});
