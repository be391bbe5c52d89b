/** Scenes of lesson 2. */

const pool = {
  pages: 10,
  frames: 4,
  alpha: 2,
  base_us: 10,
  k_r: 1,
  k_w: 1,
  lanes: [{ policy: "lru", mode: "baseline" }],
};

export const cursor = {
  ...pool,
  workload: {
    kind: "given",
    trace: "R1@1 W2@2 U2@2 R3@2 U3@2 R4@2 U4@2 R5@2 U5@2 R6@2 U6@2 U1@1 R7@2 U7@2",
  },
};

export const held = {
  ...pool,
  workload: { kind: "given", trace: "R1@1 R2@2 U2@2 R3@3 R4@4 R5@5 R1@2 U1@2 R2@2" },
};

export const logged = {
  ...pool,
  frames: 2,
  workload: { kind: "given", trace: "W1 W2 R3 W2 R4 R5" },
};
