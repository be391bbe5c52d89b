import { readFile } from "node:fs/promises";
import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test } from "vitest";
import { loadDrives } from "../../engine/flashDrive.ts";
import { initFull } from "../../engine/full.ts";
import { setLocale } from "../../text/text.ts";
import { SsdChannels } from "./SsdChannels.tsx";
import { SsdInside } from "./SsdInside.tsx";

await initFull({ module_or_path: await readFile("web/engine/pkg/full/full_bg.wasm") });
const run = await loadDrives();

afterEach(() => setLocale("en"));

const step = () => screen.getByRole("button", { name: "Step" });
const said = () => screen.getByRole("status").textContent;
const counter = (name: string) => screen.getByText(name).nextElementSibling?.textContent ?? "";
/** The mapping table's entry that this step changed. */
const mapped = () =>
  screen
    .getAllByRole("listitem")
    .filter((item) => item.ariaCurrent === "step" || item.getAttribute("aria-current") === "step");

describe("inside an SSD", () => {
  test("begins still, and a step tells what the host's write did and why", async () => {
    render(<SsdInside run={run} />);
    expect(said()).toMatch(/^Each of the 12 logical pages/);
    expect(mapped()).toEqual([]);
    await userEvent.click(step());
    expect(said()).toBe(
      "The host updates A. Flash cannot be overwritten in place, so the new version A2 goes to the next free page, 3.0; the old version A1 at 0.0 becomes invalid.",
    );
    expect(mapped().map((item) => item.textContent)).toEqual(["A → 3.0"]);
    expect(counter("Host writes")).toContain("1");
  });

  test("goes to the next garbage collection, and counts what it moves as physical writes", async () => {
    render(<SsdInside run={run} />);
    await userEvent.click(screen.getByRole("button", { name: "To next garbage collection" }));
    expect(said()).toMatch(/garbage collection chooses block 3: with 3 invalid it has the most/);
    expect(counter("Physical writes")).toContain("8");
    await userEvent.click(step());
    expect(said()).toBe(
      "F2 is still valid and an erase would destroy it: it moves from 3.1 to 5.0. The host did not ask for this write.",
    );
    expect(counter("Host writes")).toContain("8");
    expect(counter("Physical writes")).toContain("9");
    expect(counter("Write amplification")).toContain("1.13");
  });

  test("steps back to the same picture", async () => {
    render(<SsdInside run={run} />);
    await userEvent.click(step());
    const words = () => screen.getAllByText(/^Block \d,/).map((line) => line.textContent);
    const before = words();
    await userEvent.click(step());
    expect(words()).not.toEqual(before);
    await userEvent.click(screen.getByRole("button", { name: "Step back" }));
    expect(words()).toEqual(before);
  });

  test("arrow keys step while the focus is in it, not in its choice", async () => {
    render(<SsdInside run={run} />);
    step().focus();
    await userEvent.keyboard("{ArrowRight}{ArrowRight}{ArrowLeft}");
    expect(screen.getByText(/^Step 1 of/)).toBeInTheDocument();
    screen.getByLabelText("Data on the drive").focus();
    await userEvent.keyboard("{ArrowRight}");
    expect(screen.getByText(/^Step 1 of/)).toBeInTheDocument();
  });

  test("at the end nothing is left to do, and the focus stays", async () => {
    render(<SsdInside run={run} />);
    await userEvent.click(screen.getByRole("button", { name: "To end" }));
    expect(step()).toHaveAttribute("aria-disabled", "true");
    expect(screen.getByRole("button", { name: "To next garbage collection" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    expect(counter("Host writes")).toContain("40");
  });

  test("another amount of data starts anew", async () => {
    render(<SsdInside run={run} />);
    await userEvent.click(step());
    await userEvent.selectOptions(screen.getByLabelText("Data on the drive"), "15");
    expect(said()).toMatch(/^Each of the 15 logical pages/);
  });

  test("says that it is not the lab's cost model", () => {
    render(<SsdInside run={run} />);
    expect(screen.getByText(/not the lab's cost model/)).toBeInTheDocument();
  });

  test("speaks German", async () => {
    await setLocale("de");
    render(<SsdInside run={run} />);
    await userEvent.click(screen.getByRole("button", { name: "Zur nächsten Speicherbereinigung" }));
    expect(said()).toMatch(/wählt die Speicherbereinigung Block 3/);
    expect(counter("Schreibverstärkung")).toContain("1,00");
  });
});

describe("several chips", () => {
  test("one at a time uses one chip of four", () => {
    render(<SsdChannels />);
    expect(said()).toBe("8 device steps; 8 of 32 places used: utilisation 25%.");
    const row = screen.getByRole("row", { name: /chip 2/ });
    expect(within(row).getAllByText("idle")).toHaveLength(8);
  });

  test.each([
    ["4", "2 device steps; 8 of 8 places used: utilisation 100%."],
    ["5", "3 device steps; 8 of 12 places used: utilisation 67%."],
  ])("%s together: %s", async (together, words) => {
    render(<SsdChannels />);
    await userEvent.selectOptions(screen.getByLabelText("Pages sent together"), together);
    expect(said()).toBe(words);
  });
});
