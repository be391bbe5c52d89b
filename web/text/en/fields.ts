/** The panel of parameters, besides what the registry says itself. Numbers come formatted. */
export const fields = {
  workload: "Workload",
  dataAndPool: "Data and pool",
  emptyPool: "Start with an empty pool",
  lanes: "Lanes",
  lane: (number: number) => `Lane ${number}`,
  policy: "Policy",
  paper: (paper: string, year: number) => `${paper}, ${year}.`,
  mode: "Mode",
  modes: { baseline: "baseline", ace: "ACE", "ace+reader": "ACE + Reader" },
  addLane: "Add a lane",
  removeLast: "Remove the last",
  device: "Device",
  ownNumbers: "own numbers",
  devices: "Devices",
  devicesCaption: "Devices of the papers and of the poster",
  deviceColumns: ["Device", "read, µs", "alpha", "k_r", "k_w"],
  costModel: "Cost model",
  costs: { ideal: "ideal", poster: "as on the poster" },
  costHelp:
    "Ideal: each write batch costs alpha times a read, for every k_w pages. As on the poster: a baseline write costs as much as a read, as the published demo charged it; ACE's batches cost the same as in ideal.",
  noAce: "No lane runs ACE: these have no effect.",
  noReader: "No lane has the Reader: n_e and theta have no effect.",
  default: "default",
  followsFromWorkload: "Follows from the workload.",
  dataPages: (pages: string) =>
    `Follows from the workload: ${pages} pages of data, the others are room for what the requests append.`,
  writtenOut: "Written out",
  file: (name: string) => `File ${name}`,
  seed: "Seed",
  seedHelp: "Start of the random numbers: the same seed gives the same requests, on every machine.",
  seedWhy: "Another seed shows whether a result was luck.",
  firstSeed: "First seed",
  firstSeedHelp: "The seed of the first run of every point; the others count up from it.",
  firstSeedWhy: "Other seeds show whether a result was luck.",
  requestsSuchAs: 'Requests, such as "R1 W4"',

  fromFio: "From fio …",
  fio: "Device from fio",
  /** Around the command, which is set as code. */
  fioBefore: "Results of",
  fioAfter:
    "with random reads and random writes of 4 or 8 KiB pages at rising depth (iodepth, times numjobs). Several files, one for each depth, are chosen together. A job file that gives what is needed is in the project: docs/device.fio.",
  fioStays: "The files stay on this machine; the link holds the four numbers.",
  fioInput: "Results of fio as JSON",
  fioTaken: (names: string) => `The device is now the one measured in ${names}.`,
};

/** The dialog about a measured device, which is loaded when it is needed. */
export const measured = {
  read: "What was read",
  caption: "What was read. * Throughput rises by no more than 5% to the next depth.",
  columns: ["Depth", "Reads/s", "µs a read", "Writes/s", "µs a write"],
  pagesOf: (names: string, bytes: string) => `${names}, pages of ${bytes} bytes`,
  numbers: (alpha: string, k_r: string, k_w: string, base_us: string) =>
    `alpha = ${alpha}, k_r = ${k_r}, k_w = ${k_w}, read latency = ${base_us} µs`,
  latencyRule: "Read latency: the mean latency of reads at depth 1.",
  depthRule: "k_r, k_w: the depth after which throughput stops rising (*).",
  alphaRule: "alpha: reads a second divided by writes a second there.",
  reads: "Reads",
  writes: "Writes",
  comparison: (what: string, depth: string, iops: string, model: string) =>
    `${what} at depth ${depth}: ${iops} a second measured, at most ${model} in the model.`,
  differs:
    "In the model k pages take the time of one, and a write takes alpha times a read; a device keeps to neither exactly, so the two differ.",
  use: "Use these numbers",
  cancel: "Cancel",
};
