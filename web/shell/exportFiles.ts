/** What export menus write, for any lab; loaded when something is exported. */
import type { TraceSession } from "../engine/traceSession.ts";
import type { PrescanFrame, RunFrame } from "../engine/types.ts";
import type { RunTexts } from "../state/export/run.ts";
import type { Player } from "../state/playback.ts";
import type { RunController } from "../state/run/controller.ts";
import { text } from "../text/text.ts";
import { formatCount } from "../ui/format.ts";
import { download } from "../ui/takeAway.ts";

const SLICE_REQUESTS = 65_536;
const types = { csv: "text/csv", json: "application/json" } as const;

export interface ExportFile {
  /** Its name, after what all files of the lab begin with. */
  file: `${string}.${keyof typeof types}`;
  parts: () => Iterable<string> | null;
}

export function offer({ file, parts }: ExportFile, begin: string): void {
  const made = parts();
  const type = file.endsWith(".csv") ? types.csv : types.json;
  if (made !== null) download(`${begin}-${file}`, made, type);
}

/** A lab whose run is exported. */
interface Exported<Scene, Frame> extends Pick<RunController, "tell"> {
  choices: { getState: () => { scene: Scene | null } };
  playback: Player<Frame>;
}

/** What is written of the prescan, once it is complete. */
function ofPrescan(
  { playback: { session }, tell }: Exported<unknown, unknown>,
  write: (prescan: PrescanFrame) => string,
): string[] | null {
  if (session === null) return null;
  const prescan = session.prescan();
  if (session.prescanDone) return [write(prescan)];
  const words = text().exports.seriesSoFar(formatCount(prescan.position), formatCount(prescan.requests));
  tell({ tone: "info", text: words });
  return null;
}

/** The files that every lab has: the scene, as `configJson` writes it, and the counters. */
export function filesOf<Scene, Frame extends RunFrame>(
  lab: Exported<Scene, Frame>,
  texts: RunTexts<Frame>,
  configJson: (scene: Scene, at: number) => string,
) {
  const ofFrame = (write: (frame: Frame) => string[] | null) => () => {
    const { frame } = lab.playback.shown();
    return frame === null ? null : write(frame);
  };
  const counters = (write: (frame: Frame) => string) => ofFrame((frame) => [write(frame)]);
  const series = (write: (frame: Frame, prescan: PrescanFrame) => string) =>
    ofFrame((frame) => ofPrescan(lab, (prescan) => write(frame, prescan)));
  const scene = () => {
    const { scene } = lab.choices.getState();
    return scene === null ? null : [configJson(scene, lab.playback.target)];
  };
  return {
    scene: { file: "scene.json", parts: scene },
    countersCsv: { file: "counters.csv", parts: counters(texts.countersCsv) },
    countersJson: { file: "counters.json", parts: counters(texts.countersJson) },
    seriesCsv: { file: "series.csv", parts: series(texts.seriesCsv) },
    seriesJson: { file: "series.json", parts: series(texts.seriesJson) },
  } satisfies Record<string, ExportFile>;
}

/** The whole trace in slices. */
export function* slicesOf(session: TraceSession): Generator<Uint32Array> {
  for (let at = 0; at < session.requests; at += SLICE_REQUESTS)
    yield session.requestsBetween(at, at + SLICE_REQUESTS);
}

/** The state shown as the engine writes it, if it has at most `most` of what takes room in it. */
export const stateOf = (
  lab: RunController,
  size: number,
  most: number,
  tooLarge = text().exports.tooLarge,
): ExportFile => ({
  file: "state.json",
  parts: () => {
    const { session } = lab.playback;
    if (size <= most) return session === null ? null : [session.serialised()];
    lab.tell({ tone: "info", text: tooLarge(formatCount(size), formatCount(most)) });
    return null;
  },
});
