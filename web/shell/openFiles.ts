import type { RunController } from "../state/run/controller.ts";
import { text } from "../text/text.ts";
import type { LabEntry } from "./site.ts";

/** What a picker of traces and scenes offers. */
export const TRACES = ".csv,.txt,.bin,.oracleGeneral,.gz,.zst,.json";

/** Opens files in the lab; what does that is loaded with the first, and without a network may not come. */
export async function openFiles(lab: RunController, labs: readonly LabEntry[], files: File[]): Promise<void> {
  try {
    const loaded = await import("./files.ts");
    await loaded.openFiles(lab, labs, files);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    lab.tell({ tone: "error", text: text().page.notLoaded(why) });
  }
}
