import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { mdx } from "./scripts/lib/mdx.mjs";

/** The dev server's hot reload needs inline scripts and styles; the page as built keeps its policy. */
const relaxPolicyInDev: Plugin = {
  name: "relax-content-security-policy-in-dev",
  apply: "serve",
  transformIndexHtml: (html) => html.replace(/<meta\s+http-equiv="Content-Security-Policy"[^>]*>/, ""),
};

export default defineConfig({
  root: fileURLToPath(new URL("web", import.meta.url)),
  publicDir: "../public",
  // Relative addresses: the site runs in any sub-path of any static server.
  base: "./",
  // Routes are in the hash, so an unknown address is an error and must look like one.
  appType: "mpa",
  plugins: [mdx(), react(), tailwindcss(), relaxPolicyInDev],
  worker: { format: "es" },
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    target: "es2022",
    // The page's Content-Security-Policy allows neither data: addresses of fonts and code nor inline scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Tells the size limit what the first load consists of.
    manifest: true,
  },
});
