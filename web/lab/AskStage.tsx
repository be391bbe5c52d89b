/** A presentation that asks: one lane at large, the others covered; the question, then its answer. */
import { useEffect, useMemo, useState } from "react";
import { useStore } from "zustand";
import type { TraceSession } from "../engine/traceSession.ts";
import { Part } from "../shell/Part.tsx";
import { QrPicture, qrCode } from "../shell/share/Qr.tsx";
import { address } from "../shell/site.ts";
import { useRun } from "../state/run/hooks.ts";
import { presentText } from "../text/present.ts";
import { Button } from "../ui/Button.tsx";
import type { Asking } from "./asking.ts";
import { type PresentParts, useLabShown, useParts } from "./parts.ts";
import "../shell/present/ask.css";

interface AskStageProps {
  asks: NonNullable<PresentParts["asks"]>;
  asking: Asking;
}

export function AskStage({ asks, asking }: AskStageProps) {
  const { frame, readable } = useLabShown();
  const { laneLabel } = useParts();
  const { lane: index, picture, position, question } = asking;
  const lane = frame?.lanes[index];
  const read = readable?.lanes[index];
  if (frame === null || readable === null || lane === undefined || read === undefined) return null;
  const label = laneLabel(lane);
  const asked = picture.phase === "asked";
  const others = frame.lanes.flatMap((other, at) => (at === index ? [] : [{ at, label: laneLabel(other) }]));
  return (
    <div className="ask" data-phase={picture.phase}>
      <div className="ask-main">
        <div className="flex gap-4">
          <Words asking={asking} />
          {asking.ringing !== null && (
            <Ring key={asking.ringing} since={asking.ringing} onEnd={() => asking.act("ring")} />
          )}
        </div>
        <Part id="strip">
          <Requests asking={asking} />
        </Part>
        <h2 className="ask-lane">
          <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" /> {label}
        </h2>
        <asks.Pool {...{ index, label, lane, frame, read, readable, position, asked }} />
      </div>
      <aside className="ask-side" aria-label={presentText().ask.arm}>
        <Tools asking={asking} />
        {asked && question?.link != null && <QuestionCode link={address(question.link)} />}
        {others.map(({ at, label }) => (
          <Cover key={at} {...{ at, label, asking }} onAsk={(lab) => asks.ask(lab, at)} />
        ))}
      </aside>
    </div>
  );
}

/** Whether the answer is there: while its step goes through its beats the picture gives it. */
function useRevealed(phase: Asking["picture"]["phase"]): boolean {
  const underWay = useStore(useRun().beats.store, ({ step }) => step !== null);
  return phase === "revealed" && !underWay;
}

/** What is asked, what is answered, or what the step did. */
function Words({ asking: { picture, question, lane } }: { asking: Asking }) {
  const { readable } = useLabShown();
  const { sentenceOf } = useParts();
  const words = presentText().ask;
  const read = readable?.lanes[lane];
  const { phase } = picture;
  const revealed = useRevealed(phase);
  return (
    <div role="status" aria-live="polite" className="ask-words" data-testid="ask-words">
      {phase === "asked" && question !== null ? (
        <>
          <p className="ask-access">{question.access}</p>
          <h2 className="ask-which">{words.which}</h2>
        </>
      ) : (
        <>
          {phase === "revealed" && question !== null && (
            <h2 className="ask-which">
              {!revealed ? words.which : words.goes(question.right.letter, question.right.page)}
            </h2>
          )}
          <p>{read !== undefined && sentenceOf(read)}</p>
          {revealed && question !== null && (
            <p className="ask-taken">
              {words.from}{" "}
              <strong>
                {question.choices
                  .map(({ letter, page, policies }) => words.taken(letter, page, policies))
                  .join(" · ")}
              </strong>
            </p>
          )}
        </>
      )}
    </div>
  );
}

/** So many requests back at least. */
const BACK = 12;
const AHEAD = 12;

