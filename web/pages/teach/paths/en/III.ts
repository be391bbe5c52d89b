import type { StepWords } from "../../../../shell/path.ts";

export const words: Readonly<Record<string, StepWords>> = {
  groups: {
    title: "Five groups",
    say: "Each group takes one lesson, 11, 12, 15, 16 or 17, reads it and answers its predictions. Then it teaches the others with one scene.",
    ask: "Open the lessons. Fifteen minutes to read; then agree on one question to ask the others.",
    expect:
      "Groups that read to the end need the time. Those that are early do the drawn exercise of their lesson.",
    wrong: [
      ["We have read the summary.", "Answer the first prediction of the lesson, and say why it is so."],
    ],
    late: "Three groups: 11 with 12, 15 with 16, 17.",
  },
  disks: {
    title: "Group 1: two disks",
    say: "On a flash disk of 2008 a read costs 1 unit and a write 118, on a magnetic disk 23 and 12. Two in five leaves of a tree are only read, two in five only updated.",
    ask: "All pages on one disk: which one is cheaper? And what can a placement by page reach?",
    expect:
      "Magnetic: 373,890 units against 765,180 on flash. Conservative placement needs 308,130: each page where its own requests are cheap.",
    wrong: [
      ["Flash, it is faster.", "Its reads are. One write eats what five reads save."],
      [
        "The optimum halves the cost.",
        "A page moves only when it leaves the pool, and a move costs a write.",
      ],
    ],
    late: "Give the two single disks, and ask for the third.",
  },
  paid: {
    title: "Group 2: until it has paid",
    say: "Page 7 lives on the magnetic disk. Its five reads would have cost 110 units less on flash; moving there and back costs 130.",
    ask: "One read more. Does it move, and when?",
    expect:
      "C = 132 is above 130, so it moves when it leaves the pool. Eight requests later it leaves changed: C = 106, and it stays.",
    wrong: [
      ["At once, with the read.", "Nothing is written while the page is in the pool."],
      [
        "At 118, the cost of the way there.",
        "It may have to come back. Counting both ways bounds the regret: at most three times the optimum.",
      ],
    ],
    late: "Show the move only.",
  },
  reports: {
    title: "Group 3: two reports at nine",
    say: "The second report begins a little after the first and reads the same table. The pool has room for a fifth of it.",
    ask: "Two scans of 100 blocks each, LRU, 20 frames. How many of the 200 requests hit?",
    expect: "2. What the second scan needs has just left, and reading it again evicts what it needs next.",
    wrong: [
      [
        "100: the second finds what the first has read.",
        "Only what is still there, and LRU throws out the block that comes next.",
      ],
      ["20, as many as there are frames.", "Each of its misses takes a frame, too."],
    ],
    late: "Go to the end at once.",
  },
  sooner: {
    title: "Group 4: near and slow, far and fast",
    say: "The database knows what a scan will read. The pool only has to ask, and to divide.",
    ask: "Before block 50 one scan has 15 blocks to read, at 5,000 a second. Another has 30, at 15,000. When is block 50 needed?",
    expect:
      "In 2 ms, by the far one: 30 / 15,000. The near one needs 3 ms. The soonest scan counts; nobody asked means nobody yet.",
    wrong: [
      ["By the near one.", "A time is a distance divided by a speed."],
      ["In 2.5 ms, the mean.", "The block is needed as soon as the first one comes."],
    ],
    late: "One sum on the board.",
  },
  asked: {
    title: "Group 4: the same reports, asked",
    say: "Here are the two reports again, and on the right a pool that asks the scans. All else is the same.",
    ask: "LRU hits 2 of 200. How many does the pool on the right hit?",
    expect:
      "98: nearly all of the second report. It keeps what the second scan still needs, and evicts what nobody asks for.",
    wrong: [["100.", "The second scan starts behind, and a few blocks were gone by then."]],
    late: "Skip it, and give the two numbers.",
  },
  draws: {
    title: "Group 5: ask a few",
    say: "A queue of all blocks is one lock for all clients. The thesis draws frames at random instead, and evicts the one needed last.",
    ask: "One frame in twenty would do. Ten draws among 1,000 frames find one with a chance of 40%. How many draws for the same chance among a million?",
    expect: "Ten: 1 − (1 − 1/20)^10 = 40% says nothing of the size of the pool. Twenty draws make it 64%.",
    wrong: [
      ["10,000, the same share.", "A poll among a million asks no more people than one among a thousand."],
      [
        "About 20, by the logarithm.",
        "That would be a search in order. Here only the share of good frames counts.",
      ],
    ],
    late: "Give the formula.",
  },
  shop: {
    title: "Three ideas, one shop",
    say: "A day of one shop: browsing, a sale, a report. Three ideas, three hours: nine cells.",
    ask: "Open the lesson, tick which idea helps in which hour, then compare with the table of the model.",
    expect: "Each idea uses something that the pool knew and ignored. None helps where that is missing.",
    wrong: [
      [
        "All three help in the sale.",
        "Ask what each needs: dirty victims, prices that differ, scans that say what they read.",
      ],
    ],
    late: "Let the class tick by hand, and show the table.",
  },
  "scans-quiz": {
    title: "Five questions on scans",
    say: "Two drawn procedures, one number and two reasons, from the lessons of part 3. The same five for all.",
    ask: "Open the quiz on your phone: five questions, five minutes.",
    expect: "A line with the result. What was wrong names the section to read again.",
    wrong: [["The code does not open.", "The address below it is the same."]],
    late: "Give the link as homework.",
  },
};
