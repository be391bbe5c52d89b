import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { poolModel } from "../pool/model.ts";
import { PoolTable } from "../pool/PoolTable.tsx";
import { everyKind as everything, keeping, keptSpec as spec } from "../test-support/keeping.ts";
import { KeptStrip } from "./KeptStrip.tsx";
import { keptLayout, keptModel, keptOfPage, keptSentences } from "./model.ts";

test("everything that is kept is told: lists, ghosts with their requests, hands and numbers of any width", () => {
  expect(keptSentences(everything)).toEqual([
    "young: 2, 8.",
    "gone, pages that are gone: 9, 17.",
    "known, pages that are gone: 11 (requests 40, 7).",
    "hand: page 8.",
    "p = 3.5.",
    "dropped = 1,234.",
    "state = 18446744073709551615.",
  ]);
});

test("a hand that waits and lists without pages are told too", () => {
  const lane = keeping([
    [spec("hand", "hand"), { hand: null }],
    [spec("young", "list"), { frames: [] }],
    [spec("gone", "ghosts"), { pages: [] }],
  ]);
  expect(keptSentences(lane)).toEqual([
    "young: empty.",
    "gone, pages that are gone: none.",
    "hand: at the old end.",
  ]);
});

test("a list of pages in the pool and of pages that are gone shows and tells each as what it is, and ghosts by stamps", () => {
  const lane = keeping([
    [spec("stack", "list"), { pages: [6, 30] }],
    [spec("stamped", "ghosts"), { stamps: [[12, 44]] }],
  ]);
  expect(keptSentences(lane)).toEqual(["stack: 6, 30.", "stamped, pages that are gone: 12 (stamp 44)."]);
  expect([6, 30, 12].map((page) => keptOfPage(lane, page))).toEqual([
    ["In stack."],
    ["Still known in stack."],
    ["Still known in stamped."],
  ]);
  const { container } = render(<KeptStrip lane={lane} label="Lane" />);
  const states = [...container.querySelectorAll("[data-page]")].map((cell) =>
    cell.getAttribute("data-state"),
  );
  expect(states).toEqual(["clean", "gone", "gone"]);
});

test("of a page it is told where it is in lists, gone or not, and its own numbers", () => {
  expect(keptOfPage(everything, 8)).toEqual(["In young.", "Next: 12.", "Times: 9, 2."]);
  expect(keptOfPage(everything, 6)).toEqual(["Next: none.", "Times: none."]);
  expect(keptOfPage(everything, 17)).toEqual(["Still known in gone."]);
  expect(keptOfPage(everything, 11)).toEqual(["Still known in known, by requests 40, 7."]);
  expect(keptOfPage(everything, 5)).toEqual([]);
});

test("the strip shows each page in its state, ghosts hollow, and the hand at its page; its words are its name", () => {
  const { container } = render(<KeptStrip lane={everything} label="Lane" />);
  const cells = (list: string) =>
    [...container.querySelectorAll(`[data-list=${list}] [data-page]`)].map((cell) => [
      cell.textContent,
      cell.getAttribute("data-state"),
      cell.hasAttribute("data-hand"),
    ]);
  expect(cells("young")).toEqual([
    ["2", "dirty", false],
    ["8", "dirty", true],
  ]);
  expect(cells("gone")).toEqual([
    ["9", "gone", false],
    ["17", "gone", false],
  ]);
  expect(screen.getByText("p = 3.5")).toBeInTheDocument();
  expect(screen.getByRole("img").getAttribute("aria-label")).toBe(
    `Lane: what else the policy keeps. ${keptSentences(everything).join(" ")}`,
  );
});

test("a page in a list is asked about by a click and by the slider, gone or not", async () => {
  const onAsk = vi.fn();
  const { container } = render(<KeptStrip lane={everything} label="Lane" onAsk={onAsk} />);
  fireEvent.click(container.querySelector("[data-list=gone] [data-page='17']") as Element);
  const slider = screen.getByRole("slider", { name: "Look into what Lane keeps" });
  await userEvent.click(slider);
  expect(slider).toHaveAttribute("aria-valuetext", "2: In young. Next: 3. Times: 1.");
  await userEvent.keyboard("{Enter}");
  expect(onAsk.mock.calls.map(([page]) => page)).toEqual([17, 2]);
});

test("what a policy keeps stands in the pool's table: a column for what it tells by page, and the rest below", () => {
  render(<PoolTable model={poolModel(everything, "frame")} lane={everything} label="Lane" />);
  expect(screen.getByRole("columnheader", { name: "times" })).toBeInTheDocument();
  expect(screen.getByRole("cell", { name: "9, 2" })).toBeInTheDocument();
  expect(screen.getByText("young: 2, 8.")).toBeInTheDocument();
});

test("long lists are cut to what there is room for, and say how many more there are", () => {
  const pages = Array.from({ length: 500 }, (_, page) => page);
  const lane = keeping([1, 2, 3, 4].map((n) => [spec(`l${n}`, "ghosts"), { pages }]));
  const model = keptModel(lane);
  for (const [width, tight] of [
    [640, true],
    [280, true],
    [640, false],
    [280, false],
  ] as const) {
    const { columns, cellWidth, shown } = keptLayout(model, width, 3, tight);
    expect(columns).toBe(width === 280 && !tight ? 1 : 2);
    for (const count of shown) expect(count * (cellWidth + 3)).toBeLessThan(width / columns);
    expect(Math.min(...shown)).toBeGreaterThan(0);
  }
  render(<KeptStrip lane={lane} label="Lane" />);
  expect(screen.getAllByText(/^and 4\d\d more$/)).toHaveLength(4);
  expect(keptSentences(lane)[0]).toMatch(/62, 63, and 436 more\.$/);
});
