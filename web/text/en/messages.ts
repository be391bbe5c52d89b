/** What the page tells above the lab and beside fields. Numbers come formatted. */
export const messages = {
  /** A value that was refused; field and value stay as they were written. */
  notLegal: (field: string, value: string, legal: string) =>
    `${field}: ${value} is not legal here; legal: ${legal}`,
  usedInstead: (refusal: string, used: string) => `${refusal}. Used instead: ${used}.`,
  nothing: "nothing",
  workerStopped: (why: string) => (why === "" ? "No worker could be started." : `A worker stopped: ${why}`),
  /** Why a worker stopped. */
  workerSilent: (seconds: number) => `it did not start within ${seconds} s`,
  workerEnded: "the browser ended the worker, perhaps for lack of memory",
  noEngine: (why: string) => `The engine could not be loaded: ${why}`,
  noSuchAddress: (path: string) => `There is no page at "${path}". What there is:`,
  linkChanged: "The link was changed where it was not legal:",
  noSuchStep: (position: string) => `No such step between here and the end. Still at position ${position}.`,
  noHash: "workload.hash: without a hash nobody can tell which trace is meant; legal: 16 hexadecimal digits",
  aFile: "a file",
  traceWords: (name: string, requests: string, hash: string) =>
    `${name} (${requests} requests, hash ${hash})`,
  wrongTrace: (asked: string, given: string) =>
    `This is not the trace asked for: that is ${asked}; this is ${given}.`,

  ofFile: (name: string, problem: string) => `${name}: ${problem}`,
  bytes: (count: number) => `${count} bytes`,
};
