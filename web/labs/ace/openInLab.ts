/** Opens a trace in the lab from another of its pages, as "Open file" there does. */
import { openFiles } from "../../shell/openFiles.ts";
import type { LabEntry } from "../../shell/site.ts";
import { ownLab } from "./state/lab.ts";
import type { Scene, ViewChoices } from "./state/scene.ts";
import { PATH } from "./state/scene.ts";

/** Shows the lab's page, which reports errors in a file. `scene` and `view` apply once the trace is open. */
export async function openInLab(
  labs: readonly LabEntry[],
  files: File[],
  scene: Partial<Scene>,
  view: Partial<ViewChoices> = {},
): Promise<void> {
  const lab = ownLab();
  location.hash = PATH;
  // Its engine is loaded by its page.
  if (lab.choices.getState().scene === null)
    await new Promise<void>((resolve) => {
      const stop = lab.choices.subscribe(({ scene }) => {
        if (scene === null) return;
        stop();
        resolve();
      });
    });
  await openFiles(lab, labs, files);
  // It may have been refused, stopped, or no trace at all.
  if (!files.some((file) => file === lab.choices.getState().file)) return;
  lab.change((opened) => void Object.assign(opened, scene));
  lab.setView({ ...lab.choices.getState().view, ...view });
  // The previous pool was not visible, so there is nothing to compare with.
  lab.choices.setState({ before: null });
}
