/** What ACE saves under every policy and on every device. Numbers come formatted. */

export const savings = {
  what: (devices: number, requests: string) =>
    `Serves the scene's ${requests} requests by every built-in policy, alone and inside ACE without the Reader, on ${devices} devices; a batch has as many pages as the device writes at once.`,
  compare: "Compare",
  again: "Compare again",
  comparing: "Comparing",
  cancel: "Cancel",
  failed: (why: string) => `This could not be compared: ${why}`,
  noRun: "there is no run",
  shown: "Shown",
  measures: {
    saved: "Device time saved",
    latency_us: "Device time",
    pages_written: "Pages written",
    write_batches: "Write batches",
    misses: "Misses",
  },
  shows: {
    saved: "Device time with ACE beside the same policy alone",
    latency_us: "Device time: alone → with ACE",
    pages_written: "Pages written: alone → with ACE",
    write_batches: "Write batches: alone → with ACE",
    misses: "Misses: alone → with ACE",
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
    everywhere: (least: string) =>
      `On every device and with every policy ACE spares at least ${least} of the device time.`,
    most: (share: string, policy: string, device: string) =>
      `ACE spares most with ${policy} on ${device}: ${share} of the device time.`,
    idle: (cells: string, all: string) => `In ${cells} of ${all} cells it spares nothing.`,
    nothing: "ACE spares no device time here.",
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
