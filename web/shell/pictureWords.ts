/** The words that let a picture of a run stand alone. */
import type { ParameterSpec, RunRegistry } from "../engine/types.ts";
import type { RunChoices, RunScene } from "../state/run/choices.ts";
import { sameScene } from "../state/run/scene.ts";
import { formatUpTo } from "../text/numbers.ts";
import { picturesText } from "../text/pictures.ts";
import { text } from "../text/text.ts";
import { formatCount } from "../ui/format.ts";

/** "60%", "12.4 µs", "5,000". */
function amount(value: unknown, unit: string): string {
  const number = typeof value === "number" ? formatUpTo(value, 9) : value;
  if (unit === "%") return text().numbers.percent(String(number));
  // Pages, frames and requests are what these parameters count; their names say it.
  if (["", "pages", "frames", "requests"].includes(unit)) return String(number);
  return `${number} ${unit === "us" ? "µs" : unit}`;
}

/** "alpha = 2.8", "number of frames = 20". */
export const setting = ({ label, symbol, unit }: ParameterSpec, value: unknown): string =>
  `${symbol === "" ? picturesText().inSentence(label) : symbol} = ${amount(value, unit)}`;

/** "Skewed: 60% reads, …", from the registry. */
export function workloadWords({ workload }: RunScene, { workloads, requests }: RunRegistry): string {
  const words = picturesText();
  const spec = workloads.find(({ id }) => id === workload.kind);
  if (spec === undefined) return words.trace(String(workload.name ?? words.writtenOut));
  const given = [requests, ...spec.parameters].flatMap((parameter) => {
    const value = workload[parameter.id];
    return value === undefined
      ? []
      : [`${picturesText().inSentence(parameter.label)} ${amount(value, parameter.unit)}`];
  });
  const seed = workload.seed === undefined ? [] : [words.seed(String(workload.seed))];
  return words.workload([spec.label, ...given, ...seed]);
}

/** The preset's title, and whether the scene was changed since. */
export function runTitle({ registry, scene, preset }: RunChoices): string {
  const found = registry?.presets.find(({ id }) => id === preset);
  const words = picturesText();
  const named = found === undefined ? words.ownScene : words.preset(found.title);
  return found !== undefined && !sameScene(found.scene, scene) ? words.changed(named) : named;
}

/** When the step shown is. */
export function whenWords({ position, requests }: { position: number; requests: number }): string {
  const words = picturesText();
  return position === 0 ? words.before : words.after(formatCount(position), formatCount(requests));
}
