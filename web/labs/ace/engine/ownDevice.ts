/** An own device: files of measurements in, the four numbers of a device and what they come from out. */
import { LIMITS } from "../../../engine/limits.ts";
import type { Measurement } from "../../../engine/pkg/types/core.ts";
import { loadReader } from "../../../engine/reader.ts";
import { attempt } from "../../../engine/runSession.ts";
import type { Result } from "../../../engine/types.ts";
import { readingText } from "../../../text/reading.ts";
import { text } from "../../../text/text.ts";

/** Derives a device from result files of fio, which are one measurement together. */
export async function readDevice(files: readonly File[]): Promise<Result<Measurement>> {
  const words = readingText();
  const refused = (value: string, legal: string): Result<never> => {
    const failure = { field: "file", value, legal, message: words.valueLegal(value, legal) };
    return { ok: false, failure };
  };
  const large = files.find(({ size }) => size > LIMITS.measurementBytes);
  if (large !== undefined)
    return refused(text().messages.bytes(large.size), words.bytesAFile(LIMITS.measurementBytes));
  const contents = await Promise.all(files.map((file) => file.arrayBuffer())).catch(() => null);
  if (contents === null) return refused(words.fileNotRead, words.filesThere);
  // Part of the reader module, which is loaded only to open files.
  const reader = await loadReader().catch(() => null);
  if (reader === null) return refused(words.readerNotLoaded, words.readerConnection);
  return attempt(() => {
    const texts = contents.map((content) => reader.text_of(new Uint8Array(content)));
    return JSON.parse(reader.measured_device_json(texts));
  });
}
