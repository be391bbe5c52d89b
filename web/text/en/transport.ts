/** The transport: stepping, playing, seeking. Keys in brackets are added by the page. */
export const transport = {
  label: "Transport",
  /** What is printed on keys. */
  keys: {
    home: "Home",
    end: "End",
    space: "Space",
    pageUp: "Page Up",
    pageDown: "Page Down",
    escape: "Esc",
    shift: "Shift",
  },
  toStart: "To start",
  stepBack: "Step back",
  step: "Step",
  nextBeat: "Next beat of the step",
  beatBack: "One beat back",
  /** Beside what the Step button does. */
  beatKey: (shift: string) => `with ${shift}: beat by beat`,
  /** What is over, where a step is held inside. */
  beats: {
    lookUp: "looked up",
    victim: "victim found",
    written: "written",
    evicted: "evicted",
    read: "read",
    placed: "placed",
  },
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
  byEvent: "by event",
  perSecond: (amount: string) => `${amount}/s`,
  fastest: "as fast as it goes",
  motion: "Motion of a step",
  motionHelp:
    "How fast pages move in a step. At up to four steps a second playing waits for the end of each step's motion: a slow motion slows it down.",
  stepsPerSecond: (count: string, one: boolean) => `${count} ${one ? "step" : "steps"}/s`,
};
