/** Sharing: link, QR code, embed snippet, hidden parts. */
import { parts as pageParts } from "../web/labs/ace/tabs.ts";
import { violationsInThemes } from "./support/axe.ts";
import { firstSteps } from "./support/links.ts";
import { textOf } from "./support/qr.ts";
import { expect, test } from "./support/test.ts";
import { showTheme, themes } from "./support/themes.ts";

test("the QR code says the link of the very step, in every theme; axe in every part of the dialog", {
  tag: "@all",
}, async ({ lab, page }) => {
  await lab.open(firstSteps("at=10"));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  expect(link).toContain("&at=10");
  const nothing = async (part: string) => expect.soft(await violationsInThemes(page), part).toEqual([]);
  await nothing("link");
  await page.getByText("QR code", { exact: true }).click();
  await expect(page.getByTestId("qr-link")).toHaveText(link);
  const code = page.getByRole("img", { name: "QR code of the link to this step" });
  const readInThemes = async () => {
    for (const theme of themes) {
      await showTheme(page, theme);
      await expect.poll(() => textOf(page, code.last()), theme).toBe(link);
    }
  };
  await readInThemes();
  await nothing("QR code");
  await page.getByRole("button", { name: "Full screen" }).click();
  await expect(code).toHaveCount(2);
  await readInThemes();
  await nothing("full screen");
  await page.getByRole("button", { name: "Close" }).last().click();
  await expect(code).toHaveCount(1);
  await page.getByText("Embed", { exact: true }).click();
  await nothing("embed");
});

test("it says one thing of what the link holds: of a scene, of a trace that the site has, of the reader's own file", {
  tag: "@all",
}, async ({ lab, page }) => {
  const told = async (says: RegExp) => {
    await page.getByRole("button", { name: "Share", exact: true }).click();
    const dialog = page.getByRole("dialog", { name: "Share" });
    await expect(dialog.getByText(/\b(holds|link)\b.*\./)).toHaveText([says]);
    await page.keyboard.press("Escape");
  };
  await lab.open(firstSteps());
  await told(/^The link holds everything: .* the very step shown\.$/);
  await lab.openFile("mine.csv", "R,1\nW,2\n");
  await expect.poll(() => lab.requests()).toBe(2);
  await told(
    /^This run is on a file of yours, which no link holds: .* asked for the file; an embed cannot show it\.$/,
  );
  await lab.open("/ace?preset=postgres-report&tab=policies");
  await expect.poll(() => lab.requests()).toBe(32_089);
  await told(
    /^The link names the trace postgres-report\.csv\.zst, which this site has, .* in an embed too\.$/,
  );
});

test("the code's file is an SVG that stands alone", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(firstSteps("at=3"));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  const link = await page.getByRole("textbox", { name: "Link" }).inputValue();
  await page.getByText("QR code", { exact: true }).click();
  const { name, text } = await lab.saved("Save as SVG");
  expect(name).toBe("bufferpool-lab-qr.svg");
  const reader = await page.context().newPage();
  await reader.setContent(text);
  expect(await textOf(page, reader.locator("svg"))).toBe(link);
  await reader.close();
});

test("a link that no code holds is said to be too long, and what to do", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  const trace = Array.from({ length: 900 }, (_, t) => `W${t % 16}`).join("+");
  await lab.open(firstSteps(`workload=given&trace=${trace}`));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByText(/some programs cut links above 2,000\. Export the scene/)).toBeVisible();
  await page.getByText("QR code", { exact: true }).click();
  await expect(page.getByText(/a QR code holds 2,953\. Export the scene as a file/)).toBeVisible();
  await expect(page.getByRole("img", { name: /QR code/ })).toHaveCount(0);
});

