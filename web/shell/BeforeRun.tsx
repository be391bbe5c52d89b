/** The run as it was before the reader's last change, going along with the one that is shown. */
import { useLayoutEffect, useRef } from "react";
import type { RunFrame } from "../engine/types.ts";
import type { RunScene } from "../state/run/choices.ts";
import { useRun } from "../state/run/hooks.ts";

export interface ShownBefore {
  scene: RunScene;
  frame: RunFrame;
}

export interface BeforeRunProps {
  scene: RunScene;
  position: number;
  onShown: (shown: ShownBefore) => void;
}

export default function BeforeRun({ scene, position, onShown }: BeforeRunProps) {
  const lab = useRun();
  const run = useRef<ReturnType<typeof lab.session> | null>(null);
  useLayoutEffect(() => {
    const opened = lab.session({ ...scene, at: 0 });
    run.current = opened;
    return () => {
      if (opened.ok) opened.value.close();
    };
  }, [lab, scene]);
  // Before the page is painted: a mark that comes a frame late would be seen to jump.
  useLayoutEffect(() => {
    if (run.current?.ok !== true) return;
    const session = run.current.value;
    session.seek(Math.min(position, session.requests));
    onShown({ scene, frame: session.frame({ ordered: false, passing: true }) });
  }, [scene, position, onShown]);
  return null;
}
