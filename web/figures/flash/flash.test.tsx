import { act, fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, test, vi } from "vitest";
import { flashText } from "../../text/flash.ts";
import { setLocale } from "../../text/text.ts";
import { drive, goldenShown } from "../test-support/flashDrives.ts";
import { arrivalsIn, beatsOf, departuresIn } from "./beat.ts";
import { READABLE } from "./FlashCell.tsx";
import { FlashCounters } from "./FlashCounters.tsx";
import { FlashDrive } from "./FlashDrive.tsx";
import { FlashStrip } from "./FlashStrip.tsx";
import { flashLayout } from "./layout.ts";
import { mapLayout, squareOf, wornFrom } from "./map.ts";
import type { FlashShown } from "./types.ts";
import { flashWords, namesFor } from "./words.ts";

afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(Element.prototype, "animate");
  return setLocale("en");
});

/** The update of E that collects two blocks. */
const slides = goldenShown("small-slides-abcd");
const said = () => screen.getByRole("status").textContent;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const victim = (container: HTMLElement) =>
  container.querySelector("[data-victim]")?.getAttribute("data-victim") ?? null;

const large: FlashShown = {
  ...slides,
  ...{ blocks: 200, block_pages: 128, pages: 20_000, logical_pages: 20_000 },
  before: {
    ...drive(200, 128, 20_000),
    ...{ owners: null, valid_indices: null },
    erases: Array.from({ length: 200 }, (_, block) => block % 11),
  },
  events: [
    ["choose", 3, 0, "gc"],
    ["erase", 3, 4],
  ],
};

