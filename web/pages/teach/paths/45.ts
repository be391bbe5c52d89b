/** One lecture: why writes cost, and what ACE does about it. */
import type { Path, PathStep } from "../../../shell/path.ts";
import { askCard, phones } from "../step.ts";

export const sale: PathStep = {
  id: "sale",
  minutes: 3,
  scene: "/ace?v=1&preset=ms-640&lanes=lru~baseline&at=0",
  stops: [1_000, 100_000],
};
export const miss: PathStep = {
  id: "miss",
  minutes: 4,
  scene: "/ace?v=1&preset=first-steps&lanes=lru~baseline&at=8",
  ask: 1,
  until: 10,
};
export const loop: PathStep = {
  id: "loop",
  minutes: 3,
  scene: "/ace?v=1&preset=looping-scan&lanes=lru~baseline&at=50",
  stops: [51, 52, 2_000],
};
export const frameMore: PathStep = {
  id: "frame-more",
  minutes: 2,
  scene: "/ace?v=1&preset=looping-scan&lanes=lru~baseline&frames=51&at=51",
  stops: [52, 2_000],
};
export const dirty: PathStep = {
  id: "dirty",
  minutes: 4,
  scene: "/ace?v=1&preset=slides-lru&lanes=lru~baseline&at=0",
  stops: [1, 2],
  answered: 1,
};
export const sheet: PathStep = askCard("sheet", 3);
export const batch: PathStep = {
  id: "batch",
  minutes: 6,
  scene: "/ace?v=1&preset=slides-lru&at=0",
  stops: [1],
};
export const later: PathStep = {
  id: "later",
  minutes: 3,
  scene: "/ace?v=1&preset=slides-lru&at=2",
  stops: [3, 7],
  answered: 3,
};
export const price: PathStep = askCard("price", 3);
export const reads: PathStep = {
  id: "reads",
  minutes: 2,
  scene: "/ace?v=1&preset=read-only&at=0",
  stops: [5_000],
};
export const symmetric: PathStep = {
  id: "symmetric",
  minutes: 2,
  scene: "/ace?v=1&preset=symmetric-device&at=0",
  stops: [5_000],
};
export const large: PathStep = {
  id: "large",
  minutes: 2,
  scene: "/ace?v=1&preset=all-in-memory&at=0",
  stops: [5_000],
};
export const saved: PathStep = {
  id: "saved",
  minutes: 3,
  scene: "/ace?v=1&preset=ms-640&at=0",
  stops: [100_000],
};
/** By this seed all five pools are LRU's: no other policy is in this path. */
const drawn: PathStep = phones("drawn", 5, "/exercises/ace?task=batch~questions:5~seed:81");

export const path: Path = {
  id: "45",
  steps: [
    ...[sale, miss, loop, frameMore, dirty, sheet, batch],
    ...[later, price, reads, symmetric, large, saved, drawn],
  ],
  homework: ["/exercises/ace?task=cost~questions:30~seed:45"],
};
