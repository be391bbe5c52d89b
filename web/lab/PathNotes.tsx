/** What the speaker has of a path's step: what to say, to ask and to expect, and when it should be over. */
import type { ReactNode } from "react";
import { beginOf } from "../shell/path.ts";
import { Clock } from "../shell/windowSync/NotesControls.tsx";
import { presentText } from "../text/present.ts";
import "../shell/present/present.css";
import { usePlace } from "./usePlace.tsx";

/** The speaker's clock, which knows the plan and begins with the path. */
export function PathClock({ named, position }: { named: string; position: number }) {
  const { place } = usePlace(named);
  if (place === null) return <Clock />;
  const { step, number, before } = place;
  const begun = number > 1 || position > beginOf(step);
  return <Clock plan={{ until: before + step.minutes, begun }} />;
}

export function PathNotes({ named }: { named: string }) {
  const { known, place, failed } = usePlace(named);
  const words = presentText().path;
  if (known === null || place === null) return failed || null;
  const { path, step, number, before, all } = place;
  const { title, say, ask, expect, wrong, late } = known.wordsOf(step);
  const next = path.steps[number];
  return (
    <section aria-label={words.path} data-testid="path" className="grid max-w-[80ch] gap-3">
      <header>
        <p className="text-sm text-ink-muted">
          {words.step(number, path.steps.length)}, {words.minutes(before, before + step.minutes, all)}
        </p>
        <h2 className="text-lg font-semibold">{title}</h2>
      </header>
      <dl className="grid gap-2 leading-relaxed">
        <Said name={words.say}>{say}</Said>
        <Said name={words.ask}>{ask}</Said>
        <Said name={words.expect}>{expect}</Said>
        <Said name={words.wrong}>
          {wrong.map(([said, reply]) => (
            <p key={said}>
              <em>{said}</em> {reply}
            </p>
          ))}
        </Said>
        <Said name={words.late}>{late}</Said>
      </dl>
      <p className="font-medium">{next === undefined ? words.last : words.next(known.wordsOf(next).title)}</p>
    </section>
  );
}

const Said = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="path-said">
    <dt className="text-sm text-ink-muted">{name}</dt>
    <dd>{children}</dd>
  </div>
);
