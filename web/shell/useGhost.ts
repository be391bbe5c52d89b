/** What the score was before the reader's last change. */
import { useEffect, useRef, useState } from "react";
import type { RunScene } from "../state/run/choices.ts";
import { useRunChoice, useRunShownPart } from "../state/run/hooks.ts";
import { type ChangedField, changedField } from "./changed.ts";
import type { CountedLane } from "./counters.ts";

export interface Ghost {
  /** As many as now. */
  lanes: readonly CountedLane[];
  /** What was changed, if it is one parameter. */
  changed: ChangedField | null;
}

interface Kept {
  of: { scene: RunScene } | null;
  lanes: readonly CountedLane[];
  position: number | undefined;
}

/**
 * The counters at the same position before the last change, until the next one; none at another position: what was
 * counted there before is not known.
 */
export function useGhost(lanes: readonly CountedLane[]): Ghost | null {
  const before = useRunChoice((choices) => choices.before);
  const scene = useRunChoice((choices) => choices.scene);
  const registry = useRunChoice((choices) => choices.registry);
  const position = useRunShownPart((shown) => shown.readable?.position);
  const last = useRef<Omit<Kept, "of">>({ lanes, position });
  const [kept, setKept] = useState<Kept>({ of: before, lanes: [], position: undefined });
  // The first drawing after a change: what was drawn before it is the ghost.
  if (kept.of !== before) setKept({ of: before, ...last.current });
  useEffect(() => {
    last.current = { lanes, position };
  });
  if (kept.of === null || before === null || scene === null || registry === null) return null;
  if (kept.position !== position || kept.lanes.length !== lanes.length) return null;
  return { lanes: kept.lanes, changed: changedField(registry, before.scene, scene) };
}
