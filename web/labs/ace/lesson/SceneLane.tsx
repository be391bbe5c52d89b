import type { LaneFrame } from "../../../engine/types.ts";
import { DeviceChannels } from "../../../figures/DeviceChannels.tsx";
import { utilisationWords } from "../../../figures/device/words.ts";
import { type Arrangement, PoolFigure } from "../../../figures/PoolFigure.tsx";
import { StepTray } from "../../../figures/StepTray.tsx";
import { lessonText } from "../../../text/lessons.ts";
import { formatCount } from "../../../text/numbers.ts";
import { sentenceOf } from "../../../text/phrases.ts";
import { text } from "../../../text/text.ts";
import { laneLabel } from "../lanes.ts";

interface SceneLaneProps {
  lane: LaneFrame;
  index: number;
  arrangement: Arrangement;
  /** Device time that the width of the device's channels stands for; null where they are not shown. */
  scaleUs: number | null;
}

/** A lane as the lab draws it: name, pool, what the step did, and why. */
export function SceneLane({ lane, index, arrangement, scaleUs }: SceneLaneProps) {
  const label = laneLabel(lane);
  const { frames, mode, n_w } = lane.config;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls, and a section would be a landmark in each scene
    <div role="group" aria-label={label} data-lane className="grid min-w-0 grid-cols-1 content-start gap-1">
      <p className="flex flex-wrap items-baseline gap-x-3 font-semibold text-[0.9375rem]">
        <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />
        {label}
        <span className="font-normal text-ink-muted text-sm">
          B = {formatCount(frames)}
          {mode === "ace" && `, n_w = ${n_w}`}
        </span>
      </p>
      <PoolFigure lane={lane} arrangement={arrangement} label={label} />
      <StepTray lane={lane} />
      <p className="min-h-[3em] text-[0.9375rem] leading-normal">
        {sentenceOf(lane.step.phrases) || lessonText().nothingYet}
      </p>
      {scaleUs !== null && <SceneDevice lane={lane} label={label} scaleUs={scaleUs} />}
    </div>
  );
}

/** The device's channels, and how much of them is used. */
function SceneDevice({ lane, label, scaleUs }: { lane: LaneFrame; label: string; scaleUs: number }) {
  const words = text().device;
  const { write, read } = lane.step.device;
  return (
    <>
      <p className="flex flex-wrap gap-x-4 text-ink-muted text-sm tabular-nums">
        <span className="text-ink">{words.title}</span>
        <span>
          {words.writeUtilisation} <span className="text-ink">{utilisationWords(write)}</span>
        </span>
        <span>
          {words.readUtilisation} <span className="text-ink">{utilisationWords(read)}</span>
        </span>
      </p>
      <DeviceChannels lane={lane} label={label} scaleUs={scaleUs} />
    </>
  );
}
