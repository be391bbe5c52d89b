/**
 * Which properties of the device a policy takes into account: the paper's figure 1 as data, with BPLRU for the group that
 * changes the inside of the SSD. A further policy is one entry here and its reason in web/text.
 */
import type { PaperWords } from "../../text/paper.ts";

/** What is done about writes that cost more than reads: nothing, fewer of them, or their cost shared by several. */
export const asymmetries = ["ignored", "indirect", "shared"] as const;
export type Asymmetry = (typeof asymmetries)[number];

export interface PlacedPolicy {
  name: string;
  asymmetry: Asymmetry;
  /** Uses that the device serves several pages at once (k). */
  concurrency: boolean;
  why: (words: PaperWords["axes"]["policies"]) => string;
}

export const placedPolicies: readonly PlacedPolicy[] = [
  { name: "LRU", asymmetry: "ignored", concurrency: false, why: (words) => words.lru },
  { name: "Clock Sweep", asymmetry: "ignored", concurrency: false, why: (words) => words.clock },
  { name: "CFLRU", asymmetry: "indirect", concurrency: false, why: (words) => words.cflru },
  { name: "LRU-WSR", asymmetry: "indirect", concurrency: false, why: (words) => words.lruWsr },
  { name: "BPLRU", asymmetry: "ignored", concurrency: true, why: (words) => words.bplru },
  { name: "ACE", asymmetry: "shared", concurrency: true, why: (words) => words.ace },
];
