/** What is drawn beside each other: measures of a plot, the paper's table, and what a switch picks. */
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { PlotCompared } from "../../figures/plot/PlotCompared.tsx";
import { realRegistry } from "../../labs/ace/state/testEngine.ts";
import { labs } from "../../labs/registry.ts";
import { SiteContext } from "../../shell/site.ts";
import { findExperiment, loadResults } from "./catalog.ts";
import { FigureView } from "./FigureView.tsx";
import { PaperValues } from "./PaperValues.tsx";
import { plotModel } from "./plotModel.ts";
import { advancePoints } from "./state/figure.ts";

beforeEach(() => sessionStorage.clear());

async function kept(id: string) {
  const [experiment, results] = [findExperiment(id), await loadResults(id)];
  if (experiment === undefined || results === null) throw new Error(id);
  return { experiment, ...results, origin: "advance" as const, points: advancePoints(results) };
}

async function modelOf(id: string, plot: string) {
  const source = await kept(id);
  const own = source.experiment.plots.find((one) => one.id === plot);
  if (own === undefined) throw new Error(plot);
  return plotModel(source, own);
}

test("measures of one plot are series, each with its own values", async () => {
  const { panels, measure, unit } = await modelOf("ace-9", "writes");
  expect([measure, unit]).toEqual(["Logical and physical writes", "pages"]);
  expect(panels.map(({ label }) => label)).toEqual(["LRU-WSR", "ACE around LRU-WSR"]);
  const first = panels.map(({ series }) => series.map(({ label, points }) => [label, points[0]?.value.mean]));
  expect(first).toEqual([
    [
      ["Logical writes", 284_444],
      ["Physical writes", 1_629_714],
    ],
    [
      ["Logical writes", 285_256],
      ["Physical writes", 1_642_693],
    ],
  ]);
});

test("the paper's value of a measure stands with that one alone", async () => {
  const { panels } = await modelOf("ace-9", "change");
  expect(panels.map(({ reported }) => reported)).toEqual(
    panels.map(() => [
      { x: null, series: 0, low: 0.14, high: 0.14 },
      { x: null, series: 1, low: 0.17, high: 0.17 },
    ]),
  );
  const drawn = await kept("ace-9");
  render(<PaperValues experiment={drawn.experiment} drawn={drawn} />);
  expect(screen.getByRole("row", { name: /^Change of physical writes/ })).toHaveTextContent("at most +0.17%");
  expect(screen.getByRole("row", { name: /^The paper's drive/ })).toHaveTextContent("1.00 to 1.02x");
});

test("a table has a row for each place and measure, and the paper's value beside each of its own", async () => {
  const onOpen = vi.fn();
  render(<PlotCompared model={await modelOf("ace-t3", "table")} onOpen={onOpen} />);
  expect(screen.getByRole("columnheader", { name: /fill 100, spare 10/ })).toBeInTheDocument();
  expect(screen.getAllByRole("rowheader")).toHaveLength(4 * 3);
  const row = screen.getByRole("row", { name: /^MS Change of physical writes/ });
  const cells = within(row).getAllByRole("cell");
  expect(cells.slice(-2).map((cell) => cell.textContent)).toEqual(["0.80%", "0.14%"]);
  await userEvent.click(within(row).getAllByRole("button").at(-1) as HTMLElement);
  expect(onOpen).toHaveBeenCalledWith(3);
});

test("what such a table says of the paper is not told twice", async () => {
  const drawn = await kept("ace-t3");
  const { container } = render(<PaperValues experiment={drawn.experiment} drawn={drawn} />);
  expect(container).toBeEmptyDOMElement();
});

test("an axis without an order has a switch, and what is picked is told", async () => {
  const { experiment } = await kept("ace-9");
  const ace = async () => ({ registry: await realRegistry(), seeded: true, openRun: null });
  const load = async () => ({ manifest: { page: () => Promise.reject(), experiments: { ace } } });
  const site = { labs: labs.slice(0, 1).map((lab) => ({ ...lab, load })), pages: [] };
  render(
    <SiteContext value={site}>
      <FigureView experiment={experiment} />
    </SiteContext>,
  );
  await userEvent.click(await screen.findByRole("button", { name: "Show the plots without an answer" }));
  const drives = within(await screen.findByRole("group", { name: "Drive" })).getAllByRole("radio");
  expect(drives.map((drive) => (drive as HTMLInputElement).checked)).toEqual([true, false, false]);
  expect(screen.getByText(/^The database fills the drive/)).toBeInTheDocument();
  await userEvent.click(drives[1] as HTMLElement);
  expect(screen.getByText(/^The paper's drive as it is described/)).toBeInTheDocument();
  expect(screen.queryByText(/^The database fills the drive/)).toBeNull();
});
