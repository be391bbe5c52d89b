/** What a first visit loads, taken from the build's own manifest. */
import { existsSync, readFileSync } from "node:fs";

/** Chunks that are loaded on demand and that a first visit demands before anything is clicked, by their source. */
const demanded = { home: "labs/ace/race/Race.tsx", lab: "labs/ace/presets.ts" };

const manifestFile = new URL("dist/.vite/manifest.json", import.meta.url);
const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, "utf8")) : {};

/** @param {string} first @returns {readonly string[]} */
function filesOf(first) {
  const files = new Set();
  const seen = new Set();
  /** @param {string} key */
  const add = (key) => {
    const chunk = manifest[key];
    if (seen.has(key) || chunk === undefined) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`dist/${file}`);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const key of ["index.html", first]) add(key);
  return ["dist/index.html", ...files];
}

// gzip: what plain static servers give. Of the first load the module with every policy is the larger part.
export default [
  { name: "first load", path: filesOf(demanded.home), gzip: true, limit: "500 kB" },
  { name: "first load of a lab's link", path: filesOf(demanded.lab), gzip: true, limit: "500 kB" },
  { name: "one ACE module", path: "dist/assets/ace_bg-*.wasm", gzip: true, limit: "290 kB" },
  { name: "the face", path: "dist/assets/*.woff2", limit: "35 kB" },
];
