import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import type { Results } from "../../engine/sweep/types.ts";
import { findExperiment, loadResults } from "./catalog.ts";
import { PaperValues } from "./PaperValues.tsx";
import { Residuals } from "./Residuals.tsx";
import { advancePoints } from "./state/figure.ts";

async function shown(id: string) {
  const experiment = findExperiment(id);
  const results = (await loadResults(id)) as Results;
  if (experiment === undefined) throw new Error(id);
  const drawn = { ...results, origin: "advance" as const, points: advancePoints(results) };
  render(<Residuals experiment={experiment} drawn={drawn} />);
  render(<PaperValues experiment={experiment} drawn={drawn} />);
}
const rows = () => screen.getAllByRole("row").map((row) => row.textContent);

test("device time and PostgreSQL-like time stand beside each of the paper's values, with their root mean square", async () => {
  await shown("ace-8");
  expect(screen.getByText("PostgreSQL-like, f = 0.2 fitted to figure 8")).toBeInTheDocument();
  // 12 bars and two ends of two ranges, between heading and foot.
  expect(rows()).toHaveLength(1 + 12 + 4 + 1);
  expect(rows()[1]).toBe(
    "MS, Clock Sweep, ACE + Readerfitted; section VI.A, text to figure 8a22.6%56.5% +33.923.4% +0.8",
  );
  expect(rows().at(-1)).toBe("Root mean square, in points32.12.9");
});

test("only figure 8 was fitted to; elsewhere values are predicted, and part in percent", async () => {
  await shown("ace-10i");
  const own = rows().slice(1, -1);
  expect(own).toHaveLength(4);
  for (const row of own) {
    expect(row).toContain("predicted");
    expect(row).not.toContain("fitted;");
  }
  expect(own[0]).toMatch(/1\.63x2\.8\dx \+7\d\.\d%1\.46x −10\.\d%$/);
});

test("what has no value in the model is still told", async () => {
  await shown("ace-11");
  const [, paper] = screen.getAllByRole("table");
  const left = within(paper as HTMLElement).getAllByRole("row");
  expect(left.at(-1)?.textContent).toContain("StockLevel");
  expect(left.at(-1)?.textContent).toContain("no value");
});

test("a figure without run times has no such table", async () => {
  await shown("ace-t3");
  expect(screen.queryByText("How near the run times come")).toBeNull();
});
