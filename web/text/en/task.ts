/** Exercises: predict, perform, "why this page?". Loaded with the first of them. */

/** What of a frame is said beside its page. */
interface CellWords {
  page: string;
  frame: number;
  dirty: boolean;
  prefetched: boolean;
  /** "usage count 3", "cold flag", or nothing. */
  badge: string;
  /** What its window is called, if it stands in one. */
  window: string;
  hand: boolean;
}

/** Counts of the result's line. */
interface ResultWords {
  kind: "predict" | "perform" | "why";
  lane: string;
  /** Null for requests that are given. */
  sequence: string | null;
  attempt?: number | undefined;
  /** Of the exercise. */
  mark: string;
  right: string;
  of: string;
  /** First answers. */
  coded: string;
  link: string;
}

const joined = (...parts: (string | false)[]) => parts.filter(Boolean).join(", ");

export const task = {
  /** In the menu. */
  lane: "Lane",
  kinds: {
    predict: ["Predict", "Which page goes? Say so before the lab does."],
    perform: ["Perform", "Be the policy, request by request."],
    why: ["Why this page?", "Choose the reason for an eviction."],
  } as Record<"predict" | "perform" | "why", readonly [title: string, about: string]>,
  game: "Beat ACE: a game of two minutes",
  titles: { predict: "Predict", perform: "Perform", why: "Why this page?" },
  intro: {
    predict:
      "The run stops before each eviction. Say which page goes before the lab does; with ACE, which pages are written too.",
    perform:
      "You are the policy: serve each request step by step. The first try counts; every step can be taken back.",
    why: "Here is the page that goes. Say for what reason.",
  },
  introAt: "The question of the presentation, with the same letters. Say which page goes.",
  back: "Back to the lab",
  loading: "Loading the exercise …",
  sequence: (number: string, attempt = 1) => `Seed ${number}${attempt === 1 ? "" : `, attempt ${attempt}`}`,
  given: "The scene's own requests",
  givenHelp: "They are the same for everyone who opens this link.",
  sequenceHelp:
    "Anyone who opens this link, or enters the same seed on the same scene, has the same questions.",
  otherSequence: "Another seed",
  questionCount: "Questions",
  requestCount: "Requests",
  settings: "Other questions",
  start: "Start",
  hideOrder: "hide the order",
  orderNotHidden: "The order is shown: here it does not follow from the last requests alone.",
  practice: (label: string) => `Small scene for ${label}: B = 7, D = 20, most requests write.`,
  labScene: "Use the lab's scene",
  takePractice: (label: string) => `Take a small scene with ${label}: B = 7, D = 20, most requests write`,
  drawRequests: "Draw requests by a seed",
  tooLarge: (frames: string, most: string) =>
    `This pool has B = ${frames} frames. More than ${most} cannot well be answered by hand.`,
  tooMuch: (pages: string, requests: string) =>
    `An exercise has up to D = ${pages} pages and ${requests} requests; this scene has more.`,
  nothingToAsk: "No request of this scene evicts a page: there is nothing to ask.",
  failed: (message: string) => `The exercise could not be opened: ${message}`,

  sizes: (frames: string, n_w: string | null, n_e: string | null) =>
    joined(`B = ${frames}`, n_w !== null && `n_w = ${n_w}`, n_e !== null && `n_e = ${n_e}`),
  question: (number: string, of: string) => `Question ${number} of ${of}`,
  requestOf: (number: string, of: string) => `Request ${number} of ${of}`,
  score: (right: string, of: string) => `${right} of ${of} at first try`,
  access: (page: string, write: boolean) => (write ? `Write of page ${page}` : `Read of page ${page}`),
  missAndFull: (access: string) => `${access}: a miss, and no frame is free.`,
  asks: {
    outcome: "Hit or miss?",
    victim: "Which page goes? Choose its frame.",
    batch: "Which pages are written before it goes? Tick them below the pool; none, if nothing is written.",
    reason: "Why this page?",
  },
  parts: { outcome: "hit or miss", victim: "page that goes", batch: "pages written", reason: "reason" },
  outcomes: { hit: "hit", free: "miss, a frame is free", evict: "miss, a page has to go" },
  whyGoes: (access: string, page: string) => `${access}: page ${page} goes.`,

  pool: "Pool",
  poolByOrder: "Pool, from MRU to LRU",
  poolByFrame: "Pool, by frame number",
  mru: "MRU",
  lru: "LRU",
  hand: "hand",
  window: (label: string, size: number) => `${label} (${size})`,
  windowHidden: (label: string, size: number) => `The ${label} holds the last ${size} of the order.`,
  startOrder: (pages: string) => `At the start, from MRU to LRU: ${pages}.`,
  servedBefore: "Requests served before, the last one at the right",
  nothingBefore: "No request was served before.",
  cell: ({ page, frame, dirty, prefetched, badge, window, hand }: CellWords) =>
    joined(
      `page ${page}`,
      dirty ? "dirty" : "clean",
      prefetched && "prefetched",
      badge,
      window !== "" && `in the ${window}`,
      `frame ${frame}`,
      hand && "under the hand",
    ),
  freeCell: (frame: number) => `frame ${frame}, free`,
  badge: (label: string, value: number) => `${label} ${value}`,
  write: (page: string) => `write page ${page}`,

  commit: "Commit",
  pickFirst: "Choose first, then commit.",
  tryAgain: "Try again",
  showAnswer: "Show the answer",
  next: "Next",
  finish: "To the result",
  undo: "Undo",
  model: "Model answer",
  right: "Right",
  rightPart: (part: string) => `Right: ${part}.`,
  wrongPart: (part: string) => `Not right: ${part}.`,
  shown: "The answer",
  unscored: "The first try is counted; from here on you try without counting.",
  goes: (page: string) => `Page ${page} goes.`,
  writes: (pages: readonly string[]) =>
    pages.length === 0
      ? "Nothing is written."
      : `Written: ${pages.length === 1 ? "page" : "pages"} ${pages.join(", ")}.`,
  isOutcome: { hit: "A hit.", free: "A miss; a frame is free.", evict: "A miss; a page has to go." },

  faults: {
    nothing: (page: string) => `Page ${page}, which goes, is clean: it is dropped, and nothing is written.`,
    clean: (page: string) => `Page ${page} is clean: there is nothing to write.`,
    passed: (page: string) => `Page ${page} gets a second chance instead: the Writer passes it.`,
    beyond: (page: string, n_w: string) =>
      `Page ${page} is dirty, but not among the next n_w = ${n_w} dirty pages in eviction order.`,
    victim: (page: string) => `Page ${page} is dirty: it has to be written before it goes.`,
    missed: (page: string, n_w: string) =>
      `Page ${page} is one of the next dirty pages in eviction order, of which up to n_w = ${n_w} are written together.`,
  },
  outcomeFaults: {
    "not-resident": (page: string) => `Page ${page} is in no frame: a miss.`,
    resident: (page: string) => `Page ${page} is in the pool: a hit.`,
    full: () => "No frame is free.",
    free: () => "A frame is free: no page has to go.",
  },
  claims: {
    "unused-longest": (page: string) => `Page ${page} has waited longest since its last request.`,
    "fewest-requests": (page: string) => `Page ${page} was requested least often so far.`,
    "needed-last": (page: string) => `Page ${page} is the one that will be needed last.`,
    clean: (page: string) => `Page ${page} is clean, so that it can go without a write.`,
    dirty: (page: string) => `Page ${page} is dirty, and dirty pages go first.`,
  },
  refuted: {
    "unused-longest": (_victim: string, page: string) => `Page ${page} has waited longer.`,
    "fewest-requests": (_victim: string, page: string) => `Page ${page} was requested less often.`,
    "needed-last": (_victim: string, page: string) =>
      `The requests to come are not known to the policy; besides, page ${page} is needed later, or not again.`,
    clean: (victim: string) => `Page ${victim} is dirty.`,
    dirty: (victim: string) => `Page ${victim} is clean.`,
  },
  notSo: "That is not so here.",

  resultTitle: "Result",
  result: (right: string, of: string) => `${right} of ${of} at first try.`,
  nothingMore: (count: string) => `The requests end here: ${count} could be asked.`,
  line: ({ kind, lane, sequence, attempt = 1, mark, right, of, coded, link }: ResultWords) =>
    [
      "Bufferpool Lab",
      { predict: "predict", perform: "perform", why: "why this page?" }[kind],
      lane,
      sequence === null ? "the scene's own requests" : `seed ${sequence}`,
      ...(attempt === 1 ? [] : [`attempt ${attempt}`]),
      `exercise ${mark}`,
      `${right} of ${of} at first try`,
      `answers ${coded}`,
      link,
    ].join(" · "),
  again: "Start again",
  nextSequence: (number: string) => `Go on with seed ${number}`,
};

export type TaskText = typeof task;
