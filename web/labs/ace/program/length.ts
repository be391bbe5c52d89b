/** How long a program may be: what a link takes with it. */
import { programText } from "../../../text/program.ts";
import { formatCount } from "../../../ui/format.ts";

/** Characters. Compressed and as text these are fewer than the longest value of a link. */
export const LONGEST_PROGRAM = 16_000;

/** What is wrong with its length, in words. */
export const lengthFault = (code: string): string | undefined =>
  code.length <= LONGEST_PROGRAM
    ? undefined
    : programText().tooLong(formatCount(code.length), formatCount(LONGEST_PROGRAM));
