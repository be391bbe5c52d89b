/** What presentations of this lab ask, and the asked lane as it may be seen before the answer. */
import { useMemo } from "react";
import type { RunSession } from "../../../engine/runSession.ts";
import type { LabFrame, LaneFrame } from "../../../engine/types.ts";
import { DeviceChannels } from "../../../figures/DeviceChannels.tsx";
import { sharedScaleUs } from "../../../figures/device/layout.ts";
import { type PoolModel, poolModel } from "../../../figures/pool/model.ts";
import { PoolRoom } from "../../../figures/pool/room.ts";
import { summary } from "../../../figures/pool/words.ts";
import type { Asks, LaneProps } from "../../../lab/parts.ts";
import { Part } from "../../../shell/Part.tsx";
import { ENLARGED } from "../../../shell/present/scaleToFit.ts";
import type { RunBeats } from "../../../state/beats.ts";
import { formatCount } from "../../../text/numbers.ts";
import { taskText } from "../../../text/task.ts";
import { engineText } from "../../../text/text.ts";
import type { Session } from "../engine/session.ts";
import { AceMotion } from "../motion/AceMotion.tsx";
import { FittedPool } from "../presentPool.tsx";
import { useLab, useShown } from "../state/hooks.ts";
import type { LabController } from "../state/lab.ts";
import { evictions, lettersOf, orderFollows } from "../state/task/questions.ts";
import { MOST_FRAMES } from "../state/task/scene.ts";
import { cellWords } from "../task/PoolPicker.tsx";
import { posedIn, questionOf } from "./question.ts";

/** More frames need the device's room, so that their letters can be read. */
const MOST_BESIDE_DEVICE = 12;

const unlettered: ReadonlyMap<number, string> = new Map();

/** Whether the order is shown, though it tells what goes: it does not follow from the requests alone. */
const isOrdered = ({ policy, config }: LaneFrame) =>
  policy.shape === "list" && !orderFollows(policy, config.prefetch);

/** Without what the last step did, so that nothing but the pool draws the eye. */
const unmarked = (model: PoolModel): PoolModel => ({
  ...model,
  ...{ marks: new Map(), left: new Map(), leftPlaces: new Map(), spared: null },
});

function Pool(props: LaneProps<LabFrame, LaneFrame> & { position: number | null; asked: boolean }) {
  const { index, label, lane, read, frame, readable, position, asked } = props;
  const { single } = useShown();
  const { playback, beats } = useLab();
  const { session } = playback;
  const posed = useMemo(
    () => (position === null || session === null ? null : posedIn(session, index, position)),
    [session, index, position],
  );
  const arrangement = (posed?.asked.ordered ?? isOrdered(lane)) ? "order" : "frame";
  const letters = posed === null ? unlettered : lettersOf(posed.asked.cells);
  const drawn = { ...poolModel(lane, arrangement), quiet: true, letters };
  const model = asked ? unmarked(drawn) : drawn;
  const words = taskText();
  const told =
    asked && posed !== null
      ? posed.asked.cells
          .map((cell) => cellWords(cell, posed.asked, lane.policy, letters.get(cell.frame)))
          .join("; ")
      : summary(drawn, label);
  const scaleUs = sharedScaleUs(readable.lanes.map(({ step }) => step.device));
  return (
    <AceMotion
      {...{ frame, arrangement }}
      moves={single}
      beats={beats as RunBeats<LabFrame>}
      className="asked-lane"
    >
      <section aria-label={label} data-lane={index} className="flex min-h-0 min-w-0 flex-1 flex-col gap-1">
        <FittedPool model={model} words={told} otherwise={() => null} />
        <p className="asked-order">
          {[
            arrangement === "order" && words.poolByOrder,
            asked && posed !== null && posed.asked.startOrder.length > 0
              ? words.startOrder(posed.asked.startOrder.join(" "))
              : "",
            lane.policy.window !== null &&
              lane.columns.window > 0 &&
              words.windowHidden(engineText(lane.policy.window), lane.columns.window),
          ]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {lane.columns.pages.length <= MOST_BESIDE_DEVICE && lane.served === undefined && (
          <PoolRoom value={0}>
            <Part id="device">
              <div style={{ zoom: ENLARGED }}>
                <DeviceChannels lane={read} label={label} scaleUs={scaleUs} />
              </div>
            </Part>
          </PoolRoom>
        )}
      </section>
    </AceMotion>
  );
}

const ofAce = (session: RunSession) => session as unknown as Session;

export const asks: Asks<LabFrame, LaneFrame> = {
  laneOf(lab, chosen) {
    const { scene, task } = (lab as unknown as LabController).choices.getState();
    const lane = chosen === 0 ? (task?.lane ?? 0) : chosen;
    return Math.min(lane, (scene?.lanes.length ?? 1) - 1);
  },
  ask(lab, lane) {
    const own = lab as unknown as LabController;
    const { view, task } = own.choices.getState();
    if (task !== null) own.setTask({ ...task, lane });
    own.setPlace({ ...view, ask: lane + 1 });
  },
  refusal: ({ columns: { pages } }) =>
    pages.length > MOST_FRAMES
      ? taskText().tooLarge(formatCount(pages.length), formatCount(MOST_FRAMES))
      : null,
  evicts(session, lane, position) {
    if (position >= session.requests) return false;
    const before = session.position;
    session.seek(position + 1);
    const event = ofAce(session).frame().lanes[lane]?.step.event;
    session.seek(before);
    return event?.victim != null;
  },
  next(session, lane, from) {
    const before = session.position;
    const [found = session.requests] = evictions(ofAce(session), 1, from, lane);
    session.seek(before);
    return found;
  },
  question: (lab, lane, position) => questionOf(lab as unknown as LabController, lane, position),
  Pool,
};
