/** What export menus write, for any lab; loaded when something is exported. */
import type { TraceSession } from "../engine/traceSession.ts";
import type { PrescanFrame } from "../engine/types.ts";
import type { RunController } from "../state/run/controller.ts";
import { text } from "../text/text.ts";
import { download } from "../ui/download.ts";
import { formatCount } from "../ui/format.ts";

const SLICE_REQUESTS = 65_536;
const types = { csv: "text/csv", json: "application/json" } as const;

/** A file of a lab's menu. */
export interface ExportFile {
  /** Its name, after what all files of the lab begin with. */
  file: `${string}.${keyof typeof types}`;
  /** Its parts, or nothing if there is nothing to write yet. */
  parts: () => Iterable<string> | null;
}

/** Offers a file, if there is something to write. */
export function offer({ file, parts }: ExportFile, begin: string): void {
  const made = parts();
  const type = file.endsWith(".csv") ? types.csv : types.json;
  if (made !== null) download(`${begin}-${file}`, made, type);
}

/** What is written of the prescan, once it is complete. */
export function ofPrescan(lab: RunController, write: (prescan: PrescanFrame) => string): string[] | null {
  const { session } = lab.playback;
  if (session === null) return null;
  const prescan = session.prescan();
  if (session.prescanDone) return [write(prescan)];
  const words = text().exports.seriesSoFar(formatCount(prescan.position), formatCount(prescan.requests));
  lab.tell({ tone: "info", text: words });
  return null;
}

/** The whole trace in slices. */
export function* slicesOf(session: TraceSession): Generator<Uint32Array> {
  for (let at = 0; at < session.requests; at += SLICE_REQUESTS)
    yield session.requestsBetween(at, at + SLICE_REQUESTS);
}

/** The state shown as the engine writes it, if it has at most `most` of what takes room in it. */
export function stateOf(lab: RunController, size: number, most: number): string[] | null {
  const { session } = lab.playback;
  if (size <= most) return session === null ? null : [session.serialised()];
  lab.tell({ tone: "info", text: text().exports.tooLarge(formatCount(size), formatCount(most)) });
  return null;
}
