import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { NumberField } from "./NumberField.tsx";

const spec = {
  id: "n_w",
  label: "Write batch",
  symbol: "n_w",
  unit: "pages",
  minimum: 1,
  maximum: 1_000,
  integer: true,
  default: { rule: "k_w" },
  help: "Pages written together.",
  why: "Best at k_w.",
};

it("takes a value on Enter and when the field is left, but not while typing", async () => {
  const onCommit = vi.fn();
  render(<NumberField spec={spec} value="8" error={null} onCommit={onCommit} />);
  const field = screen.getByRole("textbox", { name: /Write batch/ });
  await userEvent.clear(field);
  await userEvent.type(field, "12");
  expect(onCommit).not.toHaveBeenCalled();
  await userEvent.keyboard("{Enter}");
  expect(onCommit).toHaveBeenLastCalledWith("12");
  await userEvent.type(field, "0");
  await userEvent.tab();
  expect(onCommit).toHaveBeenLastCalledWith("120");
});

it("keeps what is in force on Escape, and says nothing if nothing changed", async () => {
  const onCommit = vi.fn();
  render(<NumberField spec={spec} value="8" error={null} onCommit={onCommit} />);
  const field = screen.getByRole("textbox", { name: /Write batch/ });
  await userEvent.type(field, "9{Escape}");
  expect(field).toHaveValue("8");
  await userEvent.tab();
  expect(onCommit).not.toHaveBeenCalled();
});

it("shows a rejection beside the field and marks the field", () => {
  render(<NumberField spec={spec} value="0" error="n_w: 0 is not legal" onCommit={() => {}} />);
  expect(screen.getByRole("alert")).toHaveTextContent("n_w: 0 is not legal");
  expect(screen.getByRole("textbox", { name: /Write batch/ })).toHaveAccessibleDescription(
    "n_w: 0 is not legal",
  );
  expect(screen.getByRole("textbox", { name: /Write batch/ })).toBeInvalid();
});

it("explains the parameter with its range and its default rule", () => {
  render(<NumberField spec={spec} value="" placeholder="8" error={null} onCommit={() => {}} />);
  expect(screen.getByRole("button", { name: "Help: Write batch" })).toBeInTheDocument();
  expect(document.body).toHaveTextContent("Legal: whole number, 1 to 1,000 pages.");
  expect(document.body).toHaveTextContent("If empty: k_w.");
});

it("that follows from others says so and takes nothing", async () => {
  render(<NumberField spec={spec} value="8" error={null} fixed="Follows from the device." />);
  const field = screen.getByRole("textbox", { name: /Write batch/ });
  expect(field).toHaveAccessibleDescription("Follows from the device.");
  await userEvent.type(field, "9{Enter}");
  expect(field).toHaveValue("8");
});
