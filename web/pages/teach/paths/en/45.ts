import type { StepWords } from "../../../../shell/path.ts";

export const words: Readonly<Record<string, StepWords>> = {
  sale: {
    title: "The checkout is slow",
    say: "Suppose a shop opens its sale: as many requests as yesterday, but every second one changes something. As many are found in memory as yesterday, about half, and checkouts take twice as long.",
    ask: "Half of the requests hit. Which share of the device's time is writing? Raise a hand: under 40%, about half, over 60%.",
    expect:
      "About 65%. Two misses in three evict a changed page, and a write takes 2.8 times as long as a read.",
    wrong: [
      [
        "Half, as half of the requests write.",
        "A hit takes no time of the device, and a write takes longer than a read.",
      ],
      ["40%: two writes for three reads.", "That counts operations. Weigh each write with 2.8."],
    ],
    late: "Go to the end at once and read off the share.",
  },
  miss: {
    title: "One miss, step by step",
    say: "Seven frames, all taken: a miss needs a frame, so a page has to leave. D is changed in memory and not yet on the disk.",
    ask: "Which page leaves, and what does the device do for it?",
    expect:
      "The page at the end of LRU's order. The clean one is dropped; the dirty one is written first, then the new page is read.",
    wrong: [
      [
        "A clean page, to save the write.",
        "LRU looks at the order alone. Policies that do save writes come later.",
      ],
      [
        "The write is for the new page.",
        "The new page is only changed in memory. What is written is the page that leaves.",
      ],
    ],
    late: "One eviction is enough: the dirty one.",
  },
  loop: {
    title: "A loop over 51 pages",
    say: "A nightly job reads 51 pages of a table again and again, and the pool has 50 frames. Fifty requests have filled it.",
    ask: "2,000 requests: how many of them hit? Write down a number.",
    expect: "None. Each page leaves one request before it comes again.",
    wrong: [
      [
        "Nearly all, 50 of 51.",
        "That would be so if the right page left. LRU evicts the very page that comes next.",
      ],
      ["Half.", "Watch two evictions: page 0 leaves for page 50, and page 0 is what comes next."],
    ],
    late: "Skip the single steps and go to the end.",
  },
  "frame-more": {
    title: "And one frame more",
    say: "Nothing is changed but the size of the pool: one frame more. The loop has gone round once.",
    ask: "And now, with 51 frames: how many of the 2,000 hit?",
    expect:
      "1,949: all but the first 51. LRU falls off an edge here, and one frame is on which side it stands.",
    wrong: [
      ["One in 51 more.", "The loop fits now, so nothing leaves at all."],
      [
        "So a larger pool always helps.",
        "It never harms LRU. But short of the edge it does not help at all.",
      ],
    ],
    late: "Give the answer yourself and go on.",
  },
  dirty: {
    title: "Clean and dirty",
    say: "Seven pages, four of them changed (dirty), and a device on which a write takes three times as long as a read. Page 1 is to be changed, and it is not here.",
    ask: "Which page leaves, and what does this request cost, in reads?",
    expect:
      "Page 4, which is dirty: one write and one read, so 3 + 1 = 4 reads. The next one drops page 7, which is clean: 1 read.",
    wrong: [
      ["4 writes.", "One write that costs as much as three reads, and one read."],
      ["1: the page is only read.", "The frame must be free first, and what is in it stands nowhere else."],
    ],
    late: "Show the first request only.",
  },
  sheet: {
    title: "What the data sheet says",
    say: "The sheet counts with many requests at once, and one miss waits for a single one. The paper measured a single write: it takes 2.8 reads.",
    ask: "“465,000 reads and 145,000 writes a second”, says a data sheet. Does one write take 3.2 times as long as one read?",
    expect:
      "No. 3.2 is a ratio of throughputs, with many at once. One write takes alpha = 2.8 reads; 80 reads run at once but only 8 writes, so by the model throughputs differ 28-fold: 2.8 · 80 / 8.",
    wrong: [
      [
        "Yes, 465 / 145.",
        "Speed and waiting time are two things: a bus is no faster than a car for holding more people.",
      ],
      ["Then the sheet is wrong.", "It is another measure, of another mix of requests."],
    ],
    late: "Say alpha = 2.8 and k_w = 8, and go on.",
  },
  batch: {
    title: "The other channels wait",
    say: "The same pool twice, alone and inside ACE, and a device that writes three pages in the time of one. Page 4 has to leave, and it is dirty.",
    ask: "One write, up to three pages. Which ones do you write, and which do you evict?",
    expect:
      "Written: 4, 5 and 2, the victim and the dirty pages that are next in line. Evicted: page 4 alone.",
    wrong: [
      [
        "8, as it is dirty as well.",
        "It was used last, so it stays longest, and may well be changed again before it leaves.",
      ],
      ["All three leave.", "Only one frame is needed. The other two stay, clean now, and can still be hit."],
    ],
    late: "Do not collect the reasons page by page.",
  },
  later: {
    title: "Two requests later",
    say: "Both pools have served two requests, and hold the same pages in the same order. Page 5 is at the end of it.",
    ask: "Page 5 goes next. What does ACE write?",
    expect:
      "Nothing: page 5 went with page 4, and nobody has changed it since. LRU alone has to write it. At the end both have missed equally often.",
    wrong: [
      ["Page 5.", "It is clean here: compare the marks of both pools."],
      ["The dirty pages that are left.", "ACE writes when the victim is dirty. This one is not."],
    ],
    late: "Skip the rest of the run, and name the result: as many misses, fewer writes waited for.",
  },
  price: {
    title: "What one page costs",
    say: "A batch takes the time of one write, as long as it fits the channels. So its pages share what one of them cost before.",
    ask: "A write takes 2.8 reads, and eight run at once. What does one page of eight cost, in reads? And nine pages?",
    expect: "0.35 reads: 2.8 / 8, less than a read. Nine pages need two device steps: 5.6 reads.",
    wrong: [
      ["22.4, eight times 2.8.", "That is what eight pages cost one after the other."],
      ["Nine cost 9 · 0.35.", "The ninth finds no channel and takes a step of its own. So ACE writes eight."],
    ],
    late: "Skip the nine pages.",
  },
  reads: {
    title: "Three cases: one",
    say: "ACE is no magic, and its authors say so. In the first case all requests read.",
    ask: "5,000 requests, all of them reads. What does ACE save?",
    expect: "Nothing: no page is dirty, so no victim has to be written.",
    wrong: [
      ["A little, as it writes ahead.", "There is nothing to write. The two pools are equal at each step."],
    ],
    late: "Ask for all three cases at once, and show this one only.",
  },
  symmetric: {
    title: "Three cases: two",
    say: "In the second case a write costs as much as a read, and the device does one thing at a time.",
    ask: "40% writes again, but one channel. What does ACE save?",
    expect:
      "Nothing: without an idle channel there is nothing to fill. What a write costs does not matter then.",
    wrong: [
      [
        "Nothing, as alpha is 1.",
        "With alpha = 1 and eight channels it would save. It is the channel that is missing.",
      ],
    ],
    late: "Skip it.",
  },
  large: {
    title: "Three cases: three",
    say: "In the third case the pool is larger than the data.",
    ask: "What is missing here?",
    expect:
      "A victim: nothing leaves. ACE needs all three: a dirty victim, an idle channel, and a victim at all.",
    wrong: [
      ["It still has to write at some time.", "At a checkpoint, yes. Not for a miss, and nobody waits."],
    ],
    late: "Skip it, and name the three conditions.",
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
