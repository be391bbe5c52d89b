import { describe, expect, test } from "vitest";
import {
  advance,
  blockPages,
  countIn,
  erasedBlocks,
  type Flash,
  type FlashRun,
  type FlashShape,
  filled,
  hostUpdates,
  moments,
  mostLogicalPages,
  physicalWrites,
  writeAmplification,
} from "./flash.ts";

const small: FlashShape = { blocks: 3, pages_per_block: 2, logical_pages: 3 };
const usual: FlashRun = {
  shape: { blocks: 6, pages_per_block: 4, logical_pages: 16 },
  updates: 40,
  seed: 1,
};

/** "A1" valid, "a1" invalid, "-" free; blocks apart. */
const sketch = (flash: Flash) =>
  Array.from({ length: flash.shape.blocks }, (_, block) =>
    blockPages(flash, block)
      .map((page) =>
        page.state === "free"
          ? "-"
          : String.fromCharCode((page.state === "valid" ? 65 : 97) + page.page) + page.version,
      )
      .join(" "),
  ).join(" | ");

describe("flash", () => {
  test("an update goes to the next free page and leaves the old version invalid", () => {
    const [after, step] = advance(filled(small), 1);
    expect(sketch(filled(small))).toBe("A1 B1 | C1 - | - -");
    expect(sketch(after)).toBe("A1 b1 | C1 B2 | - -");
    expect(step).toEqual({ kind: "write", page: 1, version: 2, from: 1, to: 3 });
    expect(after.places).toEqual([0, 3, 2]);
  });

  test("with only the reserve left, the block with the most invalid pages is moved, erased and becomes the reserve", () => {
    let flash = advance(filled(small), 1)[0];
    const seen: string[] = [];
    for (;;) {
      const [after, step] = advance(flash, 0);
      flash = after;
      seen.push(`${step.kind}: ${sketch(after)}`);
      if (step.kind === "write") break;
    }
    expect(seen).toEqual([
      "choose: A1 b1 | C1 B2 | - -",
      "move: a1 b1 | C1 B2 | A1 -",
      "erase: - - | C1 B2 | A1 -",
      "write: - - | C1 B2 | a1 A2",
    ]);
    expect(flash).toMatchObject({ host_writes: 2, moved_pages: 1, erases: 1 });
    expect(physicalWrites(flash)).toBe(3);
    expect(writeAmplification(flash)).toBe(1.5);
    expect(erasedBlocks(flash)).toEqual([0]);
  });

  test("a step changes no state that was handed in", () => {
    const before = filled(small);
    const copy = structuredClone(before);
    advance(before, 2);
    expect(before).toEqual(copy);
  });

  test.each([0, mostLogicalPages(small) + 1])("%i logical pages are refused", (logical_pages) => {
    expect(() => filled({ ...small, logical_pages })).toThrow("legal are 1 to 3");
  });

  test("an update of a page that is not there is refused", () => {
    expect(() => advance(filled(small), 3)).toThrow("none of the 3 logical pages");
  });
});

const runs: FlashRun[] = [1, 8, 12, 16, 18, mostLogicalPages(usual.shape)].map((logical_pages) => ({
  shape: { ...usual.shape, logical_pages },
  updates: 200,
  seed: logical_pages,
}));

describe.each(runs)("$shape.logical_pages logical pages", (run) => {
  const list = moments(run);

  test("each logical page has exactly one valid version, where the mapping table says", () => {
    for (const { flash } of list) {
      const valid = flash.pages.flatMap((page, place) =>
        page.state === "valid" ? [[page.page, place] as const] : [],
      );
      expect(valid.sort(([a], [b]) => a - b)).toEqual([...flash.places.entries()]);
    }
  });

  test("valid, invalid and free pages are all there are", () => {
    for (const { flash } of list) {
      const blocks = Array.from({ length: flash.shape.blocks }, (_, block) => block);
      const count = (state: "valid" | "invalid" | "free") =>
        blocks.reduce((sum, block) => sum + countIn(flash, block, state), 0);
      expect(count("valid")).toBe(run.shape.logical_pages);
      expect(count("valid") + count("invalid") + count("free")).toBe(flash.pages.length);
    }
  });

  test("counters are what the steps did", () => {
    const kinds = list.map(({ step }) => step.kind);
    const { flash } = list.at(-1) ?? { flash: filled(run.shape) };
    const count = (kind: string) => kinds.filter((found) => found === kind).length;
    expect(flash.host_writes).toBe(run.updates);
    expect(count("write")).toBe(run.updates);
    expect(flash.moved_pages).toBe(count("move"));
    expect(flash.erases).toBe(count("erase"));
    expect(count("choose")).toBe(count("erase"));
    expect(writeAmplification(flash)).toBe((run.updates + count("move")) / run.updates);
  });

  test("pages are written only where they are free, and erased only where none is valid", () => {
    for (const [at, { step }] of list.entries()) {
      const before = list[at - 1]?.flash;
      if (before === undefined) continue;
      if (step.kind === "write" || step.kind === "move") expect(before.pages[step.to]?.state).toBe("free");
      if (step.kind === "erase") expect(countIn(before, step.block, "valid")).toBe(0);
      if (step.kind === "choose") expect(step.invalid).toBeGreaterThan(0);
    }
  });
});

test("the same seed gives the same run, another seed another", () => {
  expect(moments(usual)).toEqual(moments(usual));
  expect(hostUpdates(usual)).not.toEqual(hostUpdates({ ...usual, seed: 2 }));
});

test("the fuller the drive, the more is moved", () => {
  const moved = [12, 16, 18].map((logical_pages) => {
    const list = moments({ ...usual, shape: { ...usual.shape, logical_pages } });
    return list.at(-1)?.flash.moved_pages ?? 0;
  });
  expect(moved).toEqual([...moved].sort((a, b) => a - b));
  expect(moved[0]).toBeLessThan(moved[2] ?? 0);
});
