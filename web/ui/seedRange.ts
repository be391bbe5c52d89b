import { formatCount } from "../text/numbers.ts";
import { text } from "../text/text.ts";

/** Seeds are whole numbers of 64 bits. */
const LARGEST_SEED = 2n ** 64n - 1n;

/** What is legal as a seed, in words. */
export function seedRange(): string {
  const { numbers } = text();
  return numbers.wholeNumber(numbers.range("0", formatCount(LARGEST_SEED)));
}
