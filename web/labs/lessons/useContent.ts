import { useEffect, useState } from "react";
import type { Lesson, LessonContent } from "./catalog.ts";

export type Loaded =
  | { state: "loading" }
  | { state: "failed"; why: string }
  | { state: "ready"; Content: LessonContent };

/** A lesson's text, once it is there. */
export function useContent(lesson: Lesson): Loaded {
  const [loaded, setLoaded] = useState<Loaded>({ state: "loading" });
  useEffect(() => {
    let wanted = true;
    lesson.load().then(
      (Content) => wanted && setLoaded({ state: "ready", Content }),
      (error: unknown) =>
        wanted && setLoaded({ state: "failed", why: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [lesson]);
  return loaded;
}
