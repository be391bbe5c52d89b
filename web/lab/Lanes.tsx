import { Fragment, type ReactNode } from "react";
import { useStore } from "zustand";
import { LaneGhost, LaneHead, LaneSentence } from "../shell/LaneParts.tsx";
import { Part } from "../shell/Part.tsx";
import type { RunBeats } from "../state/beats.ts";
import { useRun } from "../state/run/hooks.ts";
import { text } from "../text/text.ts";
import { Suspense } from "../ui/onDemand.tsx";
import { Popover } from "../ui/Popover.tsx";
import { type AnyFrame, type AnyLane, type LaneProps, useLabShown, useParts } from "./parts.ts";

type Props = LaneProps<AnyFrame, AnyLane>;

const panel = (props: Props): ReactNode => <LanePanel {...props} />;

/** All lanes side by side, in the lab and elsewhere, or one part of each. */
export function Lanes({ each = panel, className = "lanes" }) {
  const { id, laneLabel, Motion } = useParts();
  const { beats } = useRun();
  const goesOn = useStore(beats.store, ({ step }) => step?.beat === null);
  const { frame, readable, single, activity } = useLabShown();
  if (frame === null || readable === null) return null;
  return (
    <Motion
      frame={frame}
      moves={single}
      beats={beats as RunBeats<AnyFrame>}
      className={`${className} ${id}-lanes`}
      data-lanes={frame.lanes.length}
      // Until its position is reached, or its step is over, what is drawn on the way is not what is meant.
      aria-busy={activity === "seeking" || activity === "running" || goesOn || undefined}
    >
      {frame.lanes.map((lane, index) => {
        const read = readable.lanes[index] ?? lane;
        const props = { index, lane, frame, read, readable, label: laneLabel(lane) };
        // biome-ignore lint/suspicious/noArrayIndexKey: a lane is its place
        return <Fragment key={index}>{each(props)}</Fragment>;
      })}
    </Motion>
  );
}

/** One lane: its name, its pictures, what the step did, and why. */
function LanePanel(props: Props) {
  const { index, label, lane, read, frame } = props;
  const {
    headLabel,
    factsOf,
    sentenceOf,
    sentenceLines,
    SentenceEnd,
    Lane,
    LaneNote,
    LaneCard,
    heldAgainst,
  } = useParts();
  const held = heldAgainst(read);
  const sentence = (
    <Part id="sentence">
      <LaneSentence index={index} label={label} lines={sentenceLines(lane)}>
        {sentenceOf(read)}
        {SentenceEnd !== undefined && <SentenceEnd index={index} lane={read} />}
      </LaneSentence>
    </Part>
  );
  return (
    <section aria-label={label} data-lane className="lane min-w-0">
      <LaneHead
        index={index}
        label={label}
        short={headLabel?.(lane, frame.lanes) ?? label}
        facts={factsOf(props)}
        note={held !== null && <LaneGhost index={index} {...held} />}
        card={
          <Popover
            name={text().lab.aboutLane(label)}
            sign={<span aria-hidden="true">?</span>}
            look="rounded-full border border-line-strong text-[0.8125rem]"
            width="w-[min(36rem,92vw)]"
          >
            {(close) => (
              // It may be on its way.
              <Suspense fallback={<p aria-busy="true" className="min-h-60" />}>
                {held !== null && <p className="mb-3">{`${held.said} ${held.about}`}</p>}
                <LaneCard lane={lane} onClose={close} />
              </Suspense>
            )}
          </Popover>
        }
      >
        {LaneNote !== undefined && <LaneNote index={index} lane={lane} />}
      </LaneHead>
      <Lane {...props} sentence={sentence} />
    </section>
  );
}
