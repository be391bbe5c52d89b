/** The program of own policies in a link: compressed. */
import { notice } from "../../../../state/url/notices.ts";
import type { Pair } from "../../../../state/url/raw.ts";
import type { Reading } from "../../../../state/url/values.ts";
import { text } from "../../../../text/text.ts";
import { pack, unpack } from "../../program/codec.ts";

export const PROGRAM = "program";

export const writeProgram = (code: string | undefined): Pair[] =>
  code === undefined ? [] : [[PROGRAM, pack(code)]];

/** Undefined if the link has none. */
export function readProgram({ values, notices }: Reading): string | undefined {
  const packed = values.get(PROGRAM);
  if (packed === undefined) return undefined;
  const code = unpack(packed);
  if (code === undefined)
    notices.push(notice(PROGRAM, packed.slice(0, 20), text().link.aProgram, text().messages.nothing));
  return code;
}
