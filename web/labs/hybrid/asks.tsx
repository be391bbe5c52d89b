/** What presentations of this lab ask, and the asked lane as it may be seen before the answer: its frames, not its queues. */
import { useMemo } from "react";
import { samples } from "../../engine/ownTrace/samples.ts";
import type { RunSession } from "../../engine/runSession.ts";
import { Drawing } from "../../figures/Drawing.tsx";
import { shortName } from "../../figures/pageName.ts";
import { poolGeometry } from "../../figures/pool/geometry.ts";
import { letterOf } from "../../figures/pool/letters.ts";
import { ring, writtenSign } from "../../figures/pool/marks.ts";
import { LeftSign, Shapes } from "../../figures/pool/Shapes.tsx";
import { drawn } from "../../figures/pool/shapes.ts";
import type { Asks, LaneProps, Question } from "../../lab/parts.ts";
import { Part } from "../../shell/Part.tsx";
import { scaleToFit, useRoomOf } from "../../shell/present/scaleToFit.ts";
import type { RunBeats } from "../../state/beats.ts";
import { inLinkedLanguage } from "../../state/language.ts";
import { wantedTrace } from "../../state/run/wanted.ts";
import { hybridText } from "../../text/hybrid.ts";
import { formatCount } from "../../text/numbers.ts";
import { taskText } from "../../text/task.ts";
import { text } from "../../text/text.ts";
import type { HybridSession } from "./engine.ts";
import { DisksDrawing, disksHeight } from "./figures/DisksFigure.tsx";
import { nameOf, unpacked } from "./figures/model.ts";
import { pageCell } from "./figures/pageCell.ts";
import { MOST_CELLS } from "./figures/QueuesFigure.tsx";
import { encodeLink, type HybridController, type HybridScene, useHybrid } from "./lab.ts";
import { HybridMotion } from "./motion.tsx";
import {
  DIRTY,
  EMPTY,
  type HybridEviction,
  type HybridFrame,
  type HybridLaneFrame,
  ON_FLASH,
} from "./types.ts";
import { disksSummary, sentenceOf } from "./words.ts";

type Run = Pick<HybridSession, "position" | "requests" | "seek" | "frame" | "requestsBetween">;
const ofHybrid = (session: RunSession) => session as unknown as Run;

/** A lane after so many requests; the run stands again where it stood. */
function laneAt(session: Run, position: number, lane: number): HybridLaneFrame | undefined {
  const before = session.position;
  session.seek(position);
  const found = session.frame({ ordered: true, passing: false }).lanes[lane];
  session.seek(before);
  return found;
}

/** The page that the request took the place of; a request that empties the pool asks nothing. */
const evictedIn = (lane: HybridLaneFrame | undefined): HybridEviction | undefined => {
  const event = lane?.step.event;
  return event == null || event.page === null ? undefined : event.evictions[0];
};

/** So many requests are looked through for evictions: a run without any must not hold the page up. */
const MOST_SEARCHED = 100_000;

function accessOf(session: Run, position: number, name: (page: number) => string): string {
  const { op, page } = unpacked(session.requestsBetween(position, position + 1)[0] ?? 0);
  if (page === null) return "";
  return op === "N" ? text().strip.create(name(page)) : taskText().access(name(page), op === "W");
}

/** Lanes that choose as the asked one does: only their pages' disks may differ. */
function alike({ lanes }: HybridScene, asked: number): number[] {
  const rule = ({ placement: _, floor: __, ...own }: HybridScene["lanes"][number]) => JSON.stringify(own);
  const own = lanes[asked];
  return lanes.flatMap((lane, at) => (own !== undefined && rule(lane) === rule(own) ? [at] : []));
}

function questionOf(lab: HybridController, lane: number, position: number): Question {
  const { session } = lab.playback;
  const { scene, registry, preset } = lab.choices.getState();
  const after = session === null ? undefined : laneAt(session, position + 1, lane);
  const gone = evictedIn(after);
  if (session === null || scene === null || registry === null || after === undefined || gone === undefined)
    throw new Error("no page goes here");
  const right = { letter: letterOf(gone.frame), page: nameOf(after, gone.page) };
  const trace = wantedTrace(scene);
  const held = trace === null || trace.hash in samples;
  const view = { stage: "present", ask: lane + 1 } as const;
  const link = { scene, at: position, view, ...(preset !== undefined && { preset }) };
  return {
    access: accessOf(session, position, (page) => nameOf(after, page)),
    right,
    reason: sentenceOf(after),
    choices: [{ ...right, policies: [after.replacement.label], lanes: alike(scene, lane) }],
    mistake: null,
    // Of each page in the pool the last use has to be seen, or that there was none.
    past: pastOf(session, position, laneAt(session, position, lane)),
    link: held ? inLinkedLanguage(encodeLink(link, registry)) : null,
  };
}

const MOST_PAST = 120;

function pastOf(session: Run, position: number, lane: HybridLaneFrame | undefined): number {
  const waiting = new Set(lane?.columns.pages);
  const requests = session.requestsBetween(Math.max(0, position - MOST_PAST), position);
  let past = 0;
  for (const packed of requests.toReversed()) {
    if (waiting.size === 0) break;
    past += 1;
    const { page } = unpacked(packed);
    if (page !== null) waiting.delete(page);
  }
  return past;
}

interface FramesProps {
  lane: HybridLaneFrame;
  width: number;
  lettered: boolean;
  /** Without what the last step did. */
  asked: boolean;
}

