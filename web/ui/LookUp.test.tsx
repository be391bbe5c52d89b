import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { LookUp } from "./LookUp.tsx";

test("asks on Enter and on the button, and says beside the field what is wrong", async () => {
  const onFind = vi.fn((text: string) => (text === "7" ? null : `"${text}" is wrong`));
  render(<LookUp label="Where is page" onFind={onFind} />);
  const field = screen.getByLabelText("Where is page");
  await userEvent.type(field, "x{Enter}");
  expect(screen.getByRole("alert")).toHaveTextContent('"x" is wrong');
  expect(field).toHaveAttribute("aria-invalid", "true");
  await userEvent.clear(field);
  await userEvent.type(field, " 7 ");
  await userEvent.click(screen.getByRole("button", { name: "Find" }));
  expect(onFind).toHaveBeenLastCalledWith("7");
  expect(screen.queryByRole("alert")).toBeNull();
  expect(screen.queryByRole("button", { name: "Clear" })).toBeNull();
});

test("takes back what was found, and keeps the focus in the field", async () => {
  const onClear = vi.fn();
  render(<LookUp label="Where is page" onFind={() => null} onClear={onClear} />);
  await userEvent.type(screen.getByLabelText("Where is page"), "7");
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(onClear).toHaveBeenCalledOnce();
  expect(screen.getByLabelText("Where is page")).toHaveValue("");
  expect(screen.getByLabelText("Where is page")).toHaveFocus();
});
