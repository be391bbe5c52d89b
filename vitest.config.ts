import { defineConfig } from "vitest/config";

/** Generous: a shared machine may be busy, and no test here is about speed. */
const testTimeout = 60_000;

export default defineConfig({
  test: {
    // A DOM costs a second a file, so only components get one.
    projects: [
      {
        extends: "./vite.config.ts",
        root: ".",
        test: {
          name: "unit",
          environment: "node",
          testTimeout,
          include: ["web/**/*.test.ts", "scripts/**/*.test.mjs"],
        },
      },
      {
        extends: "./vite.config.ts",
        root: ".",
        test: {
          name: "dom",
          environment: "jsdom",
          testTimeout,
          include: ["web/**/*.test.tsx"],
          setupFiles: ["./web/test-setup.ts"],
        },
      },
    ],
  },
});
