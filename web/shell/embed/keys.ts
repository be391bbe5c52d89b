/**
 * Keys of an embed: those of the transport that neither scroll the page around it nor are single characters, since an
 * embed has no place to turn these off (WCAG 2.1.4).
 */
import { useLayoutEffect } from "react";
import { useRun } from "../../state/run/hooks.ts";
import { belongsToField } from "../keyboard.ts";

const steps: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

export function useEmbedKeys(): void {
  const lab = useRun();
  // With the picture, not after it: see the lab's own keys.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
      const by = Object.hasOwn(steps, event.key) ? steps[event.key] : undefined;
      if (by === undefined || belongsToField(event)) return;
      event.preventDefault();
      lab.playback.step(by);
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, [lab]);
}
