/** The built site, served as plain servers do, and a browser to look at it. */
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "@playwright/test";
import { findChromium } from "./browser.mjs";
import { root } from "./run.mjs";

/** @type {Record<string, string>} */
const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".css": "text/css",
  ".svg": "image/svg+xml",
  ".wasm": "application/wasm",
};

async function serve() {
  /** @type {Map<string, Buffer>} */ const packed = new Map();
  const server = createServer(({ url = "/" }, response) => {
    const path = join(root, "dist", url.replace(/[?#].*/, "").replace(/\/$/, "/index.html"));
    if (!existsSync(path)) return response.writeHead(404).end();
    const body = packed.get(path) ?? gzipSync(readFileSync(path));
    packed.set(path, body);
    const type = types[extname(path)] ?? "application/octet-stream";
    return response.writeHead(200, { "Content-Type": type, "Content-Encoding": "gzip" }).end(body);
  });
  await new Promise((resolve) => server.listen(0, "localhost", () => resolve(undefined)));
  return server;
}

/**
 * Serves dist and starts Chromium while `work` runs.
 * @param {(site: { browser: import("@playwright/test").Browser, address: string }) => Promise<void>} work
 */
export async function withSite(work) {
  const server = await serve();
  const executablePath = (await findChromium())?.path;
  const sandbox = process.getuid?.() === 0 ? ["--no-sandbox"] : [];
  const browser = await chromium.launch({
    args: ["--disable-gpu", ...sandbox],
    ...(executablePath && { executablePath }),
  });
  try {
    const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
    await work({ browser, address: `http://localhost:${port}/` });
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
