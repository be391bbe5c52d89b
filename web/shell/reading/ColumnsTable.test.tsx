import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { LIMITS } from "../../engine/limits.ts";
import { ColumnsTable } from "./ColumnsTable.tsx";

/** Of what is shown of a file there are no more elements than this. */
const MOST_NODES = 1_000;

test("of a file of many columns some are shown at once, with a way to the others, and each can be given a part", () => {
  const names = Array.from({ length: 14_000 }, (_, at) => (at === 77 ? "lba" : "x".repeat(1_000)));
  const preview = {
    rows: Array.from({ length: 5 }, () => names),
    ...{ header: true, separator: ",", suggestion: "", unit: null, size_unit: null },
  };
  const onChange = vi.fn();
  const { container } = render(<ColumnsTable {...{ preview, onChange }} roles={new Map()} />);
  const shown = () => container.querySelectorAll("*").length;
  expect(shown()).toBeLessThanOrEqual(MOST_NODES);
  expect(container.textContent?.length).toBeLessThan(MOST_NODES * LIMITS.shownName);
  expect(screen.getByRole("status").textContent).toBe("1 to 40 of 14,000");
  expect(screen.queryByRole("combobox", { name: "Column 78: lba" })).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Next" }));
  fireEvent.change(screen.getByRole("combobox", { name: "Column 78: lba" }), { target: { value: "offset" } });
  expect(onChange.mock.lastCall).toEqual([new Map([[77, "offset"]])]);
  expect(shown()).toBeLessThanOrEqual(MOST_NODES);
});
