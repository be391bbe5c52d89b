/**
 * Which properties of the device a policy takes into account: the paper's figure 1 as data. A further policy is one
 * entry here and its reason in web/text.
 */
import type { PaperWords } from "../../text/paper.ts";

export interface PlacedPolicy {
  name: string;
  /** Counts a write as dearer than a read (alpha). */
  asymmetry: boolean;
  /** Uses that the device serves several pages at once (k). */
  concurrency: boolean;
  why: (words: PaperWords["axes"]["policies"]) => string;
}

export const placedPolicies: readonly PlacedPolicy[] = [
  { name: "LRU", asymmetry: false, concurrency: false, why: (words) => words.lru },
  { name: "Clock Sweep", asymmetry: false, concurrency: false, why: (words) => words.clock },
  { name: "CFLRU", asymmetry: true, concurrency: false, why: (words) => words.cflru },
  { name: "LRU-WSR", asymmetry: true, concurrency: false, why: (words) => words.lruWsr },
  { name: "ACE", asymmetry: true, concurrency: true, why: (words) => words.ace },
];
