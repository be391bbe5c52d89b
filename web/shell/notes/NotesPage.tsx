/** The speaker's window: notes, this step and the next one in words, and the clicker's buttons. */

import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
import { useRun, useRunChoice, useRunShown } from "../../state/run/hooks.ts";
import { presentText } from "../../text/present.ts";
import { formatCount } from "../../ui/format.ts";
import { useTitle } from "../../ui/useTitle.ts";
import { useClicker } from "../windowSync/useClicker.ts";
import { Clock } from "./Clock.tsx";
import { followTalk, type Notes } from "./follow.ts";
import { NotesAbout } from "./NotesAbout.tsx";
import { NotesControls } from "./NotesControls.tsx";
import { type LaneWords, NotesStep } from "./NotesStep.tsx";

const query = () => location.hash.split("?").slice(1).join("?");

interface NotesPageProps {
  /** What the scene is called. */
  title: string;
  /** What the step shown did, lane by lane. */
  now: readonly LaneWords[];
  /** What the next step will do; asked for while the run stands. */
  next: () => readonly LaneWords[];
  /** The request number `t`, counted from 0, in words; its packed form is undefined after the last. */
  requestWords: (t: number, packed: number | undefined) => string;
}

/** Follows a talk as long as the page is there. */
export function NotesPage(props: NotesPageProps) {
  const lab = useRun();
  const [notes, setNotes] = useState<Notes | null>(null);
  useEffect(() => {
    const following = followTalk(lab, query());
    setNotes(following);
    return () => following.close();
  }, [lab]);
  return notes === null ? null : <NotesOf notes={notes} {...props} />;
}

function NotesOf({ notes, title, now, next, requestWords }: NotesPageProps & { notes: Notes }) {
  const { connection, screen } = useSyncExternalStore(notes.subscribe, notes.shown);
  const { readable, strip, activity } = useRunShown();
  const wanted = useRunChoice((choices) => choices.wanted);
  const words = presentText();
  useTitle(`${title} · ${words.notes}`);
  useClicker(notes.act);
  const resting = activity === "none" && wanted === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another frame is another step
  const ahead = useMemo(() => (resting ? next() : []), [resting, readable]);
  if (readable === null) return null;
  // Without the file only the presentation knows where it is, and what the step did.
  const told = wanted === null ? null : screen;
  const [position, requests] = told ? [told.position, told.requests] : [readable.position, readable.requests];
  const requestAt = (t: number) => requestWords(t, strip.requests[t - strip.from]);
  return (
    <main className="lab-page grid content-start gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h1 className="text-xl font-semibold">
          {words.notes}: {wanted?.name ?? title}
        </h1>
        <output aria-label={words.position} className="text-lg tabular-nums">
          {formatCount(position)} / {formatCount(requests)}
        </output>
      </header>
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-y border-line py-2">
        <NotesControls
          act={notes.act}
          atStart={position === 0}
          atEnd={position === requests}
          black={screen?.black ?? false}
        />
        <Clock />
      </div>
      <p role="status" className="text-sm text-ink-muted" data-testid="connection">
        {
          {
            alone: words.alone,
            waiting: words.waiting,
            "in step": words.inStep,
            gone: words.gone,
            silent: words.silent,
          }[connection]
        }
      </p>
      {wanted?.comes === false && <p className="note mb-0 border-accent">{words.fileMissing(wanted.name)}</p>}
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <NotesStep
          title={words.now}
          request={position === 0 ? words.beforeFirst : told ? "" : requestAt(position - 1)}
          lanes={told ? told.sentences : now}
          testId="now"
        />
        {told === null && (
          <NotesStep
            title={words.next}
            request={position === requests ? words.afterLast : requestAt(position)}
            lanes={ahead}
            testId="next"
          />
        )}
      </div>
      {wanted === null && <NotesAbout />}
    </main>
  );
}
