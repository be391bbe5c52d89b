/** A live scene inside a lesson: the lab's own figures on a run of its own, with a small transport. */
import { type KeyboardEvent, type ReactNode, useEffect, useState } from "react";
import {
  type ResolvedScene,
  resolveScene,
  type SceneSource,
  useLesson,
} from "../../../shell/lessons/context.ts";
import type { SceneLook } from "../../../shell/lessons/lessonLab.ts";
import { lessonText } from "../../../text/lessons.ts";
import { sentenceOf } from "../../../text/phrases.ts";
import { language } from "../../../text/text.ts";
import { formatCount } from "../../../ui/format.ts";
import { usePredictions } from "../check/predictions.ts";
import { LessonLink } from "../SectionNav.tsx";
import { PositionOnPaper, SceneCounters, SceneTransport } from "./SceneTransport.tsx";
import { type SceneView, useLiveScene, useNear } from "./useLiveScene.ts";

export interface SceneProps extends SceneSource, SceneLook {
  /** Requests served when it opens; left out: what the scene itself says, or 0. */
  at?: number;
  /** The last position offered; left out: the end. */
  until?: number;
  stops?: readonly { at: number; text: ReactNode }[];
  counters?: readonly string[];
  legend?: boolean;
  /** The prediction that it answers, and the position at which it has; set by the text around it. */
  answers?: { place: number; at: number };
  /** Numbered and below the scene; says what to look at. */
  caption: ReactNode;
}

const LOOK = ["arrangement", "device", "log", "kept", "follow", "poolOnly", "states", "show"] as const;
const lookOf = (props: SceneLook): SceneLook =>
  Object.fromEntries(LOOK.flatMap((name) => (props[name] === undefined ? [] : [[name, props[name]]])));

/** Keys while the focus is inside; those of the scrubber and of what scrolls are theirs. */
const moves: Readonly<Record<string, (position: number, last: number) => number>> = {
  ArrowRight: (position) => position + 1,
  ArrowLeft: (position) => position - 1,
  Home: () => 0,
  End: (_, last) => last,
};

export function Scene(props: SceneProps) {
  const { page } = useLesson();
  return page === "lesson" ? <Shown {...props} /> : null;
}

function Shown(props: SceneProps) {
  const { lab, lang } = useLesson(props.lab);
  const [ref, near] = useNear<HTMLElement>();
  const resolved = resolveScene(props, lab);
  const at = props.at ?? resolved.at;
  const look = lookOf(props);
  const [live, seek] = useLiveScene({ scene: resolved.scene, look }, at, lab, near);
  const words = lessonText();
  const open = live.state === "open" ? live : null;
  const { show, shown } = usePredictions();
  const { answers } = props;
  const isAnswered = answers !== undefined && open?.moved === true && open.frame.position >= answers.at;
  useEffect(() => {
    if (isAnswered && answers !== undefined) show(answers.place);
  }, [isAnswered, answers, show]);
  // Shown without being stepped to: the scene goes there.
  const goesTo = answers !== undefined && open !== null && shown.has(answers.place) ? answers : undefined;
  const place = goesTo?.place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
  useEffect(() => {
    if (goesTo !== undefined && !isAnswered) seek(goesTo.at);
  }, [place]);
  const last = Math.min(props.until ?? Number.POSITIVE_INFINITY, open?.frame.requests ?? 0);
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey || open === null) return;
    if (!(target instanceof HTMLElement) || target.matches("input, select, summary, [role=group]")) return;
    const move = moves[event.key];
    if (move === undefined) return;
    event.preventDefault();
    seek(Math.min(last, Math.max(0, move(open.frame.position, last))));
  };
  return (
    <figure
      ref={ref}
      lang={language()}
      className="lesson-figure lesson-scene"
      onKeyDown={onKeyDown}
      data-scene={live.state}
    >
      {live.state === "closed" && <p className="min-h-96 text-ink-muted">{words.sceneLoading}</p>}
      {live.state === "failed" && (
        <p role="alert" className="note border-error">
          {words.sceneFailed(live.why)}
        </p>
      )}
      {open !== null && (
        <Body {...props} look={look} view={open} resolved={resolved} last={last} seek={seek} />
      )}
      <figcaption lang={lang}>{props.caption}</figcaption>
    </figure>
  );
}

interface BodyProps extends Pick<SceneProps, "lab" | "counters" | "legend" | "stops"> {
  look: SceneLook;
  view: SceneView;
  resolved: ResolvedScene;
  last: number;
  seek: (position: number) => void;
}

function Body({ look, view, resolved, last, seek, ...props }: BodyProps) {
  const { lab, lang } = useLesson(props.lab);
  const { frame, strip, single, moved } = view;
  const { position, lanes } = frame;
  const { scene, preset } = resolved;
  const link = lab.link({ scene, at: position, ...(preset !== undefined && { preset }) }, frame, look);
  const words = lessonText();
  const told = `${words.sceneStatus(formatCount(position), formatCount(last))} ${lanes
    .map((lane) => `${lab.laneLabel(lane)}: ${sentenceOf(lane.step.phrases) || words.nothingYet}`)
    .join(" ")}`;
  return (
    <>
      <lab.Strip frame={frame} strip={strip} />
      <div className="lanes">
        <lab.Lanes frame={frame} animate={single} look={look} />
      </div>
      <SceneTransport position={position} last={last} onSeek={seek} />
      <PositionOnPaper position={position} />
      <SceneCounters lab={lab} lanes={lanes} counters={props.counters ?? []} />
      {props.legend && <lab.Legend frame={frame} />}
      <Stops stops={props.stops ?? []} position={position} onSeek={seek} />
      <LessonLink to={link} aria-label={words.atStep(formatCount(position))}>
        {words.openInLab}
      </LessonLink>
      <div role="status" className="sr-only" data-testid="scene-status">
        {moved && (
          <>
            {told} <span lang={lang}>{props.stops?.find(({ at }) => at === position)?.text}</span>
          </>
        )}
      </div>
    </>
  );
}

function Stops(props: Required<Pick<SceneProps, "stops">> & { position: number; onSeek: BodyProps["seek"] }) {
  const { stops, position, onSeek } = props;
  const { lang } = useLesson();
  const words = lessonText();
  // What is told of a step would give away what a reader is to foresee.
  const [reached, setReached] = useState(position);
  if (position > reached) setReached(position);
  if (stops.length === 0) return null;
  return (
    <div className="grid gap-1 text-[0.9375rem]">
      <p className="font-medium">{words.stops}</p>
      <ol className="grid gap-1">
        {stops.map((stop) => (
          <li key={stop.at}>
            <button
              type="button"
              aria-current={stop.at === position ? "step" : undefined}
              className="scene-stop flex min-h-8 w-full items-baseline gap-3 border-transparent border-l-3 px-2 py-1 text-left hover:bg-surface-raised aria-[current]:border-accent"
              onClick={() => onSeek(stop.at)}
            >
              <span className="shrink-0 text-accent tabular-nums underline underline-offset-4">
                {words.after(formatCount(stop.at))}
              </span>
              {stop.at <= reached && <span lang={lang}>{stop.text}</span>}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
