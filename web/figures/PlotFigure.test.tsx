import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { PlotFigure } from "./PlotFigure.tsx";
import { PlotThumbnail } from "./PlotThumbnail.tsx";
import { barsModel, linesModel } from "./test-support/plots.ts";

const points = () => [...document.querySelectorAll("[data-spot]")];
const spot = (key: string) => document.querySelector<SVGElement>(`[data-spot="${key}"]`) as SVGElement;
/** As the keyboard would: jsdom knows no :focus-visible of its own. */
const focus = (key: string) => act(() => Object.assign(spot(key), { matches: () => true }).focus());

test("every point says where it is, its value with its spread, and what the paper reports there", () => {
  render(<PlotFigure model={linesModel} onOpen={() => {}} />);
  expect(points()).toHaveLength(19);
  expect(spot("0-1-0").getAttribute("aria-label")).toBe(
    "ACE + Reader, First, Reads 0%: 2.80x, mean of 5 seeds, from 2.60 to 3.00; the paper: 1.57x",
  );
  expect(spot("0-0-0").getAttribute("aria-label")).not.toContain("paper");
  expect(spot("1-0-4").getAttribute("aria-label")).toBe(
    "ACE, Second, Reads 100%: 1.00x, the same for 5 seeds; the paper: 1.20 to 1.40x",
  );
});

test("the paper's values are marks of their own, in the panel they belong to", () => {
  const { container } = render(<PlotFigure model={linesModel} onOpen={() => {}} />);
  expect(container.querySelectorAll("[data-paper=value]")).toHaveLength(1);
  expect(container.querySelectorAll("[data-paper=range]")).toHaveLength(1);
  expect(screen.getByText("the paper's value")).toBeInTheDocument();
  expect(screen.getByText("the paper's range")).toBeInTheDocument();
});

test("lines differ in dash and marker, bars in hatch, not in colour alone", () => {
  const { container, rerender } = render(<PlotFigure model={linesModel} onOpen={() => {}} />);
  const dashes = [...container.querySelectorAll("path[stroke-linejoin]")].slice(0, 2);
  expect(new Set(dashes.map((path) => path.getAttribute("stroke-dasharray"))).size).toBe(2);
  rerender(<PlotFigure model={barsModel} onOpen={() => {}} />);
  const fills = [...container.querySelectorAll("rect[fill^=url]")].map((rect) => rect.getAttribute("fill"));
  expect(new Set(fills).size).toBe(2);
  for (const fill of fills)
    expect(document.getElementById(fill?.slice(5, -1) ?? "")?.tagName).toBe("pattern");
});

test("one point is a stop of the Tab key; the arrow keys go on from there, over gaps and into the next panel", async () => {
  render(<PlotFigure model={linesModel} onOpen={() => {}} />);
  expect(points().filter((point) => point.getAttribute("tabindex") === "0")).toHaveLength(1);
  focus("1-0-0");
  const press = async (key: string, to: string) => {
    await userEvent.keyboard(`{${key}}`);
    expect(document.activeElement?.getAttribute("data-spot")).toBe(to);
  };
  await press("ArrowRight", "1-0-2");
  await press("ArrowLeft", "1-0-0");
  await press("ArrowDown", "1-1-0");
  await press("End", "1-1-4");
  await press("ArrowUp", "1-0-4");
  await press("ArrowUp", "0-1-4");
  await press("Home", "0-1-0");
  await press("PageDown", "1-1-0");
  await press("ArrowLeft", "1-1-0");
});

test("Enter opens the point's run, and Escape closes its tooltip", async () => {
  const open = vi.fn();
  render(<PlotFigure model={linesModel} onOpen={open} />);
  focus("1-1-2");
  expect(within(screen.getByTestId("tooltip")).getByText("Second, Reads 50%")).toBeInTheDocument();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByTestId("tooltip")).toBeNull();
  await userEvent.keyboard("{Enter}");
  expect(open).toHaveBeenCalledExactlyOnceWith(22);
});

test("a pointer reads the nearest point, and a click opens its run", () => {
  const open = vi.fn();
  const { container } = render(<PlotFigure model={linesModel} onOpen={open} />);
  const svg = container.querySelector("svg[role=group]") as SVGSVGElement;
  const [, x = 0, y = 0] =
    /translate\(([\d.]+) ([\d.]+)\)/.exec(spot("0-0-3").getAttribute("transform") ?? "")?.map(Number) ?? [];
  fireEvent.pointerMove(svg, { clientX: x + 3, clientY: y - 2 });
  expect(screen.getByTestId("tooltip")).toHaveTextContent("First, Reads 75%");
  fireEvent.click(svg, { clientX: x + 3, clientY: y - 2 });
  expect(open).toHaveBeenCalledExactlyOnceWith(13);
});

test("the table has every value, with its spread", async () => {
  render(<PlotFigure model={barsModel} onOpen={() => {}} />);
  await userEvent.click(screen.getByText("Device time saved as a table"));
  const rows = await screen.findAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual(
    expect.arrayContaining(["MS1050 (47 to 53)", "WIS2060 (57 to 63)", "RIS525 (22 to 28)"]),
  );
});

test("points of earlier settings are pale and say so", () => {
  const stale = structuredClone(barsModel);
  for (const point of stale.panels[0]?.series[1]?.points ?? []) point.stale = true;
  const { container } = render(<PlotFigure model={stale} onOpen={() => {}} />);
  expect(container.querySelectorAll("g[opacity]")).toHaveLength(3);
  expect(spot("0-1-0").getAttribute("aria-label")).toContain("of earlier settings");
});

test("a thumbnail shows the first panel, without words", () => {
  const { container } = render(<PlotThumbnail model={linesModel} />);
  expect(container.querySelectorAll("path[stroke-linejoin]")).toHaveLength(2);
  expect(container.querySelector("text")).toBeNull();
});

test("a run time beside device time has marks, a legend, words and a column of its own", async () => {
  for (const model of [barsModel, linesModel]) {
    const panels = model.panels.map((panel) => ({
      ...panel,
      series: panel.series.map((series) => ({
        ...series,
        points: series.points.map((point) => ({ ...point, run: point.value.mean / 2 })),
      })),
    }));
    const { container, unmount } = render(
      <PlotFigure model={{ ...model, panels, runTime: "As a database" }} onOpen={() => {}} />,
    );
    const points = panels.flatMap(({ series }) => series.flatMap((one) => one.points));
    const marks = container.querySelectorAll("[data-run-time=bar], [data-run-time=line] path[transform]");
    expect(marks).toHaveLength(points.length);
    expect(screen.getByText("As a database")).toBeInTheDocument();
    expect(screen.getByText("device time")).toBeInTheDocument();
    const [first] = points;
    const half = `As a database: ${(first?.value.mean ?? 0) / 2}`;
    expect(spot("0-0-0").getAttribute("aria-label")).toContain(half);
    await userEvent.click(screen.getByRole("button", { name: /as a table/ }));
    expect(screen.getAllByRole("columnheader", { name: "ACE: As a database" })).toHaveLength(1);
    unmount();
  }
});
