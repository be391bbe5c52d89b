/** The predictive lab in lessons. */
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { measureIn } from "../../../shell/lessons/written.ts";
import { pbmFigures } from "../../../text/pbmFigures.ts";
import { pbmLessons } from "../../../text/pbmLessons.ts";
import { engineText } from "../../../text/text.ts";
import { formatTime } from "../../../ui/format.ts";
import { PbmSession } from "../engine/session.ts";
import type { PbmRegistry } from "../engine/types.ts";
import { exercises } from "../exercises/registry.ts";
import { pbmSceneSchema } from "../export.ts";
import { EvictedSign, KeyEntry, LoadedSign, TimeKey } from "../figures/TimeKey.tsx";
import { timeScale } from "../figures/timeScale.ts";
import { defaultView, encodeLink, type PbmScene } from "../lab.ts";
import { laneLabel } from "../words.ts";
import { configOf, ofEvent, pose, requestWords } from "./answers.ts";
import { Best, Chance } from "./Chance.tsx";
import { Chances } from "./Chances.tsx";
import { Lanes, Picture } from "./Lanes.tsx";
import { type LessonPbmFrame, type LessonPbmLane, lessonFrame } from "./reach.ts";

export function pbmLab(
  registry: PbmRegistry,
): LessonLab<LessonPbmFrame, LessonPbmLane, PbmSession, PbmScene> {
  return {
    registry,
    readScene: (given) => pbmSceneSchema.parse(given) as PbmScene,
    open: (scene) => PbmSession.open(scene, registry),
    frame: lessonFrame,
    link: (run) => encodeLink({ ...run, view: defaultView }, registry),
    laneLabel,
    measure: measureIn(registry.counters),
    config: configOf,
    ofEvent,
    request: (_, __, after) => requestWords(after),
    pose,
    // Of draws and of recency there is nothing to say but the rule.
    whyNot: () => null,
    rule: ({ policy }) => ({ label: policy.label, rule: engineText(policy.rule) }),
    Strip: Moment,
    Lanes,
    Legend,
    Picture,
    components: { Best, Chance, Chances },
    exercises,
  };
}

/** Streams draw their queries while they run: instead of requests to come there is the time. */
const Moment = ({ frame }: { frame: LessonPbmFrame }) => (
  <p className="text-sm tabular-nums">{pbmLessons().moment(formatTime(frame.timeUs))}</p>
);

function Legend({ frame }: { frame: LessonPbmFrame }) {
  const words = pbmFigures().strip;
  return (
    <TimeKey scale={timeScale(frame.world)}>
      <KeyEntry swatch={<path d="M1 13v-12h5v12zM8 13v-4h5v4z" className="fill-line-strong" />}>
        {words.heightKey}
      </KeyEntry>
      <KeyEntry swatch={<path d="M2 3h10l-5 8z" className="fill-ink" />}>{words.cursorKey}</KeyEntry>
      <KeyEntry swatch={<LoadedSign />}>{words.loadedKey}</KeyEntry>
      <KeyEntry swatch={<EvictedSign />}>{words.evictedKey}</KeyEntry>
    </TimeKey>
  );
}
