/** The transport: stepping, playing, seeking. Keys in brackets are added by the page. */
export const transport = {
  label: "Transport",
  /** What is printed on keys. */
  keys: { home: "Home", end: "End", space: "Space", pageUp: "Page Up", pageDown: "Page Down" },
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
  fastest: "as fast as it goes",
  stepsPerSecond: (count: string, one: boolean) => `${count} ${one ? "step" : "steps"}/s`,
};
