/** The scene on a projector: large, without controls but the clicker's, driven by keys and by the speaker's notes. */
import { useCallback, useState, useSyncExternalStore } from "react";
import { useChoice, useLab, useShown } from "../../../state/hooks.ts";
import { ANIMATED_STEPS_PER_SECOND } from "../../../state/playback.ts";
import { inTheLab } from "../../../state/run/view.ts";
import { KeyCounters } from "../KeyCounters.tsx";
import { laneKey } from "../lanes.ts";
import { Messages } from "../Messages.tsx";
import { Part } from "../Part.tsx";
import { Spoken } from "../Spoken.tsx";
import { Strip } from "../Strip.tsx";
import { talkOf } from "../talk/screen.ts";
import { useClicker } from "../talk/useClicker.ts";
import { Blackout } from "./Blackout.tsx";
import { PresentHeading } from "./PresentHeading.tsx";
import { PresentLane } from "./PresentLane.tsx";
import { useProjector } from "./useProjector.ts";
import "./present.css";

export function PresentLab() {
  const lab = useLab();
  const { frame, readable, strip, single, activity } = useShown();
  const arrangement = useChoice((choices) => choices.view.arrangement);
  const stepsPerSecond = useChoice((choices) => choices.stepsPerSecond);
  const [talk] = useState(() => talkOf(lab));
  const black = useSyncExternalStore(talk.subscribe, talk.black);
  useProjector();
  const others = useCallback(
    ({ key }: KeyboardEvent) => {
      if (key === "Escape") lab.setView(inTheLab(lab.choices.getState().view));
      // The address follows with a delay; what F5 loads anew must be the very step shown.
      if (key === "F5") history.replaceState(history.state, "", `#${lab.link()}`);
    },
    [lab],
  );
  useClicker(talk.act, others);
  if (frame === null || readable === null) return null;
  const animate = single && (activity !== "playing" || stepsPerSecond <= ANIMATED_STEPS_PER_SECOND);
  return (
    <main className="present">
      <PresentHeading talk={talk} />
      <Messages />
      <Part id="strip">
        <Strip frame={readable} strip={strip} />
      </Part>
      <div className="present-lanes" data-lanes={frame.lanes.length}>
        {frame.lanes.map((lane, index) => (
          <PresentLane
            key={laneKey(index)}
            index={index}
            lane={lane}
            readable={readable.lanes[index] ?? lane}
            arrangement={arrangement}
            animate={animate}
          />
        ))}
      </div>
      <Part id="counters">
        <KeyCounters lanes={readable.lanes} />
      </Part>
      <Spoken />
      {black && <Blackout onEnd={() => talk.setBlack(false)} />}
    </main>
  );
}
