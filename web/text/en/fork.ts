/** Lanes that leave another one at a position. Numbers come formatted. The dialog's words are in forkDialog.ts. */
export const fork = {
  button: "New lane",
  key: "New lane",
  done: (lane: string) => `There is a new lane: ${lane}.`,
  from: (lane: string, position: string) => `${lane} from ${position} on`,
  shortFrom: (changes: string, position: string) => `${changes} from ${position}`,
  asUntil: (lane: string, position: string) => `as ${lane} until ${position}`,
  remove: (lane: string, others: number) =>
    `Remove ${lane}${others === 0 ? "" : others === 1 ? ", and the fork of it" : `, and ${others} forks of it`}`,
  removeShort: "Remove",
  against: (lane: string) => `against ${lane}`,
  since: (position: string, identity: string) => `since the fork at ${position}: ${identity}`,
  forksAt: (positions: readonly string[]) =>
    `${positions.length === 1 ? "a fork at" : "forks at"} ${positions.join(", ")}`,
};
