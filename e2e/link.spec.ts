import { hostileLinks } from "../web/labs/ace/state/tests/hostileLinks.ts";
import { ALL } from "./support/day.ts";
import { draw } from "./support/draw.ts";
import type { LabPage } from "./support/lab.ts";
import { everyPolicy, firstSteps, lanesOver } from "./support/links.ts";
import { expect, test } from "./support/test.ts";

const setHash = (lab: LabPage, hash: string) =>
  lab.page.evaluate((hash) => {
    location.hash = hash;
  }, hash);

test.describe("links that no one should send", () => {
  // Both ask for more frames than there can be, and get as many as there can be.
  const largest = ["more frames than memory", "100 kB in a number"];

  test("the largest pool there can be opens, and the page answers again", { tag: "@all" }, async ({
    lab,
    page,
  }) => {
    await lab.open();
    await setHash(lab, hostileLinks.find(({ about }) => about === largest[0])?.hash ?? "");
    await expect(lab.message).toContainText("frames: ");
    await expect(page.getByRole("img", { name: /: pool of 16777216 frames:/ }).first()).toBeVisible();
  });

  // In a few batches: each opens its links one after the other in one page, as an edited address does. How each is read, the
  // codec's own tests say: by day some are drawn.
  const batches = ALL ? 4 : 1;
  const quick = hostileLinks.filter(({ about }) => !largest.includes(about));
  const drawn = draw(quick, 8, "hostile links");
  for (let batch = 0; batch < batches; batch += 1) {
    const links = drawn.filter((_, index) => index % batches === batch);
    test(`open a pool, and say what was wrong (${batch + 1} of ${batches})`, async ({ lab, page }) => {
      await lab.open();
      for (const { about, hash, field } of links) {
        // The first preset is left at position 3, so that a link that is not opened at all shows.
        await setHash(lab, firstSteps("at=3&view=frame"));
        await lab.at(3);
        await setHash(lab, hash);
        await test.step(about, async () => {
          if (!hash.startsWith("/")) {
            // What leads nowhere leads to the first page.
            await expect(page.getByRole("link", { name: "Step through it" })).toBeVisible();
            return;
          }
          const inLab = !hash.includes("task=");
          if (field !== undefined) await expect(lab.message).toContainText(`${field}: `);
          else if (inLab) await expect(lab.step).toBeVisible();
          if (!inLab) {
            // An exercise stands in the lab's place, or the lab itself where the link's exercise was refused.
            await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
            return;
          }
          await expect(page.getByRole("img", { name: /: pool of \d+ frames?:/ }).first()).toBeVisible();
          await expect(page.getByTestId("sentence-0")).not.toBeEmpty();
        });
      }
    });
  }

  test("open as the first page of a visit too", { tag: "@all" }, async ({ lab, page }) => {
    // An exercise would stand in the lab's place.
    const links = hostileLinks.filter(({ hash }, index) => index % 8 === 2 && !hash.includes("task="));
    for (const { about, hash, field } of links) {
      await test.step(about, async () => {
        await lab.open(hash);
        if (field !== undefined) await expect(lab.message).toContainText(`${field}: `);
        await expect(page.getByRole("img", { name: /: pool of \d+ frames?:/ }).first()).toBeVisible();
      });
    }
  });
});

test("an unknown preset offers those that have the word, and one of them opens at its moment", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open("/ace?preset=cflru");
  await expect(lab.message).toContainText("preset: cflru is not legal");
  await lab.message.getByRole("link", { name: "CFLRU: the clean-first window" }).click();
  await expect(lab.preset).toHaveAttribute("data-preset", "cflru-spares");
  await expect.poll(() => lab.position()).toBe(11);
  await page.keyboard.press("Home");
  await expect.poll(() => lab.position()).toBe(0);
});

test("the address bar follows the position, also while playing", async ({ lab, page }) => {
  // Too long to end meanwhile, however slow the machine.
  await lab.open("/ace?v=1&preset=poster&at=0");
  await lab.step.click();
  await lab.step.click();
  expect(await lab.address(2)).toContain("preset=poster");
  await lab.speed("10 steps/s");
  await lab.playing.click();
  await expect(lab.playing).toHaveText("Pause");
  await page.waitForURL((url) => Number(/[&?]at=(\d+)/.exec(url.hash)?.[1]) > 2);
  await lab.playing.click();
  await lab.address(await lab.position());
});

test("a reload restores position, arrangement and lanes", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(everyPolicy());
  await lab.scrub(100);
  await lab.arrange("by frame number");
  const parameters = await lab.showParameters();
  await parameters.getByRole("button", { name: "Remove the last" }).click();
  await expect(page.getByTestId("sentence-3")).toHaveCount(0);
  await page.waitForURL(/at=100.*view=frame/);
  await page.waitForURL((url) => url.hash.split("lanes=")[1]?.split("&")[0]?.split(",").length === 3);
  const before = await lab.snapshot();
  await page.reload();
  await lab.at(100);
  expect(await lab.snapshot()).toEqual(before);
  await expect((await lab.menu()).getByRole("radio", { name: "by frame number" })).toBeChecked();
});

