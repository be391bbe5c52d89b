import { render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";

test("names of the papers have their letter lowered, and are read and copied as they are typed", () => {
  const complaint = vi.spyOn(console, "error");
  const { container } = render(
    <p title="k_w">
      With k_w = {3} and <b>n_e</b>, of base_us: ✕ is evicted
    </p>,
  );
  expect(container.querySelector("p")).toHaveTextContent("With k_w = 3 and n_e, of base_us: is evicted");
  expect([...container.querySelectorAll("sub")].map(({ textContent }) => textContent)).toEqual(["w", "e"]);
  expect(container.querySelector("[data-sign=✕]")).toBeVisible();
  expect(screen.getByTitle("k_w")).toBeVisible();
  expect(complaint).not.toHaveBeenCalled();
  complaint.mockRestore();
});

test("in a figure what follows stands on the line again, in however many pieces it comes", () => {
  const { container } = render(
    <svg>
      <title>k_w</title>
      <text>
        {"k_w"} = {3}
      </text>
    </svg>,
  );
  expect(container.querySelector("text")).toHaveTextContent("k_w = 3");
  const [, lowered, raised] = container.querySelectorAll("tspan");
  expect([lowered?.textContent, raised?.textContent]).toEqual(["w", "= 3"]);
  expect(Number.parseFloat(raised?.getAttribute("dy") ?? "")).toBeLessThan(0);
  expect(container.querySelector("title")?.innerHTML).toBe("k_w");
});

test("code and what is chosen from is as it is typed", () => {
  const { container } = render(
    <>
      <code>k_w</code>
      <select>
        <option>n_w</option>
      </select>
    </>,
  );
  expect(container.querySelector("sub, .unseen")).toBeNull();
});
