import { useCallback } from "react";
import type { LessonLab } from "../../shell/lessons/lessonLab.ts";
import { manifestOf, type Site, useSite } from "../../shell/site.ts";
import { useLoaded } from "../../ui/useLoaded.ts";
import type { Lesson } from "./catalog.ts";

async function labOf(site: Site, { meta }: Lesson): Promise<LessonLab> {
  const { lesson } = await manifestOf(site, meta.lab);
  if (lesson === undefined) throw new Error(meta.lab);
  return lesson();
}

/** A lesson's text and the lab of its scenes, once both are there. */
export function useContent(lesson: Lesson) {
  const site = useSite();
  const load = useCallback(async () => {
    const [Content, lab] = await Promise.all([lesson.load(), labOf(site, lesson)]);
    return { Content, lab };
  }, [site, lesson]);
  return useLoaded(load);
}
