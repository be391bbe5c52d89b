/** Opening a file: an own trace (CSV or oracleGeneral, plain or compressed) or an exported scene (JSON). */
import type { RunController } from "../state/run/controller.ts";
import { messageText } from "../text/messageText.ts";
import { text } from "../text/text.ts";
import { formatCount } from "../ui/format.ts";

const isConfig = (file: File) =>
  file.name.toLowerCase().endsWith(".json") || file.type === "application/json";

/** Opens the file in the lab; what is wrong with it is told there. */
export async function openFile(lab: RunController, file: File): Promise<void> {
  if (isConfig(file)) return openScene(lab, file);
  const words = text().lab;
  if (!lab.readsTraces) {
    lab.tell({ tone: "error", text: words.onlyScenes(file.name) });
    return;
  }
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

async function openScene(lab: RunController, file: File): Promise<void> {
  lab.stopReading();
  const read = await file.text().catch(() => null);
  if (read === null) {
    lab.tell({ tone: "error", text: text().lab.unreadable(file.name) });
    return;
  }
  await lab.readScene(read);
}
