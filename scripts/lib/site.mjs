/** The built site, served, and a browser to look at it. */
import { chromium } from "@playwright/test";
import { preview } from "vite";
import { findChromium } from "./browser.mjs";

/**
 * Serves dist and starts Chromium while `work` runs.
 * @template T
 * @param {(site: { browser: import("@playwright/test").Browser, address: string }) => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withSite(work) {
  const server = await preview({ preview: { port: 0 }, logLevel: "silent" });
  const executablePath = (await findChromium())?.path;
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({
    args: ["--disable-gpu", ...sandbox],
    ...(executablePath && { executablePath }),
  });
  try {
    return await work({ browser, address: server.resolvedUrls?.local[0] ?? "" });
  } finally {
    await browser.close();
    await server.close();
  }
}