test("an edited address opens the other link, and the back button the one before", async ({ lab, page }) => {
  await lab.open(firstSteps("at=5"));
  await lab.address(5);
  const first = await lab.snapshot();
  await setHash(lab, lanesOver("cflru~baseline,cflru~ace", 1_234));
  await lab.at(1_234);
  await expect(page.getByRole("heading", { name: /^CFLRU (?!\+)/ })).toBeVisible();
  await page.goBack();
  await lab.at(5);
  expect(await lab.snapshot()).toEqual(first);
  await page.goForward();
  await lab.at(1_234);
});

test("an address that is given while the engine is on its way is the one that is opened", async ({
  lab,
  page,
}) => {
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/ace_bg.*\.wasm$/, async (route) => {
    await gone;
    await route.continue();
  });
  await page.goto(`./#${firstSteps("at=5")}`);
  await expect(page.getByText("Loading the engine …")).toBeVisible();
  await setHash(lab, lanesOver("cflru~baseline,cflru~ace", 1_234));
  letGo();
  await lab.at(1_234);
  await expect(page.getByRole("heading", { name: /^CFLRU (?!\+)/ })).toBeVisible();
  // It is not written over either.
  await lab.stepBy("ArrowRight", 1_235);
  expect(await lab.address(1_235)).toContain("lanes=cflru~baseline,cflru~ace");
});

test("unknown keys are ignored, without a word", { tag: "@all" }, async ({ lab }) => {
  await lab.open(firstSteps("at=5"));
  const plain = await lab.snapshot();
  await lab.open(firstSteps("at=5&theme=pink&utm_source=mail&constructor=1"));
  expect(await lab.snapshot()).toEqual(plain);
  await expect(lab.message).toHaveCount(0);
});

test("a link without a version and with little in it opens", { tag: "@all" }, async ({ lab }) => {
  await lab.open("/ace?frames=9&at=4");
  await lab.at(4);
  await expect(lab.message).toHaveCount(0);
  await expect(lab.page.getByText("B = 9").first()).toBeVisible();
});

test.describe("a link to an own trace", () => {
  const trace = "op,page\nR,3\nW,4\nR,3\nW,9\nR,1\nW,5\nR,4\n";

  test("asks for the file, refuses another one, and opens the right one", { tag: "@all" }, async ({
    lab,
    page,
  }) => {
    await lab.open();
    await lab.openFile("mine.csv", trace);
    await expect.poll(() => lab.requests()).toBe(7);
    await lab.scrub(6);
    const link = await lab.sharedLink();
    const shown = await lab.snapshot();

    await page.clock.install();
    await lab.open(link.split("#")[1]);
    await expect(lab.message).toContainText("mine.csv");
    await expect(lab.message).toContainText("7 requests");
    // The first preset is shown meanwhile, and the address still asks for the file.
    await expect(lab.preset).toHaveAttribute("data-preset", "first-steps");
    await lab.step.click();
    await page.clock.fastForward(1_000);
    expect(page.url()).toBe(link);

    await lab.openFile("other.csv", "1\n2\n3\n", "Open the trace");
    await expect(lab.message.filter({ hasText: "This is not the trace asked for" })).toBeVisible();
    await expect(lab.preset).toHaveAttribute("data-preset", "first-steps");

    await lab.openFile("renamed.csv", trace, "Open the trace");
    await lab.at(6);
    expect(await lab.snapshot()).toEqual(shown);
    await expect(lab.message).toHaveText(/^renamed\.csv was read as own: 7 records, 7 requests/);
  });

  test("left for a preset, is forgotten: the next file opens in place of the preset's workload", {
    tag: "@all",
  }, async ({ lab }) => {
    await lab.open(
      "/ace?v=1&pages=64&frames=5&lanes=clock~ace&workload=own&name=a.csv&hash=0123456789abcdef&at=2",
    );
    await expect(lab.message).toContainText("a.csv");
    await lab.choosePreset("slides-lru");
    await expect(lab.message).toHaveCount(0);
    await lab.openFile("mine.csv", trace);
    await expect.poll(() => lab.position()).toBe(0);
    await expect(lab.page.getByRole("heading", { name: /^LRU (?!\+)/ })).toBeVisible();
    await expect(lab.page.getByText("B = 7").first()).toBeVisible();
  });
});

test("the tab that is open is in the link, and the link opens it; an unknown one is told", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(firstSteps("at=9"));
  await page.getByRole("tab", { name: "Disk" }).click();
  await expect(page).toHaveURL(/&tab=disk/);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await expect(page.getByRole("tab", { name: "Disk", selected: true })).toBeVisible();
  await setHash(lab, firstSteps("at=9&tab=counter"));
  await expect(page.getByRole("tab", { name: "All counters", selected: true })).toBeVisible();
  await expect(lab.message).toContainText("tab");
});

test("pools and score can be left out of the page", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(firstSteps("at=9&hide=pool,score"));
  await expect(page.getByTestId("sentence-0")).toBeVisible();
  await expect(page.locator("[data-part=pool], [data-part=score]")).toHaveCount(0);
});
