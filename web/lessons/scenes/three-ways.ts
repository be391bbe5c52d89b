const lru = (placement: string, more?: object) => ({ placement, replacement: "lru", ...more });
const conservative = (floor: boolean) => lru("conservative", { floor });

/** Figure 11, smaller than its preset: optimum, optimistic, hybrid, conservative as figure 3 has it. */
export const long = {
  frames: 26,
  workload: {
    kind: "tree_sets",
    records: 5000,
    read_sets: 10,
    update_sets: 10,
    read_sets_after: 20,
    repeats: 1,
    queries_per_set: 500,
    seed: "1",
  },
  lanes: [lru("optimal"), lru("optimistic"), lru("hybrid"), conservative(false)],
};
/** Beside the optimum: conservative with the floor, and each disk alone. */
export const others = { lanes: [lru("optimal"), conservative(true), lru("magnetic"), lru("flash")] };
export const longOthers = { ...long, ...others };
