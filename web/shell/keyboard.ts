/** Keys of a lab. Others held with Ctrl, Alt or Meta belong to the browser; a focused field keeps its own. */
import { useLayoutEffect } from "react";
import type { RunController } from "../state/run/controller.ts";
import { useRun } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import type { RunToCondition } from "./RunTo.tsx";

export interface Shortcut {
  keys: string[];
  label: () => string;
  /** Single letters can be turned off (WCAG 2.1.4). */
  single?: true;
  part?: string;
  run: (lab: RunController) => void;
}

type Run = Shortcut["run"];
const toggle: Run = (lab) => (lab.playback.shown().activity === "none" ? lab.play() : lab.playback.pause());
const step =
  (by: 1 | -1): Run =>
  ({ playback }) =>
    playback.step(by);
const beat =
  (by: 1 | -1): Run =>
  ({ beats }) =>
    beats.stepByBeat(by);
const seek =
  (position: number): Run =>
  ({ playback }) =>
    playback.seek(position);

export const transportKeys: readonly Shortcut[] = [
  { keys: ["ArrowRight", "PageDown"], label: () => text().transport.step, run: step(1) },
  { keys: ["ArrowLeft", "PageUp"], label: () => text().transport.stepBack, run: step(-1) },
  { keys: ["Shift+ArrowRight", "Shift+PageDown"], label: () => text().transport.nextBeat, run: beat(1) },
  { keys: ["Shift+ArrowLeft", "Shift+PageUp"], label: () => text().transport.beatBack, run: beat(-1) },
  { keys: ["."], label: () => text().keys.stepClicker, single: true, run: step(1) },
  { keys: [" "], label: () => text().transport.playOrPause, run: toggle },
  { keys: ["Home"], label: () => text().transport.toStart, run: seek(0) },
  { keys: ["End"], label: () => text().transport.toEnd, run: seek(Number.POSITIVE_INFINITY) },
  { keys: ["Ctrl+Z"], label: () => text().lab.undoChange, part: "parameters", run: (lab) => lab.undo() },
  {
    ...{ keys: ["Ctrl+Y", "Ctrl+Shift+Z"], label: () => text().lab.redoChange, part: "parameters" },
    run: (lab) => lab.redo(),
  },
];

export const conditionKeys = (conditions: readonly RunToCondition[]): Shortcut[] =>
  conditions.map(({ kind, key, label }) => ({
    keys: [key],
    label: () => text().keys.runTo(label()),
    single: true,
    part: "run-to",
    run: (lab) => lab.runTo({ kind }),
  }));

/** Keys that move a value: a slider, a radio button or a list keeps these, and a clicker's keys go to the lab. */
const moves = /^(Arrow.*|Home|End|Enter| )$/;

const ownKeys: Record<string, RegExp> = {
  TEXTAREA: /./,
  // Letters find an entry of a list by its name.
  SELECT: /^(Arrow.*|Home|End|Enter| |[a-z0-9])$/i,
  BUTTON: /^( |Enter)$/,
  SUMMARY: /^( |Enter)$/,
  A: /^Enter$/,
};

const isTyped = ({ type }: HTMLInputElement) => !["range", "radio", "checkbox", "file"].includes(type);

export function belongsToField(event: KeyboardEvent): boolean {
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("dialog,[data-own-keys]") !== null) return true;
  if (target.isContentEditable) return true;
  if (target instanceof HTMLInputElement) return (isTyped(target) ? /./ : moves).test(event.key);
  return ownKeys[target.tagName]?.test(event.key) ?? false;
}

/** How a pressed key is called among shortcuts: "y", "Shift+ArrowRight", "Ctrl+Z", "Ctrl+Shift+Z". */
export function nameOf({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string {
  // Under Caps Lock a letter is its capital without Shift.
  if (!(ctrlKey || metaKey) && /^\p{L}$/u.test(key)) return shiftKey ? key.toUpperCase() : key.toLowerCase();
  // A character is another one with Shift already.
  if (!(ctrlKey || metaKey)) return shiftKey && key.length > 1 ? `Shift+${key}` : key;
  return `Ctrl+${shiftKey ? "Shift+" : ""}${key.toUpperCase()}`;
}

/** Whether what is typed in the focused element can itself be taken back. */
const isText = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLInputElement && isTyped(target));

/** Installs a lab's keys, which must stay the same; `onHelp` opens the list of them. */
export function useKeyboard(shortcuts: readonly Shortcut[], onHelp: () => void): void {
  const lab = useRun();
  // With the picture, not after it: a key pressed as soon as the page is seen must not be lost.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey) return;
      const held = event.ctrlKey || event.metaKey;
      if (held ? isText(event) : belongsToField(event)) return;
      const { singleKeys, view } = lab.choices.getState();
      if (event.key === "?" && singleKeys && !held) {
        event.preventDefault();
        return onHelp();
      }
      const shortcut = shortcuts.find(({ keys }) => keys.includes(nameOf(event)));
      if (shortcut === undefined || (shortcut.single && !singleKeys)) return;
      if (shortcut.part !== undefined && view.hidden?.includes(shortcut.part)) return;
      event.preventDefault();
      shortcut.run(lab);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [lab, shortcuts, onHelp]);
}
