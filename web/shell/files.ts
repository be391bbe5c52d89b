/** Opening a file: an own trace (CSV or oracleGeneral, plain or compressed) or an exported scene (JSON). */
import type { RunController } from "../state/run/controller.ts";
import { filesText } from "../text/files.ts";
import { messageText } from "../text/messageText.ts";
import { formatCount } from "../ui/format.ts";
import type { LabEntry } from "./site.ts";

const isConfig = (file: File) =>
  file.name.toLowerCase().endsWith(".json") || file.type === "application/json";

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
  lab.tell(
    message === null
      ? { tone: "info", text: onlyFirst }
      : { ...message, details: [...(message.details ?? []), onlyFirst] },
  );
}

async function openFile(lab: RunController, labs: readonly LabEntry[], file: File): Promise<void> {
  if (isConfig(file)) return openScene(lab, labs, file);
  const words = filesText();
  if (!lab.readsTraces) {
    lab.tell({ tone: "error", text: words.onlyScenes(file.name) });
    return;
  }
  if (await lab.readStart?.(file).catch(() => false)) return;
  const result = await lab.readTrace(file);
  if (result === null) return;
  if ("lines" in result) {
    const details = result.lines.map(({ line, text: begins, why }) =>
      words.badLine(formatCount(line), messageText(why), begins),
    );
    lab.tell({
      tone: "error",
      text: words.badLines(file.name, result.total, formatCount(result.total), details.length),
      details,
    });
  } else {
    lab.reject(result.failure);
  }
}

async function openScene(lab: RunController, labs: readonly LabEntry[], file: File): Promise<void> {
  lab.stop();
  const read = await file.text().catch(() => null);
  if (read === null) {
    lab.tell({ tone: "error", text: filesText().unreadable(file.name) });
    return;
  }
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
