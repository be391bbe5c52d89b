/** Device channels: what the last requests asked of the device, and how full its channels were. */
export const device = {
  title: "Device channels",
  pictureTitle: (run: string, when: string) => `${run}: device channels ${when}`,
  writeShort: "write",
  readShort: "read",
  writeUtilisation: "Write utilisation",
  readUtilisation: "Read utilisation",
  /** Before the first device step. */
  notYet: "not yet",
  /** "33%, 1.0 of 3 channels". */
  utilisation: (percent: string, pages: string, channels: string) =>
    `${percent}, ${pages} of ${channels} channels`,
  /** Symbols of the numbers of channels, beside the channels. */
  writeChannels: "write",
  readChannels: "read",
  start: (time: string) => `from ${time}`,
  hit: "hit",
  asks: (page: string) => `Enter asks about page ${page}.`,
  nothing: "Nothing has been asked of the device yet.",
  /** "The last 12 requests, 3 hits among them: 190 µs of device time, from 80 µs to 270 µs." */
  window: (requests: string, one: boolean, hits: string, time: string, from: string, to: string) =>
    `${one ? "The last request" : `The last ${requests} requests`}, ${hits} of them ${hits === "1" ? "a hit" : "hits"}: ${time} of device time, from ${from} to ${to}.`,
  pointOut: "Point at an operation to read it, or use the arrow keys.",
  /** Of the slider that goes from one request to the next. */
  look: (lane: string) => `${lane}: look into the last requests`,
  none: "no request chosen",
  request: (number: string, letter: string, page: string) => `Request ${number}, ${letter}${page}: `,
  wasHit: "a hit, no device time.",
  written: (pages: string, filled: string, time: string) => `writes ${pages} (${filled}, ${time})`,
  read: (pages: string, filled: string, time: string) => `reads ${pages} (${filled}, ${time})`,
  /** Between a write and the read after it. */
  afterwards: ", then ",
  prefetched: (pages: string) => ` and, prefetched, ${pages}`,
  further: (count: string) => ` and ${count} more`,
  filled: (pages: string, channels: string) => `${pages} of ${channels} channels`,
  filledSteps: (pages: string, steps: string, channels: string) =>
    `${pages} pages in ${steps} device steps of ${channels} channels`,
  /** The figure in words, for those who do not see it. */
  summary: (lane: string, window: string, write: string, read: string) =>
    `${lane}, device channels. ${window} Write utilisation ${write}; read utilisation ${read}.`,
};