/** Up to the request that is asked about or was served last: later ones tell what a policy cannot know. */
function Requests({ asking }: { asking: Asking }) {
  const { readable } = useLabShown();
  const { Strip } = useParts();
  const { playback } = useRun();
  const { picture, question, ahead, lane } = asking;
  const session = playback.session as Partial<TraceSession> | null;
  const position = (readable?.position ?? 0) + (picture.phase === "asked" ? 1 : 0);
  const from = Math.max(0, position - 1 - Math.max(BACK, question?.past ?? 0));
  const to = position + (ahead ? AHEAD : 0);
  const strip = useMemo(
    () => ({
      from,
      requests: session?.requestsBetween?.(from, to) ?? new Uint32Array(),
      labels: session?.labelsBetween?.(from, to) ?? [],
    }),
    [session, from, to],
  );
  const alone = useMemo(
    () => readable && { ...readable, position, lanes: readable.lanes.slice(lane, lane + 1) },
    [readable, position, lane],
  );
  return Strip !== undefined && alone !== null && <Strip frame={alone} strip={strip} />;
}

function QuestionCode({ link }: { link: string }) {
  const code = useMemo(() => qrCode(link), [link]);
  const words = presentText().ask;
  return (
    code !== null && (
      <figure className="ask-code">
        <QrPicture code={code} title={words.qr} className="ask-qr" />
        <figcaption>{words.phone}</figcaption>
      </figure>
    )
  );
}

interface CoverProps {
  at: number;
  label: string;
  asking: Asking;
  onAsk: (lab: ReturnType<typeof useRun>) => void;
}

/** A lane that is not asked: nothing of it but its name, and with the answer what its policy would have taken. */
function Cover({ at, label, asking: { picture, question }, onAsk }: CoverProps) {
  const lab = useRun();
  const words = presentText().ask;
  const choice = useRevealed(picture.phase)
    ? question?.choices.find(({ lanes }) => lanes.includes(at))
    : undefined;
  return (
    <button type="button" className="ask-cover" title={words.askThis(label)} onClick={() => onAsk(lab)}>
      <span className="font-semibold">
        <span className={`lane-mark lane-mark-${at}`} aria-hidden="true" /> {label}
      </span>
      {choice === undefined ? (
        <span className="sr-only">{words.covered}</span>
      ) : (
        <span>
          <strong className="ask-choice">{choice.letter}</strong> {words.takes(choice.page)}
        </span>
      )}
    </button>
  );
}

function Tools({ asking: { ahead, ringing, act } }: { asking: Asking }) {
  const words = presentText().ask;
  return (
    <div className="ask-tools">
      <Button aria-pressed={ahead} title={words.aheadTitle} onClick={() => act("ahead")}>
        {words.ahead}
      </Button>
      <Button aria-pressed={ringing !== null} title={words.ringTitle} onClick={() => act("ring")}>
        {words.ring}
      </Button>
    </div>
  );
}

const RING_S = 20;
const SECOND_MS = 1_000;
const RADIUS = 20;

/** Time to think, which ends by itself: a ring that empties, around the seconds that are left. */
function Ring({ since, onEnd }: { since: number; onEnd: () => void }) {
  const [left, setLeft] = useState(RING_S);
  useEffect(() => {
    const timer = setInterval(
      () => setLeft(RING_S - Math.floor((performance.now() - since) / SECOND_MS)),
      SECOND_MS / 4,
    );
    return () => clearInterval(timer);
  }, [since]);
  useEffect(() => {
    if (left <= 0) onEnd();
  });
  return (
    <svg
      viewBox="0 0 48 48"
      className="ask-ring"
      role="timer"
      aria-label={presentText().ask.left(Math.max(0, left))}
    >
      <circle cx={24} cy={24} r={RADIUS} className="fill-none stroke-line" strokeWidth={5} />
      <circle
        cx={24}
        cy={24}
        r={RADIUS}
        pathLength={1}
        strokeWidth={5}
        className="ask-ring-left fill-none stroke-accent"
        style={{ animationDuration: `${RING_S}s` }}
      />
      <text x={24} y={30} textAnchor="middle" fontSize={17} fontWeight={700} className="fill-ink">
        {Math.max(0, left)}
      </text>
    </svg>
  );
}
