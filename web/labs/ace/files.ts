/** Opening a file: an own trace (CSV or oracleGeneral, plain or compressed) or an exported scene (JSON). */
import { readConfig } from "../../state/export.ts";
import type { LabController } from "../../state/lab.ts";
import { formatCount } from "../../ui/format.ts";

const isConfig = (file: File) =>
  file.name.toLowerCase().endsWith(".json") || file.type === "application/json";

/** Opens the file in the lab; what is wrong with it is told there. */
export async function openFile(lab: LabController, file: File): Promise<void> {
  if (isConfig(file)) return openScene(lab, file);
  const result = await lab.reading.read(file);
  if (result === null) return;
  if (result.ok) {
    lab.tell(null);
    lab.openTrace(result.value);
  } else if ("lines" in result) {
    const details = result.lines.map(({ line, text, why }) => `Line ${formatCount(line)}: ${why} (${text})`);
    const shown = result.total > details.length ? `, the first ${details.length} are` : "";
    lab.tell({
      tone: "error",
      text: `${file.name}: ${formatCount(result.total)} ${result.total === 1 ? "line is" : "lines are"} wrong; nothing was loaded${shown}:`,
      details,
    });
  } else {
    lab.reject(result.failure);
  }
}

async function openScene(lab: LabController, file: File): Promise<void> {
  lab.reading.stop();
  const text = await file.text().catch(() => null);
  if (text === null) {
    lab.tell({ tone: "error", text: `${file.name} cannot be read: is it a folder, or gone?` });
    return;
  }
  const config = readConfig(text);
  if (config.ok) lab.openSaved(config.value);
  else lab.reject(config.failure);
}
