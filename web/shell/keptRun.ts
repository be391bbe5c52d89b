/** A run over a reload that the page itself asks for: its link, and the reader's own trace, which no link holds. */
import type { RunController } from "../state/run/controller.ts";

/** Where a trace waits for the page that comes; by its hash, and no longer than until then. */
const place = "bufferpool-lab-own-trace";

/** Puts aside what a reload would lose of the lab that is shown. Rejects where nothing can be stored. */
export async function keepRun(lab: RunController | null): Promise<void> {
  if (lab?.shows(location.hash.slice(1)) !== true) return;
  const { scene, wanted, file } = lab.choices.getState();
  const link = lab.link();
  if (link === null || wanted !== null) return;
  history.replaceState(history.state, "", `#${link}`);
  if (scene?.workload.kind !== "own" || file === null) return;
  await (await caches.open(place)).put(String(scene.workload.hash), new Response(file));
}

/** Opens the trace that a link asks for, if it was put aside. */
export async function takeUpRun(lab: RunController): Promise<void> {
  const { wanted } = lab.choices.getState();
  if (wanted === null) return;
  try {
    const kept = await caches.open(place);
    const found = await kept.match(wanted.hash);
    if (found === undefined) return;
    const file = new File([await found.blob()], wanted.name);
    await kept.delete(wanted.hash);
    const { openFiles } = await import("./files.ts");
    await openFiles(lab, [], [file]);
  } catch {
    // Nothing can be stored here: the reader is asked for the file.
  }
}
