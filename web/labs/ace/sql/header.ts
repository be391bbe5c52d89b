/** What the first 100 bytes of a SQLite database say (sqlite.org/fileformat2.html, section 1.3). */

const MAGIC = "SQLite format 3\0";
/** 2 in both: the file is in WAL mode. */
const VERSIONS_AT = 18;
const ENCODING_AT = 59;

export interface Header {
  /** Changes may be in a file beside it, which is not here. */
  isWal: boolean;
  /** SQLite is built here for texts in UTF-8 alone. */
  isUtf16: boolean;
  pageBytes: number;
}

/** Undefined unless the bytes are a nonempty database. */
export function headerOf(bytes: Uint8Array): Header | undefined {
  if (!Array.from(MAGIC).every((char, at) => bytes[at] === char.charCodeAt(0))) return undefined;
  const size = ((bytes[16] ?? 0) << 8) | (bytes[17] ?? 0);
  return {
    isWal: bytes[VERSIONS_AT] === 2 || bytes[VERSIONS_AT + 1] === 2,
    isUtf16: (bytes[ENCODING_AT] ?? 1) > 1,
    pageBytes: size === 1 ? 65_536 : size,
  };
}

/** A database out of WAL mode: a file in memory has no shared memory beside it. Anything else as it is. */
export function outOfWal(bytes: Uint8Array): Uint8Array {
  if (!headerOf(bytes)?.isWal) return bytes;
  const copy = bytes.slice();
  copy[VERSIONS_AT] = copy[VERSIONS_AT + 1] = 1;
  return copy;
}
