/** What a question on paper is given: see ../given.ts. */
export const given = {
  title: "Given:",
  frames: (count: string) => `${count} frames`,
  pages: (count: string) => `${count} pages in all`,
  blocks: (count: string) => `${count} blocks in all`,
  prices: (rf: string, wf: string, rm: string, wm: string) =>
    `prices in units: flash, read ${rf}, write ${wf}; magnetic disk, read ${rm}, write ${wm}`,
  readUs: (us: string) => `a read takes ${us} µs`,
  before: "Requests before, the last one at the right:",
  next: (request: string) => `Next request: ${request}.`,
  requests: "Requests, in order:",
  letters: "R reads a page, W writes it.",
  pinLetters: "@1 pins the page for client 1, U takes that pin away.",
  emptied: "F empties the pool.",
  generated: (kind: string, count: string) => `Workload: ${kind}, ${count} requests.`,
  streams: (kind: string) => `Workload: ${kind}.`,
  stream: (number: string, parts: string) => `Stream ${number} ${parts}.`,
  scan: (from: string, to: string, us: string) =>
    `reads blocks ${from} to ${to}, with ${us} µs of work on each`,
  pause: (us: string) => `waits ${us} µs`,
  after: ", then ",
  signs: "Signs:",
  state: "D dirty, C clean",
  cold: "snowflake: cold flag is set",
  pin: "pin: a client holds the page",
  disks: "small f: on flash, small m: on the magnetic disk",
};
