/** Devices as literal data: what the engine would hand over, built from a short sketch. */
import type { DeviceOperation, DeviceStep, LaneFrame, Transfer } from "../../engine/types.ts";
import { sketchLane } from "./lane.ts";

export interface DeviceSketch {
  k_w: number;
  k_r: number;
  /** Device time of a read and of a write. */
  read_us: number;
  write_us: number;
  /** Each request: its name, the pages it writes, those it reads. "R7" without pages is a hit. */
  requests: [name: string, written: number[], read: number[]][];
  /** Device time before the first of them. */
  start_us?: number;
  /** Number of the first of them, from 0. */
  first?: number;
}

/** The device after these requests. Utilisations are those of the window: nothing came before it. */
export function sketchDevice(sketch: DeviceSketch): DeviceStep {
  const { k_w, k_r, read_us, write_us, start_us = 0, first = 0 } = sketch;
  let now = start_us;
  const use = { write: { pages: 0, steps: 0 }, read: { pages: 0, steps: 0 } };
  const transfer = (kind: "write" | "read", pages: number[], channels: number, step_us: number) => {
    if (pages.length === 0) return null;
    const steps = Math.ceil(pages.length / channels);
    const made: Transfer = {
      pages: pages.length,
      steps,
      start_us: now,
      duration_us: steps * step_us,
      named: pages.slice(0, 64),
    };
    now += made.duration_us;
    use[kind].pages += pages.length;
    use[kind].steps += steps;
    return made;
  };
  const operations = sketch.requests.map(
    ([name, written, read], at): DeviceOperation => ({
      t: first + at,
      page: Number(name.slice(1)),
      writes: name.startsWith("W"),
      write: transfer("write", written, k_w, write_us),
      read: transfer("read", read, k_r, read_us),
    }),
  );
  const filled = ({ pages, steps }: { pages: number; steps: number }, channels: number) => ({
    channels,
    pages,
    steps,
    pages_a_step: steps === 0 ? null : pages / steps,
    share: steps === 0 ? null : pages / (channels * steps),
  });
  return {
    start_us,
    end_us: now,
    scale_us: 12 * read_us + 6 * write_us,
    operations,
    write: filled(use.write, k_w),
    read: filled(use.read, k_r),
  };
}

const slides = { k_w: 3, k_r: 3, read_us: 10, write_us: 30, start_us: 80, first: 9 };
const many = (count: number, from: number) => Array.from({ length: count }, (_, at) => from + at);

export interface DeviceExample {
  title: string;
  /** Side by side on one scale. */
  devices: DeviceStep[];
}

export const devices: DeviceExample[] = [
  {
    title: "Three lanes: a baseline write fills one, a batch of ACE all three in the same time",
    devices: [
      sketchDevice({
        ...slides,
        requests: [
          ["W9", [4], [9]],
          ["R10", [], [10]],
          ["R11", [5], [11]],
          ["R3", [], []],
          ["R12", [2], [12]],
        ],
      }),
      sketchDevice({
        ...slides,
        requests: [
          ["W9", [4, 5, 2], [9]],
          ["R10", [], [10]],
          ["R11", [], [11]],
          ["R3", [], []],
          ["R12", [], [12]],
        ],
      }),
    ],
  },
  {
    title: "Prefetched pages fill read channels; a batch of more pages than channels takes more device steps",
    devices: [
      sketchDevice({ ...slides, requests: [["R9", [4, 5, 2], [9, 10, 11]]] }),
      sketchDevice({
        ...slides,
        k_r: 2,
        requests: [
          ["R9", [4, 5, 2, 6, 7], [9, 10, 11]],
          ["W9", [], []],
        ],
      }),
    ],
  },
  {
    title: "Eight write channels and eighty read channels; a million",
    devices: [
      sketchDevice({ ...slides, k_w: 8, k_r: 80, requests: [["R900", many(5, 100), many(8, 900)]] }),
      sketchDevice({
        ...slides,
        k_w: 1_000_000,
        k_r: 25,
        requests: [
          ["W7", many(250_000, 0), [7]],
          ["R8", [], [8]],
        ],
      }),
    ],
  },
  {
    title: "Nothing yet; a hit alone",
    devices: [
      sketchDevice({ ...slides, start_us: 0, requests: [] }),
      sketchDevice({ ...slides, start_us: 0, first: 0, requests: [["R7", [], []]] }),
    ],
  },
];

/** A lane with this device, for figures that take lanes. */
export const laneWith = (device: DeviceStep): LaneFrame =>
  sketchLane({ cells: "8D 6C 2D 3C 5D 7C 1D", device });
