/** The links of what is shown, and of that with a change. */

import type { RunSession } from "../../engine/runSession.ts";
import type { RunFrame, RunRegistry } from "../../engine/types.ts";
import { inLinkedLanguage } from "../language.ts";
import type { Notice } from "../url/notices.ts";
import type { RunScene } from "./choices.ts";
import type { LabDefinition, RunLink, SavedRun, TraceHandle } from "./definition.ts";
import type { RunView } from "./view.ts";

export function createLinks<
  Scene extends RunScene,
  Registry extends RunRegistry,
  View extends RunView,
  Frame extends RunFrame,
  Session extends RunSession<Frame>,
  Saved extends SavedRun<Scene, View>,
  Handle extends TraceHandle,
>(lab: LabDefinition<Scene, Registry, View, Frame, Session, Saved, Handle>, registry: () => Registry) {
  const { choices, playback } = lab;

  /** The link of what is shown now, or of that with a change. */
  function link(change: Partial<RunLink<Scene, View>> = {}): string | null {
    const { scene, preset, view } = choices.getState();
    if (scene === null) return null;
    const state = {
      scene,
      at: playback.target,
      view,
      ...(preset === undefined ? {} : { preset }),
      ...change,
    };
    return inLinkedLanguage(lab.encode(state, registry()));
  }

  /** The link of a position shown now at another stage, other parts left out; what is not said is none. */
  function linkAt(at: number, place: RunView): string | null {
    return link({ at, view: lab.placed(choices.getState().view, place) });
  }

  /** The links of presets that notices say may be meant. */
  const likeIn = (notices: readonly Notice[]) =>
    notices
      .flatMap(({ like = [] }) => like)
      .map((id) => ({
        href: `#${inLinkedLanguage(`${lab.path}?preset=${id}`)}`,
        text: registry().presets.find((entry) => entry.id === id)?.title ?? id,
      }));

  return { link, linkAt, likeIn };
}
