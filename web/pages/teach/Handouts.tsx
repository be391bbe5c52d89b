/** What belongs to the paths: worksheets, tests before and after, where the course fits, and how long a link holds. */
import { type ReactNode, useCallback, useId } from "react";
import { ScrollRegion } from "../../figures/ScrollRegion.tsx";
import { lessonText } from "../../text/lessons.ts";
import { teachText } from "../../text/teach.ts";
import { NotLoaded, useLoaded } from "../../ui/onDemand.tsx";
import { type Lesson, lessons, successorOf } from "../lessons/catalog.ts";
import { loadLessonWords, toldOf } from "../lessons/words.ts";
import { courses } from "./courses.ts";

export function Handouts() {
  const { part, failure, again } = useLoaded(useCallback(() => loadLessonWords().then(() => true), []));
  const words = teachText();
  if (failure !== null) return <NotLoaded told={lessonText().notLoaded(failure)} onAgain={again} />;
  if (part === null) return null;
  return (
    <>
      <Section title={words.worksheets} about={words.worksheetsAbout}>
        <ul className="teach-list">
          {lessons.map((lesson) => (
            <li key={lesson.meta.id}>
              <a className="site-link" href={`#/teach/worksheet/${lesson.meta.id}`}>
                <Named lesson={lesson} />
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section title={words.tests} about={words.testsAbout}>
        <p className="flex flex-wrap gap-x-6">
          {(["ace", "hybrid", "pbm"] as const).map((lab) =>
            ([words.before, words.after] as const).map((name, at) => (
              <a key={`${lab} ${name}`} className="site-link" href={`#${test(lab, at + 1)}`}>
                {words.testOf(words.testParts[lab], name)}
              </a>
            )),
          )}
        </p>
      </Section>
      <Section title={words.courses} about={words.coursesAbout}>
        <Courses />
      </Section>
      <Section title={words.promise} about={words.promiseAbout} />
    </>
  );
}

const test = (lab: string, seed: number) => `/exercises/${lab}?task=quiz~questions:10~seed:${seed}`;

function Named({ lesson }: { lesson: Lesson }) {
  const { title, lang } = toldOf(lesson);
  return (
    <span>
      {lesson.number !== null && `${lesson.number}. `}
      <span lang={lang}>{title}</span>
    </span>
  );
}

function Section({ title, about, children }: { title: string; about: string; children?: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="mb-8">
      <h2 id={id} className="mb-2 font-semibold text-xl">
        {title}
      </h2>
      <p className="mb-3 max-w-[70ch]">{about}</p>
      {children}
    </section>
  );
}

function Courses() {
  const { courses: name, courseColumns, courseNames, courseParts } = teachText();
  return (
    <ScrollRegion label={name} className="ruled-table overflow-x-auto">
      <table>
        <thead>
          <tr>
            {courseColumns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {courses.map(({ course, part, lessons: ids }) => (
            <tr key={`${course} ${part}`}>
              <th scope="row">{courseNames[course]}</th>
              <td>{courseParts[`${course} ${part}`]}</td>
              <td>
                <ul className="flex flex-wrap gap-x-5">
                  {ids.flatMap(lessonOf).map((lesson) => (
                    <li key={lesson.meta.id}>
                      <a className="site-link" href={`#/lessons/${lesson.meta.id}`}>
                        <Named lesson={lesson} />
                      </a>
                    </li>
                  ))}
                </ul>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

export const lessonOf = (id: string): Lesson[] => {
  const lesson = lessons.find(({ meta }) => meta.id === id) ?? successorOf(id);
  return lesson === undefined ? [] : [lesson];
};
