import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { language, setLocale } from "../text/text.ts";
import { NumberField } from "./NumberField.tsx";
import { LanguageField } from "./Preferences.tsx";

afterEach(async () => {
  localStorage.clear();
  await setLocale("en");
});

it("offers each language under its own name, and remembers the one chosen", async () => {
  render(<LanguageField />);
  const field = screen.getByRole("combobox", { name: "Language" });
  expect(screen.getByRole("option", { name: "Deutsch" })).toHaveAttribute("lang", "de");
  await userEvent.selectOptions(field, "de");
  await waitFor(() => expect(language()).toBe("de"));
  expect(localStorage.getItem("bufferpool-lab-language")).toBe("de");
});

it("where storage is forbidden the language still changes", async () => {
  const forbidden = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  render(<LanguageField />);
  await userEvent.selectOptions(screen.getByRole("combobox"), "de");
  await waitFor(() => expect(language()).toBe("de"));
  forbidden.mockRestore();
});

it("a number field in German shows a decimal comma, takes one, and gives a point to the engine", async () => {
  await setLocale("de");
  const onCommit = vi.fn();
  const spec = { id: "alpha", label: "Asymmetrie", symbol: "alpha", unit: "", minimum: 0.001, maximum: 1000 };
  const words = { integer: false, default: { number: 2.8 }, help: "", why: "" };
  render(<NumberField spec={{ ...spec, ...words }} value="2.8" error={null} onCommit={onCommit} />);
  const field = screen.getByRole("textbox", { name: /Asymmetrie/ });
  expect(field).toHaveValue("2,8");
  await userEvent.tab();
  expect(onCommit).not.toHaveBeenCalled();
  await userEvent.clear(field);
  await userEvent.type(field, "3,5{Enter}");
  expect(onCommit).toHaveBeenLastCalledWith("3.5");
  expect(document.body).toHaveTextContent("Zulässig: 0,001 bis 1.000.");
});
