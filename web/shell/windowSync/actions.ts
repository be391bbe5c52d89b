/** What a clicker asks for, by its keys, in either window. */
import type { RunController } from "../../state/run/controller.ts";
import type { Action } from "./messages.ts";

const keys: Readonly<Record<string, Action>> = {
  PageDown: "step",
  ArrowRight: "step",
  ArrowDown: "step",
  ".": "step",
  PageUp: "back",
  ArrowLeft: "back",
  ArrowUp: "back",
  Home: "start",
  End: "end",
  b: "black",
  B: "black",
};

/** Where the page is longer than its window these scroll it. */
const scrolls = /^Arrow(Up|Down)$/;

/** What a key asks for, if anything. `singleKeys`: whether single characters are keys (WCAG 2.1.4). */
export function actionOf(key: string, singleKeys: boolean, scrollable: boolean): Action | null {
  if (!Object.hasOwn(keys, key)) return null;
  if ((key.length === 1 && !singleKeys) || (scrollable && scrolls.test(key))) return null;
  return keys[key] ?? null;
}

/** Carries out what moves the run. */
export function perform({ playback }: RunController, action: Action): void {
  if (action === "step") playback.step(1);
  if (action === "back") playback.step(-1);
  if (action === "start") playback.seek(0);
  if (action === "end") playback.seek(Number.POSITIVE_INFINITY);
}
