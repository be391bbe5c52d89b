/** A run of its own for each scene of a lesson: opened when it is wanted, given back when the scene goes. */
import { useCallback, useEffect, useRef, useState } from "react";
import { Session } from "../../../engine/session.ts";
import type { LabFrame, Registry } from "../../../engine/types.ts";
import type { Shown } from "../../../state/playback.ts";
import type { Scene } from "../../../state/scene.ts";

const STRIP_BACK = 12;
const STRIP_AHEAD = 13;

export interface SceneView {
  frame: LabFrame;
  strip: Shown["strip"];
  /** Whether the last change was a single step, so that moves may be animated. */
  single: boolean;
  /** Whether the reader has moved it: nothing is told before that. */
  moved: boolean;
}

export type LiveScene =
  | { state: "closed" }
  | { state: "failed"; why: string }
  | ({ state: "open" } & SceneView);

function look(session: Session, single: boolean, moved: boolean): LiveScene {
  const { position } = session;
  const from = Math.max(0, position - STRIP_BACK);
  const to = position + STRIP_AHEAD;
  const strip = {
    from,
    requests: session.requestsBetween(from, to),
    labels: session.labelsBetween(from, to),
  };
  return { state: "open", frame: session.frame(), strip, single, moved };
}

/** Returns what is shown, and what goes to a position. */
export function useLiveScene(scene: Scene, at: number, registry: Registry, wanted: boolean) {
  const [live, setLive] = useState<LiveScene>({ state: "closed" });
  const session = useRef<Session | null>(null);
  // A lesson writes its scenes where they are drawn: each drawing brings a new object, equal to the one before.
  const text = JSON.stringify(scene);
  useEffect(() => {
    if (!wanted) return;
    const opened = Session.open(JSON.parse(text), registry);
    if (!opened.ok) {
      setLive({ state: "failed", why: opened.failure.message });
      return;
    }
    opened.value.seek(at);
    session.current = opened.value;
    setLive(look(opened.value, false, false));
    return () => {
      session.current = null;
      opened.value.close();
    };
  }, [wanted, text, at, registry]);
  const seek = useCallback((position: number) => {
    const open = session.current;
    if (open === null || position === open.position) return;
    const single = Math.abs(position - open.position) === 1;
    open.seek(position);
    setLive(look(open, single, true));
  }, []);
  return [live, seek] as const;
}
