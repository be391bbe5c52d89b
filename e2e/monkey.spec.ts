/**
 * Random input for 10 s, or as long as BUFFERPOOL_LAB_MONKEY_SECONDS says (see CONTRIBUTING.md).
 */
import { letLoose, liveBytes } from "./support/monkey.ts";
import { expect, test } from "./support/test.ts";

const seconds = Number(process.env.BUFFERPOOL_LAB_MONKEY_SECONDS ?? 10);
const seed = Number(process.env.BUFFERPOOL_LAB_MONKEY_SEED ?? 20_261);
/** Shorter runs still fill caches: growth says nothing there. */
const LONG_SECONDS = 120;

test.use({ hasTouch: true, viewport: { width: 1366, height: 768 } });

test(
  `random clicks, keys and touches from seed ${seed} find no error in ${seconds} s`,
  { tag: "@all" },
  async ({ lab, page }, info) => {
    test.setTimeout((2 * seconds + 300) * 1_000);
    await lab.open();
    const warming = Math.min(60, seconds / 4);
    const before = await letLoose(page, seed, warming);
    const start = await liveBytes(page);
    const after = await letLoose(page, seed + 1, seconds - warming);
    const end = await liveBytes(page);
    // It must have done something: a page that hangs lets no action through.
    expect(before.actions + after.actions).toBeGreaterThan(seconds);
    const growth = end / start - 1;
    info.annotations.push({
      type: "monkey",
      description: `${before.actions + after.actions} actions, live objects ${start} to ${end} bytes (${(growth * 100).toFixed(1)}%)`,
    });
    if (seconds >= LONG_SECONDS) expect(growth).toBeLessThan(0.1);
  },
);
