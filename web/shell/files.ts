/** Opening a file: an own trace (CSV or oracleGeneral, plain or compressed) or an exported scene (JSON). */
import type { RunController } from "../state/run/controller.ts";
import { filesText } from "../text/files.ts";
import { messageText } from "../text/messageText.ts";
import { formatCount } from "../ui/format.ts";
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
  if (await lab.readStart?.(file).catch(() => false)) return;
  const result = await lab.readTrace(file);
  if (result === null) return;
  if (!("lines" in result)) return lab.reject(result.failure);
  const { lines, total } = result;
  const details = lines.map(({ line, text: begins, why }) =>
    words.badLine(formatCount(line), messageText(why), begins),
  );
  const told = words.badLines(file.name, total, formatCount(total), details.length);
  lab.tell({ tone: "error", text: told, details });
}

async function openScene(lab: RunController, labs: readonly LabEntry[], file: File): Promise<void> {
  lab.stop();
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
