import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test, vi } from "vitest";
import { CurvesFigure } from "./CurvesFigure.tsx";
import { Legend } from "./Legend.tsx";
import { RequestStrip } from "./RequestStrip.tsx";
import { ResponseFigure } from "./response/ResponseFigure.tsx";
import { marksWords, ScrubberMarks } from "./ScrubberMarks.tsx";
import { StepTray } from "./StepTray.tsx";
import { charts, marks, responses } from "./test-support/charts.ts";
import { COUNT, FLAG, sketchLane } from "./test-support/lane.ts";
import { strips, trays } from "./test-support/steps.ts";

const tray = (title: string) =>
  trays.find((example) => example.title === title)?.lane ?? sketchLane({ cells: "-" });

describe("step tray", () => {
  test("tells eviction and batch, and leaves the device's channels to their own figure", () => {
    render(<StepTray lane={tray("A full batch")} />);
    expect(screen.getByText("evicted: 4 dirty.")).toBeInTheDocument();
    expect(screen.getByText("written together: 4 dirty, 5 dirty, 2 dirty.")).toBeInTheDocument();
    expect(screen.queryByText(/lanes/)).toBeNull();
  });

  test("a baseline writes one page, together with none", () => {
    render(<StepTray lane={tray("Baseline: one page")} />);
    expect(screen.getByText("written: 4 dirty.")).toBeInTheDocument();
  });

  test("calls pages by their names, long ones short where they are drawn", () => {
    const lane = { ...tray("A full batch"), pageName: (page: number) => `1844674407370955100${page}` };
    const { container } = render(<StepTray lane={lane} />);
    expect(screen.getByText("evicted: 18446744073709551004 dirty.")).toBeInTheDocument();
    expect(screen.getByText(/^written together: 18446744073709551004 dirty, /)).toBeInTheDocument();
    const drawn = [...container.querySelectorAll("svg text")].map((text) => text.textContent);
    expect(drawn).toContain("…551004");
    expect(drawn.every((text) => (text ?? "").length <= 8)).toBe(true);
  });

  test("counts what it cannot draw", () => {
    render(<StepTray lane={tray("More than can be drawn")} />);
    expect(screen.getByText("+8")).toBeInTheDocument();
  });

  test.each([
    ["A hit", "hit: no device access"],
    ["At the start", "before the first request"],
  ])("%s: %s", (title, words) => {
    render(<StepTray lane={tray(title)} />);
    expect(screen.getByText(words)).toBeInTheDocument();
  });
});

