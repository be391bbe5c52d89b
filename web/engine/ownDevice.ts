/** An own device: files of measurements in, the four numbers of a device and what they come from out. */
import { text } from "../text/text.ts";
import { failureOf } from "./failure.ts";
import { spokenFailure } from "./spoken.ts";
import type { Result } from "./types.ts";

/** Requests a second and their mean latency at one depth; the engine's `device::fio::Point`. */
export interface Point {
  iops: number;
  latency_us: number | null;
}

export interface Saturation {
  depth: number;
  iops: number;
  /** The most that the model serves with the numbers derived. */
  model_iops: number;
}

/** The engine's `device::fio::Measurement`. */
export interface Measurement {
  device: { alpha: number; base_us: number; k_r: number; k_w: number };
  page_bytes: number;
  rows: { depth: number; reads: Point | null; writes: Point | null }[];
  reads: Saturation;
  writes: Saturation;
  notes: string[];
}

/** A result of fio takes some kilobytes a job; more than this is another kind of file. */
const MOST_BYTES = 64 << 20;

async function loadReader() {
  const reader = await import("./pkg/reader/reader.js");
  await reader.default();
  return reader;
}

/** Derives a device from result files of fio, which are one measurement together. */
export async function readDevice(files: readonly File[]): Promise<Result<Measurement>> {
  const { messages } = text();
  const refused = (value: string, legal: string): Result<never> => {
    const failure = { field: "file", value, legal, message: messages.valueLegal(value, legal) };
    return { ok: false, failure };
  };
  const large = files.find((file) => file.size > MOST_BYTES);
  if (large !== undefined) return refused(messages.bytes(large.size), messages.bytesAFile(MOST_BYTES));
  const texts = await Promise.all(files.map((file) => file.text())).catch(() => null);
  if (texts === null) return refused(messages.fileNotRead, messages.filesThere);
  // With the reader of trace files: only who opens a file loads it.
  const reader = await loadReader().catch(() => null);
  if (reader === null) return refused(messages.readerNotLoaded, messages.readerConnection);
  try {
    return { ok: true, value: JSON.parse(reader.measured_device_json(texts)) as Measurement };
  } catch (thrown) {
    return { ok: false, failure: spokenFailure(failureOf(thrown)) };
  }
}
