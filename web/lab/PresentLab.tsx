/** The scene on a projector: large, without controls but the clicker's, driven by keys and by the speaker's notes. */
import { LaneSentence } from "../shell/LaneSentence.tsx";
import { Messages } from "../shell/Messages.tsx";
import { Part } from "../shell/Part.tsx";
import { Blackout } from "../shell/present/Blackout.tsx";
import { PresentHeading } from "../shell/present/PresentHeading.tsx";
import { usePresentation } from "../shell/present/usePresentation.ts";
import { useRun } from "../state/run/hooks.ts";
import { Lanes } from "./Lanes.tsx";
import {
  type AnyFrame,
  type AnyLane,
  type LaneProps,
  momentOf,
  type PresentParts,
  sentencesOf,
  useAlong,
  useLabShown,
  useParts,
} from "./parts.ts";
import { Spoken } from "./Spoken.tsx";
import { useSceneTitle } from "./useSceneTitle.ts";

export function PresentLab({ Lane }: PresentParts) {
  const lab = useRun();
  const parts = useParts();
  const { frame, readable, prescan, strip } = useLabShown();
  const moment = momentOf(useAlong(readable, prescan));
  const title = useSceneTitle();
  const { talk, black } = usePresentation(() =>
    sentencesOf(parts, (lab.playback.shown().readable as AnyFrame | null)?.lanes),
  );
  const { Strip, Score, PresentFoot, scorePart } = parts;
  return (
    <main className="present">
      <PresentHeading talk={talk} title={title} {...(moment !== undefined && { moment })} />
      <div className="present-notes">
        <Messages />
      </div>
      {frame !== null && readable !== null && (
        <>
          {Strip !== undefined && (
            <Part id="strip">
              <Strip frame={readable} strip={strip} />
            </Part>
          )}
          <Lanes className="present-lanes" each={(props) => <PresentLane {...props} Lane={Lane} />} />
          <Part id={scorePart}>
            <Score frame={readable} few />
          </Part>
          {PresentFoot !== undefined && <PresentFoot frame={readable} />}
          <Spoken />
        </>
      )}
      {black && <Blackout onEnd={() => talk.setBlack(false)} />}
    </main>
  );
}

/** One lane: its name, its pictures, what the step did. */
function PresentLane({ Lane, ...props }: LaneProps<AnyFrame, AnyLane> & Pick<PresentParts, "Lane">) {
  const { index, label, lane, read, frame } = props;
  const { headLabel, sentenceOf } = useParts();
  return (
    <section aria-label={label} data-lane className="present-lane">
      <h2 className="font-semibold">
        <span className={`lane-mark lane-mark-${index}`} aria-hidden="true" />{" "}
        {headLabel?.(lane, frame.lanes) ?? label}
      </h2>
      <Lane {...props} />
      <Part id="sentence">
        <LaneSentence index={index} label={label} lines={0}>
          {sentenceOf(read)}
        </LaneSentence>
      </Part>
    </section>
  );
}
