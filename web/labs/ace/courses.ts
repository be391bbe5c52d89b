/**
 * Policies as courses and textbooks have them: which policy, and which of its parameters are not the published ones. What
 * differs is in web/text/en/courses.ts. Sources: BusTub's `lru_k_replacer.h` and
 * `arc_replacer.cpp`; CS 186, "Disks, Files, Buffers"; TU Munich's exercise on the buffer manager; textbooks on operating
 * systems, for which loading is a reference.
 */
import type { courses as words } from "../../text/en/courses.ts";
import type { LaneChoice, Scene } from "./state/scene.ts";

type Settings = { policy: string } & Readonly<Record<string, string | number>>;

export interface Course {
  id: keyof (typeof words)["of"];
  /** The course's own name; left out for what textbooks have in common. */
  course?: string;
  settings: Settings;
}

const BUSTUB = "CMU 15-445 (BusTub)";

export const COURSES: readonly Course[] = [
  { id: "bustub-lru-k", course: BUSTUB, settings: { policy: "lru-k", by_first: 1, retained: 0 } },
  { id: "bustub-arc", course: BUSTUB, settings: { policy: "arc", bustub: 1 } },
  {
    id: "cs186-clock",
    course: "UC Berkeley CS 186",
    settings: { policy: "clock", usage_maximum: 1, usage_start: 1 },
  },
  {
    id: "tum-2q",
    course: "TUM, Database Systems on Modern CPU Architectures",
    settings: { policy: "2q-promoting" },
  },
  { id: "textbook-second-chance", settings: { policy: "second-chance", loaded: 1 } },
  { id: "third-chance", course: "Bic & Shaw", settings: { policy: "enhanced-second-chance", third: 1 } },
  { id: "textbook-enhanced", settings: { policy: "enhanced-second-chance" } },
];

/** The course whose policy a lane runs, if it is one's. */
export function courseOf(lane: LaneChoice, scene: Scene): Course | undefined {
  const inForce: Readonly<Record<string, unknown>> = { ...scene, ...lane };
  return COURSES.find(({ settings }) =>
    Object.entries(settings).every(([id, value]) => inForce[id] === value),
  );
}

/** The lane as a course has it; for none, without what courses set. Its mode stays. */
export function asInCourse(lane: LaneChoice, id: string): LaneChoice {
  const set = COURSES.flatMap(({ settings }) => Object.keys(settings)).filter((key) => key !== "policy");
  const rest = Object.fromEntries(Object.entries(lane).filter(([key]) => !set.includes(key)));
  return { ...(rest as LaneChoice), ...COURSES.find((course) => course.id === id)?.settings };
}
