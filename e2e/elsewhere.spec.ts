/** Each lab elsewhere: what its links, codes and snippets hold is what was shown. */

import type { Page } from "@playwright/test";
import { byDay } from "./support/day.ts";
import { elsewhere } from "./support/elsewhere.ts";
import { LabPage } from "./support/lab.ts";
import { everyPolicy, hybrid, lanesOver, pbm } from "./support/links.ts";
import { link } from "./support/page.ts";
import { textOf } from "./support/qr.ts";
import { expect, test } from "./support/test.ts";

type Scene = readonly [what: string, hash: string, at: number];

const ten = (rest: string) => hybrid("ten-pages", rest);
const looping = (rest: string) => pbm("looping-scan", rest);

const labs: readonly { name: string; scenes: readonly Scene[] }[] = [
  {
    name: "the ACE lab",
    scenes: [
      ["a preset with a start state", "/ace?v=1&preset=figure-7&at=3", 3],
      ["four lanes", everyPolicy(99), 99],
      ["a large run", lanesOver("lru-wsr~baseline,lru-wsr~ace~prefetch~n_w:6", 2_222), 2_222],
    ],
  },
  {
    name: "the flash + magnetic lab",
    scenes: [
      ["a preset and the page that is followed", ten("at=24&page=7"), 24],
      ["four lanes", hybrid("lambda", "at=9000"), 9_000],
      [
        "prices, floor and lambda of one's own",
        ten("lanes=conservative~auto~floor~lambda:0.3&wf=33.5&frames=4&at=20"),
        20,
      ],
    ],
  },
  {
    name: "the predictive lab",
    scenes: [
      ["a preset", looping("at=24"), 24],
      [
        "four lanes with numbers and settings of their own",
        pbm("buckets", "lanes=clock,sampling~samples:3~frequency,pq~as_in_postgresql,pq~buckets:2&at=601"),
        601,
      ],
      [
        "streams and a world of one's own",
        "/pbm?blocks=50&frames=9&scale=1&k_r=2&lanes=lru,random&workload=given&trace=S0-49x25*2;P300+S10-30x90+L7x5&at=77",
        77,
      ],
    ],
  },
];

for (const { name, scenes } of labs) {
  test(`what the link dialog gives opens the same view: ${name}`, { tag: "@all" }, async ({
    lab,
    context,
  }) => {
    await lab.open(scenes[0]?.[1]);
    for (const [what, hash, at] of scenes) {
      await test.step(what, async () => {
        await link(lab.page, hash);
        await lab.address(at);
        await lab.at(at);
        const shown = await lab.serialised();
        const shared = await lab.sharedLink();
        expect(shared.length).toBeLessThanOrEqual(2_000);
        const other = new LabPage(await context.newPage());
        await other.page.goto(shared);
        await other.at(at);
        expect(await other.serialised()).toBe(shown);
        await other.page.close();
      });
    }
  });
}

interface Shared {
  name: string;
  scene: Scene;
  other: Scene;
  preset: string;
  title: RegExp;
  /** In the snippet: where it opens, and what a step says. */
  embedded: readonly [hash: string, shown: RegExp, then: RegExp, says: string];
}

const snippet = async (page: Page) => {
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText("Embed", { exact: true }).click();
  return page.getByRole("textbox", { name: "HTML of the embed" }).inputValue();
};

const others: readonly Shared[] = [
  {
    name: "the flash + magnetic lab",
    scene: ["", ten("at=24&page=7"), 24],
    other: ["", hybrid("cost-queues", "at=90"), 90],
    preset: "cost-queues",
    title: /^Bufferpool Lab: Ten pages, there and back$/,
    embedded: [ten("at=23"), /^23 \/ 45/, /^24 \/ 45/, "so it moves: written to flash"],
  },
  {
    name: "the predictive lab",
    scene: ["", looping("at=24"), 24],
    other: ["", pbm("buckets", "at=90"), 90],
    preset: "buckets",
    title: /^Bufferpool Lab: /,
    embedded: [looping("at=23"), /^23 \/ 360/, /^24 \/ 360/, "Stream 1 asks for block"],
  },
];

for (const { name, scene, other, preset, title, embedded } of others) {
  const [, hash, at] = scene;

  test(
    `a code, a reload, an edited address, and the browser's own back and forward: ${name}`,
    byDay(name === "the ACE lab"),
    async ({ lab, page }) => {
      await lab.open(hash);
      await lab.at(at);
      const first = await lab.snapshot();
      await page.getByRole("button", { name: "Share", exact: true }).click();
      const shared = await page.getByRole("textbox", { name: "Link" }).inputValue();
      expect(shared).toContain(`&at=${at}`);
      await page.getByText("QR code", { exact: true }).click();
      const code = page.getByRole("img", { name: "QR code of the link to this step" });
      await expect.poll(() => textOf(page, code)).toBe(shared);
      await page.keyboard.press("Escape");
      await page.reload();
      await lab.at(at);
      await expect.poll(async () => (await lab.snapshot()).serialised).toBe(first.serialised);
      expect((await lab.snapshot()).sentences).toEqual(first.sentences);
      expect((await lab.snapshot()).counters).toEqual(first.counters);
      await link(page, other[1]);
      await lab.at(other[2]);
      await expect(lab.preset).toHaveAttribute("data-preset", preset);
      await page.goBack();
      await lab.at(at);
      expect((await lab.snapshot()).serialised).toBe(first.serialised);
      await page.goForward();
      await lab.at(other[2]);
    },
  );

  test(
    `the snippet shows the scene in a page of another origin, to be stepped: ${name}`,
    byDay(name === "the ACE lab"),
    async ({ lab, page, browser }) => {
      const [from, shown, then, says] = embedded;
      await lab.open(from);
      await lab.at(23);
      await elsewhere(await snippet(page), async (address) => {
        const course = await (await browser.newContext()).newPage();
        const errors: string[] = [];
        course.on("pageerror", (error) => errors.push(error.message));
        course.on("console", (message) => message.type() === "error" && errors.push(message.text()));
        await course.goto(address);
        await expect(course.locator("iframe")).toHaveAttribute("title", title);
        const frame = course.frameLocator("iframe");
        await expect(frame.getByLabel("Position shown")).toHaveText(shown);
        await frame.getByRole("button", { name: "Step", exact: true }).click();
        await expect(frame.getByLabel("Position shown")).toHaveText(then);
        await expect(frame.getByTestId("sentence-0")).toContainText(says);
        expect(errors).toEqual([]);
        await course.context().close();
      });
    },
  );
}