test("the snippet follows step, height and parts, and refuses what is not legal", async ({ lab, page }) => {
  await lab.open(firstSteps("at=3"));
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await page.getByText("Embed", { exact: true }).click();
  const html = page.getByRole("textbox", { name: "HTML of the embed" });
  await expect(html).toHaveValue(
    /^<iframe src="http[^"]*&amp;at=3&amp;[^"]*embed=1[^"]*" title="Bufferpool Lab: First steps" width="100%" height="760" loading="lazy"><\/iframe>$/,
  );
  await page.getByLabel("Starts after request").fill("10");
  await page.getByLabel("Height in pixels").fill("400");
  await page.getByRole("checkbox", { name: "Device channels" }).uncheck();
  await page.getByRole("checkbox", { name: "Transport" }).check();
  await expect(html).toHaveValue(/&amp;at=10&amp;.*&amp;hide=[^"]*transport[^"]*".* height="400" /);
  await expect(html).not.toHaveValue(/hide=[^"]*device/);
  await page.getByLabel("Starts after request").fill("28");
  await expect(page.getByRole("alert")).toHaveText("Legal: a whole number from 0 to 27.");
  await expect(html).toHaveValue(/&amp;at=10&amp;/);
});

/** A part that is a tab: itself, and its panel where it is the one that is open. */
const { hideable } = pageParts;
const tab = (name: string, id: string) => `[role=tab]:text-is("${name}"), [role=tabpanel][data-part=${id}]`;

/** What each part is on the page; those that other links have, too, are looked for by what only they have. */
const parts: Record<string, string> = {
  presets: "role=button[name=/^Preset: /]",
  arrangement: "#lab-menu input[name=arrangement]",
  parameters: "role=button[name='Parameters']",
  files: "#lab-menu input[type=file]",
  exercise: "role=button[name='Exercise']",
  export: "[popovertarget=exports]",
  link: "role=button[name='Share']",
  present: "role=button[name='Present']",
  "find-page": "#lab-menu input[placeholder='Where is page']",
  strip: "li[aria-current=step]",
  device: "[data-testid=utilisation-0]",
  disk: tab("Disk", "disk"),
  sentence: "[data-testid=sentence-0]",
  algorithm: tab("Algorithm 1", "algorithm"),
  transport: "role=region[name='Transport']",
  speed: "role=combobox[name='Speed']",
  "run-to": "role=button[name='Run']",
  legend: tab("Legend", "legend"),
  counters: tab("All counters", "counters"),
  curves: tab("Curves", "curves"),
};

test("each part can be hidden by link, alone and with all others", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(firstSteps("at=10"));
  await lab.menu();
  await page.keyboard.press("Escape");
  for (const [id, selector] of Object.entries(parts))
    await expect(page.locator(selector).first(), id).toBeAttached();
  for (const id of hideable) {
    await page.evaluate(
      (hash) => {
        location.hash = hash;
      },
      firstSteps(`at=9&hide=${id}`),
    );
    for (const [other, selector] of Object.entries(parts)) {
      const gone = other === id || (id === "transport" && ["speed", "run-to"].includes(other));
      const part = page.locator(selector);
      if (gone) await expect(part, `${other} with hide=${id}`).toHaveCount(0);
      else await expect(part.first(), `${other} with hide=${id}`).toBeAttached();
    }
    await expect(lab.message, id).toHaveCount(0);
  }
  await page.evaluate(
    (hash) => {
      location.hash = hash;
    },
    firstSteps(`at=9&hide=${hideable.join(",")}`),
  );
  for (const [id, selector] of Object.entries(parts)) await expect(page.locator(selector), id).toHaveCount(0);
  // The lab gives them back.
  await page.getByRole("button", { name: `Show ${hideable.length} hidden parts` }).click();
  for (const [id, selector] of Object.entries(parts))
    await expect(page.locator(selector).first(), id).toBeAttached();
  await expect(lab.step).toBeFocused();
});

test("with 'run to' hidden its keys do nothing, and a clicker's still step", { tag: "@all" }, async ({
  lab,
  page,
}) => {
  await lab.open(firstSteps("at=3&hide=run-to"));
  await lab.at(3);
  await page.keyboard.press("d");
  await page.keyboard.press("PageDown");
  await lab.at(4);
});

test("hidden parts stay hidden over a reload and another preset", { tag: "@all" }, async ({ lab, page }) => {
  await lab.open(firstSteps("at=3&hide=curves"));
  await lab.choosePreset("slides-lru");
  await page.waitForURL(/preset=slides-lru.*hide=curves/);
  await page.reload();
  await lab.ready();
  await expect(page.getByRole("tab", { name: "All counters" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Curves" })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Curves" })).toHaveCount(0);
});
