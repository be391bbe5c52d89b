/** The flash + magnetic lab in lessons. */

import { requestsOf } from "../../../shell/lessons/context.ts";
import type { LessonLab } from "../../../shell/lessons/lessonLab.ts";
import { engineText } from "../../../text/text.ts";
import { HybridSession } from "../engine/session.ts";
import type { HybridLaneFrame, HybridRegistry } from "../engine/types.ts";
import { HybridLegend } from "../figures/HybridLegend.tsx";
import { laneLabel } from "../lanes.ts";
import { Strip } from "../Strip.tsx";
import { hybridSceneSchema } from "../state/exportConfig.ts";
import type { HybridScene } from "../state/scene.ts";
import { defaultView } from "../state/scene.ts";
import { encodeLink } from "../state/url.ts";
import { configOf, ofEvent } from "./facts.ts";
import { type FollowingFrame, Lanes, Picture } from "./Lanes.tsx";
import { measuresOf } from "./measures.ts";
import { Prices } from "./Prices.tsx";
import { pose, requestWords } from "./questions.ts";

export function hybridLab(
  registry: HybridRegistry,
): LessonLab<FollowingFrame, HybridLaneFrame, HybridSession, HybridScene> {
  return {
    registry,
    readScene: (given) => hybridSceneSchema.parse(given) as HybridScene,
    open: (scene) => HybridSession.open(scene, registry),
    frame: (session, { follow }) => ({
      ...session.frame(),
      ...(follow === undefined ? {} : { states: session.page(follow) ?? [] }),
    }),
    link: (run, _, { follow: page }) =>
      encodeLink({ ...run, view: { ...defaultView, ...(page === undefined ? {} : { page }) } }, registry),
    laneLabel,
    measure: measuresOf(registry.counters),
    config: configOf,
    ofEvent,
    request: (session, at) => requestWords(session.requestsBetween(at, at + 1)[0] ?? 0),
    requests: requestsOf,
    pose,
    // Of LRU and of queues there is nothing to say but the rule.
    whyNot: () => null,
    rule: ({ replacement }) => ({ label: replacement.label, rule: engineText(replacement.rule) }),
    Strip,
    Lanes,
    Legend,
    Picture,
    components: { Prices },
  };
}

const Legend = ({ frame: { lanes } }: { frame: FollowingFrame }) => (
  <HybridLegend withCost={lanes.some(({ replacement }) => !replacement.is_lru)} />
);
