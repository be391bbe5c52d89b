/** Two labs in one page: each has its engine, its run and its address. */
import { goTo } from "./support/page.ts";
import { expect, test } from "./support/test.ts";

const sceneOf = async (serialised: string) => Object.keys(JSON.parse(serialised).lanes[0].counters);

test("a first visit to a lab loads that lab's engine alone", async ({ page, lab }) => {
  const engines: string[] = [];
  page.on("response", (response) => {
    const name = /(\w+)_bg-[^/]*\.wasm$/.exec(response.url())?.[1];
    if (name !== undefined) engines.push(name);
  });
  await lab.open("/hybrid");
  expect(new Set(engines)).toEqual(new Set(["hybrid"]));
  await goTo(page, "ACE lab");
  await expect(page.getByRole("img", { name: /: pool of 7 frames/ })).toHaveCount(2);
  await expect.poll(() => new Set(engines)).toEqual(new Set(["hybrid", "ace"]));
});

test("each lab keeps its run and its address while the other is shown", { tag: "@all" }, async ({
  page,
  lab,
}) => {
  await lab.open("/ace?preset=first-steps&at=5");
  const ace = await lab.serialised();
  await goTo(page, "Flash + magnetic lab");
  await expect(page).toHaveURL(/#\/hybrid\?/);
  await lab.ready();
  // Without a link it opens at the moment that makes its point, after 24 requests.
  for (let step = 0; step < 3; step += 1) await lab.step.click();
  const hybrid = await lab.serialised();
  expect(await sceneOf(hybrid)).not.toEqual(await sceneOf(ace));
  await expect(page).toHaveURL(/#\/hybrid\?.*at=27\b/);
  await goTo(page, "ACE lab");
  await expect(page).toHaveURL(/#\/ace\?.*at=5\b/);
  await expect.poll(() => lab.serialised()).toBe(ace);
  await goTo(page, "Flash + magnetic lab");
  await expect(page).toHaveURL(/#\/hybrid\?.*at=27\b/);
  await expect.poll(() => lab.serialised()).toBe(hybrid);
});

test("a link to one lab opens in place of the other, and back and reload bring both again", async ({
  page,
  lab,
}) => {
  await lab.open("/hybrid?at=2");
  await expect(page).toHaveURL(/#\/hybrid\?.*at=2\b/);
  await page.evaluate(() => {
    location.hash = "/ace?preset=first-steps&at=9";
  });
  await expect(page.locator("output").first()).toHaveText("9 / 27");
  await page.goBack();
  await expect(page).toHaveURL(/#\/hybrid\?.*at=2\b/);
  await lab.ready();
  await page.reload();
  await lab.ready();
  await expect(page.locator("output").first()).toHaveText(/^2 \//);
});

test("the other lab's presentation has notes of its own, in step", { tag: "@all" }, async ({
  page,
  lab,
  context,
}) => {
  await lab.page.goto("./#/hybrid?at=4&present=1");
  const opening = context.waitForEvent("page");
  await page.getByRole("button", { name: "Speaker notes" }).click();
  const notes = await opening;
  await expect(notes).toHaveURL(/#\/hybrid\/notes\?pair=/);
  await expect(notes.getByTestId("connection")).toHaveText("In step with the presentation.");
  await notes.getByRole("button", { name: "Step", exact: true }).click();
  await expect(page.getByLabel("Position shown")).toHaveText(/^5 \//);
  await expect(notes.getByLabel("Position shown")).toHaveText(/^5 \//);
  await expect(page.getByRole("contentinfo")).toHaveCount(0);
});
