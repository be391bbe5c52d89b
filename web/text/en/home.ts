/** The first page, loaded with it: by web/text/home.ts. */
const about: Readonly<Record<string, string>> = {
  ace: "LRU, Clock Sweep, CFLRU and LRU-WSR, alone and inside ACE, which writes dirty pages in batches.",
  hybrid: "Which disk should a page live on, and when does moving it pay?",
  pbm: "Scans say what they will read. What should the pool keep?",
};

export const home = {
  title: "See what a bufferpool does",
  claim: "Watch a database decide which page to forget.",
  explain:
    "A database keeps pages of its disk in a bufferpool. When the pool is full, a page must be evicted; a dirty page, changed since it was read, must be written first. Two pools serve the same requests: one writes a dirty page at a time, the other fills the SSD's idle channels.",
  step: "Step through it",
  firstLesson: (minutes: number) => `Start lesson 1 · ${minutes} min`,
  race: "Two bufferpools on the poster's run",
  served: (position: string, requests: string) => `${position} of ${requests} requests`,
  batches: "write batches",
  time: "device time",
  misses: "misses",
  same: "same",
  fromTo: (from: string, to: string) => `${from} → ${to}`,
  again: "Run again",
  pause: "Pause",
  play: "Play",
  computed: "Computed here, now, by the engine that the labs use. Simulated device time.",
  labs: "Labs",
  open: "Open",
  about,
  forClass: "For a class",
  forClassAbout:
    "Lessons with teacher notes, exercises with a result to hand in, links that hold a step, figures of the papers to run again.",
  lessons: "Lessons",
  sql: "Type SQL",
  figures: "Figures",
};
