/** What the build makes of each preset: its opening moment, drawn from the engine's own frame. Run in Node, never in the page. */
import { renderToStaticMarkup } from "react-dom/server";
import type { PresetSpec } from "../engine/types.ts";
import { ThumbnailDrawing, type ThumbnailLane, thumbnail } from "../figures/PoolThumbnail.tsx";
import { type NetLab, netLabs } from "../golden/labs.ts";

/** In pixels at its usual size. */
const THUMBNAIL = { width: 160, height: 90 };

/** More frames than any picture has room for: of larger pools, those that go next. */
const MOST = 240;

export interface PicturedPreset extends Pick<PresetSpec, "id" | "title" | "about" | "teaches"> {
  /** Path of its lab's links. */
  path: string;
  lanes: readonly ThumbnailLane[];
  /** What each lane is called. */
  labels: readonly string[];
  /** The thumbnail's markup, in the page's classes: it follows the page's theme. */
  svg: string;
}

async function opening(path: string, lab: NetLab, preset: PresetSpec): Promise<PicturedPreset> {
  const link = await lab.decode(`${path}?preset=${preset.id}`);
  if (!link.ok) throw new Error(`${preset.id}: ${link.failure.message}`);
  const { scene, at } = link.value.state;
  const opened = await lab.open(scene);
  if (!opened.ok) throw new Error(`${preset.id}: ${opened.failure.message}`);
  opened.value.seek(at);
  const frame = opened.value.frame();
  const lanes = lab.thumbnail(frame).map((tiles) => tiles.slice(-MOST));
  const labels = frame.lanes.map(lab.label);
  opened.value.close();
  const { id, title, about, teaches } = preset;
  const drawing = <ThumbnailDrawing of={thumbnail(lanes, THUMBNAIL.width, THUMBNAIL.height)} />;
  return { id, title, about, teaches, path, lanes, labels, svg: renderToStaticMarkup(drawing) };
}

/** Every preset of every lab at its opening moment. */
export async function picturedPresets(): Promise<PicturedPreset[]> {
  const made: PicturedPreset[] = [];
  // One after the other: each takes its pools' room.
  for (const [path, lab] of Object.entries(await netLabs()))
    for (const preset of lab.registry.presets) made.push(await opening(path, lab, preset));
  return made;
}
