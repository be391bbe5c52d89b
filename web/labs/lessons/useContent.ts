import { useEffect, useState } from "react";
import type { Registry } from "../../engine/types.ts";
import type { Lesson, LessonContent } from "./catalog.ts";
import type { LessonLab } from "./lab/lessonLab.ts";
import { loadLab } from "./lab/load.ts";

export type Loaded =
  | { state: "loading" }
  | { state: "failed"; why: string }
  | { state: "ready"; Content: LessonContent; lab: LessonLab };

/** A lesson's text and the lab of its scenes, once both are there. */
export function useContent(lesson: Lesson, registry: Registry): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: "loading" });
  useEffect(() => {
    let wanted = true;
    Promise.all([lesson.load(), loadLab(lesson.meta.lab, registry)]).then(
      ([Content, lab]) => wanted && setLoaded({ state: "ready", Content, lab }),
      (error: unknown) =>
        wanted && setLoaded({ state: "failed", why: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [lesson, registry]);
  return loaded;
}