const geometryOf = ({ config: { frames, pages } }: HybridLaneFrame, width: number) =>
  poolGeometry(frames, width, String(Math.max(0, pages - 1)).length, "bare");

/** The pool by frame: queues would tell what goes. */
function Frames({ lane, width, lettered, asked }: FramesProps) {
  const geometry = geometryOf(lane, width);
  const { cellWidth, cellHeight, x, y } = geometry;
  const { pages, flags } = lane.columns;
  const { event } = lane.step;
  const gone = asked ? undefined : evictedIn(lane);
  const digits = String(Math.max(0, lane.config.pages - 1)).length;
  return (
    <Drawing width={geometry.width} height={geometry.height} look="overflow-visible">
      {Array.from(pages, (page, frame) => {
        const bits = flags[frame] ?? EMPTY;
        const free = (bits & EMPTY) !== 0;
        const look = { width: cellWidth, height: cellHeight, digits };
        const state = { dirty: (bits & DIRTY) !== 0, onFlash: (bits & ON_FLASH) !== 0 };
        return (
          <g
            key={free ? `free ${frame}` : page}
            data-frame={frame}
            data-page={free ? undefined : page}
            style={{ transform: `translate(${x(frame)}px, ${y(frame)}px)` }}
          >
            {!free && (
              <Shapes
                of={drawn(
                  pageCell({
                    ...{ ...look, ...state, name: shortName(nameOf(lane, page)) },
                    letter: lettered ? letterOf(frame) : undefined,
                  }),
                  !asked && event?.frame === frame && ring("requested", cellWidth, cellHeight),
                )}
              />
            )}
          </g>
        );
      })}
      {gone !== undefined && (
        <>
          <LeftSign
            x={x(gone.frame) + cellWidth / 2}
            y={y(gone.frame) - 5}
            page={shortName(nameOf(lane, gone.page))}
            left={gone.page}
          />
          {gone.written_to !== null && (
            <Shapes of={[writtenSign(x(gone.frame) + cellWidth - 2, y(gone.frame) - 5)]} />
          )}
        </>
      )}
    </Drawing>
  );
}

const MOST_SCALE = 3;

function Pool(props: LaneProps<HybridFrame, HybridLaneFrame> & { position: number | null; asked: boolean }) {
  const { index, label, lane, frame, position, asked } = props;
  const [box, room] = useRoomOf<HTMLDivElement>();
  const { beats, playback } = useHybrid();
  const pages = lane.columns.disks.length;
  const high = (width: number) => geometryOf(lane, width).height + disksHeight(pages, width);
  const scale = scaleToFit(room, high, MOST_SCALE);
  const width = Math.floor(room.width / scale);
  const told = useMemo(() => {
    const { pageWords } = hybridText().pool;
    return Array.from(lane.columns.pages, (page, at) => {
      const bits = lane.columns.flags[at] ?? EMPTY;
      const words = pageWords(nameOf(lane, page), (bits & DIRTY) !== 0, (bits & ON_FLASH) !== 0);
      return (bits & EMPTY) !== 0 ? "" : `${position === null ? "" : `${letterOf(at)}: `}${words}`;
    })
      .filter(Boolean)
      .join("; ");
  }, [lane, position]);
  return (
    <HybridMotion
      frame={frame}
      moves={playback.shown().single}
      beats={beats as RunBeats<HybridFrame>}
      className="asked-lane"
    >
      <section aria-label={label} data-lane={index} className="flex min-h-0 min-w-0 flex-1 flex-col gap-1">
        <div ref={box} className="present-pool">
          <div style={{ height: high(width) * scale }}>
            <div className="origin-top-left" style={{ width, transform: `scale(${scale})` }}>
              <Part id="pool">
                <div role="img" aria-label={told}>
                  <Frames {...{ lane, width, asked }} lettered={position !== null} />
                </div>
              </Part>
              <Part id="disks">
                <div role="img" aria-label={disksSummary(lane, label)}>
                  <DisksDrawing lane={lane} width={width} />
                </div>
              </Part>
            </div>
          </div>
        </div>
      </section>
    </HybridMotion>
  );
}

export const asks: Asks<HybridFrame, HybridLaneFrame> = {
  laneOf: (lab, chosen) =>
    Math.min(chosen, ((lab as unknown as HybridController).choices.getState().scene?.lanes.length ?? 1) - 1),
  ask: (lab, lane) => lab.setPlace({ ...lab.choices.getState().view, ask: lane + 1 }),
  refusal: ({ config: { frames } }) =>
    frames > MOST_CELLS ? taskText().tooLarge(formatCount(frames), formatCount(MOST_CELLS)) : null,
  evicts: (session, lane, position) =>
    position < session.requests && evictedIn(laneAt(ofHybrid(session), position + 1, lane)) !== undefined,
  next(session, lane, from) {
    const run = ofHybrid(session);
    const before = session.position;
    let found = session.requests;
    const last = Math.min(session.requests, from + MOST_SEARCHED);
    for (let at = from; at < last && found === session.requests; ) {
      session.seek(at);
      const result = session.runTo({ kind: "eviction" }, last - at, lane);
      if (!result.ok || result.value !== "found") break;
      at = session.position;
      if (evictedIn(run.frame({ ordered: true, passing: false }).lanes[lane]) !== undefined) found = at - 1;
    }
    session.seek(before);
    return found;
  },
  question: (lab, lane, position) => questionOf(lab as unknown as HybridController, lane, position),
  Pool,
};
