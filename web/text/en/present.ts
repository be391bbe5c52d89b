/** The presentation and the speaker's notes, loaded with them: by web/text/present.ts. */
export const present = {
  back: "Step back",
  step: "Step",
  toStart: "To start",
  position: "Position shown",
  notes: "Speaker notes",
  leave: "Leave the presentation",
  blocked:
    "The browser did not open a second window. Allow pop-up windows for this page and press “Speaker notes” again.",
  black: "The screen is black. Any key brings it back.",
  inStep: "In step with the presentation.",
  waiting: "Waiting for the presentation …",
  alone: "No presentation belongs to these notes. Open them with “Speaker notes” in a presentation.",
  gone: "The presentation was closed. What you step now moves these notes alone.",
  silent: "The presentation does not answer. What you step now moves these notes alone.",
  fileMissing: (name: string) =>
    `These notes cannot open the trace ${name}, which the presentation read from a file: they show what the presentation says of this step, and not the next one.`,
  now: "Now",
  next: "Next",
  about: "About this scene",
  request: (number: string, write: boolean, page: string) =>
    `Request ${number}: ${write ? "write" : "read"} of page ${page}`,
  beforeFirst: "Before the first request",
  afterLast: "This was the last request.",
  blackOut: "Black screen",
  blackEnd: "Show the screen",
  time: "Time of day",
  elapsed: "Elapsed",
  start: "Start the clock",
  pause: "Stop the clock",
  reset: "Set to 0",
};
