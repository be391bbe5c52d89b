/** What a lab's export menu writes and draws, made of what the lab says; loaded when something is exported. */
import type { PrescanFrame, RunFrame, RunRegistry } from "../engine/types.ts";
import { type CurveLabel, chartsOf } from "../shell/counters.ts";
import type { ExportName } from "../shell/Exports.tsx";
import { type ExportFile, filesOf, offer, picturesOf, stateOf } from "../shell/exportFiles.ts";
import { textsOf, type Written } from "../state/export/run.ts";
import type { RunScene } from "../state/run/choices.ts";
import type { RunController } from "../state/run/controller.ts";
import type { MakePicture } from "../ui/PictureButtons.tsx";

export interface Exported {
  write(name: ExportName): void;
  /** By the names of their files; of the curves also that of one counter. */
  pictures: Readonly<Record<string, MakePicture>> & { curves(counter?: string): Promise<string | null> };
}

type ExportedFrame = RunFrame & { lanes: readonly { step: { counters: object; identities: unknown } }[] };

type Pictures<Frame extends ExportedFrame, Registry extends RunRegistry> = typeof picturesOf<Frame, Registry>;
type Pictured<Frame extends ExportedFrame, Registry extends RunRegistry> = Parameters<
  Pictures<Frame, Registry>
>[1];

/** Each page or frame takes 40 to 60 bytes of text in each lane, all of it held at once. */
const MOST_AS_TEXT = 1_000_000;

interface ExportForm<Frame extends ExportedFrame, Scene, Registry extends RunRegistry>
  extends Pick<Pictured<Frame, Registry>, "words" | "labelOf"> {
  written: Written<Frame["lanes"][number], Frame>;
  configJson: (scene: Scene, at: number) => string;
  /** The trace as CSV; left out by a lab without. */
  traceParts?: () => Iterable<string> | null;
  /** How much of what takes room is in the state, and what is said of too much. */
  size: number;
  tooLarge?: (size: string, most: string) => string;
  labelsOf: (frame: Frame) => readonly CurveLabel[];
  /** What is not usual of its charts. */
  curves?: (...run: [Frame, PrescanFrame]) => Partial<ReturnType<Pictured<Frame, Registry>["curves"]>>;
  /** Pictures of the shown position: their title, and what draws them. */
  pictures: Readonly<Record<string, Parameters<ReturnType<Pictures<Frame, Registry>>["atPosition"]>>>;
}

export function exportedOf<Frame extends ExportedFrame, Scene extends RunScene, Registry extends RunRegistry>(
  lab: Parameters<typeof filesOf<Scene, Frame>>[0] & Parameters<Pictures<Frame, Registry>>[0] & RunController,
  form: ExportForm<Frame, Scene, Registry>,
): Exported {
  const { written, traceParts, labelsOf, size, tooLarge } = form;
  const { atPosition, curves } = picturesOf<Frame, Registry>(lab, {
    ...form,
    curves: (frame, prescan) => ({
      charts: chartsOf(frame),
      labels: labelsOf(frame),
      ...form.curves?.(frame, prescan),
    }),
  });
  const files: Partial<Record<ExportName, ExportFile>> = {
    ...filesOf<Scene, Frame>(lab, textsOf(written), form.configJson),
    ...(traceParts && { traceCsv: { file: "trace.csv", parts: traceParts } }),
    state: stateOf(lab, size, MOST_AS_TEXT, tooLarge),
  };
  const drawn = Object.entries(form.pictures).map(([name, picture]) => [name, atPosition(...picture)]);
  return {
    write: (name) => {
      const file = files[name];
      if (file !== undefined) offer(file, written.name);
    },
    pictures: { ...Object.fromEntries(drawn), curves },
  };
}
