/** What may be evicted without loss: a string played through, and the exact chances of a sample. */
import { formatCount } from "../numbers.ts";
import { plural } from "./plural.ts";

const misses = (count: number) => `${formatCount(count)} ${plural(count, "miss", "misses")}`;

export const lossless = {
  title: "What may be evicted without loss",
  toLab: "Predictive lab",
  intro:
    "MIN knows all requests to come and evicts the block that is asked for last. There can be other good choices. A block is MIN-optimal if MIN, run on from here, evicts it before its next request, or if it is never requested again. Sorted by next request, these blocks stand beyond a boundary, and any of them may go.",
  howTo:
    "Serve the requests. Whenever a block must go, choose one; then see whether it lay beyond the boundary, and what the choice costs.",
  examples: {
    label: "Example",
    own: "own string",
    boundary: "the boundary: two of five may go",
    counter: "enough, but not necessary: C A B A",
    loop: "a loop over more than the pool",
    never: "blocks that are never asked for again",
  },
  about: {
    boundary:
      "At the first request MIN would evict one of these five blocks, and another one is as good. Which two may go?",
    counter:
      "Play it twice, evicting A first and then B first. To be MIN-optimal is enough; is it necessary?",
    loop: "LRU would miss at every request of this loop. Find choices that miss at six of twelve.",
    never:
      "MIN evicts one of the blocks that are never asked for again, and keeps another to the end. Does it matter which one goes?",
  },
  fields: {
    requests: "Requests",
    pool: "In the pool at first",
    frames: "Frames",
    start: "Play this string",
    help: "Letters or short names, separated by blanks; CABA is C A B A.",
  },
  problems: {
    name: (value: string, most: number) =>
      `"${value}" is no name here; legal: up to ${most} letters or digits, separated by blanks`,
    twice: (value: string) => `"${value}" stands here twice; legal: each block once`,
    full: (value: string, frames: string) => `${value} blocks; legal: at most ${frames}, one for each frame`,
    none: "no request; legal: at least one",
    many: (value: string, most: string) => `${value} requests; legal: at most ${most}`,
    range: (value: string, most: string) => `"${value}"; legal: a whole number from 1 to ${most}`,
  },
  link: {
    victim: "a block that is in the pool when a choice is due",
    before: (choices: string) => `the choices before it (${choices})`,
    range: (last: string) => `a whole number from 0 to ${last}, as far as is decided`,
  },
  play: {
    label: "The requests, one by one",
    stepper: { toStart: "To the start", back: "Back", step: "Serve", toEnd: "As far as decided" },
    position: (request: string, of: string) => `Request ${request} of ${of}`,
    atEnd: (of: string) => `All ${of} requests served`,
    nextChoice: "To the next choice",
    undo: "Take back a choice",
    showBoundary: "Show the boundary before I choose",
    requests: "Requests, with your hits and MIN's",
    you: "You",
    min: "MIN",
    requestWords: (block: string, own: string, min: string) => `${block}: you ${own}, MIN ${min}`,
    hit: "hit",
    miss: "miss",
    notYet: "not served yet",
    now: "now",
    pool: "The pool before this request, by next request",
    poolAfter: "The pool at the end",
    stays: "MIN keeps it",
    mayGo: "may go",
    boundary: "The double line is the boundary: what stands right of it may go without loss.",
    noBoundary: (all: boolean): string =>
      all ? "Every block here may go without loss." : "MIN keeps each of these until its next request.",
    next: (request: string) => `next: ${request}`,
    never: "never again",
    free: (frames: number) => `${formatCount(frames)} ${plural(frames, "frame", "frames")} free`,
    choose: (block: string) => `Evict ${block}`,
    chosen: "evicted",
    optimal: "MIN-optimal",
    notOptimal: "not MIN-optimal",
    order: "The block that is asked for last stands last: that is MIN's own choice.",
    counts: "Misses",
    soFar: "so far",
    atBest: "at best, over the whole string",
  },
  sentence: {
    hit: (block: string) => `${block} is in the pool: a hit. Nothing has to go.`,
    free: (block: string) => `${block} is missed and takes a free frame.`,
    open: (block: string) => `${block} is missed and the pool is full. Which block goes?`,
    good: (block: string, victim: string) =>
      `${block} is missed. ${victim} goes: it is MIN-optimal, so nothing is lost.`,
    lucky: (block: string, victim: string) =>
      `${block} is missed. ${victim} goes: it is not MIN-optimal, and yet this costs nothing: with good choices from here on the misses are as few as before.`,
    bad: (block: string, victim: string, cost: number) =>
      `${block} is missed. ${victim} goes: it is not MIN-optimal, and this costs ${misses(cost)}, however well you choose from here on.`,
    end: (own: number, min: number) =>
      own === min
        ? `The end: ${misses(own)}, as few as MIN's.`
        : `The end: ${misses(own)}; MIN has ${formatCount(min)}.`,
  },
  chances: {
    heading: "How often a sample finds such a block",
    intro:
      "If a share p of the frames holds blocks that may go without loss, a sample finds one of them with these probabilities. They are exact, not measured: the engine computes them as you move the sliders.",
    single: "One eviction from N draws (thesis, figure 3.2)",
    bulk: "k of M drawn frames evicted at once (thesis, figure A.1)",
    share: "Share p of the frames that may go",
    chance: "Probability that the eviction is optimal",
    samples: "N, frames drawn",
    drawn: "M, frames drawn",
    evicted: "k, frames evicted",
    at: "Read at p",
    one: (samples: string) => `N = ${samples}`,
    many: (evicted: string, drawn: string) => `${evicted} of ${drawn}`,
    reading: (share: string, values: string) => `p = ${share}: ${values}`,
    value: (name: string, value: string) => `${name}: ${value}`,
    compare: (
      name: string,
      reference: string,
      above: string,
      aboveAt: string,
      below: string,
      belowAt: string,
    ) =>
      `Against ${reference}, ${name} is at most ${above} better (at p = ${aboveAt}) and at most ${below} worse (at p = ${belowAt}).`,
    neverBetter: (name: string, reference: string, below: string, belowAt: string) =>
      `${name} is never better than ${reference}, and at most ${below} worse (at p = ${belowAt}).`,
    neverWorse: (name: string, reference: string, above: string, aboveAt: string) =>
      `${name} is never worse than ${reference}, and at most ${above} better (at p = ${aboveAt}).`,
    note: "That 10 of 100 does as well as N = 20 in runs is a measurement (figure 6.5), not what this formula says.",
    asTable: "As a table",
    shareColumn: "p",
  },
};
