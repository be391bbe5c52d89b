/** Exercises: all kinds by the labs that they are of, or the run that the address names. */
import { useCallback, useSyncExternalStore } from "react";
import { readRun, runHash } from "../../shell/exercise/run.ts";
import type { LessonLab } from "../../shell/lessons/lessonLab.ts";
import { anySeed } from "../../shell/question/order.ts";
import { SiteBar, useTitle } from "../../shell/SiteNav.tsx";
import { manifestOf, useSite } from "../../shell/site.ts";
import { followHash } from "../../state/hash.ts";
import { pathOf } from "../../state/route.ts";
import { exerciseText } from "../../text/exercises.ts";
import { lessonText } from "../../text/lessons.ts";
import { NotLoaded, useLoaded } from "../../ui/onDemand.tsx";
import { RunView } from "./RunView.tsx";

const useHash = () => useSyncExternalStore(followHash, () => location.hash.slice(1));

export function Page() {
  const hash = useHash();
  const { labs } = useSite();
  const [, , lab] = pathOf(hash).split("/");
  return (
    <main className="lab-page">
      <header className="mb-6 grid gap-1">
        <SiteBar />
      </header>
      {labs.some(({ id }) => id === lab) ? <OfLab key={lab} id={lab ?? ""} hash={hash} /> : <AllLabs />}
    </main>
  );
}

function AllLabs() {
  const { labs } = useSite();
  const words = exerciseText();
  useTitle(words.title);
  return (
    <>
      <h1 className="page-title">{words.title}</h1>
      <p className="mb-6 max-w-[70ch] text-ink-muted">{words.about}</p>
      <p className="mb-6">
        <a className="site-link" href="#/teach/check">
          {words.toCheck}
        </a>
      </p>
      <p className="mb-6">
        <a className="site-link" href="#/beat-ace">
          {words.game}
        </a>{" "}
        {words.gameOffer}
      </p>
      {labs.map(({ id, name }) => (
        <section key={id} className="mb-8" aria-labelledby={`exercises-${id}`}>
          <h2 id={`exercises-${id}`} className="mb-3 font-semibold text-xl">
            {name()}
          </h2>
          <OfLab id={id} hash="" />
        </section>
      ))}
    </>
  );
}

/** The lab's kinds, or one of its runs. */
function OfLab({ id, hash }: { id: string; hash: string }) {
  const site = useSite();
  const load = useCallback(async () => {
    const { lesson } = await manifestOf(site, id);
    if (lesson === undefined) throw new Error(id);
    return lesson();
  }, [site, id]);
  const { part: lab, failure, again } = useLoaded(load);
  const words = lessonText();
  if (failure !== null) return <NotLoaded told={words.notLoaded(failure)} onAgain={again} />;
  if (lab === null) return <p role="status">{exerciseText().loading}</p>;
  return <Loaded {...{ id, hash, lab }} />;
}

function Loaded({ id, hash, lab }: { id: string; hash: string; lab: LessonLab }) {
  const { run, notices } = readRun(hash, lab.exercises);
  const kind = lab.exercises.find((known) => known.id === run?.kind);
  return (
    <>
      {notices.length > 0 && (
        <p role="alert" className="note mb-4 border-error">
          {notices.map(({ message }) => message).join(" ")}
        </p>
      )}
      {run === null || kind === undefined ? (
        <Kinds id={id} lab={lab} alone={hash !== ""} />
      ) : (
        <RunView key={runHash(id, run)} {...{ id, lab, kind, run }} />
      )}
    </>
  );
}

function Kinds({ id, lab, alone }: { id: string; lab: LessonLab; alone: boolean }) {
  const words = exerciseText();
  useTitle(words.title);
  return (
    <>
      {alone && <h1 className="page-title mb-4">{words.title}</h1>}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(26rem,100%),1fr))] gap-x-10 gap-y-4">
        {lab.exercises.map(({ id: kind, title, intro, usual }) => (
          <li key={kind} className="border-line border-t pt-3">
            <p className="font-semibold">{title()}</p>
            <p className="text-ink-muted text-sm">{intro()}</p>
            <p className="flex flex-wrap gap-x-5">
              {[usual, LONG].map((questions) => (
                <a
                  key={questions}
                  className="site-link"
                  href={`#${runHash(id, { kind, questions, seed: anySeed() })}`}
                  aria-label={`${title()}: ${words.questions(questions)}`}
                >
                  {words.questions(questions)}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Questions of a run that is homework. */
const LONG = 30;
