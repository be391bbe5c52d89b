/** The flash + magnetic lab as the tests see it: what its engine says of a lane, and what the page draws of it. */
import type { Page } from "@playwright/test";
import type { LabPage, LaneView } from "./lab.ts";

export type Disk = "f" | "m";

/** The part of a lane in the engine's view that tests look into. */
export interface HybridLane extends LaneView {
  config: { placement: string; replacement: string; frames: number; pages: number };
  /** The algorithm's counters of each page. */
  accounts: number[][];
  state: {
    /** Page → disk. */
    final: Record<string, Disk>;
    /** Queue → pages, the next to leave first. */
    pool: Record<string, number[]>;
    dirty: number[];
  };
}

/** What is drawn of a lane, and the words beside it. */
export interface Drawn {
  /** Page → disk, as its cell stands. */
  disks: Record<string, string>;
  /** Pages with an arrow from disk to disk. */
  moved: string[];
  /** Pages drawn in the pool, in the order of their numbers. */
  pool: number[];
  /** What the pool's picture says to those who do not see it. */
  poolWords: string;
  sentence: string;
}

export interface Look {
  view: { position: number; lanes: HybridLane[] };
  drawn: Drawn[];
}

/** Runs in the page: everything of the step shown. */
function look(): { serialised: string; drawn: Drawn[] } {
  const numberOf = (cell: Element) => Number((cell as HTMLElement).dataset.page);
  const lanes = [...document.querySelectorAll("section.lane")];
  const drawn = lanes.map((lane) => {
    const cells = [...lane.querySelectorAll<HTMLElement>("[data-disk]")];
    const pool = lane.querySelector("[role=img]");
    return {
      disks: Object.fromEntries(cells.map((cell) => [cell.dataset.page, cell.dataset.disk ?? ""])),
      moved: cells
        .filter((cell) => cell.querySelector("[data-mark=migration]") !== null)
        .map((cell) => cell.dataset.page ?? ""),
      pool: [...(pool?.querySelectorAll("g[data-page]") ?? [])]
        .map(numberOf)
        .sort((one, other) => one - other),
      poolWords: pool?.getAttribute("aria-label") ?? "",
      sentence: lane.querySelector("[data-testid^=sentence-]")?.textContent ?? "",
    };
  });
  return { serialised: window.bufferpoolLab.serialised(), drawn };
}

const parsed = ({ serialised, drawn }: ReturnType<typeof look>): Look => ({
  view: JSON.parse(serialised),
  drawn,
});

export const lookNow = async (page: Page): Promise<Look> => parsed(await page.evaluate(look));

/** Steps on, and looks before the first step and after each one. */
export async function lookAlong(lab: LabPage, steps: number): Promise<Look[]> {
  const from = await lab.position();
  const seen = [await lookNow(lab.page)];
  for (let step = 1; step <= steps; step += 1) {
    await lab.stepBy("ArrowRight", from + step);
    seen.push(await lookNow(lab.page));
  }
  return seen;
}

/** By how much each counter of each lane grew with each step; the first entry is of step 1. */
export const growth = (looks: readonly Look[]): Record<string, number>[][] =>
  looks.slice(1).map(({ view }, before) =>
    view.lanes.map(({ counters }, lane) => {
      const then = looks[before]?.view.lanes[lane]?.counters ?? {};
      return Object.fromEntries(
        Object.entries(counters).map(([name, value]) => [name, value - (then[name] ?? 0)]),
      );
    }),
  );
