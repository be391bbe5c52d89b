/** Reasons that the quiz of part 1 asks for; `part` is the section to read again. Those on writes stand in a file of their own. */
import type { QuizConcept } from "./concept.ts";
import { concepts as writes } from "./writes.ts";

export const concepts: readonly QuizConcept[] = [
  {
    lesson: "checkout",
    part: "one-miss-step-by-step",
    question: "A read request misses a full pool, and the device writes a page. Why?",
    choices: [
      {
        label: "The page that is read was changed on disk.",
        because: "What is on disk changes only by a write from the pool.",
      },
      {
        label: "The page that is evicted was changed.",
        right: true,
        because: "A dirty victim is written before its frame is used again.",
      },
      {
        label: "Each read of a page also records its time.",
        because: "A read leaves the disk's page as it is.",
      },
      {
        label: "The pool writes one page for each miss.",
        because: "A clean victim is dropped: such a miss writes nothing.",
      },
    ],
  },
  {
    lesson: "checkout",
    part: "five-changes",
    question:
      "A page is changed five times while it stays in the pool. What does waiting with its write save?",
    choices: [
      {
        label: "Four of the five device writes.",
        right: true,
        because: "All five changes reach the disk in one write, when the page leaves.",
      },
      {
        label: "All five of the device writes.",
        because: "The changes are still to be written once, or they are lost.",
      },
      {
        label: "The read of the page from disk.",
        because: "A page is read before its first change, however late it is written.",
      },
      {
        label: "Nothing: five changes, five writes.",
        because: "Between two writes to the device a page may be changed any number of times.",
      },
    ],
  },
  {
    lesson: "pins-and-log",
    part: "four-frames-one-cursor",
    question: "Why may a pinned page not be evicted, although LRU would choose it?",
    choices: [
      {
        label: "Someone is using its bytes in that frame.",
        right: true,
        because:
          "A pin says that a client holds a pointer into the frame; another page there would change under its hands.",
      },
      {
        label: "Its changes are not in the log yet.",
        because: "The log decides when a dirty page may be written, not whether a page may leave.",
      },
      {
        label: "It was requested more recently than others.",
        because: "Then LRU would not choose it. A pin counts whatever the order is.",
      },
      {
        label: "A transaction has locked its rows.",
        because: "Locks guard rows until commit. A page may leave while its rows are locked.",
      },
    ],
  },
  {
    lesson: "pins-and-log",
    part: "before-the-commit",
    question: "A dirty page leaves before its transaction commits. What makes that safe?",
    choices: [
      {
        label: "Nothing: such pages have to stay in the pool.",
        because: "A pool that may not do so (no-steal) can fill with uncommitted pages and stop.",
      },
      {
        label: "The log of its changes is on disk first.",
        right: true,
        because: "With its log on disk a change can be undone after a failure: write-ahead logging.",
      },
      {
        label: "The page is written a second time at commit.",
        because: "Commit writes the log. It need not write pages at all (no-force).",
      },
      {
        label: "Its transaction is committed as it leaves.",
        because: "Eviction knows nothing of transactions, and ends none.",
      },
    ],
  },
  {
    lesson: "lru",
    part: "fifty-frames-fifty-one-pages",
    question:
      "A loop of sixty pages runs through fifty-nine frames of LRU. The pool gets one frame more. What changes?",
    choices: [
      {
        label: "One more hit in each of the rounds.",
        because: "With one frame more the whole loop fits, so all pages stay, not one.",
      },
      {
        label: "Hits only, after the first round.",
        right: true,
        because: "The loop fits now. Before, each page was evicted one request before it came again.",
      },
      {
        label: "Nothing: a loop always defeats LRU.",
        because: "A loop defeats LRU while it is longer than the pool. Now it is not.",
      },
      {
        label: "Half of the requests hit in a round.",
        because:
          "Between none and all there is no middle here: either all pages fit, or each leaves too early.",
      },
    ],
  },
  {
    lesson: "lru",
    part: "one-list-two-ends",
    question: "LRU's next victim is requested, and hits. Which page is the next victim now?",
    choices: [
      {
        label: "The same page: its turn has come.",
        because: "The hit took it to the head of the list. There it is the last to leave.",
      },
      {
        label: "The page beside it in the list.",
        right: true,
        because: "The hit took the victim to the head, and its neighbour is at the tail now.",
      },
      {
        label: "The page that was loaded first.",
        because: "“First come, first to leave” is FIFO. LRU asks for the last request, not for the load.",
      },
      {
        label: "The page with the fewest requests.",
        because: "LFU counts requests. LRU knows only the last one of each page.",
      },
    ],
  },
  {
    lesson: "clock-sweep",
    part: "everything-hits-and-everybody-waits",
    question: "Why does a hit keep others waiting under LRU, and not under Clock Sweep?",
    choices: [
      {
        label: "It changes one number, and no list.",
        right: true,
        because: "The list of LRU is shared by all, and changed at each hit under a lock.",
      },
      { label: "It evicts no page from its frame.", because: "A hit evicts nothing under LRU either." },
      {
        label: "It finds its page with no table.",
        because: "Both look into the page table. The policy has no part in that.",
      },
      { label: "It takes no time on the device.", because: "A hit takes none under LRU either." },
    ],
  },
  {
    lesson: "clock-sweep",
    part: "a-ring-and-a-hand",
    question: "A page in Clock Sweep has count 3, and nobody uses it any more. When does it leave?",
    choices: [
      {
        label: "At the hand's first look at it.",
        because:
          "With one bit a frame it would have one pass. A count of 3 takes three looks to fall to zero.",
      },
      {
        label: "At the third look of the hand.",
        because:
          "The third look takes the last one off, and goes on. Only a look that finds zero ends the search.",
      },
      {
        label: "At the fourth look of the hand.",
        right: true,
        because: "Three looks take the count to zero, the fourth finds it there.",
      },
      {
        label: "When all others have more.",
        because: "The hand compares no counts. It takes the first zero that it comes to.",
      },
    ],
  },
  {
    lesson: "second-use",
    part: "several-rows-a-page",
    question:
      "A scan requests each of its pages ten times in a row, and never again. Which rule is not misled?",
    choices: [
      { label: "Keep what has the most requests.", because: "Ten requests look like steady use to it." },
      {
        label: "Keep what was requested twice.",
        because: "All pages of the scan were requested twice, a moment after they came.",
      },
      {
        label: "Keep what comes again later.",
        right: true,
        because: "The ten requests come at once. Only a page in steady use is requested after a while again.",
      },
      {
        label: "Keep what was requested last.",
        because: "That is LRU, and the scan's pages are always the latest.",
      },
    ],
  },
  {
    lesson: "second-use",
    part: "what-ghosts-tell",
    question: "ARC misses a page that is a ghost of its list of pages requested once. What does it conclude?",
    choices: [
      {
        label: "The list of these was too short.",
        right: true,
        because: "A little longer, and the page would have been a hit. The list's target grows.",
      },
      {
        label: "The list of these was too long.",
        because: "Then the page would still have been there. A ghost of the other list says so.",
      },
      {
        label: "The page is worth no frame.",
        because: "The page has come back, so that it goes to the list of pages requested again.",
      },
      { label: "The pool needs more frames.", because: "ARC divides the frames that there are." },
    ],
  },
  ...writes,
];
