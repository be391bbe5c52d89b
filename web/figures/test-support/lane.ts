/** Lanes as literal data: what the engine would hand over, without the engine. */
import {
  type BadgeSpec,
  type DeviceStep,
  DIRTY,
  EMPTY,
  FREE,
  type LaneFrame,
  type PolicySpec,
  PREFETCHED,
  type StepEvent,
} from "../../engine/types.ts";

export interface LaneSketch {
  /** Frame by frame: "8D" dirty, "6C" clean, "7P" clean and prefetched, "-" free; "8D3" with a badge of 3. */
  cells: string;
  /** Frames as the engine orders them; all that hold a page, in order of frames, if not given. */
  order?: number[];
  shape?: PolicySpec["shape"];
  window?: number;
  windowLabel?: string;
  hand?: number;
  badge?: BadgeSpec;
  event?: Partial<StepEvent> | null;
  /** How many frames were next to go before each page that left; the first of them, if not given. */
  leftPlaces?: number[];
  mode?: "baseline" | "ace";
  pagesOnDisk?: number;
  k_w?: number;
  device?: DeviceStep;
}

export const COUNT: BadgeSpec = {
  id: "usage",
  label: "usage count",
  glyph: "",
  maximum: 5,
  help: "Uses counted, at most 5; the hand takes one away each time it passes.",
};

export const FLAG: BadgeSpec = {
  id: "cold",
  label: "cold flag",
  glyph: "❄",
  maximum: 1,
  help: "Cold: this page had its second chance while it was dirty, and was not used since.",
};

const NO_EVENT: StepEvent = {
  t: 0,
  write: false,
  page: 0,
  hit: false,
  frame: 0,
  was_dirty: false,
  badge_before: 0,
  to_head: false,
  victim: null,
  victim_dirty: false,
  batch: [],
  batch_frames: [],
  evicted: [],
  evicted_frames: [],
  prefetched: [],
  prefetched_frames: [],
  second_chances: [],
  second_chance_frames: [],
  second_chances_in_search: 0,
  second_chance_dirty: [],
  passed_over: [],
  looked_at: 0,
  used_prefetched: false,
  stream: false,
  hand_before: null,
  look_up: null,
  reason: 0,
};

/** A device that was not used yet. */
const unused = (channels: number): DeviceStep => {
  const use = { channels, pages: 0, steps: 0, pages_a_step: null, share: null };
  return { start_us: 0, end_us: 0, scale_us: 100, operations: [], write: use, read: use };
};

const policy = (sketch: LaneSketch): PolicySpec => ({
  id: "sketch",
  label: "Sketch",
  parameters: [],
  by_use: false,
  shape: sketch.shape ?? "list",
  badge: sketch.badge ?? null,
  window: sketch.windowLabel ?? null,
  second_chances: sketch.badge?.maximum === 1,
  counts_second_chances: sketch.badge?.maximum === 1,
  counts_sweep_steps: sketch.shape === "ring",
  kept: [],
  seeded: false,
  needs_future: false,
  programmed: false,
});

/** A lane of the given cells. */
export function sketchLane(sketch: LaneSketch): LaneFrame {
  const cells = sketch.cells.trim().split(/\s+/);
  const parsed = cells.map((cell) => /^(\d+)([CDP])(\d*)$/.exec(cell));
  const pages = Uint32Array.from(parsed, (match) => (match === null ? FREE : Number(match[1])));
  const bits = { C: 0, D: DIRTY, P: PREFETCHED } as Record<string, number>;
  const resident = [...pages.keys()].filter((frame) => pages[frame] !== FREE);
  const k_w = sketch.k_w ?? 3;
  return {
    config: {
      policy: "sketch",
      mode: sketch.mode ?? "ace",
      prefetch: false,
      reader: "",
      seed: "1",
      pages: sketch.pagesOnDisk ?? 20,
      frames: cells.length,
      alpha: 2,
      base_us: 100,
      k_r: k_w,
      k_w,
      n_w: k_w,
      n_e: 1,
      theta: 1,
      cpu_us: 0,
      write_wait: 1,
      cost: "ideal",
    },
    policy: policy(sketch),
    columns: {
      pages,
      flags: Uint8Array.from(parsed, (match) => (match === null ? EMPTY : (bits[match[2] ?? "C"] ?? 0))),
      badges: Uint8Array.from(parsed, (match) => Number(match?.[3] ?? 0)),
      order: Uint32Array.from(sketch.order ?? resident),
      window: sketch.window ?? 0,
      hand: sketch.hand,
    },
    step: {
      counters: {},
      identities: [],
      event: sketch.event ? { ...NO_EVENT, ...sketch.event } : null,
      phrases: [],
      lines: [],
      left_places: sketch.leftPlaces ?? [],
      recent: [],
      device: sketch.device ?? unused(k_w),
      running_as: 0,
      tally: null,
      reference_cost_us: null,
    },
  };
}

/** A pool of many frames with a mixture of states, the same each time. */
export function manyFrames(frames: number, rest: Omit<LaneSketch, "cells"> = {}): LaneFrame {
  let seed = 7;
  const random = () => {
    seed = (seed * 16_807) % 2_147_483_647;
    return seed / 2_147_483_647;
  };
  const cells = Array.from({ length: frames }, (_, frame) => {
    const draw = random();
    if (draw < 0.04) return "-";
    return `${frame * 2 + (frame % 2)}${draw < 0.5 ? "D" : draw < 0.97 ? "C" : "P"}${Math.floor(random() * 6)}`;
  });
  const resident = [...cells.keys()].filter((frame) => cells[frame] !== "-");
  const order = resident.map((frame) => ({ frame, at: random() })).sort((a, b) => a.at - b.at);
  return sketchLane({
    pagesOnDisk: frames * 2,
    order: order.map(({ frame }) => frame),
    ...rest,
    cells: cells.join(" "),
  });
}
