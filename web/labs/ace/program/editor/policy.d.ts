/**
 * What the lab tells your policy and asks it. Pages are numbers. Define a class named Policy; an object of it is made for
 * each lane that runs it.
 *
 * It is not told of pages that are written and stay, nor of the device: ACE writes and evicts by the order it gives.
 */
declare class Policy {
  /** frames: how many pages the pool holds, B. */
  constructor(options: { frames: number });

  /** Optional. A miss on a page begins: victim() was not asked yet. For policies that remember pages that left. */
  miss?(page: number): void;

  /** A page was loaded. prefetched: the Reader brought it, nobody asked for it. write: the request writes. */
  load(page: number, how: { prefetched: boolean; write: boolean }): void;

  /** A page in the pool was asked for. firstUse: it was prefetched, and this is the first request for it. */
  hit(page: number, how: { write: boolean; firstUse: boolean }): void;

  /** A page left the pool: the victim, or one that went to make room for prefetched pages. */
  drop(page: number): void;

  /** Asked when the pool is full: the page to evict. May change what the policy keeps, such as clear a bit. */
  victim(): number;

  /**
   * Optional. The pages in the order in which they would go, one after the other, if nothing came any more: without the
   * victim, or all of them. Must change nothing. Left out, the lab finds it by asking a clone for victim() and drop(),
   * again and again: what the policy keeps must then be data that structuredClone can copy.
   */
  order?(victim: number | undefined): Iterable<number>;
}
