/** Positions can be reached by any way and look the same: faults of the published demo, each as a test. */
import type { LabPage, Snapshot } from "./support/lab.ts";
import { everyPolicy, tenThousandFrames } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

async function playToEnd(lab: LabPage): Promise<void> {
  await lab.speed("as fast as it goes");
  await lab.playing.click();
  await lab.at(await lab.requests());
  await expect(lab.playing).toHaveText("Play");
}

test("back after playing restores pool, bits and counters at each of 100 positions", { tag: "@all" }, async ({
  lab,
}) => {
  const link = everyPolicy(0, "lru~ace~prefetch,clock~ace,cflru~ace,lru-wsr~ace").replace(
    "requests=240",
    "requests=100",
  );
  await lab.open(link);
  const forward = await lab.walk("ArrowRight", 100);
  expect(new Set(forward.map((seen) => seen.serialised)).size).toBe(101);

  await lab.open(link);
  await playToEnd(lab);
  const back = await lab.walk("ArrowLeft", 100);
  for (const [at, seen] of back.reverse().entries()) {
    expect(seen, `position ${at}`).toEqual(forward[at]);
  }
});

test("six back and six forward change nothing", { tag: "@all" }, async ({ lab }) => {
  await lab.open(everyPolicy());
  await playToEnd(lab);
  for (const position of [240, 151, 64, 6]) {
    await lab.scrub(position);
    const before = await lab.snapshot();
    await lab.walk("ArrowLeft", 6);
    expect(await lab.position()).toBe(position - 6);
    await lab.walk("ArrowRight", 6);
    expect(await lab.snapshot()).toEqual(before);
  }
});

/** Every way to a position, each from a fresh page; the first one is the measure. */
const ways: Record<string, (lab: LabPage, link: (at?: number) => string, position: number) => Promise<void>> =
  {
    scrubbing: async (lab, link, position) => {
      await lab.open(link());
      await lab.scrub(position);
    },
    "scrubbing back from the end": async (lab, link, position) => {
      await lab.open(link());
      await lab.toEnd();
      await lab.scrub(position);
    },
    "playing and pausing, then stepping": async (lab, link, position) => {
      await lab.open(link());
      // Slow enough not to have ended when it is stopped, however slow the machine.
      await lab.speed("5 steps/s");
      await lab.playing.click();
      await expect(async () => expect(await lab.position()).toBeGreaterThan(0)).toPass();
      await lab.playing.click();
      await lab.scrub(position - 3);
      await lab.walk("ArrowRight", 3);
    },
    "opening the link": (lab, link, position) => lab.open(link(position)),
    reloading: async (lab, link, position) => {
      await lab.open(link());
      await lab.scrub(position);
      await lab.address(position);
      await lab.page.reload();
      await lab.ready();
    },
  };

async function sameByEveryWay(lab: LabPage, link: (at?: number) => string, position: number) {
  const found: Record<string, Snapshot> = {};
  for (const [name, go] of Object.entries(ways)) {
    await go(lab, link, position);
    await lab.at(position);
    found[name] = await lab.snapshot();
  }
  const measure = found.scrubbing;
  expect(measure?.serialised).toContain('"lanes"');
  for (const [name, snapshot] of Object.entries(found)) expect(snapshot, name).toEqual(measure);
}

test("playing, stepping, scrubbing, the link and a reload give the same view", { tag: "@all" }, ({ lab }) =>
  sameByEveryWay(lab, (at) => everyPolicy(at), 137),
);

test("so they do with 10 000 frames", { tag: "@all" }, async ({ lab }) => {
  await sameByEveryWay(lab, (at) => tenThousandFrames(60_000, at), 41_234);
});

test("playing to the end, To end, scrubbing and the link give the same end", { tag: "@all" }, async ({
  lab,
}) => {
  await lab.open(everyPolicy());
  await playToEnd(lab);
  const played = await lab.snapshot();
  await lab.open(everyPolicy());
  await lab.toEnd();
  expect(await lab.snapshot()).toEqual(played);
  await lab.open(everyPolicy());
  await lab.scrub(240);
  expect(await lab.snapshot()).toEqual(played);
  await lab.open(everyPolicy(240));
  expect(await lab.snapshot()).toEqual(played);
});

test("playing as fast as it goes shows the run on its way, also where its end is known already", {
  tag: "@all",
}, async ({ lab }) => {
  await lab.open(tenThousandFrames(20_000_000));
  const curves = await lab.tab("Curves");
  await expect(curves.getByText("over the whole run")).toBeVisible({ timeout: 60_000 });
  await lab.speed("as fast as it goes");
  const shown = lab.page.evaluate(async () => {
    const positions = new Set<string>();
    const output = document.querySelector("output");
    while (!output?.textContent?.startsWith("20,000,000")) {
      positions.add(output?.textContent ?? "");
      await new Promise(requestAnimationFrame);
    }
    return positions.size;
  });
  await lab.playing.click();
  expect(await shown).toBeGreaterThan(5);
});
