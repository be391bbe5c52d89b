/** Where the course fits into courses and books: a part of each, and the lessons for it, by their ids. */
export interface CoursePart {
  course: "cmu" | "cs186" | "silberschatz" | "ramakrishnan" | "petrov";
  /** Its words are found by it. */
  part: "pool" | "recovery" | "storage" | "scans" | "beyond";
  lessons: readonly string[];
}

const pool = "checkout pins-and-log lru clock-sweep second-use".split(" ");
/** What writes cost, and policies that spare them. */
const writes = ["write-cost", "sparing-writes"];
const scans = ["scans-and-lru", "predicting-from-scans", "sampling"];

export const courses: readonly CoursePart[] = [
  { course: "cmu", part: "storage", lessons: ["write-cost", "two-disks"] },
  { course: "cmu", part: "pool", lessons: [...pool, "sparing-writes", "ace", "prefetching"] },
  { course: "cmu", part: "scans", lessons: scans },
  { course: "cmu", part: "recovery", lessons: ["pins-and-log", "limits"] },
  { course: "cs186", part: "pool", lessons: [...pool, "write-cost"] },
  { course: "cs186", part: "recovery", lessons: ["pins-and-log"] },
  { course: "silberschatz", part: "storage", lessons: ["write-cost", "two-disks"] },
  { course: "silberschatz", part: "pool", lessons: [...pool, ...writes, "prefetching"] },
  { course: "silberschatz", part: "beyond", lessons: ["ace"] },
  { course: "silberschatz", part: "recovery", lessons: ["pins-and-log"] },
  { course: "ramakrishnan", part: "pool", lessons: [...pool, "prefetching"] },
  { course: "ramakrishnan", part: "recovery", lessons: ["pins-and-log"] },
  { course: "petrov", part: "storage", lessons: ["write-cost"] },
  { course: "petrov", part: "pool", lessons: [...pool, ...writes, "ace", "prefetching"] },
  { course: "petrov", part: "recovery", lessons: ["pins-and-log", "limits"] },
];
