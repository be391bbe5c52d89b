/** What a first visit loads, taken from the build's own manifest. */
import { existsSync, readFileSync } from "node:fs";

/** Modules whose chunks no first visit needs, by their source path: exceptions are named here, one by one. */
const loadedLater = [
  /^pages\//,
  /^figures\/(export|kept|paper|ssd)\//,
  /^figures\/pool\/Pool(Canvas|Map|Table)/,
  /^labs\/(?!ace\/)\w+\//,
  /^labs\/ace\/(embed|notes|present|share)\//,
  /^labs\/ace\/(lesson|experiments|state\/export)/,
  /^labs\/ace\/task\//,
  // A window of 1366 x 768 has the row of tabs, and none open.
  /^labs\/ace\/tabs/,
  /^labs\/ace\/engine\/own/,
  // The optimum is found beside further policies, the leaderboard and what ACE saves are tabs.
  /^labs\/ace\/(optimum|leaderboard|savings)\/(?!shown)/,
  // Own policies: their sandbox, editor and words.
  /^labs\/ace\/program\//,
  /^labs\/ace\/(sql|yourDatabase)\//,
  // Recorded traces.
  /^labs\/ace\/recorded\//,
  /MeasuredDialog/,
  /^labs\/ace\/(Exports|exportFiles|pictures|parameters\/|fork\/ForkDialog)/,
  // A scene that is opened from a file is held against its schema.
  /^_(config|exportConfig|sceneSchema|schemas)-/,
  /^text\/(?!en\/)\w+\//,
  /^labs\/ace\/card\/LaneCard/,
  /^shell\/chips\/ChipPanel/,
  /^labs\/ace\/devices\//,
  // A file that is opened, what takes long, the list of keys, and a link that the engine refuses.
  /^shell\/(BeforeRun|Changed|files|UnderWayNote|KeyTable)/,
  /^state\/run\/mended/,
  // A step before it is there simply stands.
  /^labs\/ace\/motion\/director/,
  // A card is of a page that is asked about.
  /^labs\/ace\/AskedPage/,
];

const manifestFile = new URL("dist/.vite/manifest.json", import.meta.url);
const manifest = existsSync(manifestFile) ? JSON.parse(readFileSync(manifestFile, "utf8")) : {};

const files = new Set();
const seen = new Set();

function add(key) {
  const chunk = manifest[key];
  if (seen.has(key) || chunk === undefined || loadedLater.some((pattern) => pattern.test(key))) return;
  seen.add(key);
  for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) {
    files.add(`dist/${file}`);
  }
  // A chunk loaded on demand counts too: the first route is one.
  for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) add(next);
}
add("index.html");

// gzip: what plain static servers give. Of the first load the module with every policy is the larger part.
export default [
  { name: "first load", path: ["dist/index.html", ...files], gzip: true, limit: "500 kB" },
  { name: "one ACE module", path: "dist/assets/ace_bg-*.wasm", gzip: true, limit: "290 kB" },
  { name: "the face", path: "dist/assets/*.woff2", limit: "35 kB" },
];
