/** What a file would be read as, before it is opened: its first rows as columns, and what comes of all of it. */
import { answered, type BadLines, columnsOf, newWorker, type Refused, unusable } from "./open.ts";
import type { Progress } from "./read.ts";
import type { ColumnsPreview, ReadingOptions, Summary, TraceFormat } from "./reading.ts";

/** What a whole file comes to. */
export interface Surveyed {
  summary: Summary;
  /** Names of its volumes, if it has several. */
  volumes: readonly string[];
}

export type Survey = { ok: true; value: Surveyed } | BadLines | Refused;

const quiet = () => undefined;

/** Reads a file to its end and keeps nothing of it. Never throws; after a cancel nobody needs the answer. */
export async function surveyed(
  file: File,
  options: ReadingOptions,
  allOperations: boolean,
  onProgress: (progress: Progress) => void,
  signal: AbortSignal,
  start = newWorker,
): Promise<Survey> {
  const order = { file, name: file.name, options, allOperations };
  try {
    const { summary, volumes } = await columnsOf(start(), order, onProgress, signal);
    return { ok: true, value: { summary, volumes } };
  } catch (thrown) {
    return unusable(file.name, thrown);
  }
}

export interface Previewed {
  preview: ColumnsPreview;
  formats: readonly TraceFormat[];
}

/** The first rows of a file, and all formats that there are. Rejects where it cannot be unpacked, or on a cancel. */
export async function previewed(
  file: File,
  options: ReadingOptions,
  signal: AbortSignal,
  start = newWorker,
): Promise<Previewed> {
  const order = { file, name: file.name, options, allOperations: false, preview: true as const };
  const answer = await answered(start(), order, quiet, signal);
  if (answer.kind !== "previewed") throw new Error(answer.kind);
  return answer;
}
