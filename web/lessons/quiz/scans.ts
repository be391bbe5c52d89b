/** Reasons that the quiz of part 3 asks for; `part` is the section to read again. */
import type { QuizConcept } from "./concept.ts";

export const concepts: readonly QuizConcept[] = [
  {
    lesson: "scans-and-lru",
    part: "other-starts",
    question:
      "Under LRU a second scan finds nothing of what the first one has read. Which change lets it hit from the start?",
    choices: [
      {
        label: "It begins when fewer blocks than frames were read.",
        right: true,
        because: "LRU still holds a block if fewer than B other blocks were requested since.",
      },
      {
        label: "The pool keeps usage counts, as Clock Sweep does.",
        because:
          "All counts are the same here, so the hand takes the blocks in the order in which they were read.",
      },
      {
        label: "Both scans work half as long on each of the blocks.",
        because: "In the same time the first scan then gets further ahead, counted in blocks.",
      },
      {
        label: "It begins later, when the first scan has come to its end.",
        because: "Then the pool holds the last blocks of the table, and it begins with the first ones.",
      },
    ],
  },
  {
    lesson: "scans-and-lru",
    part: "counting-uses",
    question: "Why does Clock Sweep not help scans that follow each other?",
    choices: [
      {
        label: "A count of past uses says nothing of the next scan.",
        right: true,
        because:
          "Blocks that two scans have passed keep high counts, and those that one still needs have low ones.",
      },
      {
        label: "Its hand goes round too slowly for so many new blocks.",
        because: "The hand goes on until it finds a frame, whatever it takes.",
      },
      {
        label: "A scan does not raise the usage counts of its blocks.",
        because: "Each use raises the count, a scan's too.",
      },
      {
        label: "Usage counts end at five, and scans need larger ones.",
        because: "Larger counts would keep blocks longer that no scan asks for any more.",
      },
    ],
  },
  {
    lesson: "predicting-from-scans",
    part: "two-scans-one-block",
    question: "Three scans will still read a block. When is it needed, by the estimate?",
    choices: [
      {
        label: "When the first of the three comes to it.",
        right: true,
        because: "For each scan: blocks before it, divided by speed. The soonest counts.",
      },
      {
        label: "When the nearest of the three comes to it.",
        because: "A scan that is farther away may be faster.",
      },
      {
        label: "When the last of the three has come to it.",
        because: "By then two others have asked for it, and missed if it was evicted.",
      },
      {
        label: "After the mean of the times of the three.",
        because: "Nobody comes to it then. The first request decides what an eviction costs.",
      },
    ],
  },
  {
    lesson: "predicting-from-scans",
    part: "two-scans-one-block",
    question: "A block's estimate is infinite. What is certain?",
    choices: [
      {
        label: "No request for it will come any more.",
        because: "A query that begins in a moment may ask for it. It has not registered yet.",
      },
      {
        label: "No scan under way will read it.",
        right: true,
        because: "Lists know of scans that have begun. Look-ups do not announce themselves at all.",
      },
      {
        label: "Its last use was a long time ago.",
        because: "A block that the last scan has just passed has an infinite estimate, too.",
      },
      {
        label: "It has been in the pool the longest.",
        because: "The estimate does not ask when a block was loaded.",
      },
    ],
  },
  {
    lesson: "predicting-from-scans",
    part: "a-row-by-its-key",
    question: "Why do frequency statistics hurt where there are only scans?",
    choices: [
      {
        label: "They replace what the scans have registered.",
        because: "Both are estimates, and the smaller one counts.",
      },
      {
        label: "They take too long to compute at each miss.",
        because: "In the model they take no time. They are a few numbers for each frame.",
      },
      {
        label: "They make passed blocks look wanted.",
        right: true,
        because:
          "Two scans that pass a block shortly after each other give it a small average, and the smaller estimate counts.",
      },
      {
        label: "They know nothing of blocks read once.",
        because: "That leaves such a block to the scans' own estimate, which is right here.",
      },
    ],
  },
  {
    lesson: "sampling",
    part: "how-many-draws",
    question: "A pool grows from a thousand frames to a million. How many draws does a sample need now?",
    choices: [
      {
        label: "A thousand times as many as before.",
        because: "The chance depends on the share of good blocks, not on how many frames there are.",
      },
      {
        label: "As many, if the share of good ones is.",
        right: true,
        because: "1 − (1 − p)^N has no size of the pool in it.",
      },
      {
        label: "Ten more: one for each doubling of it.",
        because: "That is the depth of a tree. A sample searches nothing.",
      },
      {
        label: "Fewer, since more frames hold good blocks.",
        because: "More frames hold good blocks, and as many more hold others.",
      },
    ],
  },
  {
    lesson: "sampling",
    part: "why-the-largest-of-a-sample",
    question: "Why is the block with the largest estimate of a sample a good one, if any of them is?",
    choices: [
      {
        label: "A sample always holds the largest of the whole pool.",
        because: "It rarely does. It need not.",
      },
      {
        label: "Good blocks are needed later than all others.",
        right: true,
        because:
          "Lemma 2: whatever MIN could evict without loss has a later next access than what it could not.",
      },
      {
        label: "The draws are sorted before one is chosen.",
        because: "Sorting changes nothing about which of them is good.",
      },
      {
        label: "Blocks needed soon are never drawn at all.",
        because: "Every frame can be drawn. Those needed soon are only not chosen.",
      },
    ],
  },
  {
    lesson: "sampling",
    part: "ask-a-few-now",
    question: "Thirty-two clients evict from one queue. What does a sample save them?",
    choices: [
      {
        label: "The reads of the blocks they evict.",
        because: "What is evicted may have to be read again either way.",
      },
      {
        label: "Waiting for the lock of one order.",
        right: true,
        because: "There is no order to keep: each looks at some frames and computes their estimates.",
      },
      {
        label: "Registering what their scans read.",
        because: "Estimates come from registered scans, with buckets and with samples.",
      },
      {
        label: "Half of the frames that they need.",
        because: "A pool has as many frames, whoever evicts from it.",
      },
    ],
  },
  {
    lesson: "sampling",
    part: "several-at-once",
    question: "PBM-PQ evicts sixteen blocks and more at once. Why?",
    choices: [
      {
        label: "A scan reads sixteen blocks at a time.",
        because: "Scans read block by block here; the reason lies in the queue.",
      },
      {
        label: "The lock is taken once for them all.",
        right: true,
        because: "The cost of the shared order is spread over many evictions.",
      },
      {
        label: "Sixteen estimates are better than one.",
        because: "Buckets order all blocks already. More victims make none of them better.",
      },
      { label: "The pool is larger than sixteen buckets.", because: "Buckets divide times, not the pool." },
    ],
  },
];
