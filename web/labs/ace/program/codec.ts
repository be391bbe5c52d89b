/** Programs as texts of links: compressed, in the alphabet that a hash may hold as it is. */
import { deflateSync, inflateSync, strFromU8, strToU8 } from "fflate";

/** Characters. Compressed and as text these are fewer than the longest value of a link. */
export const LONGEST_PROGRAM = 16_000;

export function pack(code: string): string {
  const bytes = deflateSync(strToU8(code), { level: 9 });
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Undefined for invalid or too long input; unpacks no more than the length limit. */
export function unpack(packed: string): string | undefined {
  try {
    const bytes = Uint8Array.from(atob(packed.replaceAll("-", "+").replaceAll("_", "/")), (char) =>
      char.charCodeAt(0),
    );
    // Fixed buffer: longer input is truncated and refused. UTF-8 takes at most three bytes per UTF-16 unit.
    const code = strFromU8(inflateSync(bytes, { out: new Uint8Array(3 * LONGEST_PROGRAM + 1) }));
    return code.length <= LONGEST_PROGRAM ? code : undefined;
  } catch {
    return undefined;
  }
}
