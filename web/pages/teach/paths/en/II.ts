import type { StepWords } from "../../../../shell/path.ts";

export const words: Readonly<Record<string, StepWords>> = {
  stream: {
    title: "What comes along",
    say: "A job goes through a table, page by page: 4, 5 and 6 have missed. The device reads four pages in the time of one, and ACE's Reader may use that.",
    ask: "Page 7 misses, too. What is read along with it, and which of the next four requests hit?",
    expect: "Pages 8, 9 and 10: four neighbours in a row are a stream. They hit; page 11 misses again.",
    wrong: [
      ["Page 8 was read along with 4 already.", "One miss proves no stream. TaP waits for four in a row."],
      ["It goes on for ever.", "Page 11's victim is clean, and the Reader runs beside a dirty one only."],
    ],
    late: "Skip what happens at page 11.",
  },
  pairs: {
    title: "Make it fail",
    say: "Every tool has a case in which it does nothing, and this one has a case in which it loses. In pairs you look for both, and the engine judges.",
    ask: "In pairs: find a setting in which ACE gains next to nothing, and one in which it loses. Note what is missing.",
    expect:
      "Nothing to gain: one channel (k_w = n_w = 1), or B near the number of pages, or reads only. A loss: n_w above k_w.",
    wrong: [
      [
        "alpha = 1.",
        "A shared write still saves the time of a read. What is missing must be the channel, the dirty page or the victim.",
      ],
      ["More reads make it lose.", "They make it gain less. It loses where a batch takes two steps."],
    ],
    late: "One of the two goals is enough.",
  },
  slide: {
    title: "One slide a pair",
    say: "Three pairs show what they found, in a minute each. The others hold a second setting against it.",
    ask: "Your setting, what was missing, and how a real server could come to it.",
    expect:
      "Three conditions: a dirty victim, an idle write channel, a victim at all. An eager background writer takes the first away, many clients the second.",
    wrong: [
      [
        "Our server has 64 cores, so it is the second case.",
        "Count the writes under way, not the cores: iostat shows the queue.",
      ],
    ],
    late: "One pair.",
  },
};
