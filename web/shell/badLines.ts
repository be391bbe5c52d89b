/** Lines of a trace file that are no requests, in words. */
import type { BadLines } from "../engine/ownTrace/open.ts";
import { filesText } from "../text/files.ts";
import { messageText } from "../text/messageText.ts";
import { formatCount } from "../ui/format.ts";

export function badLinesText(name: string, { lines, total }: BadLines): { told: string; details: string[] } {
  const words = filesText();
  const details = lines.map(({ line, text: begins, why }) =>
    words.badLine(formatCount(line), messageText(why), begins),
  );
  return { told: words.badLines(name, total, formatCount(total), details.length), details };
}
