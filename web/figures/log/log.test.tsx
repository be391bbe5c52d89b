import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import type { LaneFrame, LogShown } from "../../engine/types.ts";
import { sketchLane } from "../test-support/lane.ts";
import { LogStrip, logSentences } from "./LogStrip.tsx";

const log: LogShown = {
  ...{ newest: 5, flushed: 3, log_flushes: 2, for_a_write: 1 },
  records: [11, 12, 13, 14, 15],
  ...{ dirty: [15, 12], dirty_lsns: [5, 2] },
  ...{ dirty_pages: 3, log_first: 1 },
};

function logged(shown: LogShown, pageName?: LaneFrame["pageName"]): LaneFrame {
  const lane = sketchLane({ cells: "15D 12D 3C", order: [0, 1, 2] });
  return { ...lane, step: { ...lane.step, log: shown }, ...(pageName && { pageName }) };
}

test("the log is told: records, how far it is flushed, and which dirty pages wait for it", () => {
  expect(logSentences(logged(log), log)).toEqual([
    "Newest records: LSN 1 page 11, LSN 2 page 12, LSN 3 page 13, LSN 4 page 14, LSN 5 page 15.",
    "Flushed up to LSN 3.",
    "Dirty pages: page 15 with LSN 5, its log must go first; page 12 with LSN 2; 1 more.",
  ]);
  const empty = { ...log, newest: 0, records: [], dirty: [], dirty_lsns: [], dirty_pages: 0, flushed: 0 };
  expect(logSentences(logged(empty), empty)).toEqual([
    "The log is empty.",
    "Flushed up to LSN 0.",
    "No page is dirty.",
  ]);
});

test("the line stands between what is flushed and what is not, and pages whose log must go first are marked", () => {
  const { container } = render(<LogStrip lane={logged(log, (page) => `p${page}`)} label="Lane" />);
  const row = [...container.querySelectorAll("[data-flushed], [data-lsn]")].map(
    (cell) => cell.getAttribute("data-flushed") ?? cell.getAttribute("data-lsn"),
  );
  // Records around the line, then the dirty pages.
  expect(row).toEqual(["1", "2", "3", "3", "4", "5", "5", "2"]);
  const marked = [...container.querySelectorAll("[data-marked]")];
  expect(marked.map((cell) => cell.getAttribute("data-page"))).toEqual(["15"]);
  expect(marked[0]?.textContent).toBe("5!p15");
  expect(screen.getByRole("img", { name: /^Lane: the log.*page p15 with LSN 5, its log/ })).toBeVisible();
  expect(container).toHaveTextContent("log_flushes 2, of these for_a_write 1");
  expect(container).toHaveTextContent("! 1 page whose log must go first");
});

test("records behind the line that have no room are counted", () => {
  const long = { ...log, newest: 40, records: [39, 40] };
  const { container } = render(<LogStrip lane={logged(long)} label="Lane" />);
  expect(container.querySelector("[data-flushed]")?.nextElementSibling).toHaveTextContent("+35");
});

test("a lane without a log draws nothing", () => {
  const { container } = render(<LogStrip lane={sketchLane({ cells: "1C", order: [0] })} label="Lane" />);
  expect(container).toBeEmptyDOMElement();
});
