const again = (part: string, times: number) => Array<string>(times).fill(part).join(" ");
const lru = (placement: string, more?: object) => ({ placement, replacement: "lru", ...more });

/** Two pages that take turns in one frame: both are read, then both written, and again. */
const phases = (reads: number, writes: number, times: number) => ({
  pages: 3,
  frames: 1,
  lanes: [lru("conservative", { floor: true }), lru("conservative", { floor: false }), lru("optimal")],
  workload: {
    kind: "given",
    trace: again(`${again("R1 R2", reads)} ${again("W1 W2", writes)}`, times),
  },
});

export const worst = phases(6, 2, 3);
export const worstForLong = phases(6, 2, 50);
/** Without the floor C falls so far that the bound does not hold. */
export const longPhases = phases(1000, 262, 3);
