/** The panel of parameters, besides what the registry says itself. Numbers come formatted. */
export const fields = {
  program: "Program",
  workload: "Workload",
  dataAndPool: "Data and pool",
  emptyPool: "Start with an empty pool",
  lanes: "Lanes",
  lane: (number: number) => `Lane ${number}`,
  policy: "Policy",
  paper: (paper: string, year: number) => `${paper}, ${year}.`,
  paperPolicies: "The ACE paper's",
  furtherPolicies: "Further policies",
  reader: "Reader",
  reference: "Held against",
  noReference: "nothing",
  referenceHelp:
    "At each eviction the lane says what this policy would have taken from its pool, at what price, and which of the two pages was asked for first.",
  laneSeedHelp:
    "Where this lane's random numbers begin: the same seed makes the same choices, on every machine.",
  mode: "Mode",
  modes: { baseline: "without ACE", ace: "ACE", "ace+reader": "ACE + Reader" },
  addLane: "Add a lane",
  removeLast: "Remove the last",
  devices: "Devices",
  devicesCaption: "Devices of the papers and of the poster",
  deviceColumns: ["Device", "read, µs", "alpha", "k_r", "k_w"],
  costModel: "Cost model",
  costs: { ideal: "ideal", poster: "as in the ACE demo's poster" },
  costHelp:
    "Ideal: each write batch costs alpha times a read, for every k_w pages. As in the ACE demo's poster: without ACE a write costs as much as a read, as the published demo charged it. ACE's batches cost the same as in ideal.",
  noAce: "No lane runs ACE: these have no effect.",
  noReader: "No lane has the Reader: n_e and theta have no effect.",
  default: "default",
  followsFromWorkload: "Follows from the workload.",
  dataPages: (pages: string) =>
    `Follows from the workload: ${pages} pages of data, the others are room for what the requests append.`,
  writtenOut: "Requests as text",
  file: (name: string) => `File ${name}`,
  seed: "Seed",
  seedHelp: "Start of the random numbers: the same seed gives the same requests, on every machine.",
  seedWhy: "Another seed shows whether a result was luck.",
  firstSeed: "First seed",
  firstSeedHelp: "The seed of the first run of every point; the others count up from it.",
  firstSeedWhy: "Other seeds show whether a result was luck.",
  requestsSuchAs: (example: string) => `Requests, such as "${example}"`,
  pinsHelp:
    'R17 reads page 17, W17 changes it. With a single P or U anywhere, each request leaves a pin on its page, and a pinned page is not evicted. U17 gives one pin back, P17 takes one more. "@3" behind any of them says that it is of client 3; without it, it is of client 1. Where all frames are pinned at a miss, the run ends.',

  fromFio: "From fio …",
  fio: "Device from fio",
  /** Around the command, which is set as code. */
  fioBefore: "Results of",
  fioAfter:
    "with random reads and random writes of pages of one size from 4 to 64 KiB at rising depth (iodepth, times numjobs). Several files, one for each depth, are chosen together. A job file that gives what is needed is in the project: docs/device.fio.",
  fioStays: "The files stay on this machine; the link holds the four numbers.",
  fioInput: "Results of fio as JSON",
  fioTaken: (names: string) => `The device is now the one measured in ${names}.`,

  /** A curve behind a slider: how a score answers to the parameter. */
  response: {
    score: "Score",
    computing: "Computing",
    cancel: "Cancel",
    begin: "Compute",
    whole: (requests: string | null) =>
      requests === null ? "Whole run." : `Whole run: all ${requests} requests.`,
    sample: (requests: string, all: string) => `A sample: the first ${requests} of ${all} requests.`,
    unpinned: "Without the recording's pins.",
    over: (score: string, parameter: string, range: string) => `${score} by ${parameter}, ${range}.`,
    range: (first: string, last: string) => `from ${first} to ${last}`,
    ends: (lane: string, first: string, last: string) => `${lane}: ${first} to ${last}.`,
    onAllDevices: "This scene on all devices",
    saved: "saved",
    asLane: "As a lane",
    asLaneOf: (device: string) => `${device} as a lane`,
  },
};
