/** The editor of own policies: examples, laws and exercises. */

export const editor = {
  view: {
    title: "Write a policy",
    lead: "Choose in JavaScript which page goes. LRU serves the same requests beside yours; run it, step through it, check it against the laws that every policy keeps.",
    openInLab: "Open in the lab",
  },
  label: "The program of the own policy, JavaScript",
  leave: "Tab leaves the editor; Ctrl+Enter runs.",
  wholePage: "Over the whole page",
  interface: "The interface",
  example: "Begin with",
  examples: {
    template: "FIFO, the template",
    lru: "LRU",
    mru: "MRU",
    faulty: "a faulty LRU, to mend",
  },
  runNow: "Run",
  running: "The shown run is this program's.",
  edited: "Changed since it was run.",
  check: "Check",
  task: "Check against",
  laws: "the laws alone",
  checking: "Checking on drawn traces …",
  passed: (runs: string) => `Kept in ${runs} drawn runs, alone, in ACE and with the Reader:`,
  failedIn: (mode: string) => `Broken (${mode}):`,
  modes: { baseline: "alone", ace: "in ACE", reader: "in ACE with the Reader" },
  law: {
    fits: "It can be read, and defines a class Policy.",
    answers: "No method throws, and all come back.",
    resident: "Every victim is in the pool.",
    order: "The eviction order names each page of the pool once.",
    next: "The first of the order is the next victim.",
    pure: "Reading the order changes no decision.",
    same: "The same run decides alike again.",
  },
  notNext: (page: string, victim: string, request: string) =>
    `at request ${request} the order began with page ${page}, and page ${victim} was evicted`,
  notPure: "with the order read before each victim, it decides otherwise",
  notSame: "run twice over the same requests, it decided otherwise",
  asBuiltIn: (policy: string) => `It decides as ${policy} does.`,
  notAsBuiltIn: (request: string, own: string, policy: string, other: string) =>
    `At request ${request} it evicts ${own}; ${policy} evicts ${other}.`,
  page: (page: string) => `page ${page}`,
  nothing: "nothing",
  openRun: "Open this run",
};
