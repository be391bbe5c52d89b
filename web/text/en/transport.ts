/** The transport: stepping, playing, seeking. Keys in brackets are added by the page. */
export const transport = {
  label: "Transport",
  /** What is printed on keys. */
  keys: { home: "Home", end: "End", space: "Space", pageUp: "Page Up", pageDown: "Page Down", escape: "Esc" },
  toStart: "To start",
  stepBack: "Step back",
  step: "Step",
  play: "Play",
  pause: "Pause",
  playOrPause: "Play or pause",
  toEnd: "To end",
  position: "Position",
  positionShown: "Position shown",
  positionInWords: (position: string, requests: string) => `after ${position} of ${requests} requests`,
  speed: "Speed",
  axis: "Lanes go",
  byRequest: "by request",
  byTime: "by time",
  perSecond: (amount: string) => `${amount}/s`,
  fastest: "as fast as it goes",
  stepsPerSecond: (count: string, one: boolean) => `${count} ${one ? "step" : "steps"}/s`,
};
