import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { Page } from "./AccessibilityView.tsx";

test("a heading and a table a principle; its columns and each criterion are headers", () => {
  render(<Page />);
  expect(document.title).toMatch(/^Accessibility/);
  expect(screen.getByRole("heading", { level: 1, name: "Accessibility" })).toBeInTheDocument();
  const names = screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);
  expect(names).toEqual(["Perceivable", "Operable", "Understandable", "Robust"]);
  const tables = screen.getAllByRole("table");
  expect(tables).toHaveLength(4);
  for (const table of tables) {
    expect(within(table).getAllByRole("columnheader")).toHaveLength(5);
    expect(table.querySelectorAll("th:not([scope])")).toHaveLength(0);
  }
  expect(screen.getAllByRole("rowheader")).toHaveLength(55);
  expect(screen.getByRole("rowheader", { name: "1.4.3 Contrast (Minimum)" })).toBeInTheDocument();
});
