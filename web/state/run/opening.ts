/** Opens scenes in place of the one shown: changes of it, what was taken back, and what is saved elsewhere. */
import type { Axis, Failure, Result } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import { Beats } from "../beats.ts";
import { Playback } from "../playback.ts";
import type { Change, LabDefinition, LabTypes, SavedOf, SessionOf } from "./definition.ts";
import { createPrepare, type Prepared } from "./prepare.ts";
import { sameRequests } from "./scene.ts";
import { createUnderWay } from "./underWay.ts";

const KEPT = 100;

export function createOpening<T extends LabTypes>(lab: LabDefinition<T>) {
  type Saved = SavedOf<T>;
  type Scene = T["scene"];
  const { choices } = lab;
  const playback = new Playback<T["frame"], SessionOf<T>>();
  const beats = new Beats<T["frame"]>(playback, lab.beats, () => choices.getState().motionSpeed);
  playback.paced = beats;
  const works = createUnderWay((shown) => choices.setState(shown));
  const prepare = createPrepare(lab, works, registry);
  /** The runs that can be taken back, and those that were: the nearest last. */
  let past: Saved[] = [];
  let future: Saved[] = [];
  let lastGesture: string | undefined;

  /** What is registered; only once the engine is loaded. */
  function registry(): T["registry"] {
    const found = choices.getState().registry;
    if (found === null) throw new Error("the engine is not loaded yet");
    return found;
  }

  /** Tells a refusal above the lab, and beside its field. */
  function reject(failure: Failure, details: readonly string[] = []): void {
    const told = details.length > 0 && { details: [...details] };
    choices.setState({ rejected: failure, message: { tone: "error", text: failure.message, ...told } });
  }

  /** A part of the page that a run needs did not arrive: the run at hand stays. */
  function tellMissing(error: unknown, again: () => void): void {
    const why = error instanceof Error ? error.message : String(error);
    choices.setState({ message: { tone: "error", text: text().page.notLoaded(why), again } });
  }

  /** Prepares a scene, however long that takes; null too where a part for it did not arrive. */
  async function inTime(scene: Scene, again: () => void, trace?: T["handle"]) {
    try {
      return await prepare.inTime(scene, trace);
    } catch (error) {
      tellMissing(error, again);
      return null;
    }
  }

  function present(): Saved | null {
    const { scene, preset } = choices.getState();
    if (scene === null) return null;
    return { scene, ...standing(), ...(preset !== undefined && { preset }) } as Saved;
  }

  /** Where the run stands, as links have it. */
  function standing(place = playback.target): { at: number; moment?: number } {
    const { session } = playback;
    return session?.apart ? { at: session.positionInStep, moment: place } : { at: place };
  }

  /** Lets lanes go in step or, along an axis, apart; at the place that was told, or the one where they stand. */
  function setAxis(axis: Axis | undefined): void {
    const { session } = playback;
    const { view, scene } = choices.getState();
    if (session === null || scene === null || view.axis === axis) return;
    const { at } = standing();
    const { axis: _, ...others } = view;
    const place = stand(session, scene, axis, at);
    if (place === null) return;
    setView((axis === undefined ? others : { ...others, axis }) as T["view"]);
    playback.stand(place);
  }

  /** Where it stands then; null if the engine refuses. */
  function stand(session: SessionOf<T>, scene: Scene, axis: Axis | undefined, at: number): number | null {
    if (axis === undefined) {
      session.standInStep();
      return at;
    }
    const place = session.placeOf(axis, at);
    const failure = prepare.standApart(session, scene, axis);
    if (failure !== null) reject(failure);
    return failure === null ? place : null;
  }

  // Of lanes in step, by events from where they stand.
  beats.between = (by) => {
    const { session } = playback;
    if (!session?.goesOn) return false;
    if (!session.measured) setAxis("event");
    playback.step(by, true);
    return true;
  };

  const setTurns = () => choices.setState({ undoable: past.length > 0, redoable: future.length > 0 });

  function setView(view: T["view"]): void {
    choices.setState({ view });
    playback.setOrdered(lab.ordered(view));
  }

  /** Gives what opens a scene to `put`, at once if that is quick, or its refusal to `refused`; neither if it is given up. */
  async function open(
    scene: Scene,
    put: (prepared: Prepared<T>) => void,
    how: { refused?: (failure: Failure) => void; trace?: T["handle"] } = {},
  ): Promise<Result<unknown> | null> {
    const { refused = reject, trace } = how;
    const again = () => void open(scene, put, how);
    const prepared = prepare.atHand(scene, trace) ?? (await inTime(scene, again, trace));
    if (prepared?.ok) put(prepared.value);
    else if (prepared !== null) refused(prepared.failure);
    return prepared;
  }

  /** Shows what was prepared for a run. `stands`: the picture of the run before stays until this one is at its position. */
  function put({ session, note }: Prepared<T>, saved: Saved, stands: boolean): void {
    const { scene, at, preset, view } = saved;
    lab.forget?.(session);
    const message = note === undefined ? null : ({ tone: "info", text: note } as const);
    choices.setState({ scene, preset, rejected: null, message, wanted: null });
    setTurns();
    if (view !== undefined) setView(view);
    const { axis: chosen, ...inStep } = choices.getState().view;
    const axis = chosen === "event" && !session.goesOn ? undefined : chosen;
    if (axis !== chosen) setView(inStep as T["view"]);
    const place = axis === undefined ? at : stand(session, scene, axis, at);
    if (place === null) setView(inStep as T["view"]);
    playback.replace(session, axis === undefined ? at : (saved.moment ?? place ?? at), stands);
    lab.restored?.(saved);
  }

  /** Shows another run, which can be taken back; `change`: it is the one before with something changed. */
  function show(prepared: Prepared<T>, saved: Saved, change?: Change): void {
    const before = present();
    const goesOn = change?.gesture !== undefined && change.gesture === lastGesture;
    if (before !== null && !goesOn) {
      [past, future] = [[...past.slice(1 - KEPT), before], []];
      lastGesture = change?.gesture;
      choices.setState({ before: change ? { scene: before.scene } : null });
    }
    put(prepared, saved, change !== undefined);
  }

  /** Takes the last change back, or does it again; the position is kept where the requests stay the same. */
  async function turn(back: boolean): Promise<void> {
    const from = present();
    const entry = (back ? past : future).at(-1);
    if (from === null || entry === undefined) return;
    await open(entry.scene, (prepared) => {
      if (back) [past, future] = [past.slice(0, -1), [...future, from]];
      else [past, future] = [[...past, from], future.slice(0, -1)];
      lastGesture = undefined;
      choices.setState({ before: null });
      const { at, moment } = sameRequests(from.scene, entry.scene) ? from : entry;
      put(prepared, { ...entry, at, moment }, true);
    });
  }

  /** Opens a changed scene; true if that was legal, or takes a while. The position is kept where the requests stay the same. */
  function changeTo(next: Scene, how: Change = {}): boolean {
    let taken = true;
    const changed = (prepared: Prepared<T>) => {
      const { scene, preset } = choices.getState();
      const { at: target, moment } = standing();
      const stays = how.stays || sameRequests(scene, next);
      const at = scene === null ? 0 : (lab.carried?.(target, scene, next) ?? (stays ? target : 0));
      show(
        prepared,
        { scene: next, at, ...(stays && { moment }), ...(preset !== undefined && { preset }) } as Saved,
        how,
      );
    };
    const refused = (failure: Failure) => {
      taken = false;
      reject(failure);
    };
    void open(next, changed, { refused });
    return taken;
  }

  /** Changes the scene; see {@link changeTo}. */
  function change(edit: (scene: Scene) => void, how?: Change): boolean {
    const { scene } = choices.getState();
    if (scene === null) return false;
    const next = structuredClone(scene);
    edit(next);
    return changeTo(next, how);
  }

  /** Scenes over the own trace that was open before cannot be opened any more. */
  function forgetHistory(): void {
    [past, future] = [[], []];
    setTurns();
  }

  return {
    ...{
      playback,
      beats,
      works,
      prepare,
      registry,
      reject,
      setView,
      setAxis,
      standing,
      open,
      show,
      change,
      changeTo,
      forgetHistory,
      inTime,
      tellMissing,
    },
    undo: () => turn(true),
    redo: () => turn(false),
  };
}
