/** The lab's page: heading, lanes, messages, looking for a page. Numbers come formatted. */

const endings = ["th", "st", "nd", "rd"];

export const lab = {
  sentence: (lane: string) => `What the step did: ${lane}`,
  wholeSentence: (lane: string) => `${lane}: the whole sentence`,
  more: "More about this step",
  tabs: {
    server: "Server",
    flash: "Flash",
    curves: "Curves",
    disk: "Disk",
    tables: "Tables",
    policies: "Policies",
    sizes: "Sizes",
    savings: "What ACE saves",
    algorithm: "Algorithm 1",
    counters: "All counters",
    legend: "Legend",
    cost: "Cost",
    streams: "Streams",
    buckets: "Buckets",
    track: "Follow a page",
  },

  chips: "Main parameters",
  device: "Device",
  ownNumbers: "own numbers",
  clients: "Clients above the pool",
  ofClients: (count: number) => `${count} ${count === 1 ? "client" : "clients"}`,
  flash: "Drive of flash below the pool",
  flashOn: "flash",
  flashOff: "no flash",
  undoChange: "Undo the last change",
  redoChange: "Redo",
  keysWith: (name: string, keys: string) => `${name} (${keys})`,
  menu: "More for this scene",
  menuGroups: { scene: "This scene", view: "View", requests: "Other requests", save: "Save" },
  preset: "Preset",
  changedPreset: (title: string) => `${title} (changed)`,
  ownScene: "own scene",
  noClaim: "Changed: what the preset shows need not hold here.",
  undo: "Reset to preset",
  parameters: "Parameters",
  whatIf: "What if?",
  algorithm: "Algorithm 1",
  aboutLane: (lane: string) => `About ${lane}`,
  figures: "Figures",
  openFile: "Open file",
  fromSql: "From SQL …",
  yourDatabase: "Your database",
  openTrace: "Open the trace",
  fileTitle: "A trace, or an exported scene (.json)",
  sceneTitle: "An exported scene (.json)",
  fileLabel: (label: string) => `${label}: trace, or scene as JSON`,
  keys: "Keys",
  keysTitle: (key: string) => `Keys (${key})`,
  arrangement: "Arrangement of the cells",
  byOrder: "by eviction order",
  byFrame: "by frame number",

  seed: (seed: string) => `seed ${seed}`,
  nothingYet: "Nothing has been requested yet. Step serves the first request.",
  ownPages: "Pages are called by the ids of the file, cut to their last characters where there is no room.",
  spoken: (position: number, requests: number) => `Position ${position} of ${requests}.`,
  spokenNothing: "nothing requested yet.",

  whereIsPage: "Where is page",
  noSuchPage: (entered: string, legal: string) => `"${entered}" is not a page here; legal: ${legal}.`,
  pageNumber: (last: string) => `a whole number, 0 to ${last}`,
  fileId: "an id of the trace's file",
  /** "1st", "2nd", "11th". */
  ordinal: (value: number, shown: string) => {
    const teens = value % 100 > 10 && value % 100 < 14;
    return `${shown}${(teens ? undefined : endings[value % 10]) ?? "th"}`;
  },
  page: (name: string) => `Page ${name}`,
  notResident: (page: string) => `${page}: not resident.`,
  place: (page: string, frame: string, state: string, ordinal: string, ring: boolean) =>
    `${page}: frame ${frame}, ${state}, ${ordinal} ${ring ? "in eviction order" : "from the LRU end"}.`,

  dismiss: "Dismiss",
  cancel: "Cancel",
  /** Around the file's name, which is set in bold. */
  wantedBefore: "This run is on the trace",
  presetsLike: "Presets that may be meant:",
  wantedAfter: (requests: string, hash: string) =>
    `(${requests} requests, hash ${hash}), which no link holds. Open the file to see it; until then you see the first preset.`,
  reading: (name: string) => `Reading ${name}`,
  runningProgram: "Running the own policy",
  generating: "Generating the requests",
};

export const runTo = {
  label: "Run until",
  conditions: {
    miss: "next miss",
    eviction: "next eviction",
    dirty_eviction: "next dirty eviction",
    batch: "next batch of two or more",
    full_batch: "next full batch",
    second_chance: "next second chance",
    prefetch: "next prefetch",
    choices_differ: "next choice unlike the reference's",
    choice_pays: "next choice that pays",
    choice_backfires: "next choice that backfires",
    divergence: "next step where the lanes differ",
  },
  firstDivergence: "first step where the lanes differ",
  pageConditions: {
    page: "request for page …",
    page_leaves: "page leaves the pool …",
    page_enters: "page enters the pool or returns …",
  },
  counterReaches: "counter reaches …",
  page: "Page",
  value: "Value",
  counter: "Counter",
  notLegal: (what: string, entered: string) =>
    `${what}: "${entered}" is not legal here; legal: a whole number, 0 or more.`,
  noRequest: (page: string) => `No request of this trace is for a page ${page}.`,
  neverDiffer: "The lanes never differ in this run.",
  notYet: "The run is still being computed: no difference so far.",
  run: "Run",
  stop: "Stop",
};

export const keys = {
  caption: "Keys of the lab",
  key: "Key",
  whatItDoes: "What it does",
  thisList: "This list",
  stepClicker: "Step; black screen in a presentation",
  runTo: (condition: string) => `Run until ${condition}`,
  singleLetters: 'Single letters, "." and "?" are keys',
};