describe("a step", () => {
  test("stands as it ends, and says what it did", () => {
    const { container } = render(<FlashDrive shown={slides} label="LRU" />);
    expect(said()).toBe("This step: 1 page written, 8 pages moved, 2 blocks erased.");
    expect(screen.getByText("Event 16 of 16")).toBeInTheDocument();
    expect(victim(container)).toBeNull();
    expect(screen.getByRole("img")).toHaveAccessibleName(/^LRU: the drive's 4 blocks/);
  });

  test("is gone through event by event, each with its sentence", async () => {
    const { container } = render(<FlashDrive shown={slides} label="LRU" />);
    await press("Before the step");
    expect(said()).toBe("The drive before the step.");
    const sentences: (string | null)[] = [];
    const victims: (string | null)[] = [];
    const next = screen.getByRole("button", { name: "Next event" });
    for (let event = 0; event < slides.events.length; event += 1) {
      await userEvent.click(next);
      sentences.push(said());
      victims.push(victim(container));
    }
    expect(sentences.slice(0, 3)).toEqual([
      "Block 0 is chosen: 4 of 8 pages are valid, and must be moved before it can be erased.",
      "Block 3 leaves the queue of free blocks and is opened for pages that garbage collection moves.",
      "E moves from block 0 to block 3. The host did not ask for this write.",
    ]);
    expect(sentences[6]).toBe("Block 0 is erased as a whole, by now once, and is the last of the free ones.");
    expect(sentences.slice(-2)).toEqual([
      "The host writes E: it goes to block 0.",
      "The old version of E in block 3 is invalid.",
    ]);
    expect(victims.slice(0, 8)).toEqual(["0", "0", "0", "0", "0", "0", "0", "1"]);
    expect(next).toHaveAttribute("aria-disabled", "true");
    await press("Previous event");
    expect(said()).toBe("The host writes E: it goes to block 0.");
  });

  test("another step takes the place of one that was gone through", async () => {
    const { rerender } = render(<FlashDrive shown={slides} label="LRU" moves />);
    await press("Previous event");
    await act(async () =>
      rerender(<FlashDrive shown={goldenShown("small-slides-abcd", 8)} label="LRU" moves />),
    );
    expect(said()).toBe("This step: 1 page written.");
    rerender(<FlashDrive shown={{ ...slides, events: [] }} label="LRU" moves />);
    expect(said()).toBe("This step writes nothing to the drive.");
    expect(screen.getByText("no event")).toBeInTheDocument();
  });

  test("plays its beats one after the other, and then stands as it ends", async () => {
    const ends: (() => void)[] = [];
    Element.prototype.animate = () => {
      const finished = new Promise<void>((resolve) => ends.push(resolve));
      return { finished, cancel: () => {} } as unknown as Animation;
    };
    vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
    const { container, rerender } = render(
      <FlashDrive shown={goldenShown("small-slides-abcd", 23)} label="LRU" />,
    );
    rerender(<FlashDrive shown={slides} label="LRU" moves />);
    const seen: string[] = [];
    for (let beat = 0; beat < beatsOf(slides.events).length; beat += 1) {
      const marks = [...container.querySelectorAll<SVGElement>("[data-flash]")];
      seen.push([...new Set(marks.map(({ dataset }) => dataset.flash))].sort().join(" "));
      await act(async () => ends.splice(0).map((end) => end()));
    }
    expect(seen).toEqual([
      "victim",
      "leaves moved",
      "leaves ticks",
      "victim",
      "leaves moved",
      "leaves ticks",
      "leaves written",
    ]);
    expect(screen.getByText("Event 16 of 16")).toBeInTheDocument();
    expect(container.querySelector(".motion-layer")).toBeNull();
  });

  test("of a large drive is a map, told in numbers", async () => {
    const { container } = render(<FlashDrive shown={large} label="LRU" />);
    expect(container.querySelector("canvas")).not.toBeNull();
    expect(screen.getByText("host: block 156, open")).toBeInTheDocument();
    await press("Previous event");
    expect(victim(container)).toBe("3");
    await userEvent.click(screen.getByText("In words"));
    expect(screen.getByText("Of 200 blocks 156 are full and 43 are free.")).toBeInTheDocument();
    expect(
      screen.getByText(/^Blocks were erased from 0 to 10 times, block 10 most often/),
    ).toBeInTheDocument();
  });

  test("is seen in little room too", () => {
    render(<FlashStrip shown={slides} label="LRU" />);
    expect(screen.getByRole("img")).toHaveAccessibleName(/^LRU: the drive's 4 blocks/);
    expect(screen.queryByRole("slider")).toBeNull();
  });

  test("is looked into block by block, by keys and by pointer", async () => {
    render(<FlashDrive shown={slides} label="LRU" />);
    const slider = screen.getByRole("slider", { name: "LRU: block by block" });
    expect(slider).toHaveAttribute("aria-valuetext", "no block chosen");
    act(() => slider.focus());
    const first = "Block 0, open for the host's pages, erased once: E valid, 7 free.";
    expect(slider).toHaveAttribute("aria-valuetext", first);
    await userEvent.keyboard("{Escape}");
    expect(slider).toHaveAttribute("aria-valuetext", "no block chosen");
    fireEvent.pointerMove(screen.getByRole("img"), { clientX: 20, clientY: 60 });
    expect(screen.getByText(first)).toBeInTheDocument();
  });

  test("speaks German", async () => {
    await setLocale("de");
    render(<FlashDrive shown={slides} label="LRU" />);
    expect(said()).toBe("Dieser Schritt: 1 Seite geschrieben, 8 Seiten umgezogen, 2 Blöcke gelöscht.");
  });
});

describe("beats", () => {
  test("a victim's pages move together, and each choice and erase is one", () => {
    const kinds = beatsOf(slides.events).map(({ from, to }) =>
      slides.events.slice(from, to).map(([kind]) => kind),
    );
    expect(kinds).toEqual([
      ["choose"],
      ["open", "move", "move", "move", "move"],
      ["erase"],
      ["choose"],
      ["move", "move", "move", "move"],
      ["erase"],
      ["open", "write", "invalidate"],
    ]);
  });

  test("what came and is still there, and what fades", () => {
    expect(arrivalsIn(slides.events).filter(({ from }) => from === null)).toEqual([
      { page: 4, block: 0, index: 0, from: null },
    ]);
    expect(arrivalsIn(slides.events)).toHaveLength(9);
    const faded = departuresIn(slides.events.slice(0, 7), slides.before);
    expect(faded.filter(({ valid }) => valid).map(({ page }) => page)).toEqual([4, 5, 6, 7]);
    expect(faded).toHaveLength(8);
  });
});

test("every page is told in words", () => {
  const lines = flashWords(slides.before, slides, namesFor(slides.pages), flashText());
  expect(lines[0]).toBe(
    "Block 0, full, never erased: A invalid, B invalid, C invalid, D invalid, E valid, F valid, G valid, H valid.",
  );
  expect(lines[3]).toBe("Block 3, free, number 1 in the queue, never erased: 8 free.");
});

describe("places", () => {
  test.each([
    [4, 8, 620, 310],
    [13, 4, 620, 310],
    [64, 4, 620, 310],
    [64, 4, 350, 440],
    [40, 128, 620, 310],
    [64, 128, 350, 440],
    [3, 2048, 620, 310],
  ])(
    "%i blocks of %i pages fit %i px, and %i in height as far as pages can be seen",
    (blocks, block_pages, width, room) => {
      const layout = flashLayout({ blocks, block_pages }, width, room, 3);
      expect(layout.width).toBeLessThanOrEqual(width);
      expect(layout.columns * layout.rows).toBeGreaterThanOrEqual(blocks);
      if (layout.cellHeight > 1) expect(layout.height).toBeLessThanOrEqual(room);
      const last = layout.at(blocks - 1, block_pages - 1);
      expect(last.x + layout.cellWidth).toBeLessThanOrEqual(layout.width);
      expect(last.y + layout.cellHeight).toBeLessThanOrEqual(layout.height);
      if (layout.named) expect(layout.cellHeight).toBeGreaterThanOrEqual(READABLE);
    },
  );

  test("the slides' drive and small ones name their pages, also on a phone", () => {
    for (const [blocks, pages, width, room] of [
      [4, 8, 620, 310],
      [4, 8, 350, 440],
      [20, 4, 350, 440],
      [32, 4, 620, 310],
    ] as const)
      expect(flashLayout({ blocks, block_pages: pages }, width, room, 2).named).toBe(true);
  });

  test.each([65, 1_000, 16_896, 500_000])("a map of %i blocks fits its room", (blocks) => {
    const layout = mapLayout(blocks, 610, 300);
    const { x, y } = layout.at(blocks - 1);
    expect(x + layout.pitch).toBeLessThanOrEqual(610);
    expect(y + layout.pitch).toBeLessThanOrEqual(300);
    expect(layout.squares * layout.together).toBeGreaterThanOrEqual(blocks);
  });

  test("a square is shaded by its valid pages, and marked where it is worn", () => {
    expect(wornFrom(large.before)).toBe(9);
    expect(squareOf(large.before, 10, 1, 128, 9)).toEqual({ shade: 7, worn: true });
    expect(squareOf(large.before, 199, 1, 128, 9)).toEqual({ shade: null, worn: false });
    expect(wornFrom({ erases: [1, 1, 2] })).toBeNull();
  });
});

test("counters say none where nothing was written", () => {
  const { container, rerender } = render(<FlashCounters shown={slides} spare={10} />);
  const value = (name: string) => screen.getByText(name).nextElementSibling?.textContent;
  expect(value("Write amplification")).toBe("1.32physical / logical, last window 1.00");
  expect(value("Erases a block")).toBe("0 / 0.5 / 1least / mean / most");
  expect(value("Spare area")).toBe("128.6%10% set");
  const derived = { ...slides.derived, write_amplification: null, write_amplification_last: null };
  rerender(<FlashCounters shown={{ ...slides, derived }} />);
  expect(container).toHaveTextContent("no write yet");
});
