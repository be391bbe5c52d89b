/** Takes the pictures in docs/ from the built site: `node scripts/screenshots.mjs`. */
import { pathToFileURL } from "node:url";
import { chromium } from "@playwright/test";
import { preview } from "vite";
import { build } from "./build.mjs";
import { findChromium } from "./lib/browser.mjs";
import { main } from "./lib/run.mjs";

const moment = "#/ace?v=1&preset=first-steps&at=10";
const pictures = [
  { name: "lab-1366x768", width: 1366, height: 768, theme: "light" },
  { name: "lab-1920x1080", width: 1920, height: 1080, theme: "light" },
  { name: "lab-1920x1080-dark", width: 1920, height: 1080, theme: "dark" },
  { name: "lab-390x844", width: 390, height: 844, theme: "light" },
];

export async function screenshots() {
  const server = await preview({ preview: { port: 0 }, logLevel: "silent" });
  const executablePath = (await findChromium())?.path;
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({
    args: ["--disable-gpu", ...sandbox],
    ...(executablePath && { executablePath }),
  });
  try {
    for (const { name, width, height, theme } of pictures) {
      const colorScheme = theme === "dark" ? "dark" : "light";
      const page = await browser.newPage({ viewport: { width, height }, colorScheme });
      await page.goto(`${server.resolvedUrls?.local[0]}${moment}`);
      await page.getByTestId("sentence-1").waitFor();
      // Fonts and the last animation: a picture shows a state, not a move.
      await page.waitForTimeout(800);
      await page.screenshot({ path: `docs/${name}.png` });
      await page.close();
      console.log(`docs/${name}.png`);
    }
  } finally {
    await browser.close();
    await server.close();
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  await main(async () => {
    await build();
    await screenshots();
  });
}
