import type { Result } from "../../engine/types.ts";
import type { Base } from "./base.ts";
import type { Change, LabTypes, SavedOf } from "./definition.ts";
import type { Prepared, Preparing } from "./prepare.ts";
import { sameRequests } from "./scene.ts";

/** So many changes can be taken back. */
const KEPT = 100;

interface History<Entry> {
  past: readonly Entry[];
  future: readonly Entry[];
}

const noHistory: History<never> = { past: [], future: [] };

/** After another entry was opened in place of `present`. */
const opened = <Entry>({ past }: History<Entry>, present: Entry): History<Entry> => ({
  past: [...past.slice(1 - KEPT), present],
  future: [],
});

/** The entry before `present`, and what is left of the history; none if there is nothing to take back. */
function takenBack<Entry>({ past, future }: History<Entry>, present: Entry): [Entry, History<Entry>] | null {
  const entry = past.at(-1);
  if (entry === undefined) return null;
  return [entry, { past: past.slice(0, -1), future: [...future, present] }];
}

/** The reverse of {@link takenBack}. */
function redone<Entry>({ past, future }: History<Entry>, present: Entry): [Entry, History<Entry>] | null {
  const turned = takenBack({ past: future, future: past }, present);
  return turned && [turned[0], { past: turned[1].future, future: turned[1].past }];
}

export function createOpening<T extends LabTypes>(
  { lab, choices, playback, reject }: Base<T>,
  { atHand, inTime }: Preparing<T>,
) {
  let history: History<SavedOf<T>> = noHistory;
  let lastGesture: string | undefined;

  const turns = () => ({ undoable: history.past.length > 0, redoable: history.future.length > 0 });

  /** The run that is shown, as the history keeps it. */
  function present(): SavedOf<T> | null {
    const { scene, preset } = choices.getState();
    if (scene === null) return null;
    return { scene, at: playback.target, ...(preset !== undefined && { preset }) } as SavedOf<T>;
  }

  /**
   * Shows what was prepared for a run. `change`: the run is the one before with something changed, whose picture stays
   * until the new one is at its position. `turned` is the history that is left, where the run was taken from it.
   */
  function show(
    { session, note }: Prepared<T>,
    saved: SavedOf<T>,
    { change, turned }: { change?: Change; turned?: History<SavedOf<T>> } = {},
  ): void {
    const before = present();
    const { scene, at, preset, view } = saved;
    lab.forget?.(session);
    const goesOn = change?.gesture !== undefined && change.gesture === lastGesture;
    if (turned !== undefined || (before !== null && !goesOn)) {
      history = turned ?? opened(history, before as SavedOf<T>);
      lastGesture = change?.gesture;
      choices.setState({ before: change === undefined || before === null ? null : { scene: before.scene } });
    }
    const message = note === undefined ? null : ({ tone: "info", text: note } as const);
    choices.setState({ scene, preset, rejected: null, message, wanted: null, ...turns() });
    if (view !== undefined) setView(view);
    playback.replace(session, at, change !== undefined || turned !== undefined);
    lab.restored?.(saved);
  }

  function setView(view: T["view"]): void {
    choices.setState({ view });
    playback.setOrdered(lab.ordered(view));
  }

  /** Opens what `turn` finds in the history; the position is kept where the requests stay the same. */
  async function turnTo(turn: typeof takenBack<SavedOf<T>>): Promise<void> {
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
  function change(edit: (scene: T["scene"]) => void, how?: Change): boolean {
    const { scene } = choices.getState();
    if (scene === null) return false;
    const next = structuredClone(scene);
    edit(next);
    return changeTo(next, how);
  }

  function changeTo(next: T["scene"], how: Change = {}): boolean {
    const put = (prepared: Result<Prepared<T>> | null) => {
      if (prepared?.ok === false) reject(prepared.failure);
      if (!prepared?.ok) return false;
      const { scene, preset } = choices.getState();
      const { target } = playback;
      const kept = how.stays || sameRequests(scene, next) ? target : 0;
      const at = scene === null ? 0 : (lab.carried?.(target, scene, next) ?? kept);
      show(prepared.value, { scene: next, at, ...(preset !== undefined && { preset }) } as SavedOf<T>, {
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

export type Opening<T extends LabTypes> = ReturnType<typeof createOpening<T>>;
