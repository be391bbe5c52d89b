import { readingText } from "../text/reading.ts";
import { text } from "../text/text.ts";

/** What is said of a file above its bound; null of one that is read. */
export function tooLarge({ name, size }: File, mostBytes: number): string | null {
  const { bytes, notLegal } = text().messages;
  return size <= mostBytes ? null : notLegal(name, bytes(size), readingText().bytesAFile(mostBytes));
}
