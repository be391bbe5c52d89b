import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    // A DOM costs a second a file, so only components get one.
    projects: [
      {
        extends: "./vite.config.ts",
        root: ".",
        test: { name: "unit", environment: "node", include: ["web/**/*.test.ts", "scripts/**/*.test.mjs"] },
      },
      {
        extends: "./vite.config.ts",
        root: ".",
        test: {
          name: "dom",
          environment: "jsdom",
          include: ["web/**/*.test.tsx"],
          setupFiles: ["./web/test-setup.ts"],
        },
      },
    ],
  },
});
