/** Puts the pool of a snapshot before the first request of the recorded trace that is open. */
import { LIMITS } from "../../../engine/limits.ts";
import { loadReader } from "../../../engine/reader.ts";
import { attempt } from "../../../engine/runSession.ts";
import { tooLarge } from "../../../engine/tooLarge.ts";
import type { SnapshotStart } from "../../../engine/types.ts";
import { readingText } from "../../../text/reading.ts";
import { recordedText } from "../../../text/recorded.ts";
import { formatCount } from "../../../ui/format.ts";
import type { LabController } from "../state/lab.ts";

/** The first line identifies a snapshot. */
const HEAD_BYTES = 256;
/** Columns that only a snapshot has: the project's own, PostgreSQL's, InnoDB's. */
const KINDS = [
  [/\bframe\b/i, /\busage\b/i],
  [/\bbufferid\b/i, /\busagecount\b/i],
  [/\blru_position\b/i, /\bpage_number\b/i],
];

/** Opens the file if it is a snapshot; false if it is not. */
export async function readSnapshot(lab: LabController, file: File): Promise<boolean> {
  const [head = ""] = (await file.slice(0, HEAD_BYTES).text()).split("\n", 1);
  const names = KINDS.some((columns) => columns.every((column) => column.test(head)));
  // InnoDB's own file has no columns but a name; PostgreSQL's rows are told without theirs.
  const bare = /^ib_buffer_pool\b/.test(file.name) || /^\d+,(\d*,){5}[tf]?,\d*,\d*\s*$/.test(head);
  if (!names && !bare) return false;
  const large = tooLarge(file, LIMITS.snapshotBytes);
  if (large !== null) {
    lab.tell({ tone: "error", text: large });
    return true;
  }
  const words = recordedText().snapshot;
  const { session } = lab.playback;
  if (session?.recorded === undefined) {
    lab.tell({ tone: "error", text: words.noRecording(file.name) });
    return true;
  }
  const { recorded } = session;
  const [snapshot, reader] = await Promise.all([file.text(), loadReader().catch(() => null)]);
  if (reader === null) {
    const { readerNotLoaded, readerConnection, valueLegal } = readingText();
    lab.tell({ tone: "error", text: valueLegal(readerNotLoaded, readerConnection) });
    return true;
  }
  const start = attempt((): SnapshotStart => {
    const read = reader.snapshot_json(snapshot, recorded.recorded_bytes(), recorded.snapshot_limits());
    return JSON.parse(read);
  });
  if (!start.ok) {
    lab.reject(start.failure);
    return true;
  }
  const { pool, pages, frames, unknown, twice } = start.value;
  const opened = lab.change((scene) => {
    scene.start = { pool };
    scene.pages = Math.max(Number(scene.pages ?? 0), pages);
  });
  const details = [
    ...(unknown > 0 ? [words.unknown(formatCount(unknown))] : []),
    ...(twice > 0 ? [words.twice(formatCount(twice))] : []),
  ];
  if (opened) lab.tell({ tone: "info", text: words.opened(formatCount(frames), file.name), details });
  return true;
}
