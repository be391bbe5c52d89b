/** Programs as texts of links: compressed, in the alphabet that a hash may hold as it is. */
type Flate = typeof import("fflate");

let flate: Flate | undefined;

/** Before the first program is packed or unpacked: nothing else of a link needs it. */
export async function loadCodec(): Promise<void> {
  flate ??= await import("fflate");
}

function loaded(): Flate {
  if (flate === undefined) throw new Error("loadCodec comes first");
  return flate;
}

/** Characters. Compressed and as text these are fewer than the longest value of a link. */
export const LONGEST_PROGRAM = 16_000;

export function pack(code: string): string {
  const { deflateSync, strToU8 } = loaded();
  const bytes = deflateSync(strToU8(code), { level: 9 });
  const text = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Undefined for invalid or too long input; unpacks no more than the length limit. */
export function unpack(packed: string): string | undefined {
  const { inflateSync, strFromU8 } = loaded();
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
