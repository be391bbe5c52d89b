/** Clients above the pool: the chip that switches them on, steps by look-up and by event, time, links, what stands idle. */
import { violationsInThemes } from "./support/axe.ts";
import { firstSteps } from "./support/links.ts";
import { settled } from "./support/settled.ts";
import { expect, test } from "./support/test.ts";

const served = (more = "") => firstSteps(`clients=4${more}`);

test("with clients a step goes to the next look-up in any lane, with Shift to the next event, and back", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(served("&axis=time&at_time=20"));
  const shown = page.getByLabel("Position shown");
  await expect(shown).toHaveText(/^20 µs/);
  const before = await lab.serialised();
  await page.keyboard.press("ArrowRight");
  await expect(shown).not.toHaveText(/^20 µs/);
  await page.keyboard.press("ArrowLeft");
  await expect(shown).toHaveText(/^20 µs/);
  expect(await lab.serialised()).toBe(before);
  await page.getByRole("button", { name: "by event" }).click();
  await page.waitForURL(/at_event=\d+/);
  const events = Number(/at_event=(\d+)/.exec(page.url())?.[1]);
  const stood = await lab.serialised();
  await page.keyboard.press("Shift+ArrowRight");
  await page.waitForURL(new RegExp(`at_event=${events + 1}(?!\\d)`));
  await page.keyboard.press("Shift+ArrowLeft");
  await page.waitForURL(new RegExp(`at_event=${events}(?!\\d)`));
  expect(await lab.serialised()).toBe(stood);
  await page.reload();
  await expect(page.getByText("Clients (4):").first()).toBeVisible();
  expect(await lab.serialised()).toBe(stood);
});

test("in step, Shift goes on by events from where the lanes stand", async ({ lab, page }) => {
  await lab.open(served("&at=10"));
  await lab.at(10);
  await page.keyboard.press("Shift+ArrowRight");
  await page.waitForURL(/at_event=\d+/);
  await page.getByRole("button", { name: "by request" }).click();
  await page.waitForURL(/[?&]at=1\d/);
});

test("the chip switches clients on, by time first, with writers and off again; the pool stays at its request", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(firstSteps("at=15"));
  await page.getByRole("button", { name: "Clients above the pool: 1 client" }).click();
  const panel = page.getByRole("region", { name: "Clients above the pool" });
  await panel.getByRole("button", { name: "Run with clients" }).click();
  await page.waitForURL(/server=1.*axis=time/);
  await panel.getByRole("textbox", { name: "Clients" }).fill("3");
  await page.keyboard.press("Enter");
  await page.waitForURL(/clients=3/);
  await panel.getByRole("radio", { name: /^eager/ }).check({ force: true });
  await page.waitForURL(/bgwriter=1.*/);
  await expect(page.getByRole("button", { name: "Clients above the pool: 3 clients" })).toBeVisible();
  await panel.getByRole("textbox", { name: "Clients" }).fill("300");
  await page.keyboard.press("Enter");
  await expect(panel.getByRole("alert")).toContainText("clients: 300 is not legal here");
  await panel.getByRole("textbox", { name: "Clients" }).fill("3");
  await page.keyboard.press("Enter");
  await panel.getByRole("button", { name: "Back to one client, by request" }).click();
  await expect(page.getByRole("button", { name: "Clients above the pool: 1 client" })).toBeVisible();
  await expect(page).not.toHaveURL(/clients=|bgwriter|server=1/);
});

test("the tab Server shows what stands idle, says what each client waits for, and is accessible", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(served("&bgwriter=1&axis=time&at_time=50&tab=server"));
  await expect(page.getByTestId("server-holds")).toContainText("3 write channels");
  const picture = page.getByRole("img", { name: /^LRU, server from/ });
  await expect(picture).toHaveAccessibleName(/Of 4 clients/);
  const slider = page.getByRole("slider", { name: "LRU: client by client" });
  await slider.focus();
  await expect(slider).toHaveAttribute("aria-valuetext", /^Client 0 /);
  await page.keyboard.press("ArrowRight");
  await expect(slider).toHaveAttribute("aria-valuetext", /^Client 1 /);
  await page.keyboard.press("Escape");
  await settled(page);
  expect(await violationsInThemes(page, "html", ["light", "dark"])).toEqual([]);
});

test("eager writers of whole batches leave ACE nothing: both lanes are equal to the end", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open("/ace?preset=eager-writer");
  await expect(page.getByText("Clients (8):").first()).toBeVisible();
  await page.getByRole("button", { name: "by request" }).click();
  await page.keyboard.press("End");
  await lab.at(400_000);
  await expect(page.locator(".score")).toContainText("equal");
});

test("a recording with clients runs as streams of their own", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open("/ace?preset=postgres-pgbench8&server=1&cpu_us=20&tab=server");
  await expect(page.getByRole("button", { name: /^Clients above the pool: [89] clients/ })).toBeVisible();
  await page.waitForURL(/axis=time/);
  await expect(page.getByRole("img", { name: /^Clock Sweep, server from/ })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
});
