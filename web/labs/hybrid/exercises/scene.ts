/** Small scenes of two disks that seeds draw, and what the engine does in them. */
import type { Random } from "../../../shell/exercise/random.ts";
import { resolveScene, withSession } from "../../../shell/lessons/context.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import type { Disk, HybridConfig, HybridEvent, HybridLaneFrame, PageState } from "../types.ts";

/** Of the file. */
export const PAGES = 10;

export const conservative = { placement: "conservative", replacement: "lru", floor: true };
export const optimistic = { placement: "optimistic", replacement: "lru" };

export type Prices = Pick<HybridConfig, "rf" | "wf" | "rm" | "wm">;

/**
 * Whole numbers in the order of the paper's four: reading flash costs least, then a write and a read of the magnetic disk,
 * writing flash most. Two to five reads pay for a move to flash, two writes for one back.
 */
export const drawnPrices = (random: Random): Prices => ({
  rf: random.whole(1, 4),
  wm: random.whole(6, 15),
  rm: random.whole(28, 40),
  wf: random.whole(60, 96),
});

/** What reading and writing cost on a disk. */
export const pricesOn = ({ rf, wf, rm, wm }: Prices, disk: Disk) =>
  disk === "f" ? { read: rf, write: wf } : { read: rm, write: wm };

export const otherDisk = (disk: Disk): Disk => (disk === "f" ? "m" : "f");

/** What moving there and back costs. */
export const thereAndBack = ({ wf, wm }: Prices): number => wf + wm;

export const upTo = (count: number): number[] => Array.from({ length: count }, (_, at) => at);

/** So many stays in the pool in a row, and how many of a hundred requests for the page read it. */
export type Phase = readonly [stays: number, reads: number];

/** Phases after which conservative placement is likely to move a page of that disk, or not to. */
export function phasesFor(random: Random, from: Disk, moved: boolean): Phase[] {
  if (from === "m")
    return moved
      ? [
          [random.below(3), 30],
          [6, 96],
        ]
      : [
          [random.below(2), 60],
          [6, 90],
        ];
  return [[5, 97], moved ? [3, 15] : [3, 50]];
}

/** Requests in which a page is used for a while and then leaves, again and again. */
export function storyOf(random: Random, page: number, frames: number, phases: readonly Phase[]): string[] {
  const others = upTo(PAGES).filter((other) => other !== page);
  const op = (reads: number) => (random.below(100) < reads ? "R" : "W");
  const stays = phases.flatMap(([count, reads]) => Array<number>(count).fill(reads));
  return stays.flatMap((reads) => {
    const used = upTo(random.whole(1, 3)).map(() => `${op(reads)}${page}`);
    // In one of five too few others come for it to leave.
    const many = random.below(5) === 0 ? frames - 1 : frames;
    const between = random.shuffled(others).slice(0, many);
    return [...used, ...between.map((other) => `${op(80)}${other}`)];
  });
}

export interface SmallScene {
  prices: Prices;
  frames: number;
  lane: object;
  requests: readonly string[];
}

/** A request with what it did. */
export interface Step {
  request: string;
  event: HybridEvent;
  lane: HybridLaneFrame;
  /** The page that is followed, if one is. */
  page: PageState | undefined;
}

export interface Played {
  /** Before the first request. */
  start: HybridLaneFrame;
  steps: Step[];
}

/** As lessons and links write it. */
export const sceneFor = ({ prices, frames, lane, requests }: SmallScene) => ({
  ...{ pages: PAGES, frames, ...prices, lanes: [lane] },
  workload: { kind: "given", trace: requests.join(" ") },
});

/** The scene as the engine runs it, step by step. */
export function played(small: SmallScene, lab: LessonLab, follow?: number): Played {
  const { scene } = resolveScene({ scene: sceneFor(small) }, lab);
  return withSession(scene, lab, (session) => {
    const at = (position: number) => {
      session.seek(position);
      const frame = lab.frame(session, follow === undefined ? {} : { follow });
      const [page] = "states" in frame ? (frame.states as PageState[]) : [];
      return { lane: frame.lanes[0] as HybridLaneFrame, page };
    };
    const start = at(0).lane;
    const steps = small.requests.map((request, t): Step => {
      const shown = at(t + 1);
      const { event } = shown.lane.step;
      if (event === null) throw new Error(`request ${t + 1} did nothing`);
      return { request, event, ...shown };
    });
    return { start, steps };
  });
}

/** The lane before a step, without the marks of the one before that. */
export function before({ start, steps }: Played, at: number): HybridLaneFrame {
  const lane = steps[at - 1]?.lane ?? start;
  return { ...lane, step: { ...lane.step, event: null } };
}
