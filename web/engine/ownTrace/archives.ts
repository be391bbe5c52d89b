/** Files in xz, bzip2, zip or tar, about one another or about what the reader takes off itself: a module of its own. */
import type { PlainReader, Taker } from "./read.ts";

/**
 * What unpacks a file and gives its plain bytes to the reader; `member` is which file of an archive is taken. Rejects if the
 * module cannot be loaded.
 */
export async function behindArchives<Taken>(
  reader: PlainReader<Taken>,
  member?: string,
): Promise<Taker<Taken>> {
  const { Archives, default: init } = await import("../pkg/archives/archives.js");
  await init();
  let inArchive = false;
  /** What the reader has against a file of an archive; a second file would matter more. */
  let refused: { thrown: unknown } | undefined;
  const archives = new Archives(
    {
      named(name) {
        inArchive = true;
        reader.named(name);
      },
      push(bytes) {
        if (refused) return;
        try {
          reader.push(bytes);
        } catch (thrown) {
          if (!inArchive) throw thrown;
          refused = { thrown };
        }
      },
    },
    member,
  );
  return {
    push: (bytes) => archives.push(bytes),
    finish() {
      archives.finish();
      if (refused) throw refused.thrown;
      return reader.finish();
    },
  };
}
