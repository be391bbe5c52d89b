import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, test } from "vitest";
import { paper as german } from "../../text/de/paper.ts";
import { paper as english } from "../../text/en/paper.ts";
import { AceArchitecture, miss } from "./AceArchitecture.tsx";
import { FourDecisions } from "./FourDecisions.tsx";
import { PolicyAxes, placedPolicies } from "./PolicyAxes.tsx";

const status = () => screen.getByRole("status").textContent;

describe("policies on two axes", () => {
  const at = (name: RegExp) =>
    within(screen.getByRole("list", { name }))
      .getAllByRole("button")
      .map((button) => button.textContent);

  test("each stands where its properties put it", () => {
    render(<PolicyAxes />);
    expect(at(/^reads and writes alike, one page at a time/)).toEqual(["LRU", "Clock Sweep"]);
    expect(at(/^fewer writes, whatever alpha is, one page at a time/)).toEqual(["CFLRU", "LRU-WSR"]);
    expect(at(/^reads and writes alike, several pages at once/)).toEqual(["BPLRU"]);
    expect(at(/^a write's cost is shared, several pages at once/)).toEqual(["ACE"]);
  });

  test("the focus tells why", async () => {
    render(<PolicyAxes />);
    expect(status()).toMatch(/^Point at a policy/);
    await userEvent.tab();
    expect(screen.getAllByRole("button", { pressed: true })).toHaveLength(1);
    const focused = document.activeElement?.textContent ?? "";
    expect(status()).toMatch(new RegExp(`^${focused}\\.`));
  });

  test("pointing at a policy tells why", async () => {
    render(<PolicyAxes />);
    await userEvent.hover(screen.getByRole("button", { name: "LRU-WSR" }));
    expect(status()).toContain("second chance");
  });

  test("a further policy is one entry", () => {
    const further = { name: "New", asymmetry: "indirect", concurrency: true, why: () => "Because." } as const;
    const { rerender } = render(<PolicyAxes />);
    expect(screen.getAllByText("none of these")).toHaveLength(2);
    rerender(<PolicyAxes policies={[...placedPolicies, further]} />);
    expect(at(/^fewer writes, whatever alpha is, several pages at once/)).toEqual(["New"]);
    expect(screen.getAllByText("none of these")).toHaveLength(1);
  });
});

describe("four decisions", () => {
  test("they are the paper's four, in its order", () => {
    render(<FourDecisions />);
    const decisions = screen.getAllByRole("rowheader").map(({ textContent }) => textContent?.split(":")[0]);
    expect(decisions.slice(0, 4)).toEqual([
      "Replacement algorithm",
      "Write-back policy",
      "Eviction policy",
      "Read-ahead policy",
    ]);
  });

  /** Pages of one column's example that are marked so. */
  const marked = (column: number, mark: string) => {
    const [, , , , example] = screen.getAllByRole("rowgroup").slice(1);
    const cell = example?.querySelectorAll("td")[column];
    return [...(cell?.querySelectorAll("li") ?? [])]
      .map((item) => item.querySelector("span")?.textContent ?? "")
      .filter((words) => words.includes(mark))
      .map((words) => Number(/page (\d+)/.exec(words)?.[1]));
  };

  test.each([
    [0, [6], [6]],
    [1, [6, 4, 2], [6]],
    [2, [6, 4, 2], [6, 5, 4]],
  ])("column %i shows the paper's figure 6a", (column, written, evicted) => {
    render(<FourDecisions />);
    expect(marked(column, "written")).toEqual(written);
    expect(marked(column, "evicted")).toEqual(evicted);
  });
});

describe("architecture", () => {
  const pages = () =>
    screen.getAllByRole("listitem").map((item) => item.querySelector("span")?.textContent ?? "");

  test("every step has a sentence in each language", () => {
    for (const { architecture } of [english, german]) expect(architecture.steps).toHaveLength(miss.length);
  });

  test("a miss leads to the slides' pool", async () => {
    render(<AceArchitecture />);
    expect(pages()[0]).toBe("page 8, dirty");
    await userEvent.click(screen.getByRole("button", { name: "To end" }));
    expect(pages()).toEqual([
      "page 1, dirty",
      "page 8, dirty",
      "page 6, clean",
      "page 2, clean",
      "page 3, clean",
      "page 5, clean",
      "page 9, clean",
    ]);
  });

  test("each step but the first goes one numbered way", async () => {
    const { container } = render(<AceArchitecture />);
    const current = () => container.querySelector("[aria-current=step]")?.textContent ?? null;
    expect(current()).toBeNull();
    for (let step = 1; step < miss.length; step += 1) {
      await userEvent.click(screen.getByRole("button", { name: "Step" }));
      expect(current()).toBe(String(step));
      expect(status()).toBe(english.architecture.steps[step]);
    }
  });
});
