/** Reasons that the quiz of part 1 asks for, of lessons 6 to 10; `part` is the section to read again. */
import type { QuizConcept } from "./concept.ts";

export const concepts: readonly QuizConcept[] = [
  {
    lesson: "write-cost",
    part: "eight-pages-and-nine",
    question:
      "A drive has alpha = 3 and k_w = 4. Five pages are sent to it together. How long do their writes take, in reads?",
    choices: [
      { label: "3, since all start at once.", because: "Four start at once. The fifth waits for a channel." },
      {
        label: "6, since the fifth has to wait.",
        right: true,
        because: "Four pages take one step of 3, the fifth takes another one.",
      },
      {
        label: "15, one write after the other.",
        because: "With k_w = 4 up to four writes run side by side.",
      },
      {
        label: "3.75, a quarter of the sum.",
        because: "A write is not divided: the fifth takes its full time.",
      },
    ],
  },
  {
    lesson: "sparing-writes",
    part: "a-second-chance-for-dirty-pages",
    question: "LRU-WSR finds a dirty page with a cold flag at the LRU end. What happens to it?",
    choices: [
      {
        label: "It is written, and then it leaves.",
        right: true,
        because: "Its second chance is used up: nobody has used it since.",
      },
      {
        label: "It goes to the head once more.",
        because: "A page gets one second chance. Only a use clears the flag and gives another one.",
      },
      {
        label: "It loses the flag, and it stays.",
        because: "The flag is cleared by a use of the page, not by a search.",
      },
      {
        label: "It leaves without any write.",
        because: "“Cold” does not mean clean. Its changes would be lost.",
      },
    ],
  },
  {
    lesson: "prefetching",
    part: "wait-or-not",
    question: "TaP waits for four misses of neighbours in a row before it prefetches. What is that good for?",
    choices: [
      {
        label: "Fewer wrong pages are read.",
        right: true,
        because: "Without a run there is no scan, and the next page is a mere guess.",
      },
      {
        label: "A scan gets more of its hits.",
        because: "A scan loses its first misses to the proof. OPL and NPL begin at once.",
      },
      {
        label: "Four pages are read together.",
        because: "How many come together is said by n_e, not by the proof.",
      },
      {
        label: "The history table gets its rows.",
        because: "The table learns from each request, whether there is a run or not.",
      },
    ],
  },
  {
    lesson: "write-cost",
    part: "inside-an-ssd",
    question: "Why does a write cost an SSD more than a read?",
    choices: [
      {
        label: "The page travels to it more slowly.",
        because: "The way is the same in both directions.",
      },
      {
        label: "Making room for the page is work.",
        right: true,
        because:
          "A page is written to an erased place. Such places are made by copying a block's valid pages and erasing the block.",
      },
      {
        label: "The drive has to move to the page.",
        because: "An SSD has no arm that moves: it reaches any page equally fast.",
      },
      {
        label: "Each write reads its page as well.",
        because: "The database reads a page before it changes it. The drive reads nothing for a write.",
      },
    ],
  },
  {
    lesson: "write-cost",
    part: "three-ratios",
    question:
      "With all channels busy a drive reads 28 times as many pages a second as it writes. What does that say of its alpha?",
    choices: [
      {
        label: "One of its writes takes 28 reads.",
        because: "28 is a ratio of throughputs. alpha compares one write with one read.",
      },
      {
        label: "Nothing, without its k_r and k_w.",
        right: true,
        because: "28 is alpha · k_r / k_w. alpha follows only where the channels are known.",
      },
      {
        label: "A write costs as much as a read.",
        because: "It may, if the drive has 28 times as many read channels. The ratio alone does not say so.",
      },
      {
        label: "Its alpha is 28 times too large.",
        because: "The two numbers answer different questions, and both can be right.",
      },
    ],
  },
  {
    lesson: "sparing-writes",
    part: "clean-pages-first",
    question: "In the middle of a run CFLRU has written less than LRU. What does that say of the end?",
    choices: [
      {
        label: "CFLRU will have written less.",
        because: "Only if dirty pages are changed again while they stay.",
      },
      {
        label: "Its writes may still be to come.",
        right: true,
        because: "A dirty page that stays is written when it leaves.",
      },
      {
        label: "CFLRU will have missed less often.",
        because: "Clean pages left early in place of dirty ones, and some of them come again.",
      },
      {
        label: "Both will have written the same.",
        because: "Where dirty pages are changed again before they leave, some writes are avoided for good.",
      },
    ],
  },
  {
    lesson: "sparing-writes",
    part: "better-or-worse",
    question:
      "A policy loses 1,000 hits and avoids 500 writes, on a drive with alpha = 3. How does the device time change?",
    choices: [
      {
        label: "It falls by the time of 500 reads.",
        right: true,
        because: "500 writes are worth 1,500 reads, and 1,000 reads are to be paid.",
      },
      {
        label: "It rises by the time of 500 reads.",
        because: "That counts an avoided write like a read.",
      },
      {
        label: "It falls by the time of 1,500 reads.",
        because: "The lost hits are missing: each costs a read.",
      },
      {
        label: "It rises by the time of 1,000 reads.",
        because: "The avoided writes are missing: each saves alpha reads.",
      },
    ],
  },
  {
    lesson: "ace",
    part: "two-requests-later",
    question: "With LRU, why does ACE miss exactly as often as LRU without it?",
    choices: [
      {
        label: "It writes only pages that will not be requested again.",
        because: "Nobody knows that. Some are requested soon, and are found in the pool.",
      },
      {
        label: "Writing a page early does not take it out of the pool.",
        right: true,
        because:
          "The other pages of the batch become clean and keep their place in the order; only the victim leaves.",
      },
      {
        label: "It evicts all pages of a batch, but then reads them back.",
        because: "Only the victim is evicted. To read the others back would cost misses.",
      },
      {
        label: "Its batches are small against the size of the pool.",
        because: "Their size does not matter to misses, however small the pool is.",
      },
    ],
  },
  {
    lesson: "ace",
    part: "what-one-page-costs",
    question:
      "Eight dirty pages are written as one batch on a device with k_w = 8. What does the batch cost?",
    choices: [
      { label: "Eight writes, one after the other.", because: "The device serves k_w writes at once." },
      { label: "The time of one write.", right: true, because: "ceil(8 / 8) = 1 step of alpha reads." },
      { label: "The time of one read.", because: "Each write takes alpha times a read, in company too." },
      {
        label: "One eighth of one write.",
        because: "Each write takes its full time; they only take it side by side.",
      },
    ],
  },
  {
    lesson: "prefetching",
    part: "four-misses-in-a-row",
    question:
      "A scan that only reads goes through a full pool of clean pages. What does ACE's Reader prefetch?",
    choices: [
      {
        label: "The next n_e - 1 pages each time.",
        because: "Four misses in a row show the stream. But beside a clean victim nobody asks the Reader.",
      },
      {
        label: "No page: each victim is clean.",
        right: true,
        because: "A clean victim is dropped, and ACE does nothing else (Algorithm 1).",
      },
      {
        label: "One page each, from the stream.",
        because: "OPL would take one page along. It is not asked here either.",
      },
      {
        label: "The pages that followed before.",
        because: "The history table is for misses without a stream, and is not asked beside a clean victim.",
      },
    ],
  },
  {
    lesson: "prefetching",
    part: "what-followed-before",
    question: "Why do prefetched pages stand at the LRU end?",
    choices: [
      {
        label: "There a wrong guess leaves first.",
        right: true,
        because: "Nobody has requested them yet. At the head a wrong guess would outlive pages in use.",
      },
      {
        label: "There all clean pages stand anyway.",
        because: "A page's place comes from its use, not from being clean.",
      },
      {
        label: "There they are read in less time.",
        because: "A page's place in the order costs the device nothing.",
      },
      {
        label: "There requests find them sooner.",
        because: "The page table finds a page, wherever it stands in the order.",
      },
    ],
  },
  {
    lesson: "limits",
    part: "make-it-fail",
    question: "A device has alpha = 8 and k_w = 1. Why does ACE gain nothing with batches of eight?",
    choices: [
      {
        label: "Because its alpha is too small for that.",
        because:
          "A large alpha makes writes expensive. Without idle channels there is still nothing to share.",
      },
      {
        label: "Because a batch of eight takes eight steps.",
        right: true,
        because:
          "With one channel the pages of a batch are written one after the other, as they would be alone.",
      },
      {
        label: "Because it evicts eight pages in place of one.",
        because: "One page is evicted; the batch stays in the pool.",
      },
      {
        label: "Because no page of its pool is ever dirty.",
        because: "Nothing is said of the requests: with k_w = 1 the gain is missing whatever is dirty.",
      },
    ],
  },
  {
    lesson: "limits",
    part: "a-batch-and-the-next-request",
    question: "Why can ACE write more pages than the policy without it?",
    choices: [
      {
        label: "It reads pages that nobody asks for.",
        because: "Prefetching reads. It makes no page dirty.",
      },
      {
        label: "A page written early may be changed again.",
        right: true,
        because:
          "Then the early write was for nothing, and the page is written a second time when it leaves.",
      },
      {
        label: "It writes clean pages as well, to fill its batches.",
        because: "A batch holds dirty pages only, and is smaller where there are few.",
      },
      {
        label: "It evicts pages sooner than the policy.",
        because: "With LRU and Clock Sweep the victims are the same, request by request.",
      },
    ],
  },
];
