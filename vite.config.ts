import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { licenses } from "./scripts/lib/licenses.mjs";
import { mdx } from "./scripts/lib/mdx.mjs";
import { FIRST_SITE, PENDING, pendingModules } from "./scripts/lib/pending.mjs";
import { presets } from "./scripts/lib/preset-pictures.mjs";
import { typeface } from "./scripts/lib/typeface.mjs";

/** The dev server's hot reload needs inline scripts and styles; the page as built keeps its policy. */
const relaxPolicyInDev: Plugin = {
  name: "relax-content-security-policy-in-dev",
  apply: "serve",
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ""),
};

/** Whether this is the first site of `npm start`, to which modules of the engine are still to come: no browser keeps it. */
const first = process.env[PENDING] !== undefined;
const outDir = fileURLToPath(new URL(first ? FIRST_SITE : "dist", import.meta.url));
const pending = first ? [pendingModules()] : [];

/** One name for what is built, another one for anything else. */
function nameOfBuilt(): string {
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  const files = entries.map(({ parentPath, name }) => join(parentPath, name)).sort();
  const built = Buffer.concat(files.map((file) => readFileSync(file)));
  return createHash("sha256").update(built).digest("hex").slice(0, 16);
}

const { ofAll, ofWorkers } = licenses();

/** Of a file as it was built, as browsers check it. */
const integrityOf = (url: string): string =>
  `sha256-${createHash("sha256")
    .update(readFileSync(join(outDir, url)))
    .digest("base64")}`;

/** The whole site, kept by the browser after the first visit; `web/offline` registers it. */
const keptOffline = VitePWA({
  injectRegister: null,
  registerType: "prompt",
  integration: {
    // A cache of its own each version: it fetches all anew and drops the one before, with whatever was put into it.
    beforeBuildServiceWorker: ({ workbox }) => {
      workbox.cacheId = nameOfBuilt();
    },
  },
  manifest: {
    name: "Bufferpool Lab",
    short_name: "Bufferpool Lab",
    description: "See what a database bufferpool does with every page request, and why",
    display: "minimal-ui",
    icons: [{ src: "icon.svg", sizes: "any", type: "image/svg+xml" }],
  },
  workbox: {
    globPatterns: ["**/*"],
    // Pictures and pages for those who are shown a link: no visit asks for them twice.
    globIgnores: ["**/.vite/**", "sw.js", "waiting.js", "preview.png", "p/**"],
    // A server may answer anything with 200, its front page in the place of what it has not: nothing of that is kept.
    manifestTransforms: [
      async (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, integrity: integrityOf(entry.url) })),
        warnings: [],
      }),
    ],
    importScripts: ["waiting.js"],
    maximumFileSizeToCacheInBytes: 16 * 1024 * 1024,
    // Routes are in the hash: every address of the site is the one page.
    navigateFallback: null,
    ignoreURLParametersMatching: [/./],
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
  },
});

/** What the foot of every page leads to, with a byte order mark, as the licences. */
const documents: Plugin = {
  name: "documents",
  apply: "build",
  generateBundle() {
    for (const [fileName, path] of [
      ["changelog.txt", "CHANGELOG.md"],
      ["citation.txt", "CITATION.cff"],
    ] as const)
      this.emitFile({
        type: "asset",
        fileName,
        source: `\uFEFF${readFileSync(new URL(path, import.meta.url), "utf8")}`,
      });
  },
};

export default defineConfig({
  root: fileURLToPath(new URL("web", import.meta.url)),
  publicDir: "../public",
  // Relative addresses: the site runs in any sub-path of any static server.
  base: "./",
  // Routes are in the hash, so an unknown address is an error and must look like one.
  appType: "mpa",
  // What makes elements of JSX: it sets k_w and what is like it.
  resolve: { alias: { lettered: fileURLToPath(new URL("web/ui/lettered", import.meta.url)) } },
  plugins: [
    ...[typeface(), mdx(), react({ jsxImportSource: "lettered" }), tailwindcss()],
    ...[presets(), relaxPolicyInDev, ofAll, documents, first ? [] : keptOffline, ...pending],
  ],
  worker: { format: "es", plugins: () => [ofWorkers, ...pending] },
  build: {
    outDir,
    emptyOutDir: true,
    target: "es2022",
    // The page's Content-Security-Policy allows neither data: addresses of fonts and code nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // What the page began with is there: Firefox, asked to fetch it ahead all the same, says that it could not.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === "js" ? files.filter((file) => !/\/index-[^/]*\.js$/.test(file)) : files,
    },
    // Tells the size limit what the first load consists of.
    manifest: true,
    // What the first page loads is one file: cut up by who else uses which part, it would compress worse.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", tags: ["$initial"] }] } } },
  },
});
