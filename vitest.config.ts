import { defineConfig } from "vitest/config";

/** Generous: a shared machine may be busy, and no test here is about speed. */
const testTimeout = 60_000;
/** Modules, engines and the DOM are set up once a worker: that took longer than all tests together. */
const shared = { pool: "threads", isolate: false } as const;
const reset = "./web/test-reset.ts";
/** They put a module of their own in the place of one that other files use. */
const alone = ["hybrid/experiments", "pbm/experiments", "ace/state/linkToEngine"].map(
  (name) => `web/labs/${name}.test.ts`,
);

export default defineConfig({
  test: {
    // By default one core of two is left idle.
    maxWorkers: "100%",
    // A DOM costs a second, so only components get one.
    projects: [
      {
        extends: "./vite.config.ts",
        root: ".",
        test: {
          name: "unit",
          environment: "node",
          testTimeout,
          include: ["web/**/*.test.ts", "scripts/**/*.test.mjs"],
          exclude: alone,
          setupFiles: [reset],
          ...shared,
        },
      },
      {
        extends: "./vite.config.ts",
        root: ".",
        test: { name: "alone", environment: "node", testTimeout, include: alone },
      },
      {
        extends: "./vite.config.ts",
        root: ".",
        test: {
          name: "dom",
          environment: "jsdom",
          testTimeout,
          include: ["web/**/*.test.tsx"],
          setupFiles: ["./web/test-setup.ts", reset],
          ...shared,
        },
      },
    ],
  },
});
