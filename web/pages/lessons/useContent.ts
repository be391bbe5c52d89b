import { useEffect, useState } from "react";
import type { LessonLab } from "../../shell/lessons/lessonLab.ts";
import { manifestOf, type Site, useSite } from "../../shell/site.ts";
import type { Lesson, LessonContent } from "./catalog.ts";

export type Loaded =
  | { state: "loading" }
  | { state: "failed"; why: string }
  | { state: "ready"; Content: LessonContent; lab: LessonLab };

async function labOf(site: Site, { meta }: Lesson): Promise<LessonLab> {
  const { lesson } = await manifestOf(site, meta.lab);
  if (lesson === undefined) throw new Error(meta.lab);
  return lesson();
}

/** A lesson's text and the lab of its scenes, once both are there. */
export function useContent(lesson: Lesson): Loaded {
  const site = useSite();
  const [loaded, setLoaded] = useState<Loaded>({ state: "loading" });
  useEffect(() => {
    let wanted = true;
    Promise.all([lesson.load(), labOf(site, lesson)]).then(
      ([Content, lab]) => wanted && setLoaded({ state: "ready", Content, lab }),
      (error: unknown) =>
        wanted && setLoaded({ state: "failed", why: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [site, lesson]);
  return loaded;
}
