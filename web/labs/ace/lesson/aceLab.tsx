/** The ACE lab in lessons. */

import type { LabFrame, LaneFrame, Registry } from "../../../engine/types.ts";
import { sharedScaleUs } from "../../../figures/device/layout.ts";
import { PoolFigure } from "../../../figures/PoolFigure.tsx";
import { requestsOf } from "../../../shell/lessons/context.ts";
import { measureIn } from "../../../shell/lessons/english.ts";
import type { LanesProps, LessonLab, SceneLook } from "../../../shell/lessons/lessonLab.ts";
import { lessonText } from "../../../text/lessons.ts";
import { engineText } from "../../../text/text.ts";
import { Session } from "../engine/session.ts";
import { laneKey, laneLabel } from "../lanes.ts";
import { AceMotion } from "../motion/AceMotion.tsx";
import { Strip } from "../Strip.tsx";
import type { Scene } from "../state/scene.ts";
import { defaultView } from "../state/scene.ts";
import { sceneSchema } from "../state/sceneSchema.ts";
import { encodeLink } from "../state/url.ts";
import { Devices } from "./Devices.tsx";
import { ofDevice, ofEvent } from "./facts.ts";
import { arrangementOf, pose } from "./questions.ts";
import { SceneLane } from "./SceneLane.tsx";
import { SceneLegend } from "./SceneLegend.tsx";

export function aceLab(registry: Registry): LessonLab<LabFrame, LaneFrame, Session, Scene> {
  return {
    registry,
    readScene: (given) => sceneSchema.parse(given),
    open: (scene) => Session.open(scene, registry),
    frame: (session) => session.frame(),
    link: (run, { lanes }, look) =>
      encodeLink({ ...run, view: { ...defaultView, arrangement: sceneArrangement(lanes, look) } }, registry),
    laneLabel,
    measure: measureIn(registry.counters),
    config: ({ config }) => config,
    ofEvent,
    ofDevice: (device, field) => ofDevice(registry.devices, device, field),
    request: (session, at) => requestWords(session.requestsBetween(at, at + 1)[0] ?? 0),
    requests: requestsOf,
    pose,
    whyNot: (session, lane, frame, victim) => session.whyNot(lane, frame, victim),
    rule: ({ policy }) => ({ label: policy.label, rule: engineText(policy.rule) }),
    Strip,
    Lanes,
    Legend,
    Picture,
    components: { Devices },
  };
}

const requestWords = (packed: number) =>
  lessonText()[(packed & 1) === 1 ? "write" : "read"](String(packed >>> 1));

const sceneArrangement = (lanes: readonly LaneFrame[], { arrangement }: SceneLook) =>
  arrangement ?? (lanes.every(({ policy }) => policy.shape === "ring") ? "frame" : "order");

function Lanes({ frame, animate, look }: LanesProps<LabFrame>) {
  const { lanes } = frame;
  const arrangement = sceneArrangement(lanes, look);
  const scaleUs = look.device ? sharedScaleUs(lanes.map((lane) => lane.step.device)) : null;
  return (
    <AceMotion className="contents" frame={frame} moves={animate} arrangement={arrangement}>
      {lanes.map((lane, index) => (
        <SceneLane
          key={laneKey(index)}
          lane={lane}
          index={index}
          arrangement={arrangement}
          scaleUs={scaleUs}
        />
      ))}
    </AceMotion>
  );
}

const Legend = ({ frame }: { frame: LabFrame }) => <SceneLegend lanes={frame.lanes} />;

function Picture({ lane }: { lane: LaneFrame }) {
  return <PoolFigure lane={lane} arrangement={arrangementOf(lane)} label={laneLabel(lane)} quiet />;
}
