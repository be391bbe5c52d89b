/** Opens scenes in place of the run at hand, which stays in the history, and takes changes back. */
import type { RunSession } from "../../engine/runSession.ts";
import type { Result, RunFrame, RunRegistry } from "../../engine/types.ts";
import type { RunScene } from "./choices.ts";
import type { Change, LabDefinition, SavedRun, TraceHandle } from "./definition.ts";
import { type History, opened as newlyOpened, noHistory, redone, takenBack } from "./history.ts";
import type { Messages } from "./messages.ts";
import type { createPrepare, Prepared } from "./prepare.ts";
import { sameRequests } from "./scene.ts";
import type { RunView } from "./view.ts";

export function createOpening<
  Scene extends RunScene,
  Registry extends RunRegistry,
  View extends RunView,
  Frame extends RunFrame,
  Session extends RunSession<Frame>,
  Saved extends SavedRun<Scene, View>,
  Handle extends TraceHandle,
>(
  lab: LabDefinition<Scene, Registry, View, Frame, Session, Saved, Handle>,
  { atHand, inTime }: ReturnType<typeof createPrepare<Scene, Registry, Session, Handle>>,
  reject: Messages["reject"],
) {
  const { choices, playback } = lab;
  let history: History<Saved> = noHistory;
  let lastGesture: string | undefined;

  const turns = () => ({ undoable: history.past.length > 0, redoable: history.future.length > 0 });

  /** The run that is shown, as the history keeps it. */
  function present(): Saved | null {
    const { scene, preset } = choices.getState();
    if (scene === null) return null;
    return { scene, at: playback.target, ...(preset !== undefined && { preset }) } as Saved;
  }

  /**
   * Shows what was prepared for a run. `change`: the run is the one before with something changed, whose picture stays
   * until the new one is at its position. `turned` is the history that is left, where the run was taken from it.
   */
  function show(
    { session, note }: Prepared<Session>,
    saved: Saved,
    { change, turned }: { change?: Change; turned?: History<Saved> } = {},
  ): void {
    const before = present();
    const { scene, at, preset, view } = saved;
    lab.forget?.(session);
    const goesOn = change?.gesture !== undefined && change.gesture === lastGesture;
    if (turned !== undefined || (before !== null && !goesOn)) {
      history = turned ?? newlyOpened(history, before as Saved);
      lastGesture = change?.gesture;
      choices.setState({ before: change === undefined || before === null ? null : { scene: before.scene } });
    }
    const message = note === undefined ? null : ({ tone: "info", text: note } as const);
    choices.setState({ scene, preset, rejected: null, message, wanted: null, ...turns() });
    if (view !== undefined) setView(view);
    playback.replace(session, at, change !== undefined || turned !== undefined);
    lab.restored?.(saved);
  }

  function setView(view: View): void {
    choices.setState({ view });
    playback.setOrdered(lab.ordered(view));
  }

  /** Opens what `turn` finds in the history; the position is kept where the requests stay the same. */
  async function turnTo(turn: typeof takenBack<Saved>): Promise<void> {
    const from = present();
    const found = from && turn(history, from);
    if (from === null || found === null) return;
    const [entry, turned] = found;
    const prepared = atHand(entry.scene) ?? (await inTime(entry.scene));
    if (prepared === null) return;
    if (!prepared.ok) return reject(prepared.failure);
    const at = sameRequests(from.scene, entry.scene) ? from.at : entry.at;
    show(prepared.value, { ...entry, at }, { turned });
  }

  /** Changes the scene; true if that was legal, or takes a while. The position is kept where the requests stay the same. */
  function change(edit: (scene: Scene) => void, how?: Change): boolean {
    const { scene } = choices.getState();
    if (scene === null) return false;
    const next = structuredClone(scene);
    edit(next);
    return changeTo(next, how);
  }

  function changeTo(next: Scene, how: Change = {}): boolean {
    const put = (prepared: Result<Prepared<Session>> | null) => {
      if (prepared?.ok === false) reject(prepared.failure);
      if (!prepared?.ok) return false;
      const { scene, preset } = choices.getState();
      const { target } = playback;
      const kept = how.stays || sameRequests(scene, next) ? target : 0;
      const at = scene === null ? 0 : (lab.carried?.(target, scene, next) ?? kept);
      show(prepared.value, { scene: next, at, ...(preset !== undefined && { preset }) } as Saved, {
        change: how,
      });
      return true;
    };
    const prepared = atHand(next);
    if (prepared !== undefined) return put(prepared);
    void inTime(next).then(put);
    return true;
  }

  /** Scenes over the own trace that was open before cannot be opened any more. */
  function forgetHistory(): void {
    history = noHistory;
    choices.setState(turns());
  }

  return {
    ...{ show, setView, change, changeTo, forgetHistory },
    undo: () => turnTo(takenBack),
    redo: () => turnTo(redone),
  };
}
