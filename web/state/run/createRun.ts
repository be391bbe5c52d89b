/** A lab's controller: every control calls one of these; none throws, and a rejected change keeps the run. */
import type { OpenedTrace } from "../../engine/ownTrace/open.ts";
import { sampleOf } from "../../engine/ownTrace/samples.ts";
import type { RunSession } from "../../engine/runSession.ts";
import type { Failure, Result, RunFrame, RunRegistry } from "../../engine/types.ts";
import { formatCount } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import { pathOf } from "../route.ts";
import type { Message, RunScene } from "./choices.ts";
import { createControls } from "./controls.ts";
import type { Change, DecodedLink, LabDefinition, SavedRun, TraceHandle } from "./definition.ts";
import { createGenerating } from "./generating.ts";
import { type History, opened as newlyOpened, noHistory, redone, takenBack } from "./history.ts";
import { createLinks } from "./links.ts";
import { nearest } from "./nearest.ts";
import { createPreparing } from "./preparing.ts";
import { readFile } from "./reading.ts";
import { requestsOf, sameRequests, withoutPosition } from "./scene.ts";
import { createUnderWay } from "./underWay.ts";
import type { RunView } from "./view.ts";
import { askFor, isWanted, noHash, notesOf, notWanted, wantedTrace, workloadOf } from "./wanted.ts";

/** A scene that is refused later is not tried again with other numbers. */
const QUICK_MS = 300;

export function createRun<
  Scene extends RunScene,
  Registry extends RunRegistry,
  View extends RunView,
  Frame extends RunFrame,
  Session extends RunSession<Frame>,
  Saved extends SavedRun<Scene, View>,
  Handle extends TraceHandle,
