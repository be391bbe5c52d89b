/** The third: two disks and scans, in groups that teach each other, and one shop. */
import type { Path, PathStep } from "../../../shell/path.ts";
import { askCard, phones } from "../step.ts";

const disks: PathStep = {
  id: "disks",
  minutes: 10,
  scene: "/hybrid?v=1&preset=mixed-sets&lanes=magnetic~lru,flash~lru,conservative~lru~floor&at=0",
  stops: [52_275],
};
const paid: PathStep = {
  id: "paid",
  minutes: 10,
  scene: "/hybrid?v=1&preset=ten-pages&lanes=conservative~lru~floor&page=7&at=20",
  stops: [24, 32],
};
const reports: PathStep = {
  id: "reports",
  minutes: 10,
  scene: "/pbm?v=1&preset=two-scans&lanes=lru&at=0",
  stops: [40, 200],
};
const asked: PathStep = {
  id: "asked",
  minutes: 8,
  scene: "/pbm?v=1&preset=two-scans&at=0",
  stops: [80, 400],
};

export const path: Path = {
  id: "III",
  steps: [
    phones("groups", 20, "/lessons"),
    disks,
    paid,
    reports,
    askCard("sooner", 8),
    asked,
    askCard("draws", 8),
    phones("shop", 11, "/lessons/one-shop"),
    phones("scans-quiz", 5, "/exercises/pbm?task=quiz~questions:5~seed:93"),
  ],
  homework: [
    "/exercises/hybrid?task=moves~questions:30~seed:93",
    "/exercises/pbm?task=drawn~questions:30~seed:93",
    "/write-a-policy",
  ],
};
