/** A trace that is opened in the lab from another of its pages, as "Open file" there does, and the size of its pool. */
import { useState } from "react";
import { openFiles } from "../../shell/openFiles.tsx";
import type { LabEntry } from "../../shell/site.ts";
import { framesOf } from "../../text/numbers.ts";
import { ownLab } from "./state/lab.ts";
import { PATH, type Scene, type ViewChoices } from "./state/scene.ts";

/** What a trace brings with it. */
const OF_TRACE: readonly string[] = ["workload", "pages", "start"];

/** Over its trace the scene is as the other page has it: nothing stays of the one that the lab had. */
function handOver(opened: Scene, { at: _, ...given }: Partial<Scene>): void {
  const isGiven = (id: string) => !OF_TRACE.includes(id);
  for (const id of Object.keys(opened).filter(isGiven)) delete (opened as Partial<Scene>)[id];
  Object.assign(opened, Object.fromEntries(Object.entries(given).filter(([id]) => isGiven(id))));
}

/**
 * Shows the lab's page, which reports errors in a file. View and position apply once the trace is open, and so does `scene`,
 * whole but for what a trace brings with it; without one the lab's own stays.
 */
export async function openInLab(
  labs: readonly LabEntry[],
  files: File[],
  scene: Partial<Scene> | null,
  view: Partial<ViewChoices> = {},
  at = 0,
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
  // What was said of the file stays, whatever changes of the scene.
  const { message } = lab.choices.getState();
  if (scene !== null) lab.change((opened) => handOver(opened, scene));
  if (lab.choices.getState().message === null) lab.tell(message);
  lab.setView({ ...lab.choices.getState().view, ...view });
  lab.playback.seek(at);
  // The previous pool was not visible, so there is nothing to compare with.
  lab.choices.setState({ before: null });
}

interface FramesFieldProps {
  label: string;
  /** Bytes of a page, for sizes such as 128 MB. */
  pageBytes: number;
  /** What holds where nothing is typed. */
  usual: number;
  /** Null where nothing is typed. */
  onChange: (frames: number | null) => void;
}

export function FramesField({ label, pageBytes, usual, onChange }: FramesFieldProps) {
  const [typed, setTyped] = useState("");
  const type = (text: string) => {
    setTyped(text);
    onChange(framesOf(text, pageBytes));
  };
  return (
    <label className="flex items-center gap-2 text-sm">
      {label}
      <input
        className="min-h-9 w-24 rounded-md border border-line-strong bg-surface px-2 text-right pointer-coarse:min-h-11"
        placeholder={String(usual)}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </label>
  );
}
