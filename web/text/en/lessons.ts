/**
 * The lessons' pages: everything around a lesson's own text, which is content and stays English. Loaded with these
 * pages and not with the first one: see ../later.ts.
 */
export const lessons = {
  title: "Lessons",
  about:
    "Short texts with live scenes and questions, in the order in which they build on each other. Nothing moves until you step.",
  pages: "Pages",
  all: "All lessons",
  minutes: (minutes: number) => `${minutes} minutes`,
  /** Beside the title of a lesson. */
  numberOf: (number: number, count: number) => `Lesson ${number} of ${count}`,
  isRead: "read",
  solved: "solved",
  progressOf: (read: number, solved: number, count: number) =>
    `${read} of ${count} read, ${solved} solved. This is remembered on this device only.`,
  unknown: (id: string) => `There is no lesson called ${id}. These are all:`,
  notLoaded: (why: string) => `This lesson could not be loaded: ${why}.`,
  loading: "Loading the lesson …",
  sections: "Sections",
  table: "Table",
  pre: "Program text",
  goals: "Goals",
  sources: "Sources",
  checks: (right: number, count: number) => `${right} of ${count} checks right at the first try`,
  checksSolved: (right: number, count: number) =>
    `${right} of ${count} checks right at the first try: solved`,
  finish: "Mark as read",
  unfinish: "Read. Mark as not read",
  newOrder: "Answer again, in another order",
  previous: "Previous",
  next: "Next",
  notes: "Teacher notes",
  lesson: "The lesson",
  print: "Print",

  notesTitle: (title: string) => `Teacher notes: ${title}`,
  notesAbout: (minutes: number) => `${minutes} minutes in all, checks included.`,
  ask: "Ask",
  expect: "Expect",
  mistake: "Common mistake",

  sceneLoading: "The scene opens when it comes into view.",
  sceneFailed: (why: string) => `This scene could not be opened: ${why}`,
  openInLab: "Open in the lab",
  atStep: (position: string) => `Open in the lab, after ${position} requests`,
  stops: "Steps to watch",
  after: (position: string) => `after ${position}`,
  nothingYet: "Nothing has been requested yet.",
  pool: "The pool before the next request",
  sceneStatus: (position: string, requests: string) => `Position ${position} of ${requests}.`,

  procedure: "What happens next?",
  concept: "Why?",
  practice: "For practice: the first answer has counted.",
  procedureHelp: "Apply the rule. The answer is computed by the engine.",
  conceptHelp: "Choose the best reason.",
  asks: {
    victim: (request: string) => `Next comes the ${request}. Which page leaves the pool?`,
    batch: (request: string) => `Next comes the ${request}. Which pages are written to the device?`,
    chances: (request: string) => `Next comes the ${request}. Which pages get a second chance?`,
    prefetch: (request: string) => `Next comes the ${request}. Which pages are prefetched?`,
    hit: (request: string) => `Next comes the ${request}. Is it a hit?`,
    disk: (request: string, page: string) =>
      `Next comes the ${request}. On which disk is page ${page} afterwards?`,
    written: (request: string) => `Next comes the ${request}. What happens to the page that leaves the pool?`,
    queue: (request: string, page: string) =>
      `Next comes the ${request}. In which queue does page ${page} stand afterwards?`,
    block: (request: string) => `Next, ${request}. Which block leaves the pool?`,
    found: (request: string) => `Next, ${request}. Is it a hit?`,
    drawn: (request: string, _block: string, drawn: string) =>
      `Next, ${request}. These blocks are drawn, in this order: ${drawn}. Which one leaves the pool?`,
    together: (request: string) =>
      `Next, ${request}. These blocks are drawn. Which ones leave the pool together?`,
    reader: (_request: string, block: string) =>
      `By the estimates of this moment: which stream reads block ${block} first?`,
  },
  asksFor: (stream: string, block: string) => `stream ${stream} asks for block ${block}`,
  block: (block: string) => `block ${block}`,
  stream: (stream: string) => `stream ${stream}`,
  read: (page: string) => `read of page ${page}`,
  write: (page: string) => `write of page ${page}`,
  create: (page: string) => `creation of page ${page}`,
  empty: "emptying of the pool",
  hit: "hit",
  miss: "miss",
  page: (page: string) => `page ${page}`,
  dirty: "dirty",
  clean: "clean",
  /** Of a page in the pool of the flash + magnetic lab. */
  stateOf: (dirty: boolean, onFlash: boolean) =>
    `${dirty ? "dirty" : "clean"}, ${onFlash ? "flash" : "magnetic"}`,
  thePage: (page: string) => `Page ${page}`,
  writtenToFlash: "it is written to flash",
  writtenToMagnetic: "it is written to the magnetic disk",
  dropped: "it is dropped",
  several: "Choose all that apply.",
  commit: "Answer",
  again: "Try again",
  show: "Show the answer",
  right: "Right.",
  wrong: "Not that one.",
  notBelonging: (pages: string) => `Not in it: ${pages}.`,
  missing: (count: number) => (count === 1 ? "One is missing." : `${count} are missing.`),
  theRule: (policy: string, rule: string) => `The rule of ${policy}: ${rule}`,
  answer: (answer: string) => `Answer: ${answer}`,
  rightMark: "right",
  wrongMark: "wrong",

  device: "Device",
  latencyOfRead: "read of one page",
  costOfWrite: "write ÷ read",
  readsAtOnce: "reads at once",
  writesAtOnce: "writes at once",
  disk: "Disk",
  randomRead: "random read",
  randomWrite: "random write",
};

export type LessonText = typeof lessons;
