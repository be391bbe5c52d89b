/** Reasons that the quiz of part 2 asks for; `part` is the section to read again. */
import type { QuizConcept } from "./concept.ts";

export const concepts: readonly QuizConcept[] = [
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
];
