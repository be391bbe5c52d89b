/** Reasons that the quiz of part 3 asks for; `part` is the section to read again. */
import type { QuizConcept } from "./concept.ts";

export const concepts: readonly QuizConcept[] = [
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
