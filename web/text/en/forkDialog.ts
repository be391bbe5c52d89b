/** The dialog that forks a lane, loaded when it is opened: by web/text/forkDialog.ts. Numbers come formatted. */
export const forkDialog = {
  title: "Fork a lane",
  about: (position: string) =>
    `Up to position ${position} the new lane is the one chosen; from there on it goes its own way, with the same pool and counters. The old lane stays beside it.`,
  lane: "Lane",
  changes: (position: string) => `What changes at ${position}`,
  policy: "Policy",
  mode: "Mode",
  modes: { baseline: "without ACE", ace: "ACE", "ace+reader": "ACE + Reader" },
  default: "default",
  unchanged: "This would be the same lane once more: change the policy, the mode or a number.",
  full: (most: number) => `There are ${most} lanes already, as many as fit. Remove one first.`,
  fork: "Fork",
};
