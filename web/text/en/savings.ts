/** What ACE saves under every policy and on every device. Numbers come formatted. */

export const savings = {
  what: (devices: number, requests: string) =>
    `Serves the scene's ${requests} requests by every built-in policy, alone and inside ACE without the Reader, on ${devices} devices. A batch has as many pages as the device writes at once.`,
  compare: "Compare",
  again: "Compare again",
  comparing: "Comparing",
  cancel: "Cancel",
  failed: (why: string) => `This could not be compared: ${why}`,
  shown: "Shown",
  time: "Time that is counted",
  times: { device: "Device time", run: "Run time" },
  asInPostgres: (share: string) => `Run time as in PostgreSQL (f = ${share})`,
  waited: (share: string) =>
    `Run time as in PostgreSQL counts reads whole and of the write time only the share f = ${share} that a client waits for. That share is fitted to figure 8 of the ACE paper (Papon & Athanassoulis, ICDE 2023), not measured.`,
  howFitted: "How f was fitted",
  measures: {
    saved: (time: string) => `${time} saved`,
    latency_us: (time: string) => time,
    pages_written: (_time: string) => "Pages written",
    write_batches: (_time: string) => "Write batches",
    misses: (_time: string) => "Misses",
  },
  shows: {
    saved: (time: string) => `${time} with ACE beside the same policy alone`,
    latency_us: (time: string) => `${time}: alone → with ACE`,
    pages_written: (_time: string) => "Pages written: alone → with ACE",
    write_batches: (_time: string) => "Write batches: alone → with ACE",
    misses: (_time: string) => "Misses: alone → with ACE",
  },
  csv: "CSV",
  matrix: "What ACE saves: policies by devices",
  policy: "Policy",
  on: (policy: string, device: string) => `${policy} on ${device}`,
  cell: (name: string, [alone, ace]: readonly string[], difference: string) =>
    `${name}: ${alone} alone, ${ace} with ACE, ${difference}`,
  open: "open both as lanes",
  bestCell: "best on this device",
  bestRow: "best on the most devices",
  foresees: (policy: string) =>
    `${policy} knows the requests to come: it is shown, and counts neither in the sentence above nor for ★.`,
  finding: {
    everywhere: (least: string, time: string) =>
      `On every device and with every policy ACE saves at least ${least} of the ${time.toLowerCase()}.`,
    most: (deviceTime: string, runTime: string, policy: string, device: string) =>
      `ACE saves most with ${policy} on ${device}: ${deviceTime} of the device time, about ${runTime} of the run time.`,
    idle: (cells: string, all: string) => `In ${cells} of ${all} cells ACE saves nothing.`,
    nothing: (time: string) => `ACE saves no ${time.toLowerCase()} here.`,
    worst: (share: string, policy: string, device: string) =>
      `At worst, with ${policy} on ${device}, it takes ${share} more.`,
  },
  outside: {
    heading: "Outside the model",
    about: "A database saves less or more, because of what is left out here:",
    list: [
      "Ring buffers: PostgreSQL's large sequential scans, VACUUM and COPY replace their own pages, in a few frames of their own.",
      "Background writer: it cleans pages before they are victims, so that an eviction waits less often.",
      "Checkpointer: it writes dirty pages that no eviction asked for.",
      "WAL: its writes use the device too, and a page waits for its log record.",
      "Local buffers of temporary tables: they are not in the pool.",
    ],
  },
};
