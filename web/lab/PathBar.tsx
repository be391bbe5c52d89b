/** A presentation as a step of a path: the question of the step, how far the path is, and the clicker's way through it. */
import { useLayoutEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import { beginOf, type Paths, type Place, stepLink } from "../shell/path.ts";
import { QrPicture, qrCode } from "../shell/share/Qr.tsx";
import { address } from "../shell/site.ts";
import type { Action } from "../shell/windowSync/channel.ts";
import type { Talk } from "../shell/windowSync/screen.ts";
import type { RunController } from "../state/run/controller.ts";
import { useRun, useRunShownPart } from "../state/run/hooks.ts";
import { presentText } from "../text/present.ts";
import { usePlace } from "./usePlace.tsx";

/** What the picture knows of the step; a card stands in the place of the lanes. */
export interface ShownStep {
  title: string;
  card: boolean;
}

interface PathBarProps {
  talk: Talk;
  named: string;
  onStep: (step: ShownStep | null) => void;
}

export function PathBar({ talk, named, onStep }: PathBarProps) {
  const { known, place, failed } = usePlace(named);
  if (known === null) return failed || null;
  if (place === null)
    return (
      <p role="alert" className="note mb-0 border-error">
        {presentText().path.unknown(named, known.paths.map(({ id }) => id).join(", "))}
      </p>
    );
  return <Bar key={named} {...{ talk, place, known, onStep }} />;
}

/** Where the clicker leads from in a path: whether it has led anywhere. */
function lead(lab: RunController, { path, step, number }: Place, action: Action): boolean {
  const { playback, beats } = lab;
  const [at, begin] = [playback.target, beginOf(step)];
  const turn = (by: 1 | -1): true => {
    const next = path.steps[number - 1 + by];
    if (next === undefined) return true;
    // Back to where it was left.
    const last = next.stops?.at(-1) ?? next.until;
    location.hash = stepLink(path, number + by, by < 0 ? last : undefined);
    return true;
  };
  const goTo = (stop: number | undefined, by: 1 | -1): true => {
    if (stop === undefined) return turn(by);
    if (Math.abs(stop - at) === 1) playback.step(stop - at);
    else playback.seek(stop);
    return true;
  };
  const { stops } = step;
  if (stops !== undefined) {
    if (action === "step")
      return goTo(
        stops.find((stop) => stop > at),
        1,
      );
    if (action === "back")
      return goTo(
        [begin, ...stops].findLast((stop) => stop < at),
        -1,
      );
    if (action === "start") return goTo(begin, -1);
    if (action === "end") return goTo(stops.at(-1), 1);
    return false;
  }
  const { step: underWay } = beats.store.getState();
  if (action === "step" && at >= (step.until ?? playback.session?.requests ?? 0)) {
    if (underWay === null) return turn(1);
    // The last answer is still being shown.
    beats.finish();
    return true;
  }
  return action === "back" && at <= begin && turn(-1);
}

/** Whether the scene has come to where what was asked is answered. */
function useIsAnswered({ step: { answered, stops, until } }: Place): boolean {
  const { beats } = useRun();
  const resting = useStore(beats.store, ({ step }) => step === null);
  const { position = 0, requests = 0 } = useRunShownPart(({ readable }) => readable) ?? {};
  return resting && requests > 0 && position >= (answered ?? stops?.at(-1) ?? until ?? requests);
}

interface BarProps extends Pick<PathBarProps, "talk" | "onStep"> {
  place: Place;
  known: Paths;
}

function Bar({ talk, place, known, onStep }: BarProps) {
  const lab = useRun();
  const { step, path, number, before, all } = place;
  const { card } = step;
  const [answered, setAnswered] = useState(false);
  useLayoutEffect(() => {
    talk.takeLead((action) => {
      if (
        card === "question" &&
        (action === "step" || action === "back") &&
        answered !== (action === "step")
      ) {
        setAnswered(!answered);
        return true;
      }
      return lead(lab, card === undefined ? place : still(place), action);
    });
    return () => talk.takeLead(null);
  }, [talk, lab, place, card, answered]);
  const words = presentText().path;
  const { title, ask, expect } = known.wordsOf(step);
  const over = useIsAnswered(place);
  useLayoutEffect(() => {
    onStep({ title, card: card !== undefined });
    return () => onStep(null);
  }, [onStep, title, card]);
  return (
    <>
      {card !== undefined && (
        <section className="path-card" aria-label={title} data-card={card}>
          <div className="path-words" role="status">
            <p>{ask}</p>
            {answered && <p className="path-answer">{expect}</p>}
          </div>
          {step.open !== undefined && <Phones hash={step.open} />}
        </section>
      )}
      <aside className="path-bar" aria-label={words.path}>
        <p className="path-place">
          <strong>{words.step(number, path.steps.length)}</strong>{" "}
          <span>{words.minutes(before, before + step.minutes, all)}</span>
        </p>
        {card === undefined && (
          <p className="path-ask" role="status" data-answered={over || undefined}>
            {over ? expect : ask}
          </p>
        )}
      </aside>
    </>
  );
}

/** A card has no positions: each press leaves it. */
const still = (place: Place): Place => ({ ...place, step: { ...place.step, stops: [] } });

/** What the room opens. */
function Phones({ hash }: { hash: string }) {
  const link = address(hash);
  const code = useMemo(() => qrCode(link), [link]);
  return (
    <figure className="path-phones">
      {code !== null && <QrPicture code={code} title={presentText().path.code} className="path-code" />}
      <figcaption>
        <a href={`#${hash}`}>{link.replace(/^https?:\/\//, "")}</a>
      </figcaption>
    </figure>
  );
}
