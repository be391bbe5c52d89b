/** For a class: paths through lectures, and what belongs to them. */
import { ScrollRegion } from "../../figures/ScrollRegion.tsx";
import { minutesOf, type Path, stepLink } from "../../shell/path.ts";
import { SiteBar, useTitle } from "../../shell/SiteNav.tsx";
import { usePath } from "../../shell/site.ts";
import { exerciseText } from "../../text/exercises.ts";
import { lessonText } from "../../text/lessons.ts";
import { teachText } from "../../text/teach.ts";
import { onDemand, Suspense } from "../../ui/onDemand.tsx";
import "./teach.css";
import { CheckView } from "./CheckView.tsx";
import { paths, wordsOf } from "./paths.ts";

export { paths, wordsOf };

/** The page, or that of its pages which the address names. */
export function Page() {
  const [, , page, lesson] = usePath().split("/");
  if (page === "check") return <CheckView />;
  if (page !== "worksheet" || lesson === undefined) return <Overview />;
  return (
    <Suspense fallback={<p role="status">{lessonText().loading}</p>}>
      <Worksheet key={lesson} id={lesson} />
    </Suspense>
  );
}

const Handouts = onDemand(() => import("./Handouts.tsx").then(({ Handouts }) => Handouts));
const Worksheet = onDemand(() => import("./Worksheet.tsx").then(({ Worksheet }) => Worksheet));

function Overview() {
  const words = teachText();
  useTitle(words.title);
  return (
    <main className="lab-page">
      <header className="mb-6 grid gap-1">
        <SiteBar />
        <h1 className="page-title">{words.title}</h1>
        <p className="max-w-[70ch] text-ink-muted">{words.about}</p>
      </header>
      <p className="mb-6 max-w-[70ch]">{words.how}</p>
      {paths.map((path) => (
        <PathSection key={path.id} path={path} />
      ))}
      <Suspense>
        <Handouts />
      </Suspense>
      <p className="flex flex-wrap gap-x-6">
        <a className="site-link" href="#/teach/check">
          {exerciseText().checkTitle}
        </a>
        <a className="site-link" href="#/beat-ace">
          {exerciseText().game}
        </a>
      </p>
    </main>
  );
}

function PathSection({ path }: { path: Path }) {
  const words = teachText();
  const title = words.pathTitles[path.id] ?? path.id;
  return (
    <section aria-labelledby={`path-${path.id}`} className="mb-8" data-path={path.id}>
      <h2 id={`path-${path.id}`} className="mb-2 font-semibold text-xl">
        {title}
      </h2>
      <p className="mb-3 flex flex-wrap items-center gap-x-6 gap-y-2">
        <a
          className="site-link font-semibold"
          href={`#${stepLink(path, 1)}`}
          aria-label={words.beginOf(title)}
        >
          {words.begin}
        </a>
        <span className="text-ink-muted tabular-nums">{lessonText().minutes(minutesOf(path))}</span>
        {path.homework.map((hash) => (
          <a key={hash} className="site-link" href={`#${hash}`}>
            {hash.startsWith("/exercises") ? words.homework : words.project}
          </a>
        ))}
      </p>
      <details>
        <summary className="teach-open">{words.steps(path.steps.length)}</summary>
        <Steps path={path} title={title} />
      </details>
    </section>
  );
}

function Steps({ path, title }: { path: Path; title: string }) {
  const { columns } = teachText();
  return (
    <ScrollRegion label={title} className="ruled-table overflow-x-auto">
      <table className="teach-steps">
        <thead>
          <tr>
            <th scope="col" className="num">
              {columns.minutes}
            </th>
            <th scope="col">{columns.step}</th>
            <th scope="col">{columns.ask}</th>
            <th scope="col">{columns.expect}</th>
          </tr>
        </thead>
        <tbody>
          {path.steps.map((step, at) => {
            const { title, ask, expect } = wordsOf(step);
            return (
              <tr key={step.id}>
                <td className="num">{step.minutes}</td>
                <th scope="row">
                  <a className="site-link" href={`#${stepLink(path, at + 1)}`}>
                    {title}
                  </a>
                </th>
                <td>{ask}</td>
                <td>{expect}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </ScrollRegion>
  );
}
