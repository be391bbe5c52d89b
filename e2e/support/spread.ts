/**
 * What `npm test` leaves to `npm test -- every-browser-test`, by file and by how its title begins or ends: another size, theme,
 * lab or policy of what a test of the spread has looked at already. A test that is not named here is part of both.
 */
export const leftOut: Readonly<Record<string, readonly string[]>> = {
  a11y: [
    "axe, 390 px › the lab at its start",
    "pools as pictures, maps and tables, and the curves' tables: small, light",
    "pools as pictures, maps and tables, and the curves' tables: 100 frames",
    "pools as pictures, maps and tables, and the curves' tables: 10 000 frames, dark",
    "the page does not scroll sideways: a start state",
    "the page does not scroll sideways: 10 000 frames",
  ],
  access: [
    "the flash + magnetic lab › axe, 390 px",
    "the predictive lab › axe, 390 px",
    "the flash + magnetic lab › at 1366 px it does not scroll",
    "the predictive lab › at 1366 px it does not scroll",
    "each tab: axe, and no wider than 320 px: the ACE lab",
    "each tab: axe, and no wider than 320 px: the predictive lab",
  ],
  device: ["a device is read from one file of fio"],
  elsewhere: ["what the link dialog gives opens the same view: the flash", "a code, a reload, an edited address, and the browser's own back and forward: the flash"],
  everywhere: [
    "the gallery:",
    "a figure by query set:",
    "a lesson on two disks:",
    "notes to a lesson on two disks:",
    "an embed of it:",
    "an embed of the predictive lab:",
    "a presentation of it:",
    "a presentation of the predictive lab:",
    "speaker notes of it:",
    "speaker notes of the predictive lab:",
    "every route has a title of its own",
  ],
  explained: ["axe, 1366 px"],
  figures: ["at 390 px", "axe: a run under way", "all lanes of a point"],
  "figures-hybrid": ["axe: a figure by query set", "at 320 px"],
  fork: ["nothing is left to axe, and nothing is wider than the page: desk"],
  hybrid: ["pool, disks, arrows and sentences are the engine's at each step of cost-queues", "every preset opens, runs to its end"],
  "hybrid-input": ["each placement with each replacement", "every workload can be chosen"],
  "hybrid-share": ["a presentation fills 1366 x 768 at every step, and nothing jumps: three frames"],
  language: ["the flash + magnetic lab in German › no violation that axe finds"],
  lessons: [
    "axe: a lesson with answers",
    "at 320 px no lesson and no notes are wider than the page (2 of 2)",
    "a lesson on scans is finished by keyboard alone",
  ],
  link: [
    "links that no one should send › open a pool, and say what was wrong (1 of 4)",
    "links that no one should send › open a pool, and say what was wrong (3 of 4)",
    "links that no one should send › open as the first page",
  ],
  motion: [
    "a clock: what stands",
    "a map with what goes next: what stands",
    "cursors and drawn candidates: what stands",
    "prefetched pages: what stands",
    "second chances: what stands",
  ],
  "own-trace": ["oracleGeneral is the same run"],
  "paper-scale": ["at the paper's size › steps back over a long run", "at the paper's size › axe:"],
  parameters: ["every field has help, takes a legal value and refuses an illegal one beside it (1 of 2)"],
  pbm: ["opens with its first preset, steps, and goes back"],
  "pbm-lossless": ["axe, 1366 px", "pictures of the predictive lab: axe"],
  pictures: ["the pools are saved as SVG and PNG, in both arrangements: small cells", "the pools are saved as SVG and PNG, in both arrangements: cells"],
  present: [
    "fills 1366 x 768 without scrolling, at every step, and nothing jumps: 20 frames by number",
    "fills 1366 x 768 without scrolling, at every step, and nothing jumps: 7 frames",
    "on a screen of 768 px",
    "on a screen of 320 px",
  ],
  "pbm-share": ["a presentation does not scroll on 1366 x 768, and nothing jumps: two lanes"],
  storage: ["axe: both figures", "lanes are aligned to the pixel"],
  task: [
    "axe, 1366 px",
    "axe, 320 px, perform",
    "axe, 320 px, predict",
    "lru: predicted in every mode",
    "clock: predicted in every mode",
    "cflru: predicted in every mode",
  ],
  "time-travel": [
    "back after playing restores pool, bits and counters at each of 100 positions",
    "playing as fast as it goes shows the run on its way",
  ],
  tour: ["each stop fits on a screen of 390 px"],
  truth: ["all identities hold at the end of every preset"],
};

/** Of the same, what a title as Playwright puts it together is compared with. */
export const leftOutTitles: RegExp[] = Object.entries(leftOut).flatMap(([file, titles]) =>
  titles.map((title) => {
    const words = title.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&").replaceAll(" › ", " ");
    return new RegExp(`(^|[ /])${file}\\.spec\\.ts ${words}`);
  }),
);
