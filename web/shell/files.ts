/** Opening a file: a trace, of whatever format, or an exported scene (JSON). */
import { LIMITS } from "../engine/limits.ts";
import type { ReadingAsked, ReadingOptions } from "../engine/ownTrace/reading.ts";
import { tooLarge } from "../engine/tooLarge.ts";
import type { RunController } from "../state/run/controller.ts";
import { filesText } from "../text/files.ts";
import { messageText } from "../text/messageText.ts";
import { readingText } from "../text/reading.ts";
import { badLinesText } from "./badLines.ts";
import { rememberedReading, rememberReading } from "./reading/remembered.ts";
import { summaryText } from "./reading/said.ts";
import type { LabEntry } from "./site.ts";

/** Opens the first of some files in the lab, and says of the others that they are not; `labs` are all of the site. */
export async function openFiles(
  lab: RunController,
  labs: readonly LabEntry[],
  [first, ...others]: readonly File[],
): Promise<void> {
  if (first === undefined) return;
  await openFile(lab, labs, first);
  if (others.length === 0) return;
  const onlyFirst = filesText().onlyFirst(first.name, others.map(({ name }) => name).join(", "));
  const { message } = lab.choices.getState();
  if (message === null) lab.tell({ tone: "info", text: onlyFirst });
  else lab.tell({ ...message, details: [...(message.details ?? []), onlyFirst] });
}

async function openFile(lab: RunController, labs: readonly LabEntry[], file: File): Promise<void> {
  if (file.name.toLowerCase().endsWith(".json") || file.type === "application/json")
    return openScene(lab, labs, file);
  const words = filesText();
  if (!lab.readsTraces) return lab.tell({ tone: "error", text: words.onlyScenes(file.name) });
  if (await lab.readStart?.(file)) return;
  await openTrace(lab, file);
}

const says = (options: ReadingOptions | undefined) =>
  options !== undefined && Object.keys(options).length > 0;

/**
 * Opens a trace and says how it was read, or what is wrong with it; asks where it can be read in several ways. It is read
 * as `chosen`, else as the link says that asks for it, else as it was read before on this device.
 */
export async function openTrace(lab: RunController, file: File, chosen?: ReadingOptions): Promise<void> {
  const wanted = lab.choices.getState().wanted?.options;
  const options = chosen ?? (says(wanted) ? wanted : undefined) ?? rememberedReading(file);
  const result = await lab.readTrace(file, options);
  const reading: ReadingAsked = { file, options };
  if (result === null) {
    // Read in another way it may be the trace that a link asks for.
    const { message } = lab.choices.getState();
    if (message?.tone === "error") lab.tell({ ...message, reading });
    return;
  }
  if (result.ok) {
    if (chosen !== undefined) rememberReading(file, chosen);
    const { summary } = result.value;
    const text = readingText().wasRead(file.name, summaryText(summary));
    // What the lab had to say of the run is not lost.
    const { message } = lab.choices.getState();
    const details = [...(message === null ? [] : [message.text]), ...summary.notes.map(messageText)];
    return lab.tell({ tone: "info", text, details, reading });
  }
  if ("lines" in result) {
    const { told: text, details } = badLinesText(file.name, result);
    return lab.tell({ tone: "error", text, details, reading });
  }
  const { failure, choice } = result;
  if (choice !== undefined) return lab.askReading({ ...reading, choice });
  lab.reject(failure);
  if (says(options)) lab.tell({ tone: "error", text: failure.message, reading });
}

async function openScene(lab: RunController, labs: readonly LabEntry[], file: File): Promise<void> {
  lab.stop();
  const large = tooLarge(file, LIMITS.sceneBytes);
  if (large !== null) return lab.tell({ tone: "error", text: large });
  const read = await file.text().catch(() => null);
  if (read === null) return lab.tell({ tone: "error", text: filesText().unreadable(file.name) });
  const format = formatOf(read);
  const other = labs.find(({ scenes, path }) => scenes === format && path !== lab.path);
  if (other === undefined) await lab.readScene(read);
  else lab.tell({ tone: "error", text: filesText().sceneOf(file.name, other.name()) });
}

function formatOf(file: string): unknown {
  try {
    return JSON.parse(file)?.format;
  } catch {
    return undefined;
  }
}
