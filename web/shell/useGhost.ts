/** What the score was before the reader's last change. */
import { useEffect, useRef, useState } from "react";
import type { RunFrame } from "../engine/types.ts";
import type { RunScene } from "../state/run/choices.ts";
import { useRunChoice } from "../state/run/hooks.ts";
import { sameRequests } from "../state/run/scene.ts";
import type { BeforeRunProps, ShownBefore } from "./BeforeRun.tsx";
import type { CountedLane } from "./counters.ts";

/** A run of this length is replayed within a frame, to any position. */
const MOST_REQUESTS = 200_000;

export interface Ghost {
  /** As many as now. */
  lanes: readonly CountedLane[];
  /** What was shown before. */
  scene: RunScene;
}

/** Numbers, not a frame: what a frame shows of a pool is written over while a run plays. */
interface Counted {
  position: number;
  lanes: readonly CountedLane[];
}

/**
 * What was counted before the last change, until the next one: at the position of the change as it stood there; elsewhere
 * as a run `beside` the shown one tells, which is left out where replaying it would take long.
 */
export function useGhost<Frame extends RunFrame>(
  frame: Frame,
  lanesOf: (frame: Frame) => readonly CountedLane[],
): { ghost: Ghost | null; beside: BeforeRunProps | null } {
  const before = useRunChoice((choices) => choices.before);
  const scene = useRunChoice((choices) => choices.scene);
  const [told, onShown] = useState<ShownBefore | null>(null);
  const { position, requests } = frame;
  const now: Counted = { position, lanes: lanesOf(frame) };
  const last = useRef(now);
  const [kept, setKept] = useState({ of: before, counted: now });
  // The first drawing after a change: what was drawn before it is the ghost.
  if (kept.of !== before) setKept({ of: before, counted: last.current });
  useEffect(() => {
    last.current = now;
  });
  if (before === null || scene === null) return { ghost: null, beside: null };
  const stands = kept.counted.position === position;
  const toldNow = told?.scene === before.scene && told.frame.position === position;
  const ghosts = stands ? kept.counted.lanes : toldNow ? lanesOf(told.frame as Frame) : [];
  const quick = sameRequests(before.scene, scene) && requests <= MOST_REQUESTS;
  return {
    ghost: ghosts.length === now.lanes.length ? { lanes: ghosts, scene: before.scene } : null,
    beside: quick && !stands ? { scene: before.scene, position, onShown } : null,
  };
}
