const again = (part: string, times: number) => Array<string>(times).fill(part).join(" ");
const lru = (placement: string) => ({ placement, replacement: "lru" });

/** Two pages that are read and two that are changed, eight rounds; then page 1 is only changed. */
export const four = {
  pages: 6,
  frames: 2,
  lanes: [lru("magnetic"), lru("flash"), lru("optimal")],
  workload: { kind: "given", trace: `${again("R1 W3 R2 W4", 8)} ${again("W1 W3 R2 W4", 4)} F` },
};

const taking = (first: string, times: number) => ({
  pages: 3,
  frames: 1,
  lanes: [lru("magnetic"), lru("optimal")],
  workload: { kind: "given", trace: `${first} ${again("R1 R2", times)} F` },
});

/** Two pages that take turns in one frame: they leave it clean, and so many reads of each follow. */
export const readAgain = (times: number) => taking("R1 R2", times);
/** The same, but at first they leave it dirty. */
export const writtenThenRead = (times: number) => taking("W1 W2", times);
