import type { StepWords } from "../../../../shell/path.ts";

export const words: Readonly<Record<string, StepWords>> = {
  cursor: {
    title: "Four frames, one cursor",
    say: "A cursor of client 1 reads through page 1, row by row, and keeps the page pinned. Client 2 has used pages 2, 3 and 4 and is done with them.",
    ask: "Page 5 is asked for. Which page leaves?",
    expect:
      "Page 2: page 1 is at the end of the order, but it is pinned. Two requests later the pin is gone, and page 1 leaves.",
    wrong: [
      [
        "Page 1, by LRU.",
        "Client 1 holds an address in that frame. It would go on reading bytes of another page.",
      ],
      ["Page 3, as it is clean.", "LRU does not look at that. Pinned pages aside, the order decides."],
    ],
    late: "Show request 5 only.",
  },
  held: {
    title: "And the fifth client",
    say: "Four frames again, and now four clients keep a page each. Nobody is done.",
    ask: "Page 1 is a hit. Then somebody wants page 2. What happens?",
    expect:
      "All frames are pinned, so there is no victim: the statement fails with “no unpinned buffers available”, as in PostgreSQL.",
    wrong: [
      [
        "It waits until one is free.",
        "A pool could, and four cursors that wait for each other would wait for ever. PostgreSQL reports an error.",
      ],
      ["The oldest pin is taken away.", "A pin is a promise that the bytes stay."],
    ],
    late: "Tell it, and skip the scene.",
  },
  hand: {
    title: "A hand and counts",
    say: "A use adds one to the page's count, up to five; the hand takes one off each count that it passes, and stops at a zero. So a hit writes one number, and nobody waits for a list.",
    ask: "Page 0 misses, and no count is 0. How far does the hand go?",
    expect:
      "Once round: all seven counts fall by one, and the page that had 1 and comes first is the victim.",
    wrong: [
      [
        "It takes the page with the smallest count.",
        "It does not search. The first zero on its way is taken, wherever the hand stands.",
      ],
      ["It takes the page at the hand.", "Only if its count is 0."],
    ],
    late: "Give the rule and one turn of the hand.",
  },
  fives: {
    title: "All counts are five",
    say: "On a busy server all pages may be in use, and their counts at the maximum. Think of seven frames.",
    ask: "Seven frames, every count is 5. How many frames does the hand look at until it has a victim: 7, 35 or 36?",
    expect:
      "36: five rounds of seven bring all counts to 0, and the next look finds one. The victim is the page that the hand stood at.",
    wrong: [
      ["7.", "One round makes them fours."],
      [
        "35.",
        "The last of the 35 makes a count 0 and goes on. The hand must come to a count that is 0 already.",
      ],
    ],
    late: "Leave it as a question for at home.",
  },
  spares: {
    title: "Clean pages first",
    say: "CFLRU evicts a clean page, if there is one among the least recently used third of the pool. Here are nine frames, with LRU on the left.",
    ask: "After 17 requests CFLRU has written nothing, LRU two pages. After 60: who has written more, and who has missed more?",
    expect:
      "Both have written 26 pages, and CFLRU has missed 45 times, LRU 43. It put its writes off, and paid for it with misses.",
    wrong: [
      [
        "CFLRU writes less, that is its purpose.",
        "Often it does. With few clean pages in its window it only writes later.",
      ],
      [
        "Then CFLRU is a bad policy.",
        "It depends on the requests, and on what a write costs: the next question.",
      ],
    ],
    late: "Go to the end at once.",
  },
  trade: {
    title: "Writes against reads",
    say: "Keeping dirty pages trades reads for writes. Whether that pays is a sum that you can do without a computer.",
    ask: "100 misses and 60 writes become 105 misses and 57 writes. Better or worse, if a write takes 2.8 reads? And if it takes 1?",
    expect:
      "With 2.8: three writes fewer are 8.4 reads, five misses more are 5. Better. With 1: 3 against 5. Worse.",
    wrong: [
      ["Worse, as there are more misses.", "A miss costs one read, a write 2.8 here."],
      ["Equal: 5% and 5%.", "Five percent of how many, and of what price?"],
    ],
    late: "Do the case of 2.8 only.",
  },
  run: {
    title: "Ten questions, graded",
    say: "Now each of you is LRU inside ACE: ten evictions, which a seed has drawn, the same for all. The first answer counts.",
    ask: "Open the run on your phone: ten questions, ten minutes. What leaves, and what is written?",
    expect: "Most reach seven and more. Collect the result lines; “Check result lines” grades them again.",
    wrong: [
      [
        "All dirty pages are written.",
        "The victim and those next in line, up to three. And nothing at all if the victim is clean.",
      ],
    ],
    late: "Five questions now, the rest at home: the link goes on where they stopped.",
  },
  quiz: {
    title: "Five questions",
    say: "All of you have the same five questions, which a seed has drawn. The first answer counts, and what was wrong names the section to read again.",
    ask: "Open the quiz on your phone: five questions, five minutes.",
    expect:
      "A line with the result, to be handed in or kept. “Check result lines” grades pasted lines again.",
    wrong: [["The code does not open.", "The address below it is the same. It needs no account."]],
    late: "Give the link as homework.",
  },
};
