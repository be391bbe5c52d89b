/** From a scene of a lesson, by its link, to the lab: there each lane has the counters that it has in the lesson, where the link opens and at the end. */
import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { investigate, NAMES, RANGES, START } from "../labs/ace/lesson/investigate.ts";
import { lessons } from "../pages/lessons/catalog.ts";
import { componentsOf } from "../pages/lessons/components.tsx";
import { Scene, type SceneProps } from "../pages/lessons/scene/Scene.tsx";
import { LessonContext, resolveScene, unanswered, useLesson } from "../shell/lessons/context.ts";
import type { LessonLab } from "../shell/lessons/lessonLab.ts";
import { firstsByDay } from "../test-support/day.ts";
import { everyLab } from "../test-support/everyLab.ts";
import { netLabs } from "./labs.ts";
import { countersBy } from "./opened.ts";

const labs = Object.fromEntries((await everyLab()).map((lab) => [lab.registry.lab.id, lab]));
const pages = await netLabs();

/** The scenes of the lesson that is drawn, in the order in which they are told. */
const told: { props: SceneProps; lab: LessonLab }[] = [];
function Told(props: SceneProps) {
  const { lab } = useLesson(props.lab);
  const place = told.push({ props, lab }) - 1;
  return (
    <div data-place={place}>
      <Scene {...props} />
    </div>
  );
}

test.each(firstsByDay(lessons, ({ meta }) => meta.lab))("$meta.id", async ({ meta, load }) => {
  told.length = 0;
  const [lab, ...others] = [meta.lab, ...(meta.labs ?? [])].map((id) => labs[id] as LessonLab);
  if (lab === undefined) throw new Error(meta.lab);
  const Content = await load();
  const value = { ...unanswered, lab, labs: others, page: "lesson" as const };
  const { container, unmount } = render(
    <LessonContext value={value}>
      <Content components={{ ...componentsOf(lab), Scene: Told }} />
    </LessonContext>,
  );
  const drawn = [...container.querySelectorAll<HTMLElement>("[data-place]")].map((scene) => ({
    ...(told[Number(scene.dataset.place)] as (typeof told)[number]),
    link: scene.querySelector<HTMLAnchorElement>("a[href*='/']")?.getAttribute("href") ?? "",
  }));
  unmount();
  expect(drawn.length).toBeGreaterThan(0);
  for (const { props, lab, link } of drawn) {
    const { scene, at } = resolveScene(props, lab);
    const opened = lab.open(scene, props);
    if (!opened.ok) throw new Error(opened.failure.message);
    const session = opened.value;
    for (const position of [props.at ?? at, session.requests]) {
      session.seek(position);
      const shown = lab.frame(session, props).lanes.map(({ step }) => step.counters);
      const where = position === session.requests ? position : undefined;
      expect(await countersBy(link.replace(/^#/, ""), pages, where), link).toEqual(shown);
    }
    session.close();
  }
});

test("an investigation's link opens the runs whose counters it shows, at either end of each setting", async () => {
  for (const name of NAMES)
    for (const value of [RANGES[name].min, RANGES[name].max]) {
      const { lanes, link } = investigate(
        "symmetric-device",
        { ...START, [name]: value },
        labs.ace as LessonLab,
      );
      expect(await countersBy(link, pages), `${name} ${value}`).toEqual(
        lanes.map(({ step }) => step.counters),
      );
    }
});
