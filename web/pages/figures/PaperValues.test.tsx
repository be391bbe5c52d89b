import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { findExperiment } from "./catalog.ts";
import { PaperValues } from "./PaperValues.tsx";
import type { Drawn } from "./state/figure.ts";

test("what the paper reports stands with its place there, said once for neighbours", () => {
  const experiment = findExperiment("ace-8");
  if (experiment === undefined) throw new Error("ace-8");
  const settings = { seeds: 1, first_seed: "1", choices: {}, set: {} };
  const drawn: Drawn = { origin: "advance", settings, points: new Map(), measures: [], verdicts: [] };
  render(<PaperValues experiment={experiment} drawn={drawn} />);
  const [first, second] = screen.getAllByRole("row").slice(1);
  expect(within(first as HTMLElement).getByText("section VI.A, text to figure 8a")).toBeDefined();
  expect(within(second as HTMLElement).queryByText(/^section/)).toBeNull();
  expect(screen.getAllByText(/^section VI\.A, text to figure 8/)).toHaveLength(4);
});