>(lab: LabDefinition<Scene, Registry, View, Frame, Session, Saved, Handle>) {
  type Decoded = DecodedLink<Saved & { view: View }>;
  const { choices, playback, ownTraces } = lab;
  const works = createUnderWay((underWay) => choices.setState({ underWay }));
  const {
    whenMade,
    known,
    opens,
    stop: stopMaking,
  } = createGenerating<Scene, Handle>(lab.making, lab.madeFor ?? requestsOf, works, choices);
  const prepared = createPreparing(lab.prepare, works, choices, tell);
  const { link, linkAt, likeIn } = createLinks(lab, registry);
  let opened: OpenedTrace<Handle> | undefined;
  /** What is opened as soon as its trace is there. */
  let pendingOwn: Saved | undefined;
  let history: History<Saved> = noHistory;
  let lastGesture: string | undefined;

  playback.onOutcome = (outcome) => {
    if (outcome.kind === "failed") reject(outcome.failure);
    else tell({ tone: "info", text: text().messages.noSuchStep(formatCount(outcome.from)) });
  };

  function tell(message: Message | null): void {
    choices.setState({ message });
  }

  function reject(failure: Failure, besides: Pick<Message, "details"> = {}): void {
    choices.setState({ rejected: failure, message: { tone: "error", text: failure.message, ...besides } });
  }

  // The refused value is gone from its field.
  const clearError = () => choices.setState({ rejected: null, message: null });

  function registry(): Registry {
    const found = choices.getState().registry;
    if (found === null) throw new Error("the engine is not loaded yet");
    return found;
  }

  /** Does `work` once the scene's trace is there; see `createGenerating`. */
  const whenThere = (scene: Scene, work: () => void, meanwhile = () => {}) =>
    whenMade(scene, () => prepared(scene, opened?.handle, work, meanwhile), meanwhile);

  const presetOf = (id: string | undefined) => registry().presets.find((entry) => entry.id === id);

  /** Opens a scene at a position; if the engine rejects it, the run at hand stays. */
  function open(scene: Scene, at: number, preset?: string, change?: Change): Result<Session> {
    const remember = () => {
      const before = present();
      const gesture = change?.gesture;
      if (before === null || (gesture !== undefined && gesture === lastGesture)) return history;
      choices.setState({ before: change === undefined ? null : { scene: before.scene } });
      lastGesture = gesture;
      return newlyOpened(history, before);
    };
    return openWith(scene, at, preset, remember, change !== undefined);
  }

  /**
   * `remember` makes the history that the opened scene has; called only if it can be opened. `stands`: what is shown
   * stays in view until the new scene is at its position.
   */
  function openWith(
    scene: Scene,
    at: number,
    preset: string | undefined,
    remember: () => History<Saved>,
    stands: boolean,
  ): Result<Session> {
    // Opened at its start: a far position is then reached in slices that leave the page alive.
    const result = session({ ...scene, at: 0 });
    if (!result.ok) {
      reject(result.failure);
      return result;
    }
    lab.forget?.();
    history = remember();
    choices.setState({ scene, preset, rejected: null, message: null, wanted: null, ...turns() });
    pendingOwn = undefined;
    playback.replace(result.value, at, stands);
    return result;
  }

  const turns = () => ({ undoable: history.past.length > 0, redoable: history.future.length > 0 });

  /** The run that is shown, as the history keeps it. */
  function present(): Saved | null {
    const { scene, preset } = choices.getState();
    if (scene === null) return null;
    return { scene, at: playback.target, ...(preset !== undefined && { preset }) } as Saved;
  }

  /** Opens what `turn` finds in the history; the position is kept where the requests stay the same. */
  function turnTo(turn: typeof takenBack<Saved>): void {
    const from = present();
    const found = from && turn(history, from);
    if (from === null || found === null) return;
    const [{ scene, at, preset }, left] = found;
    whenThere(scene, () => {
      lastGesture = undefined;
      choices.setState({ before: null });
      openWith(scene, sameRequests(from.scene, scene) ? from.at : at, preset, () => left, true);
    });
  }

  /** A session of a scene beside the shown one, for those who close it themselves. */
  function session(scene: Scene): Result<Session> {
    const made = known(scene);
    if (made?.ok === false) return made;
    return lab.session(scene, registry(), scene.workload.kind === "own" ? opened?.handle : made?.value);
  }

  function openPreset(id: string): void {
    const saved = lab.presetScene(presetOf(id));
    if (saved === undefined) return;
    works.stop();
    const [scene, at] = [withoutPosition(saved), saved.at ?? 0];
    const { view: before } = choices.getState();
    const view = lab.presetView?.(scene, before, registry()) ?? before;
    if (wantedTrace(scene) !== null) openSaved({ scene, at, preset: id, view } as unknown as Saved);
    else
      whenThere(scene, () => {
        setView(view);
        open(scene, at, id);
      });
  }

  /** Takes all changes to the preset back; the position is kept where the requests stay the same. */
  function undoChanges(): void {
    const saved = lab.presetScene(presetOf(choices.getState().preset));
    if (saved !== undefined) changeTo(withoutPosition(saved));
  }

  /** Opens a scene as it was saved; a trace that only its owner has is asked for. */
  function openSaved(saved: Saved): Result<unknown> {
    const wanted = wantedTrace(saved.scene);
    if (wanted === null || wanted.hash === opened?.hash) return restore(saved, saved.scene, saved.preset);
    if (wanted.hash === "") {
      const failure = noHash();
      reject(failure);
      return { ok: false, failure };
    }
    openFirstIfNone();
    // What can be done here does not wait for the file.
    if (saved.view !== undefined) setView(saved.view);
    pendingOwn = saved;
    askFor(wanted, ownTraces && sampleOf(wanted), choices, readTrace);
    return { ok: true, value: wanted };
  }

  /** Opens a saved run on its scene, or on that scene with its own trace. */
  function restore(saved: Saved, scene: Scene, preset?: string): Result<unknown> {
    const result = open(scene, saved.at, preset);
    if (result.ok && saved.view !== undefined) setView(saved.view);
    if (result.ok) lab.restored?.(saved);
    return result;
  }

  /** Opens what a link says. */
  function openLink(hash: string): void {
    const decoded = lab.decode(hash, registry());
    if (!decoded.ok) {
      openFirstIfNone();
      reject(decoded.failure);
      return;
    }
    const { state } = decoded.value;
    works.stop();
    whenThere(state.scene, () => openDecoded(hash, decoded.value), openFirstIfNone);
  }

  function openDecoded(hash: string, { state, notices }: Decoded, mend = true): void {
    // Where the page stands does not depend on whether this scene can be opened.
    if (choices.getState().scene === null) setView(state.view);
    const since = performance.now();
    const result = openSaved(state);
    const isQuick = performance.now() - since < QUICK_MS;
    const details = notices.map(({ message }) => message);
    if (result.ok) {
      const links = likeIn(notices);
      if (notices.length > 0) tell({ tone: "error", text: text().messages.linkChanged, details, links });
      return;
    }
    openFirstIfNone();
    reject(result.failure, notices.length > 0 ? { details } : {});
    if (!mend || !isQuick) return;
    const { failure } = result;
    const decode = (other: string) => lab.decode(other, registry());
    const over = (tried: Scene, trace?: Handle) => lab.session(tried, registry(), trace);
    void nearest({ hash, failure, decode, over, opens }, state, choices).then(
      (other) => other && whenThere(other.state.scene, () => openDecoded(hash, other, false)),
    );
  }

  /** A run at hand stays; only an empty page takes the first preset instead. */
  function openFirstIfNone(): void {
    const [first] = registry().presets;
    if (choices.getState().scene === null && first !== undefined) openPreset(first.id);
  }

  /** Opens an own trace: in the scene that a link asked it for, or in place of the present workload. */
  function openTrace(trace: OpenedTrace<Handle>): void {
    const { wanted, scene: present } = choices.getState();
    if (wanted !== null && !isWanted(wanted, trace)) {
      tell({ tone: "error", text: notWanted(wanted, trace) });
      trace.handle.free();
      return;
    }
    const pending = pendingOwn;
    const base = pending?.scene ?? present;
    if (base === null || ownTraces === undefined) return;
    const own = pending === undefined ? withoutPosition(ownTraces.onTrace(base, trace.handle)) : base;
    const scene = { ...structuredClone(own), workload: workloadOf(trace) };
    prepared(scene, trace.handle, () => openOver(trace, scene, pending));
  }

  /** Opens a scene over an own trace, in place of the one that was open before. */
  function openOver(trace: OpenedTrace<Handle>, scene: Scene, pending: Saved | undefined): void {
    const before = opened;
    opened = trace;
    const result = pending === undefined ? open(scene, 0) : restore(pending, scene, pending.preset);
    if (result.ok) {
      before?.handle.free();
      // Scenes over the trace that was open before cannot be opened any more.
      if (before !== undefined) {
        history = noHistory;
        choices.setState(turns());
      }
      tell(notesOf(trace));
    } else {
      opened = before;
      trace.handle.free();
    }
  }

  /** Reads a trace file and opens it. What is wrong with it; null if nothing is, or if it was stopped. */
  async function readTrace(file: File) {
    const result = ownTraces === undefined ? null : await readFile(ownTraces, works, file);
    if (result === null || !result.ok) return result;
    tell(null);
    openTrace(result.value);
    if (opened === result.value) choices.setState({ file });
    return null;
  }

  /** Opens an exported scene. */
  async function readScene(file: string): Promise<void> {
    const saved = await lab.readScene(file);
    if (!saved.ok) return reject(saved.failure);
    works.stop();
    whenThere(saved.value.scene, () => openSaved(saved.value));
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
    let legal = true;
    whenThere(next, () => {
      const { scene, preset } = choices.getState();
      const { target } = playback;
      const kept = how.stays || sameRequests(scene, next) ? target : 0;
      const at = scene === null ? 0 : (lab.carried?.(target, scene, next) ?? kept);
      legal = open(next, at, preset, how).ok;
    });
    return legal;
  }

  function setView(view: View): void {
    choices.setState({ view });
    playback.setOrdered(lab.ordered(view));
  }

  /** Another stage, or other parts left out; what is not said is none. */
  const setPlace = (place: RunView) => setView(lab.placed(choices.getState().view, place));

  /** Loads the engine and opens what the address bar says; called again, opens a link that is not shown yet. */
  async function start(hash: string): Promise<void> {
    choices.setState({ registry: choices.getState().registry ?? (await lab.load()) });
    const shown = lab.shows(hash);
    if (!shown || !hash.includes("?")) openFirstIfNone();
    else if (hash !== link()) openLink(hash);
    if (!shown) tell({ tone: "error", text: text().messages.noSuchAddress(pathOf(hash)), pages: true });
  }

  return {
    path: lab.path,
    notesPath: lab.notesPath,
    shows: lab.shows,
    playback,
    start,
    open,
    openPreset,
    undoChanges,
    undo: () => turnTo(takenBack),
    redo: () => turnTo(redone),
    openSaved,
    openLink,
    openTrace,
    readTrace,
    stop: () => stopMaking() || works.stop(),
    readsTraces: ownTraces !== undefined,
    readScene,
    change,
    ...createControls(choices, playback, tell),
    setView,
    setPlace,
    session,
    link,
    linkAt,
    tell,
    reject,
    clearError,
  };
}
