/** The labs of the site, one line each, in the order of its navigation. The first one comes with the first page. */
import type { LabEntry } from "../shell/site.ts";
import { text } from "../text/text.ts";
import * as ace from "./ace/manifest.ts";

const entries = [
  { path: "/sql", name: () => text().routes.sql },
  { path: "/your-database", name: () => text().routes.database },
  { path: "/write-a-policy", name: () => text().routes.policy },
];

// biome-ignore format: one line each
export const labs: readonly LabEntry[] = [
  { id: "ace", path: "/ace", scenes: "bufferpool-lab-scene", pages: ["/notes"], entries, name: () => text().routes.lab, load: async () => ace },
  { id: "hybrid", path: "/hybrid", scenes: "bufferpool-lab-hybrid-scene", pages: ["/hybrid/notes"], name: () => text().routes.hybrid, load: () => import("./hybrid/manifest.ts") },
  { id: "pbm", path: "/pbm", scenes: "bufferpool-lab-pbm-scene", pages: ["/pbm/notes", "/pbm/lossless"], name: () => text().routes.pbm, load: () => import("./pbm/manifest.ts") },
];
