/** The program of own policies in a link: compressed. What compresses it comes with the engine that knows own policies. */
import type { Registry } from "../../../../engine/types.ts";
import { notice } from "../../../../state/url/notices.ts";
import type { Pair } from "../../../../state/url/raw.ts";
import type { Reading } from "../../../../state/url/values.ts";
import { text } from "../../../../text/text.ts";

interface Codec {
  pack: (code: string) => string;
  /** Undefined for what is no program, or too long for one. */
  unpack: (packed: string) => string | undefined;
}

let codec: Codec | undefined;

export const registerProgramCodec = (given: Codec): void => {
  codec = given;
};

/** The key of links; known only where a policy takes a program. */
export const programKeys = ({ policies }: Registry): string[] =>
  policies.some(({ programmed }) => programmed) ? ["program"] : [];

export const writeProgram = (code: string | undefined): Pair[] =>
  code === undefined || codec === undefined ? [] : [["program", codec.pack(code)]];

/** Undefined if the link has none. */
export function readProgram({ values, notices }: Reading<Registry>): string | undefined {
  const packed = values.get("program");
  if (packed === undefined) return undefined;
  const code = codec?.unpack(packed);
  if (code === undefined)
    notices.push(notice("program", packed.slice(0, 20), text().link.aProgram, text().messages.nothing));
  return code;
}
