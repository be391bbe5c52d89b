/** The words of the lessons, each explained once. A lesson's `<Term id="frame">` opens the explanation. */

export interface GlossaryEntry {
  /** The word, as it stands in the text where the lesson gives none. */
  term: string;
  text: string;
}

export const glossary = {
  page: {
    term: "page",
    text: "A block of fixed size, 8 KiB in PostgreSQL. The database reads and writes whole pages.",
  },
  bufferpool: {
    term: "bufferpool",
    text: "The part of main memory in which the database keeps pages from the disk. It has B frames.",
  },
  frame: {
    term: "frame",
    text: "A place in the bufferpool that holds one page. A frame is free, clean or dirty.",
  },
  hit: { term: "hit", text: "The requested page is in the bufferpool. The device does nothing." },
  miss: {
    term: "miss",
    text: "The requested page is not in the bufferpool. It has to be read from the device.",
  },
  dirty: {
    term: "dirty",
    text: "Changed in the bufferpool since it was read. The disk still holds the older version, so the page must be written before its frame is used again.",
  },
  clean: {
    term: "clean",
    text: "Equal to its version on disk. A clean page can be dropped without a write.",
  },
  victim: {
    term: "victim",
    text: "The page that the replacement policy chooses to leave the full bufferpool.",
  },
  eviction: { term: "eviction", text: "Taking a page out of its frame, so that another page can use it." },
  "write-back": {
    term: "write-back",
    text: "Writing a dirty page to the device. A bufferpool does this late, at the latest when the page is evicted, and not with each change.",
  },
  policy: {
    term: "replacement policy",
    text: "The rule that chooses the victim: LRU, Clock Sweep, CFLRU, LRU-WSR.",
  },
  pin: {
    term: "pin",
    text: "A client's hold on a page in the pool. A page that anyone pins does not leave its frame.",
  },
  "page-table": {
    term: "page table",
    text: "Says for each page in the pool which frame holds it: a hash table in memory. Where a page lies on disk is said by the page directory.",
  },
  latch: {
    term: "latch",
    text: "Guards the bytes of a page while they are read or changed, for microseconds. A lock guards rows or tables for a whole transaction.",
  },
  log: {
    term: "log",
    text: "The file to whose end a database writes a record of each change. After a failure the changes are made again from it.",
  },
  wal: {
    term: "write-ahead logging",
    text: "The rule that a page is written only when the log records of its changes are on disk.",
  },
  lsn: {
    term: "LSN",
    text: "Log sequence number: the place of a record in the log. A page has the LSN of its last change.",
  },
  steal: {
    term: "steal",
    text: "A page may be written, and its frame taken, before the transaction that changed it commits.",
  },
  "no-force": {
    term: "no-force",
    text: "A commit flushes the log, and leaves the changed pages in the pool.",
  },
  checkpoint: {
    term: "checkpoint",
    text: "A place in the log from which recovery can start, because all older changes are in the pages on disk.",
  },
  "page-cache": {
    term: "page cache",
    text: "The operating system's own copies of file pages in memory, beside the database's pool.",
  },
  warm: {
    term: "warm",
    text: "A pool is warm when it holds the pages that requests go to. After a start it is empty, or cold.",
  },
  skew: {
    term: "skew",
    text: "A few pages get most of the requests.",
  },
  locality: {
    term: "locality",
    text: "Requests go to pages that were requested a short time ago, or to pages near them.",
  },
  "look-up": {
    term: "look-up",
    text: "A request for single records, found by way of an index: a few pages, no scan.",
  },
  "b-tree": {
    term: "B+-tree",
    text: "An index as a tree of pages. A look-up reads one page a level, from the root to a leaf; the leaves have all keys in order.",
  },
  ghost: {
    term: "ghost",
    text: "The number of a page that has left the pool, kept by a policy that wants to know whether the page comes back.",
  },
  iops: {
    term: "IOPS",
    text: "I/O operations a second: how many reads or writes a device completes.",
  },
  "queue-depth": {
    term: "queue depth",
    text: "How many requests a device has been given and not yet answered.",
  },
  mru: { term: "MRU", text: "Most recently used: the head of the list." },
  "lru-end": {
    term: "LRU end",
    text: "The tail of the list: the page that was not used for the longest time.",
  },
  alpha: {
    term: "alpha (α)",
    text: "The asymmetry of a device: the cost of one page write divided by the cost of one page read.",
  },
  base_us: { term: "base_us", text: "The latency of one page read, in microseconds." },
  k_r: { term: "k_r", text: "How many page reads the device serves at once, in the time of one." },
  k_w: { term: "k_w", text: "How many page writes the device serves at once, in the time of one." },
  n_w: { term: "n_w", text: "How many pages ACE's Writer writes together. By default k_w." },
  n_e: {
    term: "n_e",
    text: "How many pages ACE reads at most when the Reader prefetches, the requested one counted; the Evictor frees as many frames. By default as many as the Writer writes together.",
  },
  "write-batch": {
    term: "write batch",
    text: "Pages that are written together. Up to k_w of them take the time of one.",
  },
  "usage-count": {
    term: "usage count",
    text: "A small number for each frame, in PostgreSQL from 0 to 5: raised by a use, lowered when the hand passes.",
  },
  hand: {
    term: "hand",
    text: "Points at the frame that Clock Sweep looks at next. It goes round all frames.",
  },
  window: {
    term: "clean-first window",
    text: "The last pages of CFLRU's list. Among these a clean page is evicted before any dirty one.",
  },
  cold: {
    term: "cold flag",
    text: "Marks a dirty page that LRU-WSR has already given a second chance, and that was not used since.",
  },
  "second-chance": {
    term: "second chance",
    text: "Instead of being evicted the page goes back to the head of the list.",
  },
  writer: { term: "Writer", text: "The part of ACE that writes dirty pages together." },
  evictor: {
    term: "Evictor",
    text: "The part of ACE that frees frames: the victim's, and more when the Reader prefetches.",
  },
  reader: { term: "Reader", text: "The part of ACE that prefetches pages." },
  prefetch: { term: "prefetching", text: "Reading a page before it is requested." },
  theta: { term: "theta (θ)", text: "A successor is prefetched only if its weight is larger than this." },
  "garbage-collection": {
    term: "garbage collection",
    text: "Inside an SSD: moving the valid pages out of a block, so that the block can be erased.",
  },
  erase: {
    term: "erase",
    text: "An SSD cannot overwrite a page in place. Pages become writable again only when their whole block is erased.",
  },
  asymmetry: { term: "asymmetry", text: "A write costs more than a read: alpha is larger than 1." },
  concurrency: {
    term: "concurrency",
    text: "A device serves several requests at once: k_r reads or k_w writes in the time of one.",
  },
  unit: {
    term: "unit",
    text: "Cost of one random read of a page from flash, 0.405 ms on the paper's device.",
  },
  migration: {
    term: "migration",
    text: "A page moves to the other disk. It happens only when the page leaves the pool, and costs one write there.",
  },
  conservative: {
    term: "conservative",
    text: "Placement by what reached the disk: a page moves once its own physical reads and writes would have cost more than w_f + w_m less on the other disk.",
  },
  physical: {
    term: "physical operation",
    text: "A read or write that reaches a disk. A logical one is what was asked; the pool may answer it.",
  },
  "two-states": {
    term: "two-state task system",
    text: "A model with two states. Each request has a price in either state, and each change of state has one too.",
  },
  floor: {
    term: "floor",
    text: "C is kept at 0 or above: cheap operations on the right disk are not saved up against a later move.",
  },
  competitive: {
    term: "c-competitive",
    text: "Said of an algorithm that does not know the future: for all requests it costs at most c times the offline optimum, plus a constant.",
  },
  potential: {
    term: "potential",
    text: "A number that tells how far two runs are apart. It evens out expensive steps of one with cheap ones before; over the whole run it cancels.",
  },
  optimistic: {
    term: "optimistic",
    text: "Placement by what was requested: a page goes where the logical reads and writes since its last move would have cost less, at once.",
  },
  "hybrid-placement": {
    term: "hybrid",
    text: "Placement by both: logical operations count times q = 1 - b/n, physical ones in full; a page moves if that saves more than w_f + w_m.",
  },
  "offline-optimum": {
    term: "offline optimum",
    text: "The cheapest placement for one given trace, computed with the whole of it known.",
  },
  sequential: {
    term: "sequential",
    text: "Pages at neighbouring places, one behind the other. A flash disk gathers such writes in its own memory and takes them over a whole block at a time, with a single erase.",
  },
  "time-segment": {
    term: "time segment",
    text: "The part of the pool in which pages stand in order of their last use, as in LRU.",
  },
  "cost-segment": {
    term: "cost segment",
    text: "The part of the pool behind the time segment, in four queues by what the return of a page would cost. The cheapest leave first.",
  },
  lambda: {
    term: "lambda (λ)",
    text: "The share of the pool's frames that belong to the cost segment, from 0 to 1.",
  },
  "device-time": {
    term: "simulated device time",
    text: "What the model says the device is busy: reads and writes, counted with alpha, k_r and k_w. No measured run time.",
  },
  block: {
    term: "block",
    text: "Of flash: many pages, which are erased together. In the lessons on predictive buffer management: a page, 8 KiB of a table, as their texts say.",
  },
  stream: {
    term: "stream",
    text: "A client of the database, which runs one query after the other, beside others. For ACE's Reader: misses of neighbouring pages, one after the other.",
  },
  min: {
    term: "MIN",
    text: "Belady's policy: evict what is requested last of all, or never again. It knows all requests to come and has as few misses as possible for them; a yardstick, not something that can be run.",
  },
  "block-group": {
    term: "block group",
    text: "Neighbouring blocks of a table that scans register with together: 128 blocks, 1 MiB, in the thesis.",
  },
  register: {
    term: "register",
    text: "When it begins, a scan enters itself in the list of each block group that it will read, and is taken off when it has finished the group.",
  },
  "bitmap-scan": {
    term: "bitmap scan",
    text: "A scan that leaves out the block groups of which an index says that they hold nothing it wants.",
  },
  "pbm-pq": {
    term: "PBM-PQ",
    text: "Predictive buffer management with a priority queue, of 2012: blocks stand in buckets by the time to their next access, and the furthest bucket gives the victim.",
  },
  bucket: {
    term: "bucket",
    text: "A span of time to next access, with the blocks that were estimated to fall into it, in the order in which they came.",
  },
  frequency: {
    term: "frequency statistics",
    text: "For each block in the pool, the average time between its accesses. From it follows when the next one is expected, without asking any scan.",
  },
  "min-optimal": {
    term: "MIN-optimal",
    text: "Said of a block whose eviction costs nothing: MIN, run on from here, would evict it before its next request, or nobody requests it again.",
  },
} as const satisfies Record<string, GlossaryEntry>;

export type TermId = keyof typeof glossary;
