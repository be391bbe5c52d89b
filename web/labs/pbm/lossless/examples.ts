/** Well-chosen strings to begin with. */
export const EXAMPLES = [
  { id: "boundary", frames: "5", pool: "A B C D E", requests: "F A B G A C F B D G E A" },
  { id: "counter", frames: "2", pool: "A B", requests: "C A B A" },
  { id: "loop", frames: "3", pool: "", requests: "A B C D A B C D A B C D" },
  { id: "never", frames: "3", pool: "A B C", requests: "D E D F E D" },
] as const;
