/** What a file was read as, in one line. */
import type { Summary } from "../../engine/ownTrace/reading.ts";
import { readingText } from "../../text/reading.ts";
import { formatCount } from "../../ui/format.ts";

const UNITS = ["bytes", "KiB", "MiB", "GiB"] as const;

/** Bytes in the largest unit that they are a whole number of: `4 KiB`. */
export function sizeText(bytes: number): string {
  let [size, unit] = [bytes, 0];
  while (unit < 3 && size >= 1024 && size % 1024 === 0) [size, unit] = [size / 1024, unit + 1];
  return unit === 0 ? readingText().bytes(formatCount(size)) : `${formatCount(size)} ${UNITS[unit]}`;
}

/** `msr: 40 records, 85 requests (54 reads, 31 writes), 39 pages of 4 KiB, 0 ignored` */
export function summaryText(summary: Summary): string {
  const words = readingText();
  const { format, records, ignored, requests, reads, writes, pages, volumes, page_bytes } = summary;
  const size = page_bytes === null ? "" : sizeText(page_bytes);
  const ofSize = words.pages(pages, formatCount(pages), size);
  return words.summary(
    format,
    words.records(records, formatCount(records)),
    words.requests(
      requests,
      formatCount(requests),
      words.reads(reads, formatCount(reads)),
      words.writes(writes, formatCount(writes)),
    ),
    volumes > 1 ? words.inVolumes(ofSize, formatCount(volumes)) : ofSize,
    formatCount(ignored),
  );
}
