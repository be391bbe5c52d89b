/** The speaker's window: notes, this step and the next one in words, and the clicker's buttons. */
import { useEffect, useState, useSyncExternalStore } from "react";
import type { RunSession } from "../engine/runSession.ts";
import { usePreset } from "../shell/Part.tsx";
import { useTitle } from "../shell/SiteNav.tsx";
import type { ScreenState } from "../shell/windowSync/channel.ts";
import { useClicker } from "../shell/windowSync/channel.ts";
import { followTalk, type Notes } from "../shell/windowSync/follow.ts";
import { Clock, NotesControls } from "../shell/windowSync/NotesControls.tsx";
import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { presentText } from "../text/present.ts";
import { formatCount } from "../ui/format.ts";
import { onDemand, Suspense } from "../ui/onDemand.tsx";
import {
  type AnyFrame,
  type PresentParts,
  sentencesOf,
  useAlong,
  useLabShown,
  useParts,
  useSceneTitle,
} from "./parts.ts";

const PathClock = onDemand(() => import("./PathNotes.tsx").then(({ PathClock }) => PathClock));
const PathNotes = onDemand(() => import("./PathNotes.tsx").then(({ PathNotes }) => PathNotes));

const query = () => location.hash.split("?").slice(1).join("?");

/** The frame after each one that was looked ahead from; null at the end. */
const ahead = new WeakMap<AnyFrame, AnyFrame | null>();

/** Looks one step on. The run stands again where it stood. */
function lookAhead(from: AnyFrame, session: RunSession | null): void {
  if (session === null || ahead.has(from)) return;
  const here = session.position;
  if (session.ended) return void ahead.set(from, null);
  session.seek(session.stepFrom(here, 1));
  ahead.set(from, session.frame({ ordered: false, passing: false }) as AnyFrame);
  session.seek(here);
}

/** Follows a talk as long as the page is there. */
export function Page(own: PresentParts) {
  const lab = useRun();
  const [notes, setNotes] = useState<Notes | null>(null);
  useEffect(() => {
    const following = followTalk(lab, query());
    setNotes(following);
    return () => following.close();
  }, [lab]);
  return notes === null ? null : <NotesOf notes={notes} {...own} />;
}

function NotesOf({ notes, requestWords }: PresentParts & { notes: Notes }) {
  const { playback } = useRun();
  const parts = useParts();
  const title = useSceneTitle();
  const { connection, screen } = useSyncExternalStore(notes.subscribe, notes.shown);
  const { readable, prescan, strip, activity } = useLabShown();
  const along = useAlong(readable, prescan);
  const wanted = useRunChoice((choices) => choices.wanted);
  const path = useRunChoice(({ view }) => view.path);
  const words = presentText();
  useTitle(`${title} · ${words.notes}`);
  useClicker(notes.act);
  const resting = activity === "none" && wanted === null;
  if (readable === null) return null;
  if (resting) lookAhead(readable, playback.session);
  const next = ahead.get(readable) ?? null;
  // Without the trace file, only the presentation can supply the position and the step's sentences.
  const told = wanted === null ? null : screen;
  const [position, requests] = told ? [told.position, told.requests] : [readable.position, readable.requests];
  const nameOf = readable.lanes[0]?.pageName ?? String;
  const requestAt = (t: number, frame: AnyFrame | null) =>
    requestWords({ t, packed: strip.requests[t - strip.from], frame, nameOf, along }) ?? words.afterLast;
  return (
    <main className="lab-page grid content-start gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-xl font-semibold">
          {words.notes}: {wanted?.name ?? title}
        </h1>
        <output aria-label={words.position} className="text-lg tabular-nums">
          {along?.alone ? along.axis.format(position) : `${formatCount(position)} / ${formatCount(requests)}`}
        </output>
      </header>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-line py-2">
        <NotesControls
          act={notes.act}
          atStart={path === undefined && position === 0}
          atEnd={path === undefined && position === requests}
          black={screen?.black ?? false}
        />
        {path === undefined ? (
          <Clock />
        ) : (
          <Suspense>
            <PathClock named={path} position={position} />
          </Suspense>
        )}
      </div>
      <p role="status" className="text-sm text-ink-muted" data-testid="connection">
        {words[connection === "in step" ? "inStep" : connection]}
      </p>
      {wanted?.comes === false && <p className="note mb-0 border-accent">{words.fileMissing(wanted.name)}</p>}
      {path !== undefined && (
        <Suspense>
          <PathNotes named={path} />
        </Suspense>
      )}
      {screen?.answer !== undefined && <NotesAnswer answer={screen.answer} />}
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <NotesStep
          title={words.now}
          request={
            position === 0
              ? words.beforeFirst
              : told
                ? ""
                : requestAt(Math.min(...(readable.moment?.positions ?? [position])) - 1, readable)
          }
          lanes={told ? told.sentences : sentencesOf(parts, readable.lanes)}
          testId="now"
        />
        {told === null && (
          <NotesStep
            title={words.next}
            request={position === requests ? words.afterLast : requestAt(position, next)}
            lanes={resting ? sentencesOf(parts, next?.lanes) : []}
            testId="next"
          />
        )}
      </div>
      {wanted === null && path === undefined && <NotesAbout />}
    </main>
  );
}

/** What the room is not to see while the question stands. */
function NotesAnswer({ answer }: { answer: NonNullable<ScreenState["answer"]> }) {
  const { ask } = presentText();
  return (
    <section aria-label={ask.question} data-testid="answer" className="note mb-0 block border-accent">
      <h2 className="text-base font-semibold">{ask.question}</h2>
      <dl className="mt-1 grid gap-1">
        {answer.map(({ about, words }) => (
          <div key={about}>
            <dt className="text-sm text-ink-muted">{about}</dt>
            <dd className="leading-relaxed">{words}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** A step in words: its request, or what stands in its place, and what it does in each lane. */
function NotesStep(props: {
  title: string;
  request: string;
  lanes: readonly { lane: string; sentence: string }[];
  testId: string;
}) {
  const { title, request, lanes, testId } = props;
  return (
    <section aria-label={title} data-testid={testId} className="min-w-0">
      <h2 className="text-base font-semibold">{title}</h2>
      <p className="mt-1 font-medium">{request}</p>
      <dl className="mt-2 grid gap-2">
        {lanes.map(({ lane, sentence }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lanes are their places
          <div key={index}>
            <dt className="text-sm text-ink-muted">
              <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {lane}
            </dt>
            <dd className="leading-relaxed">{sentence}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** What the registry says of the scene's preset; an own or a changed scene has its sentences alone. */
function NotesAbout() {
  const { preset, changed } = usePreset();
  const { About } = useParts();
  if (preset === undefined || changed) return null;
  return (
    <section aria-label={presentText().about} className="max-w-[80ch]">
      <h2 className="text-base font-semibold">{preset.title}</h2>
      <p className="mt-1">{preset.teaches}</p>
      <p className="mt-2 leading-relaxed">{About === undefined ? preset.about : <About preset={preset} />}</p>
    </section>
  );
}
