/** Own policies: the sandbox, what is wrong with a program, and the question before a link's code runs. */

export const program = {
  sandbox: "Sandbox of the own policy",
  onlyBuilt: "Own policies run in the built site alone (npm start): the sandbox takes its code in one piece.",
  sandboxSilent:
    "it does not answer. The server that this page comes from must not send X-Frame-Options: DENY, frame-ancestors 'none', or a policy of its own for scripts without 'unsafe-eval' and blob: workers",
  noSandbox: (why: string) => `The sandbox for own policies cannot be loaded: ${why}`,
  none: "The scene has a lane with an own policy, and no program for it.",
  tooLong: (length: string, most: string) =>
    `The program has ${length} characters; at most ${most} are read.`,
  /** `what` in the program; `at` is `atLine` or empty. */
  failed: (what: string, at: string) => `Own policy${at}: ${what}.`,
  atLine: (line: string) => `, line ${line}`,
  atRequest: (what: string, request: string) => `${what}, at request ${request}`,
  syntax: (message: string) => message,
  unfit: (message: string) => `it does not give a class named Policy (${message})`,
  threw: (method: string, message: string) => `${method}() threw ${message}`,
  notAPage: (method: string) => `${method}() gave something that is no page number`,
  notResident: (page: string) => `victim() gave page ${page}, which is not resident`,
  notResidentInOrder: (page: string) => `order() names page ${page}, which is not resident`,
  twice: (page: string) => `order() names page ${page} twice`,
  again: (page: string) => `victim() gave page ${page} again after drop(${page})`,
  leftOut: (page: string) => `order() leaves out page ${page}, which is resident`,
  endless: (method: string) => `${method}() did not come back`,
  endlessSomewhere: "it did not come back",
  endedWith: (message: string) => `its worker ended: ${message}`,
  ended: "its worker ended without a word; most likely it took more memory than there is",
  flood: "it sent the page more messages than any run needs",
  forged: "it sent the page something that no run sends",
  readsChance: (what: string) =>
    `Own policy: it reads ${what}, which gives something else each time. This run will not repeat.`,
  asked: "This link brings a program",
  askedWhy:
    "It runs in a sandbox, without network and without access to this page. Read it if you do not know where the link comes from.",
  run: "Run it",
  doNotRun: "Do not run it",
  notRun: "The link's program was not run.",
};
