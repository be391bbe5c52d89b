/**
 * Algorithm 1 in our own words, and the cards of policies and of ACE. Loaded with the panel and the cards, see
 * `web/text/why.ts`. The engine numbers the lines: `engine-wasm/ace/src/why/lines.rs`.
 */

/** A line of the algorithm. */
export interface AlgorithmLine {
  /** Steps of indentation. */
  depth: number;
  code: string;
  /** The same where a lane has the Reader, if it reads otherwise there. */
  withReader?: string;
  /** What it stands for. */
  help: string;
}

/** The part that a line belongs to, in front of it. */
const [writer, evictor, reader] = ["Writer", "Evictor", "Reader"];

const lines: AlgorithmLine[] = [
  {
    depth: 0,
    code: "if page P is in the pool: a hit",
    help: "The page table says in which frame P is. Nothing is read or written.",
  },
  {
    depth: 1,
    code: "use P in its frame; a write makes it dirty",
    help: "The policy is told of the use, and may move P to its MRU end or note the use in a count or a flag.",
  },
  {
    depth: 0,
    code: "else: a miss",
    help: "P must be read from the device, and needs a frame for that.",
  },
  {
    depth: 1,
    code: "if a frame is free:",
    help: "Only at the beginning: once the pool has been full it stays full.",
  },
  {
    depth: 2,
    code: "take the free frame with the lowest number",
    help: "Nothing has to go, so nothing is written.",
  },
  {
    depth: 2,
    code: `${reader}: find pages to prefetch into further free frames`,
    help: "At most n_e − 1, and no more than there are free frames besides the one that P takes.",
  },
  {
    depth: 1,
    code: "else: the pool is full",
    help: "A page must leave before P can come.",
  },
  {
    depth: 2,
    code: "v ← the victim that the policy chooses",
    help: "This is the policy's own rule, with ACE as without. It may change what the policy keeps: a hand moves, a second chance is given.",
  },
  {
    depth: 2,
    code: "if v is clean:",
    help: "The device has the same copy of v.",
  },
  {
    depth: 3,
    code: "drop v, without a write",
    help: "A clean victim costs nothing, so ACE does nothing about it either.",
  },
  {
    depth: 2,
    code: "else: v is dirty, and the policy works alone",
    help: "The classic way: one eviction, one write.",
  },
  {
    depth: 3,
    code: "write v alone",
    help: "A write batch of one page. It takes as long as k_w pages together would: the other write channels stay idle.",
  },
  {
    depth: 3,
    code: "drop v",
    help: "Its frame is free for P.",
  },
  {
    depth: 2,
    code: "else: v is dirty, and ACE helps",
    help: "The write cannot be avoided, so it is used to the full.",
  },
  {
    depth: 3,
    code: `${writer}: W ← v and the next dirty pages, n_w at most`,
    help: "Next in the policy's eviction order: these would have to be written soon in any case.",
  },
  {
    depth: 3,
    code: `${writer}: write W as one batch; all of W is clean now`,
    help: "The device writes k_w pages at once, so a batch of k_w takes no longer than v alone. The others stay in the pool, and can later be dropped without a write.",
  },
  {
    depth: 3,
    code: `${reader}: C ← pages to prefetch, n_e − 1 at most`,
    help: "The next pages of a sequential stream of misses, or else the successors of P in the history, as far as they are not in the pool.",
  },
  {
    depth: 3,
    code: `${evictor}: drop v`,
    withReader: `${evictor}: drop v, and a clean page for each page of C`,
    help: "The victim goes as it would have without ACE. With the Reader, clean pages next in eviction order make room for C; if there are too few, the last pages of C are not fetched.",
  },
  {
    depth: 1,
    code: "read P into the frame",
    withReader: "read P, and with it the pages to prefetch",
    help: "The device reads k_r pages at once, so pages read with P cost little or nothing more.",
  },
  {
    depth: 1,
    code: "tell the policy that P was loaded; a write makes P dirty",
    help: "A list takes P in at its MRU end; a policy that counts uses begins a count for it.",
  },
  {
    depth: 1,
    code: "prefetched pages go to the end that is evicted first",
    help: "Nobody asked for them yet: in a list they stand at the LRU end, under a clock they have the usage count 0.",
  },
];

export const why = {
  algorithm: {
    title: "Algorithm 1",
    /** Read out at a line that ran. */
    ran: (lanes: readonly string[]) => `ran in ${lanes.join(" and ")}`,
    nothingYet: "Nothing has run yet. Step serves the first request.",
    columns: "Lines that ran in this step",
    source: "After Algorithm 1 of Papon & Athanassoulis, ICDE 2023, in our own words and line numbers.",
    onDemand: "A line says what it stands for when it is pressed; ↑ and ↓ go from line to line.",
    lines,
  },
  card: {
    edit: "Edit the program",
    close: "Close",
    idea: "Idea",
    rule: "Rule",
    cost: "Cost",
    keeps: "Keeps",
    list: "A list of its pages from the MRU end, where pages are loaded, to the LRU end.",
    ring: "The frames as a ring, with a hand.",
    queue: "Its pages in an order of its own, by which they go.",
    window: (name: string) => `A window at the LRU end: the ${name}.`,
    leftOut: "Left out",
    usedBy: "Used by",
    reader: "This one",
    work: "Work",
    source: "Source",
    now: "Now",
    byRule: (rule: string) => `${rule} (by default)`,
    value: (name: string, value: string, unit: string) =>
      `${name} = ${value}${unit === "" ? "" : ` ${unit}`}`,
    noParameters: "It has no parameters.",
    loading: "Loading …",
  },
};
