/**
 * Presets over recordings that the site has, a file each: their scenes name a trace, which is fetched from `traces/` when one
 * is opened. The engine knows nothing of them: its presets make their requests themselves.
 */
import type { PresetSpec } from "../../engine/types.ts";
import { wantedTrace } from "../../state/run/wanted.ts";
import type { Scene } from "./state/scene.ts";

const FOLDER = "traces/";

export const recordings: readonly PresetSpec[] = Object.values(
  import.meta.glob<PresetSpec>("./recordings/*.json", { eager: true, import: "default" }),
);

/** The file of a recording that the site has; undefined for any other trace. */
export function sampleOf({ hash }: { hash: string }): Promise<File> | undefined {
  const wanted = recordings.map(({ scene }) => wantedTrace(scene as Scene));
  const name = wanted.find((trace) => trace?.hash === hash)?.name;
  return name === undefined ? undefined : fetched(name);
}

async function fetched(name: string): Promise<File> {
  const response = await fetch(`${FOLDER}${name}`);
  if (!response.ok) throw new Error(response.statusText);
  return new File([await response.blob()], name);
}
