/** Reasons that the quiz of part 2 asks for; `part` is the section to read again. */
import type { QuizConcept } from "./concept.ts";

export const concepts: readonly QuizConcept[] = [
  {
    lesson: "two-disks",
    part: "four-prices",
    question:
      "Each miss begins with a read, and reads of flash are cheap. When does the magnetic disk alone cost less?",
    choices: [
      {
        label: "When enough pages leave dirty.",
        right: true,
        because:
          "A dirty page is written, on flash for 118 units instead of 12. One such write outweighs four reads.",
      },
      {
        label: "When more of the requests hit.",
        because: "Hits reach neither disk. What is left decides: how many reads, how many writes.",
      },
      {
        label: "When the pool has more frames.",
        because: "Fewer operations reach either disk then. Which disk is cheaper depends on their kind.",
      },
    ],
  },
  {
    lesson: "two-disks",
    part: "every-page-on-one-of-them",
    question: "Flash stands beside the magnetic disk, not above it as a cache. What follows?",
    choices: [
      {
        label: "A page moves when it is read.",
        because: "A page moves when it leaves the pool: it is in memory then, and the move costs no read.",
      },
      {
        label: "No page lives on both disks.",
        right: true,
        because: "Each page lives on one disk, and a move takes it there whole.",
      },
      {
        label: "Pages are read from flash first.",
        because: "A page is read from the one disk that it lives on.",
      },
    ],
  },
  {
    lesson: "two-disks",
    part: "how-many-reads-pay-for-a-move",
    question: "A page on flash is only written from now on. Why does its way back pay at once?",
    choices: [
      {
        label: "Each way back to it costs no write.",
        because: "Each move is one write on the new disk. Here a write is due in any case.",
      },
      {
        label: "It leaves dirty, written anyway.",
        right: true,
        because: "The same write costs 12 units on the magnetic disk instead of 118.",
      },
      {
        label: "It was read often enough before.",
        because: "What was read is past. What is to come are writes.",
      },
    ],
  },
  {
    lesson: "conservative",
    part: "the-rule",
    question: "Why does a page move only when C exceeds the price of moving there and back?",
    choices: [
      {
        label: "The page is written to both of the disks.",
        because: "A move writes the page once, to the disk it goes to.",
      },
      {
        label: "It may have to come back as well.",
        right: true,
        because: "A page that moves as soon as one move has paid can be made to move back and forth.",
      },
      {
        label: "C counts each of its requests a second time.",
        because: "C counts disk operations, each once.",
      },
      {
        label: "Then the optimum has moved it long before.",
        because: "The rule knows nothing of the optimum, which may never move the page.",
      },
    ],
  },
  {
    lesson: "conservative",
    part: "the-rule",
    question: "A page is requested a hundred times and stays in the pool. What happens to its C?",
    choices: [
      {
        label: "It grows by a hundred differences.",
        because: "Hits reach no disk, so they would have cost nothing on the other disk either.",
      },
      { label: "Nothing: no disk was asked.", right: true, because: "Only physical operations count." },
      { label: "It goes back to zero, as it is used.", because: "C is set to zero by a move, not by use." },
      {
        label: "It falls, since the pool saved reads.",
        because: "C holds what staying has cost. What the pool saves is in no disk's account.",
      },
    ],
  },
  {
    lesson: "conservative",
    part: "how-far-from-the-optimum",
    question: "What does “never more than three times the optimum” promise?",
    choices: [
      {
        label: "On average it costs three times the optimum.",
        because: "The bound is for the worst requests; most runs stay far below it.",
      },
      {
        label: "No requests can make it cost more than that.",
        right: true,
        because: "Whatever comes, apart from a constant: that is what the proof is about.",
      },
      {
        label: "No other rule can ever cost less than that.",
        because: "The bound compares with the optimum, not with other rules.",
      },
      {
        label: "The optimum costs a third of it in every single run.",
        because: "In some runs both cost the same.",
      },
    ],
  },
  {
    lesson: "conservative",
    part: "the-proof-event-by-event",
    question: "Why does the proof keep C at zero or above?",
    choices: [
      {
        label: "Otherwise C would count hits as well.",
        because: "Hits are never counted, with the floor or without.",
      },
      {
        label: "Else cheap reads could delay moves for long.",
        right: true,
        because:
          "Each read on flash would take C further down, and as many writes would be needed to bring it back.",
      },
      {
        label: "A negative C would move the page to the other disk.",
        because: "A page moves when C is large. A negative C keeps it where it is.",
      },
      {
        label: "Prices of operations cannot be negative.",
        because: "Prices are positive; their differences, which C adds up, are not always.",
      },
    ],
  },
  {
    lesson: "three-ways",
    part: "twelve-requests-a-round",
    question:
      "Optimistic placement moves a page back and forth though little of what is asked reaches its disk. Why?",
    choices: [
      {
        label: "It counts requests, hits as well.",
        right: true,
        because: "Six reads in the pool count like six from the disk.",
      },
      {
        label: "It waits until both moves have paid.",
        because: "That is conservative placement. Optimistic has no threshold.",
      },
      { label: "It forgets its counts at each hit.", because: "Its counts run on until the page moves." },
    ],
  },
  {
    lesson: "three-ways",
    part: "requests-times-q",
    question: "A pool is made larger than the file. What does hybrid placement count then?",
    choices: [
      {
        label: "All of the requests, each in full.",
        because: "q falls as the pool grows, since fewer requests reach a disk.",
      },
      {
        label: "Only what has reached a disk.",
        right: true,
        because: "With b at n or above, q = 1 − b/n is zero. Physical operations count in full all the same.",
      },
      {
        label: "Nothing, as no page ever leaves.",
        because: "Pages are still read once, and written when they leave: those count.",
      },
    ],
  },
  {
    lesson: "three-ways",
    part: "how-long-a-phase-lasts",
    question: "Reads and updates of all leaves take turns, a few sets of each. Which placement fits?",
    choices: [
      {
        label: "Optimistic: it follows at once.",
        because: "It pays for each move, and is on the wrong disk at the next change.",
      },
      {
        label: "Flash alone: it reads for least.",
        because: "Each update then writes to flash, for 118 units instead of 12.",
      },
      {
        label: "Conservative: it moves little.",
        right: true,
        because: "No phase lasts until a move of a leaf has paid, so staying is right.",
      },
    ],
  },
  {
    lesson: "evicting-by-cost",
    part: "what-a-return-costs",
    question: "All pages are equally likely to be requested again. Which one is evicted first?",
    choices: [
      {
        label: "The least recently used.",
        because: "When it was used says how likely it returns. Here all are equally likely.",
      },
      {
        label: "A clean one on flash.",
        right: true,
        because: "Nothing is written, and its return is one read for 1 unit.",
      },
      {
        label: "A dirty one on flash.",
        because: "Its return is cheap, but it is written first, to flash: 119 units in all.",
      },
    ],
  },
  {
    lesson: "evicting-by-cost",
    part: "two-segments-four-queues",
    question: "Why does the pool keep a time segment, if cost decides?",
    choices: [
      {
        label: "Its pages cost nothing to evict.",
        because: "They cost what others of their class cost, and are no victims while a queue has a page.",
      },
      {
        label: "Clean pages are to be kept there.",
        because: "Pages of all classes stand there, in the order of their last use.",
      },
      {
        label: "Pages just used often return.",
        right: true,
        because: "Likelihood times cost decides. Recent use stands for likelihood.",
      },
    ],
  },
  {
    lesson: "evicting-by-cost",
    part: "how-much-lambda",
    question: "When does a cost segment make the pool worse than LRU?",
    choices: [
      {
        label: "When hot pages are cheap to read.",
        right: true,
        because: "They leave first, and then miss again and again.",
      },
      {
        label: "When more requests hit than before.",
        because: "More hits do no harm, and fewer may be worth it.",
      },
      {
        label: "When no page in the pool is dirty.",
        because: "Clean pages of the two disks still differ: a return costs 1 unit or 23.",
      },
    ],
  },
];
