import { memo } from "react";
import type { LaneFrame, PagePlace } from "../../engine/types.ts";
import { PoolFigure, type Sought } from "../../figures/PoolFigure.tsx";
import { StepTray } from "../../figures/StepTray.tsx";
import { sentenceOf } from "../../text/phrases.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { Changes } from "./Changes.tsx";
import { CardButton } from "./card/CardButton.tsx";
import { Device } from "./Device.tsx";
import { ForkNote } from "./fork/ForkNote.tsx";
import { laneLabel, sentenceLines } from "./lanes.ts";
import { Part } from "./Part.tsx";
import { placeWords } from "./placeWords.ts";

const Tray = memo(StepTray);

interface LanePanelProps {
  index: number;
  lane: LaneFrame;
  /** The same lane for what is read: while a run plays fast it changes less often. */
  readable: LaneFrame;
  arrangement: "frame" | "order";
  animate: boolean;
  sought: Sought | null;
  /** Where that page is, for what is read; `null` if it is not resident. */
  place: PagePlace | null;
  /** Device time that the width of the device's channels stands for. */
  scaleUs: number;
}

/** One lane: its name, its pool, what the step did, and why. */
export function LanePanel(props: LanePanelProps) {
  const { index, lane, readable, arrangement, animate, sought, place } = props;
  const label = laneLabel(lane);
  return (
    <section aria-label={label} className="lane min-w-0">
      <div className="flex items-start gap-3">
        <h2 className="flex flex-wrap items-baseline gap-x-3 text-base font-semibold">
          <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />
          {label}
          <span className="text-sm font-normal text-ink-muted">
            B = {formatCount(lane.config.frames)}
            {lane.config.mode === "ace" && `, n_w = ${lane.config.n_w}`}
            {lane.config.prefetch && `, n_e = ${lane.config.n_e}`}
          </span>
          {lane.fork !== undefined && <ForkNote index={index} lane={lane} />}
        </h2>
        <CardButton lane={lane} label={label} />
      </div>
      {sought !== null && (
        <p className="text-sm" data-testid={`place-${index}`}>
          {placeWords(readable, sought.page, place)}
        </p>
      )}
      <PoolFigure
        lane={lane}
        told={readable}
        arrangement={arrangement}
        animate={animate}
        label={label}
        sought={sought}
      />
      <Tray lane={readable} />
      <Part id="sentence">
        <p
          className="text-[0.9375rem] leading-normal"
          style={{ minHeight: `${sentenceLines(lane)}lh` }}
          data-testid={`sentence-${index}`}
        >
          {sentenceOf(readable.step.phrases) || text().lab.nothingYet}
        </p>
        <Changes index={index} lane={readable} />
      </Part>
      <Part id="device">
        <Device index={index} lane={readable} scaleUs={props.scaleUs} />
      </Part>
    </section>
  );
}
