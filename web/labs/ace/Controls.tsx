import { useMemo } from "react";
import { ScrubberMarks } from "../../figures/ScrubberMarks.tsx";
import { useChoice, useLab, useShown } from "../../state/hooks.ts";
import { Transport } from "../../ui/Transport.tsx";
import { forksOf } from "./charts.ts";
import { ForkButton } from "./fork/ForkButton.tsx";
import { scrubberBins } from "./marks.ts";
import { Part, useHidden } from "./Part.tsx";
import { RunTo } from "./RunTo.tsx";

/** The transport of this lab: the generic one with marks and "run to". */
export function Controls() {
  const lab = useLab();
  const { frame, survey, activity } = useShown();
  const stepsPerSecond = useChoice((choices) => choices.stepsPerSecond);
  const lanes = frame?.lanes.length ?? 0;
  const [hidden, withoutSpeed] = [useHidden("transport"), useHidden("speed")];
  const bins = useMemo(() => (survey === null ? [] : scrubberBins(survey, lanes)), [survey, lanes]);
  const forksAt =
    frame === null
      ? ""
      : forksOf(frame)
          .map(({ at }) => at)
          .join(" ");
  const forks = useMemo(() => [...new Set(forksAt.split(" ").filter(Boolean).map(Number))], [forksAt]);
  if (frame === null || hidden) return null;
  return (
    <Transport
      position={frame.position}
      requests={frame.requests}
      playing={activity === "playing"}
      stepsPerSecond={stepsPerSecond}
      onStep={(by) => lab.playback.step(by)}
      onSeek={(position) => lab.playback.seek(position)}
      onPlay={lab.play}
      onPause={() => lab.playback.pause()}
      onSpeed={lab.setSpeed}
      withoutSpeed={withoutSpeed}
      marks={
        <ScrubberMarks
          requests={frame.requests}
          bins={bins}
          firstParting={survey?.firstParting?.position ?? null}
          forks={forks}
          height={26}
        />
      }
    >
      <Part id="run-to">
        <RunTo />
      </Part>
      <Part id="fork">
        <ForkButton />
      </Part>
    </Transport>
  );
}
