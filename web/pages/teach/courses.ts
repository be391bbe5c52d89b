/** Where the course fits into courses and books: a part of each, and the lessons for it, by their ids. */
export interface CoursePart {
  course: "cmu" | "cs186" | "silberschatz" | "ramakrishnan" | "petrov";
  /** Its words are found by it. */
  part: "pool" | "recovery" | "storage" | "scans";
  lessons: readonly string[];
}

const pool = "checkout pins-and-log lru clock-sweep second-use".split(" ");
const devices = ["write-cost", "sparing-writes", "ace"];
const scans = ["scans-and-lru", "predicting-from-scans", "sampling"];

export const courses: readonly CoursePart[] = [
  { course: "cmu", part: "storage", lessons: ["write-cost", "two-disks"] },
  { course: "cmu", part: "pool", lessons: [...pool, "prefetching"] },
  { course: "cmu", part: "scans", lessons: scans },
  { course: "cmu", part: "recovery", lessons: ["pins-and-log", "limits"] },
  { course: "cs186", part: "pool", lessons: pool },
  { course: "cs186", part: "recovery", lessons: ["pins-and-log"] },
  { course: "silberschatz", part: "storage", lessons: ["write-cost", "two-disks"] },
  { course: "silberschatz", part: "pool", lessons: [...pool, ...devices] },
  { course: "ramakrishnan", part: "pool", lessons: [...pool, "prefetching"] },
  { course: "ramakrishnan", part: "recovery", lessons: ["pins-and-log"] },
  { course: "petrov", part: "pool", lessons: [...pool, ...devices] },
  { course: "petrov", part: "recovery", lessons: ["pins-and-log", "limits"] },
];
