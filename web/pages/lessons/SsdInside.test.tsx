import { readFile } from "node:fs/promises";
import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

test("an empty room until the engine's drive is there, then the figure", async () => {
  // Another test may have loaded the figure before.
  vi.resetModules();
  const { initFull } = await import("../../engine/full.ts");
  const { SsdInside } = await import("./SsdInside.tsx");
  await initFull({ module_or_path: await readFile("web/engine/pkg/full/full_bg.wasm") });
  const { container } = render(<SsdInside />);
  expect(container.querySelector("[aria-busy]")).not.toBeNull();
  expect(container).toHaveTextContent(/^$/);
  expect(await screen.findByRole("group", { name: "Inside an SSD" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Each of the 12 logical pages");
  expect(container.querySelector("[aria-busy]")).toBeNull();
});
