/** Words of the ACE lab's parts in lessons. */
export const aceLessons = {
  investigate: {
    title: "Set the scene; both runs follow",
    settings: {
      reads_percent: "Reads among the requests, %",
      alpha: "alpha: a write costs so many reads",
      k_w: "k_w: pages that the device writes at once",
      n_w: "n_w: pages that ACE writes together",
      frames: "B: frames of the pool",
    },
    goals: {
      even: "ACE saves less than 1% and does not lose, though at least a fifth of the requests write.",
      loses: "ACE takes longer than LRU without ACE.",
    },
    goal: (number: string) => `Goal ${number}`,
    open: "not reached yet",
    reached: (setting: string) => `reached with ${setting}`,
    setting: (reads: string, alpha: string, k_w: string, n_w: string, frames: string) =>
      `${reads}% reads, alpha = ${alpha}, k_w = ${k_w}, n_w = ${n_w}, B = ${frames}`,
    nowReached: (number: string) => `Goal ${number} is reached.`,
    saves: (percent: string) => `ACE saves ${percent}% of the device time.`,
    equal: "ACE saves nothing: both take the same device time.",
    takesLonger: (percent: string) => `ACE takes ${percent}% longer.`,
    counters: "Both runs at their end",
    scene: (pages: string, requests: string) => `${pages} pages, ${requests} requests.`,
    reset: "As at first",
  },
};

export type AceLessons = typeof aceLessons;
