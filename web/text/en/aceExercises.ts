/** Exercises of the ACE lab that seeds draw. */
interface Prices {
  /** In microseconds, of a page. */
  read: string;
  write: string;
  alpha: string;
}

interface StepWords {
  hit: boolean;
  leaves: string | null;
  written: string | null;
  several: boolean;
}

export const aceExercises = {
  batch: {
    title: "Which pages does ACE write?",
    intro:
      "A request misses a full pool. Say which pages ACE writes before it is served; none, if nothing is written.",
    clean: "The page that leaves is clean here: it is dropped. Then ACE writes nothing.",
    dirty: (n_w: number) =>
      `The page that leaves is dirty. It is written together with the next dirty pages in the policy's order, up to n_w = ${n_w} in all.`,
  },
  cost: {
    title: "How much device time?",
    intro: "A few requests to a small pool of LRU without ACE. Add up what the device does for them.",
    question: (requests: string, { read, alpha }: Prices) =>
      `Next come ${requests}. Reading a page takes ${read} µs; the write asymmetry (alpha) is ${alpha}. How much device time do these requests take?`,
    sum: ({
      misses,
      written,
      answer,
      read,
      write,
    }: Prices & Record<"misses" | "written" | "answer", string>) =>
      `Misses × read + pages written × write: ${misses} × ${read} µs + ${written} × ${write} µs = ${answer} µs.`,
    wrong: {
      noWrites: ({ write }: Prices) =>
        `Only the misses are in this number. A dirty page that leaves has to be written, for ${write} µs.`,
      everyWrite: () =>
        "Here each write request counts as a write of the device. It makes a page dirty in the pool; the device writes when a dirty page leaves.",
      writeAsRead: ({ alpha, write }: Prices) =>
        `Here a write takes as long as a read. It takes alpha = ${alpha} times as long: ${write} µs.`,
      hitsRead: () => "Here every request reads from the device. A hit is served from the pool.",
    },
    otherwise:
      "Go through the requests one by one. A hit costs nothing, a miss one read; if the page that leaves is dirty, one write more, which costs alpha reads.",
  },
  fault: {
    title: "Find the fault",
    intro: "A run is told step by step. One step is not as the policy has it; find it.",
    question: (lane: string, frames: string, n_w: string | null) =>
      `${lane} serves the next requests with ${frames} frames${n_w === null ? "" : ` and a batch of at most ${n_w} pages (n_w)`}. One step is told wrongly; the steps after it go on from what really happened. Which step is wrong?`,
    step: (number: string, request: string, { hit, leaves, written, several }: StepWords) =>
      hit
        ? `${number}. ${request}: hit`
        : `${number}. ${request}: miss, page ${leaves} leaves, ${written === null ? "nothing is written" : `${several ? "pages" : "page"} ${written} written`}`,
    isSo: (number: string, sentence: string) => `Step ${number} is told as it was. ${sentence}`,
    isWrong: (number: string, rule: string) => `Step ${number} is wrong. ${rule}`,
    really: (sentence: string) => `What really happened: ${sentence}`,
    rules: {
      mostRecent: "There the most recently used page leaves.",
      leastRecent: "There the least recently used page leaves, as with LRU; this policy takes another one.",
      cleanWritten: "There a clean page is written. It is the same on the device already, so it is dropped.",
      notWritten: "There a dirty page leaves without being written, and its changes would be lost.",
      alone: "There the page that leaves is written by itself, as without ACE.",
      tooMany: "There more pages are written than a batch holds (n_w).",
      hitAsMiss: "There a page that is in the pool counts as a miss.",
      missAsHit: "There a page that is in no frame counts as a hit.",
    },
  },
  goal: {
    title: "Which settings reach the goal?",
    intro:
      "Four settings of LRU with and without ACE. The engine has run each over 2,000 skewed requests and says what ACE saves.",
    goals: {
      nothing: "With which setting does ACE save less than 1% of the device time?",
      most: "With which setting does ACE save the largest part of the device time?",
      loses: "With which setting does ACE lose, so that the device takes longer than without it?",
    },
    symbols: "Here alpha is the write asymmetry, and k_w says how many writes the device runs at once.",
    batchIsWidth: "ACE writes as many pages together (n_w = k_w).",
    batchGiven: "ACE writes up to n_w pages together, which need not be as many.",
    setting: (
      reads: string,
      alpha: string,
      k_w: string,
      n_w: string | null,
      [frames, pages]: [string, string],
    ) =>
      `${reads}% reads, alpha = ${alpha}, k_w = ${k_w}${n_w === null ? "" : `, n_w = ${n_w}`}, ${frames} frames for ${pages} pages`,
    saving: (percent: string, loses: boolean) =>
      loses ? `ACE loses ${percent}%.` : `ACE saves ${percent}%.`,
    right: {
      nothing: "Either no second channel is there to write on, or hardly a page ever has to leave.",
      most: "Writes are expensive, there are many, and several run at once.",
      loses: "The pages of a batch wait for each other, and some that are written early change again.",
    },
    lures: {
      alpha:
        "The write asymmetry (alpha) alone does not decide: a saved write saves at least a read's time, and how many run at once counts as well.",
      reads: "One request in five writes, and these pages leave dirty: that is enough to save.",
      pool: "The pool's size alone does not decide: pages leave it, and dirty ones share a step.",
      channels:
        "The channels alone do not decide: two can share a step already, and eight save little where a write is cheap.",
      writes: "The share of writes alone does not decide: on few channels they hardly share a step.",
      single: "On a single channel, a batch of one page is the write that LRU makes without ACE.",
      batch: "A batch larger than the channels still takes fewer steps than its pages one by one.",
    },
  },
  cleanFirst: {
    title: "Which page leaves: CFLRU or LRU-WSR?",
    intro:
      "A request misses a full pool with dirty pages in it. The policy stands above the pool; say which page it evicts.",
  },
  history: {
    title: "Which pages come along?",
    intro:
      "A page misses, and the Reader looks into its row of the history table. Say which pages are prefetched with it; none, if none is.",
    question: (
      asked: number,
      row: readonly (readonly [page: number, weight: number])[],
      { theta, n_e }: Record<"theta" | "n_e", number>,
    ) =>
      `Next comes R${asked}. Row ${asked} of the history table: ${row.map(([page, weight]) => `page ${page} with weight ${weight}`).join(", ")}. theta = ${theta}, n_e = ${n_e}. Which pages come along?`,
    resident: "A page that is in the pool already is not prefetched.",
    tooWeak: (theta: number) => `Its weight is not above theta = ${theta}.`,
    tooMany: (n_e: number) => `At most n_e - 1 = ${n_e - 1} may come along, and larger weights come first.`,
    neighbour: "It is the next page on disk. One miss makes no stream, so the history table is asked.",
    notInRow: "It is not in the row: it has not followed this page.",
    rule: "The pages of the row with a weight above theta, the largest first, up to n_e - 1 of them, without those in the pool.",
  },
  pinned: {
    title: "Which page leaves the pinned pool?",
    intro:
      "Clients hold pins. R and W read and write a page and pin it for their client (@1, @2, …); U takes that pin away. A pinned page stays; of the others the least recently used leaves. A request of a client that holds the page already is no new use.",
    question: (next: string) => `Next comes ${next}. Which page leaves?`,
    none: "none: no unpinned buffer",
    notNone: (victim: string) => `No client holds page ${victim}: it can leave.`,
    isPinned: (page: string, client: string) =>
      `Page ${page} is pinned by client ${client}, which is using its frame. The policy passes it.`,
    other: (victim: string) => `Of the pages without a pin the policy takes page ${victim} first.`,
    pins: (held: string) => `Pinned at this moment: ${held}.`,
    holds: (page: string, client: string) => `page ${page} by client ${client}`,
  },
  victim: {
    title: (policy: string) => `Which page does ${policy} evict?`,
    of: {
      lru: {
        intro:
          "All requests so far are told; the pool is drawn by frame. Say which page the next request evicts.",
        otherwise:
          "Find for each page in the pool its last request. LRU evicts the page whose last request is longest ago.",
      },
      clock: {
        intro:
          "The pool is drawn as the ring, with usage counts and hand. Say which page the next request evicts.",
        otherwise:
          "Begin at the hand and go to the right, round and round. Take one from each count that is not 0, and stop at the first 0.",
      },
      lru2: {
        intro:
          "All requests so far are told; the pool is drawn by frame. LRU-2 also remembers requests of as many evicted pages as there are frames. Say which page the next request evicts.",
        otherwise:
          "Pages with one known request go first, the least recently used of them. If there is none, the page goes whose last request but one is longest ago.",
      },
    },
  },
};

export type AceExercises = typeof aceExercises;