describe("request strip", () => {
  const [strip = { position: 0, requests: 0, past: [], ahead: [], laneLabels: [] }] = strips;

  test("marks the request of this step and says hit or miss for each lane", () => {
    render(<RequestStrip {...strip} />);
    const current = screen
      .getAllByRole("listitem")
      .find((item) => item.getAttribute("aria-current") === "step");
    expect(current).toHaveTextContent(/write of page 1\..*Baseline: hit\..*ACE: hit\./);
    expect(screen.getAllByRole("listitem")).toHaveLength(19);
  });

  test("at the start there is no such request", () => {
    render(<RequestStrip {...strip} position={0} past={[]} />);
    expect(screen.getByText(/^Before the first of 48,000 requests/)).toBeInTheDocument();
    expect(screen.getAllByRole("listitem")).toHaveLength(12);
  });

  test("says what each request serves, where the workload does", () => {
    const labelled = strips.find(({ ahead }) => ahead[0]?.label !== undefined);
    if (labelled === undefined) throw new Error("There is no strip with labels.");
    render(<RequestStrip {...labelled} />);
    const items = screen.getAllByRole("listitem");
    const current = items.find((item) => item.getAttribute("aria-current") === "step");
    expect(current).toHaveTextContent("write of page 1, Payment #1,231 · WAREHOUSE.");
    expect(screen.getByText("Request 7 of 48,000")).toHaveTextContent("· Payment #1,231 · WAREHOUSE");
    expect(items[0]).toHaveAttribute("title", "request 1: write of page 7, NewOrder #1,230 · STOCK");
    expect(items.at(-1)).toHaveTextContent("read of page 9, Payment #1,233 · ORDER-LINE.");
    // Written once above each group, and its part below each request.
    expect(screen.getAllByText(/^(NewOrder|Payment) #1,23\d$/)).toHaveLength(4);
    expect(screen.getAllByText("ORDER-LINE")).toHaveLength(5);
  });

  test("without labels leaves no room for them", () => {
    render(<RequestStrip {...strip} />);
    expect(screen.getByText("Request 7 of 48,000")).not.toHaveTextContent("#");
    expect(screen.getAllByRole("listitem")[0]).toHaveAttribute("title", "request 1: write of page 7");
  });
});

describe("curves", () => {
  const [chart = charts[0]] = charts;
  if (chart === undefined) throw new Error("There is no chart.");
  const show = (hover: number | null, onHover = vi.fn()) => {
    render(<CurvesFigure {...chart} hover={hover} onHover={onHover} />);
    return { slider: screen.getByRole("slider"), onHover };
  };

  test("reads the step, or the position pointed at", () => {
    const { slider } = show(null);
    expect(slider).toHaveAttribute(
      "aria-valuetext",
      expect.stringMatching(/^At request 19,920: Baseline: .* batches \(83.3% lower\)$/),
    );
    expect(screen.getByRole("img")).toHaveAccessibleName(/^Write batches, cumulative\. At request 19,920/);
  });

  test("where several samples stand at one place, the shown moment says which is read", () => {
    const positions = Float64Array.of(0, 0, 0, 5);
    const values = Float64Array.of(0, 1, 2, 3);
    const series = [{ label: "Baseline", lane: 0, values }];
    const { rerender } = render(
      <CurvesFigure
        {...chart}
        {...{ positions, series, position: 0 }}
        shown={0}
        hover={null}
        onHover={vi.fn()}
      />,
    );
    expect(screen.getByRole("slider")).toHaveAttribute(
      "aria-valuetext",
      expect.stringContaining("Baseline: 0"),
    );
    rerender(
      <CurvesFigure
        {...chart}
        {...{ positions, series, position: 0 }}
        shown={1}
        hover={null}
        onHover={vi.fn()}
      />,
    );
    expect(screen.getByRole("slider")).toHaveAttribute(
      "aria-valuetext",
      expect.stringContaining("Baseline: 1"),
    );
  });

  test("the keyboard moves the position of all charts", () => {
    const { slider, onHover } = show(4800);
    expect(slider).toHaveAttribute("aria-valuetext", expect.stringMatching(/^At request 4,800:/));
    fireEvent.change(slider, { target: { value: "20" } });
    expect(onHover).toHaveBeenLastCalledWith(5040);
    fireEvent.keyDown(slider, { key: "Escape" });
    expect(onHover).toHaveBeenLastCalledWith(null);
  });

  test("is a table of at most 20 rows on demand", async () => {
    show(null);
    await userEvent.click(screen.getByText("Write batches as a table"));
    expect(await screen.findAllByRole("row")).toHaveLength(21);
  });

  test("says when nothing is counted yet", () => {
    const empty = charts.find(({ positions }) => positions.length === 0);
    if (empty === undefined) throw new Error("There is no empty chart.");
    render(<CurvesFigure {...empty} hover={null} onHover={vi.fn()} />);
    expect(screen.getByText("Nothing counted yet.")).toBeInTheDocument();
  });
});

describe("marks of the scrubber", () => {
  const [few, many] = marks;
  if (few === undefined || many === undefined) throw new Error("There is no marks.");

  /** What its paths draw: a foot, up, along, down again. */
  const marked = (container: HTMLElement) => {
    const drawn = [...container.querySelectorAll("[data-marks]")]
      .map((path) => path.getAttribute("d"))
      .join("");
    const all = [...drawn.matchAll(/v-([\d.]+)h([\d.]+)v/g)];
    expect(all.length).toBeGreaterThan(3);
    return all.map(([, height, width]) => ({ height: Number(height), width: Number(width) }));
  };

  test("marks where lanes leave others, and says so", () => {
    const { container } = render(<ScrubberMarks {...few} forks={[3, 9]} />);
    expect(container.querySelectorAll("[data-fork]")).toHaveLength(2);
    expect(screen.getByRole("img", { name: /forks at 3, 9\./ })).toBeInTheDocument();
  });

  test("name the place where the lanes first differ", () => {
    const { container } = render(<ScrubberMarks {...few} firstDivergence={4} />);
    expect(container.querySelector("[data-first-divergence='4'] title")?.textContent).toBe(
      "lanes first differ here: request 4",
    );
  });

  test("are ticks at their requests while there are few", () => {
    const { container } = render(<ScrubberMarks {...few} />);
    expect(marked(container).every(({ width }) => width === 2)).toBe(true);
  });

  test("are bars of density when there are many", () => {
    const { container } = render(<ScrubberMarks {...many} />);
    const heights = marked(container).map(({ height }) => height);
    expect(Math.max(...heights)).toBe(7);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(1);
  });

  test("are told in words", () => {
    const bins = [{ from: 0, to: 9, cleanEvictions: 1, dirtyEvictions: 2, batches: 2, diverged: 3 }];
    expect(marksWords({ bins, firstDivergence: 4 })).toBe(
      "Along the trace: 3 evictions, 2 of them of dirty pages; 2 write batches; the lanes differ at 3 requests, first at request 4.",
    );
    expect(marksWords({ bins: [], firstDivergence: null })).toContain("the lanes act alike");
  });
});

describe("legend", () => {
  const show = () => render(<Legend windows={["window", "window"]} badges={[COUNT, FLAG, FLAG]} hand />);

  test("has one entry a meaning", () => {
    show();
    const names = within(screen.getByRole("list"))
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toHaveLength(13);
  });

  test("explains on focus and on hover; Escape closes", async () => {
    show();
    await userEvent.tab();
    expect(screen.getByRole("tooltip")).toHaveTextContent(/^Free frame/);
    expect(screen.getByRole("button", { name: /free/ })).toHaveAccessibleDescription(/^Free frame/);
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("tooltip")).toBeNull();
    await userEvent.hover(screen.getByText("dirty"));
    expect(screen.getByRole("tooltip")).toHaveTextContent(/^Dirty page/);
    await userEvent.unhover(screen.getByText("dirty"));
    expect(screen.queryByRole("tooltip")).toBeNull();
  });
});

describe("response", () => {
  const [whole, growing] = responses;
  if (whole === undefined || growing === undefined) throw new Error("there are examples");
  const lines = (container: HTMLElement) =>
    [...container.querySelectorAll("path.fill-none")].map((line) => line.getAttribute("d") ?? "");

  test("draws one line a lane over the slider, the largest value at its top, and where the value stands", () => {
    const { container } = render(<ResponseFigure {...whole} inset={8} format={String} />);
    expect(screen.getByRole("img", { name: "Device time by alpha" })).toHaveTextContent("1600");
    const [ace = "", baseline = ""] = lines(container);
    expect(baseline.match(/[ML]/g)).toHaveLength(30);
    expect(baseline.split(/[ML]/).at(-1)).toMatch(/,4\.0$/);
    expect(Number(ace.split(",").at(-1))).toBeGreaterThan(30);
  });

  test("leaves out what is not known yet, and joins nothing over it", () => {
    const { container } = render(<ResponseFigure {...growing} inset={8} format={String} />);
    const [ace = "", baseline = ""] = lines(container);
    expect(ace.match(/[ML]/g)).toHaveLength(13);
    expect(baseline.match(/M/g)).toHaveLength(10);
  });
});
