import type { StepWords } from "../../../../shell/path.ts";

export const words: Readonly<Record<string, StepWords>> = {
  log: {
    title: "Before a page is written",
    say: "Pages 1 and 2 were changed: the records of it stand in the log, which is still in memory. Page 3 needs a frame, and page 1 is at the end of the order.",
    ask: "What must be on the disk before page 1 is written? And what when page 2 leaves at the end?",
    expect:
      "The log, up to the page's last record: write-ahead logging. Each time the log is flushed first, and then the page is written. No commit is asked for.",
    wrong: [
      [
        "The page first, the log will follow.",
        "After a crash in between nobody could undo a change that never committed.",
      ],
      [
        "Only committed pages may be written.",
        "With a log pages may leave before their commit (steal), and stay after it (no-force).",
      ],
    ],
    late: "Show the first of the two writes.",
  },
  rows: {
    title: "Index pages and rows",
    say: "Each look-up reads an index page, 1 and 2 in turn, and then a row's page, which nobody reads again. There are three frames.",
    ask: "Sixteen requests. How many of them does LRU hit, and how many could a policy hit that waits for a second use?",
    expect:
      "LRU hits none: three other pages come between two uses of an index page. LRU-2 hits 4, as it goes by the last use but one.",
    wrong: [
      [
        "LRU hits 6: pages 1 and 2, all but the first times.",
        "Each is evicted one request before it comes again.",
      ],
      ["LRU-2 hits 6.", "It must see a page twice first, and it remembers uses of evicted pages for that."],
    ],
    late: "Go to the end after the first eviction.",
  },
  hot: {
    title: "A dump passes through",
    say: "Pages 1, 2 and 3 are in steady use. Now a dump reads pages 11 to 18, once each.",
    ask: "Which of the two pools still has pages 1, 2 and 3 when the dump is over?",
    expect: "2Q: it keeps pages that were used once in a queue of their own. 9 hits in all, LRU 6.",
    wrong: [
      [
        "LRU, as they were used most.",
        "LRU counts nothing. The last use alone is remembered, and the dump's are later.",
      ],
      ["2Q always does better.", "Let the dump use each page twice: then a second use proves nothing."],
    ],
    late: "Show the end only.",
  },
  perform: {
    title: "Serve twenty requests",
    say: "Now you are the pool: twenty requests, LRU, and the order is hidden. Anyone with this link has the same requests.",
    ask: "Open it on your phone and serve the requests as LRU would. First answers count.",
    expect:
      "Most lose the order at the first hit: a hit moves its page to the front. After a few misses it comes by itself.",
    wrong: [["A page was loaded first, so it leaves first.", "That is FIFO. LRU goes by the last use."]],
    late: "Ten requests now, the rest at home.",
  },
};
