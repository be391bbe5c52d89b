import type { StepWords } from "../../../../shell/path.ts";

export const words: Readonly<Record<string, StepWords>> = {
  sale: {
    title: "The checkout is slow",
    say: "Suppose a shop opens its sale: as many requests as yesterday, but every second one changes something. As many are found in memory as yesterday, about half, and checkouts take twice as long.",
    ask: "Half of the requests hit. Which share of the device's time is writing? Raise a hand: 40%, 50% or 65%.",
    expect:
      "About 65%. Two misses in three evict a changed page, and a write takes 2.8 times as long as a read.",
    wrong: [
      [
        "50%, as half of the requests write.",
        "A hit takes no time of the device, and a write takes longer than a read.",
      ],
      ["40%: two writes for three reads.", "That counts operations. Weigh each write with 2.8."],
    ],
    late: "Go to the end at once, and say the answer yourself: 65%.",
  },
  miss: {
    title: "One miss, step by step",
    say: "Seven frames, all taken: a miss needs a frame, so a page has to leave. Black with a folded corner is changed (dirty): new in memory, and not yet on the disk.",
    ask: "Which page leaves, and what does the device do for it?",
    expect:
      "First page 1, then page 4: each is the least recently used. Page 1 is clean and is dropped. Page 4 is dirty: it is written, then the new page is read.",
    wrong: [
      ["Page 7, as it came first.", "It came again as the fourth request. LRU goes by the last use."],
      [
        "A clean page, to save the write.",
        "LRU looks at the order alone. Policies that do save writes come later.",
      ],
      [
        "The write is for the new page.",
        "The new page is only changed in memory. What is written is the page that leaves.",
      ],
    ],
    late: "The clicker passes the clean one first: answer that one yourself, and ask of the dirty one.",
  },
  loop: {
    title: "A loop over 51 pages",
    say: "A nightly job asks for 51 pages of a table again and again, and the pool has 50 frames. Fifty requests have filled it.",
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
    say: "Seven pages, four of them changed (dirty), and time is counted in reads. Page 1 is to be changed, and it is not here.",
    ask: "A write takes as long as three reads (alpha = 3). Which page leaves, and what does this request cost, in reads?",
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
      "No: one write takes 2.8 reads (alpha), and one is what a miss waits for. 3.2 compares how many reads and writes the device gets done in a second, with many at once.",
    wrong: [
      [
        "Yes, 465 / 145.",
        "Speed and waiting time are two things: a bus is no faster than a car for holding more people.",
      ],
      ["Then the sheet is wrong.", "It is another measure, of many requests at once."],
      [
        "With 80 reads or 8 writes at once it should be 28-fold: 2.8 · 80 / 8.",
        "So it is in the model, which lets all channels work in full. The sheet says 3.2, and a single write takes 2.8 either way.",
      ],
    ],
    late: "Say alpha = 2.8 and k_w = 8, and go on.",
  },
  batch: {
    title: "The other channels wait",
    say: "ACE is the asymmetry- and concurrency-aware bufferpool manager of Papon and Athanassoulis (ICDE 2023). The same pool twice, alone and inside ACE, and a device that writes three pages in the time of one.",
    ask: "Page 4 has to leave, and it is dirty. ACE (Papon and Athanassoulis, ICDE 2023) writes up to three pages in the time of one. Which ones do you write, and which do you evict?",
    expect:
      "Written: 4, 5 and 2, the victim and the dirty pages that are next in line. Evicted: page 4 alone.",
    wrong: [
      [
        "8, as it is dirty as well.",
        "It was used last, so it stays longest, and may well be changed again before it leaves.",
      ],
      ["All three leave.", "Only one frame is needed. The other two stay, clean now, and can still be hit."],
      [
        "The screen says “+200% worse”: three pages written, not one.",
        "They are written earlier, not more often. At the end of this run it is one page more.",
      ],
    ],
    late: "Do not collect the reasons page by page.",
  },
  later: {
    title: "Two requests later",
    say: "Both pools have served two requests, and hold the same pages in the same order. Page 5 is at the end of it.",
    ask: "Page 5 goes next. What does ACE write?",
    expect:
      "Nothing: page 5 was written with page 4, and nobody has changed it since. LRU alone has to write it. At the end both have missed equally often.",
    wrong: [
      ["Page 5.", "It is clean here: compare the marks of both pools."],
      ["The dirty pages that are left.", "ACE writes when the victim is dirty. This one is not."],
      [
        "But ACE has written more pages.",
        "Earlier, not more often: at the end 5 pages in place of 4, in 2 batches in place of 4.",
      ],
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
    say: "In the second case two requests in five write, so there are dirty pages. But a write costs as much as a read, and the device does one thing at a time.",
    ask: "The victim is dirty, and there is one channel. How many pages does ACE write at once, and what does it save?",
    expect:
      "One page, as LRU alone does, so it saves nothing. No channel is idle, and then it does not matter what a write costs.",
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
    say: "In the third case eight writes run at once again, and two requests in five write. But the pool is larger than the data: 120 frames for 100 pages.",
    ask: "5,000 requests. How many pages do the two pools write?",
    expect:
      "None: no page has to leave. ACE saves time only where a page must leave, is dirty, and a channel is idle.",
    wrong: [
      [
        "About 2,000, one for each write request.",
        "A write request changes a page in memory. The device writes it at a checkpoint, and no miss waits for that.",
      ],
    ],
    late: "Skip it, and name the three conditions.",
  },
  saved: {
    title: "The checkout again",
    say: "Back to the sale: the same 100,000 requests, with ACE beside LRU. Writing was 65% of the device's time.",
    ask: "How much of the device's time does ACE save in the sale? Raise a hand: 10%, 30% or over 50%.",
    expect:
      "57%: 741 ms in place of 1,705 ms, with as many misses. So: when a page must be written, ACE writes the next dirty ones with it, on channels that would be idle.",
    wrong: [
      ["65%, all of the writing.", "One write in eight is left: 4,048 batches in place of 31,836."],
      ["87%, as with the batches.", "That is of the writing. The reads, 35% of the time, stay as they were."],
      ["It writes more pages.", "1.7% more, as a few are changed again. They cost little on idle channels."],
    ],
    late: "Ask nothing: show the end, and say the sentence that begins with “when a page must be written”.",
  },
  drawn: {
    title: "Five questions",
    say: "All of you have the same five pools, which a seed has drawn. The first answer counts, and each wrong one is explained.",
    ask: "Open the questions on your phone: five full pools. Which pages does ACE write for the next request?",
    expect:
      "A line with the result, to be handed in or kept. “Check result lines” grades pasted lines again. Four minutes are enough: the fifth is a reserve.",
    wrong: [
      ["The code does not open.", "The address below it is the same. It needs no account."],
      [
        "Two or more pages in all five.",
        "Look at the page that leaves: in two of the five it is clean, and nothing is written.",
      ],
    ],
    late: "Give the link as homework.",
  },
};
