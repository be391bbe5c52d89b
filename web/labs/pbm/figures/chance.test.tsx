import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { ChanceChart } from "../lossless/Chances.tsx";

test("each line is drawn from its values, the chosen one bold and read", () => {
  const { container } = render(
    <ChanceChart
      shares={[0, 0.5, 1]}
      lines={[
        { label: "one", values: [0, 0.5, 1], chosen: false },
        { label: "two", values: [0, 0.75, 1], chosen: true },
      ]}
      {...{ at: 1, xLabel: "p", yLabel: "chance", summary: "At 0.5: one 0.5, two 0.75" }}
    />,
  );
  expect(screen.getByRole("img", { name: "At 0.5: one 0.5, two 0.75" })).toBeInTheDocument();
  const heights = [...container.querySelectorAll("[data-line]")].map((line) =>
    Number(line.getAttribute("d")?.split("L")[1]?.split(",")[1]),
  );
  expect(heights[1]).toBeLessThan(heights[0] ?? 0);
  const dot = container.querySelector("circle");
  expect(Number(dot?.getAttribute("cy"))).toBeCloseTo(heights[1] ?? 0, 1);
});
