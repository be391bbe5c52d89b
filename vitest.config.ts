import { defineConfig } from "vitest/config";
import { byDay } from "./web/test-support/day.ts";

/** They put a module of their own in the place of one that other files use. */
const alone = [
  "scripts/other-browsers.test.mjs",
  "web/golden/figurePoints.test.ts",
  "web/labs/ace/state/linkToEngine.test.ts",
];
const aloneWithDom = ["web/shell/reading/ReadingDialog.test.tsx"];
/** The others share a worker's modules, engines and DOM: to set them up once a file took longer than all tests together. */
const shared = { pool: "threads", isolate: false } as const;
const [reset, setup] = ["reset", "setup"].map((name) => `./web/test-support/${name}.ts`) as [string, string];
/** A DOM costs a second, so only components get one. */
const dom = { environment: "./web/test-support/oneDom.ts", setupFiles: [setup, reset] };

/** Generous: a shared machine may be busy, and no test here is about speed. */
const patience = byDay(60_000, 600_000);
const project = (name: string, test: object) => ({
  extends: "./vite.config.ts",
  root: ".",
  test: { name, environment: "node", testTimeout: patience, hookTimeout: patience, ...test },
});

export default defineConfig({
  test: {
    // By default one core of two is left idle.
    maxWorkers: "100%",
    projects: [
      project("unit", {
        include: ["web/**/*.test.ts", "scripts/**/*.test.mjs"],
        exclude: alone,
        setupFiles: [reset],
        ...shared,
      }),
      project("alone", { include: alone }),
      project("dom", { ...dom, include: ["web/**/*.test.tsx"], exclude: aloneWithDom, ...shared }),
      project("dom alone", { ...dom, include: aloneWithDom }),
    ],
  },
});
