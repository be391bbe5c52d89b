/** A run of its own for each scene of a lesson: opened when it is wanted, given back when the scene goes. */
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { RunSession } from "../../../engine/runSession.ts";
import type { LessonFrame, LessonLab, SceneLook } from "../../../shell/lessons/lessonLab.ts";
import type { Shown } from "../../../state/playback.ts";
import type { RunScene } from "../../../state/run/choices.ts";

const [STRIP_BACK, STRIP_AHEAD] = [12, 13];
const nothing = { requests: new Uint32Array(), labels: [] };

export interface SceneView {
  frame: LessonFrame;
  strip: Shown["strip"];
  /** Whether the last change was a single step, so that moves may be animated. */
  single: boolean;
  /** Whether the reader has moved it: there are no announcements before that. */
  moved: boolean;
}

type LiveScene = { state: "closed" } | { state: "failed"; why: string } | ({ state: "open" } & SceneView);

type Open = { session: RunSession; lab: LessonLab; look: SceneLook };

function view({ session, lab, look }: Open, single: boolean, moved: boolean): LiveScene {
  const { position } = session;
  const from = Math.max(0, position - STRIP_BACK);
  const strip = { from, ...(lab.requests?.(session, from, position + STRIP_AHEAD) ?? nothing) };
  return { state: "open", frame: lab.frame(session, look), strip, single, moved };
}

type Wish = { scene: RunScene; look: SceneLook };
export function useLiveScene(wish: Wish, at: number, lab: LessonLab, wanted: boolean) {
  const [live, setLive] = useState<LiveScene>({ state: "closed" });
  const open = useRef<Open | null>(null);
  // A lesson writes its scenes where they are drawn: each drawing brings a new object, equal to the one before.
  const text = JSON.stringify(wish);
  useEffect(() => {
    if (!wanted) return;
    const { scene, look }: Wish = JSON.parse(text);
    const opened = lab.open(scene, look);
    if (!opened.ok) return setLive({ state: "failed", why: opened.failure.message });
    const session = opened.value;
    session.seek(at);
    open.current = { session, lab, look };
    setLive(view(open.current, false, false));
    return () => {
      open.current = null;
      session.close();
    };
  }, [wanted, text, at, lab]);
  const seek = useCallback((position: number) => {
    if (open.current === null) return;
    const { session } = open.current;
    if (position === session.position) return;
    const single = Math.abs(position - session.position) === 1;
    session.seek(position);
    setLive(view(open.current, single, true));
  }, []);
  return [live, seek] as const;
}

/** Becomes true, and stays so, when the element comes near the window or the page is printed. */
export function useNear<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [near, setNear] = useState(() => typeof IntersectionObserver === "undefined");
  useEffect(() => {
    const element = ref.current;
    if (near || element === null) return;
    const look = (entries: IntersectionObserverEntry[]) =>
      entries.some((entry) => entry.isIntersecting) && setNear(true);
    const observer = new IntersectionObserver(look, { rootMargin: "150% 0px" });
    observer.observe(element);
    // Paper shows all of the page, and takes it as it stands when this returns.
    const open = () => flushSync(() => setNear(true));
    const print = matchMedia("print");
    const changed = () => print.matches && open();
    addEventListener("beforeprint", open);
    print.addEventListener("change", changed);
    return () => {
      observer.disconnect();
      removeEventListener("beforeprint", open);
      print.removeEventListener("change", changed);
    };
  }, [near]);
  return [ref, near];
}
