/** A lab's controller: every control calls one of these; none throws, and a rejected change keeps the run. */
import type { OpenedTrace, ReadTrace } from "../../engine/ownTrace/open.ts";
import type { ReadingAsked, ReadingOptions } from "../../engine/ownTrace/reading.ts";
import { sampleOf } from "../../engine/ownTrace/samples.ts";
import type { Condition } from "../../engine/runSession.ts";
import type { Failure, Result } from "../../engine/types.ts";
import { formatCount } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import { inLinkedLanguage } from "../language.ts";
import { isAt, pathOf } from "../route.ts";
import type { Notice } from "../url/notices.ts";
import type { Message } from "./choices.ts";
import type { LabDefinition, LabTypes, RunLink, SavedOf } from "./definition.ts";
import { createOpening } from "./opening.ts";
import { usualRate } from "./rates.ts";
import { withoutPosition } from "./scene.ts";
import { placed, type RunView } from "./view.ts";
import { askFor, isWanted, noHash, notWanted, wantedTrace } from "./wanted.ts";

/** The end of the engine's out-of-memory errors: the largest scene that fits is no useful replacement. */
const MEMORY = / are to be had$/;
/** A scene that is refused later is not tried again with other numbers. */
const QUICK_MS = 300;

/** What reads files is loaded with the first one; without a network it may not come. */
function notLoaded(error: unknown): { ok: false; failure: Failure } {
  const message = text().page.notLoaded(error instanceof Error ? error.message : String(error));
  return { ok: false, failure: { field: "trace", value: "", legal: "", message } };
}

export function createRun<T extends LabTypes>(lab: LabDefinition<T>) {
  type Saved = SavedOf<T>;
  type Opened = OpenedTrace<T["handle"]>;
  const { path, notesPath = `${path}/notes`, shows = isAt(path), choices, ownTraces } = lab;
  const opening = createOpening(lab);
  const { playback, beats, works, prepare, registry, reject, setView, open, show, changeTo } = opening;
  /** The own trace that is open, and what is opened as soon as its trace is there. */
  let opened: Opened | undefined;
  let pending: Saved | undefined;
  let latest = "";

  const tell = (message: Message | null) => choices.setState({ message });

  playback.onOutcome = (outcome) => {
    if (outcome.kind === "failed") reject(outcome.failure);
    else tell({ tone: "info", text: text().messages.noSuchStep(formatCount(outcome.from)) });
  };

  /** Loads the engine and opens what the address bar says; called again, opens a link that is not shown yet. */
  async function start(hash: string): Promise<void> {
    choices.setState({ registry: choices.getState().registry ?? (await lab.load()) });
    const shown = shows(hash);
    if (!shown || !hash.includes("?")) openFirstIfNone();
    else if (hash !== link()) void openLink(hash);
    if (!shown) tell({ tone: "error", text: text().messages.noSuchAddress(pathOf(hash)), pages: true });
  }

  /** Whether a run waits for a trace that only its owner has; it is asked for, and the run is opened with it. */
  function awaits(saved: Saved): boolean {
    const wanted = wantedTrace(saved.scene);
    if (wanted === null || wanted.hash === "" || wanted.hash === opened?.hash) return false;
    openFirstIfNone();
    // What can be done here does not wait for the file.
    if (saved.view !== undefined) setView(saved.view);
    pending = saved;
    tell(null);
    askFor(wanted, ownTraces && sampleOf(wanted), choices, readTrace);
    return true;
  }

  /** Opens a saved run; a trace that only its owner has is asked for. */
  async function openSaved(saved: Saved): Promise<Result<unknown> | null> {
    if (awaits(saved)) return null;
    if (wantedTrace(saved.scene)?.hash !== "") return open(saved.scene, (ready) => show(ready, saved));
    reject(noHash());
    return { ok: false, failure: noHash() };
  }

  const presetOf = (id: string | undefined) =>
    registry().presets.find((entry) => entry.id === id)?.scene as T["scene"] | undefined;

  function openPreset(id: string): void {
    const saved = presetOf(id);
    if (saved === undefined) return;
    works.stop();
    const [scene, { view: before }] = [withoutPosition(saved), choices.getState()];
    const view = lab.presetView?.(scene, before, registry()) ?? before;
    void openSaved({ scene, at: saved.at ?? 0, preset: id, view } as unknown as Saved);
  }

  /** Takes all changes to the preset back; the position is kept where the requests stay the same. */
  function undoChanges(): void {
    const saved = presetOf(choices.getState().preset);
    if (saved !== undefined) changeTo(withoutPosition(saved));
  }

  /** A run at hand stays; only an empty page takes the first preset instead. */
  function openFirstIfNone(): void {
    const [first] = registry().presets;
    if (choices.getState().scene === null && first !== undefined) openPreset(first.id);
  }

  /** Opens an own trace: in the scene that a link asked it for, or in place of the present workload. */
  async function openTrace(trace: Opened): Promise<boolean> {
    const { wanted, scene: present } = choices.getState();
    if (wanted !== null && !isWanted(wanted, trace)) {
      tell({ tone: "error", text: notWanted(wanted, trace) });
      trace.handle.free();
      return false;
    }
    const saved = wanted === null ? undefined : pending;
    const base = saved?.scene ?? present;
    if (base === null || ownTraces === undefined) return false;
    const own = saved === undefined ? withoutPosition(ownTraces.onTrace(base, trace.handle)) : base;
    const scene = {
      ...structuredClone(own),
      workload: {
        ...{ kind: "own", name: trace.name, hash: trace.hash, requests: trace.handle.requests },
        ...trace.options,
      },
    };
    const put = (ready: Parameters<typeof show>[0]) => {
      // Lanes that stand apart are opened over it, too.
      const another = prepare.setOwn(trace.handle);
      show(ready, { ...((saved ?? { at: 0 }) as Saved), scene });
      if (another) opening.forgetHistory();
      opened = trace;
    };
    const isOpen = (await open(scene, put, { trace: trace.handle }))?.ok === true;
    if (!isOpen) trace.handle.free();
    return isOpen;
  }

  /** Reads a trace file and opens it. What it was read as, or what is wrong with it; null if it was stopped, or is told. */
  async function readTrace(file: File, options: ReadingOptions): Promise<ReadTrace<T["handle"]> | null> {
    if (ownTraces === undefined) return null;
    const { name, size: total } = file;
    const result = await works.run(
      "file",
      (tell, signal) => {
        tell({ kind: "file", name, bytes: 0, total, plain: 0, requests: 0 });
        return ownTraces
          .readTrace(file, (progress) => tell({ kind: "file", name, ...progress }), signal, options)
          .catch(notLoaded);
      },
      (late) => late.ok && late.value.handle.free(),
    );
    if (result === null || !result.ok) return result;
    tell(null);
    if (!(await openTrace(result.value))) return null;
    choices.setState({ file, read: result.value.summary });
    return result;
  }

  /** Opens an exported scene. */
  async function readScene(file: string): Promise<void> {
    try {
      const saved = await lab.readScene(file);
      if (!saved.ok) return reject(saved.failure);
      works.stop();
      await openSaved(saved.value);
    } catch (error) {
      opening.tellMissing(error, () => void readScene(file));
    }
  }

  /** The link to the shown state, optionally with a change. */
  function link(change: Partial<RunLink<T["scene"], T["view"]>> = {}): string | null {
    const { scene, preset, view } = choices.getState();
    if (scene === null) return null;
    const state = { scene, ...opening.standing(), view, ...(preset !== undefined && { preset }), ...change };
    return inLinkedLanguage(lab.encode(state, registry()));
  }

  /** The link of a position shown now at another stage, other parts left out; what is not said is none. */
  const linkAt = (at: number, place: RunView): string | null =>
    link({ ...opening.standing(at), view: placed(lab.parts, choices.getState().view, place) });

  /** Says what had to be changed in a link, with the links of presets that may be meant. */
  function tellNotices(notices: readonly Notice[]): void {
    if (notices.length === 0) return;
    const links = notices
      .flatMap(({ like = [] }) => like)
      .map((id) => ({
        href: `#${inLinkedLanguage(`${lab.path}?preset=${id}`)}`,
        text: registry().presets.find((entry) => entry.id === id)?.title ?? id,
      }));
    const details = notices.map(({ message }) => message);
    tell({ tone: "error", text: text().messages.linkChanged, details, links });
  }

  const decode = (hash: string) => lab.decode(hash, registry());

  /** Opens what a link says; `mends`: a scene that the engine refuses is replaced by the nearest that it takes. */
  async function openLink(hash: string, known?: ReturnType<typeof decode>, mends = true): Promise<void> {
    if (!hash.includes("?")) return;
    if (mends) works.stop();
    latest = hash;
    const again = () => void openLink(hash, known, mends);
    const ready = lab.ready?.(hash);
    try {
      if (ready !== undefined) await ready;
    } catch (error) {
      if (latest === hash) opening.tellMissing(error, again);
      return;
    }
    // A later link takes the place of one that waits.
    if (latest !== hash) return;
    const decoded = known ?? decode(hash);
    if (!decoded.ok) {
      openFirstIfNone();
      return reject(decoded.failure);
    }
    const { state, notices } = decoded.value;
    // Where the page stands does not depend on whether this scene can be opened.
    if (choices.getState().scene === null) setView(state.view);
    if (awaits(state)) return tellNotices(notices);
    const wanted = wantedTrace(state.scene);
    const since = performance.now();
    const atHand =
      wanted?.hash === "" ? { ok: false as const, failure: noHash() } : prepare.atHand(state.scene);
    const isQuick = performance.now() - since < QUICK_MS;
    if (atHand === undefined) openFirstIfNone();
    const prepared = atHand ?? (await opening.inTime(state.scene, again));
    if (prepared === null) return;
    if (prepared.ok) {
      show(prepared.value, state);
      return tellNotices(notices);
    }
    const { failure } = prepared;
    openFirstIfNone();
    reject(
      failure,
      notices.map(({ message }) => message),
    );
    // A trace that only its owner has cannot be tried.
    if (!mends || !isQuick || wanted !== null || MEMORY.test(failure.legal)) return;
    // What finds the nearest legal link is loaded with the first of them; where it cannot be loaded, the refusal stands.
    const loaded = await works.run("scene", () => import("./mended.ts").catch(() => null));
    const other = loaded?.mended({ hash, failure, decode, opens: prepare.opens }, state);
    if (other !== undefined) await openLink(hash, { ok: true, value: other }, false);
  }

  const byTime = () => playback.session?.measured === true;

  function play(): void {
    const { stepsPerSecond, timePerSecond } = choices.getState();
    const usual = () => usualRate(playback.shown().frame?.requests ?? 1);
    playback.play(byTime() ? (timePerSecond ?? usual()) : stepsPerSecond);
  }

  /** In steps a second, or along time in the clock's unit. */
  function setSpeed(rate: number): void {
    choices.setState(byTime() ? { timePerSecond: rate } : { stepsPerSecond: rate });
    if (playback.shown().activity === "playing") play();
  }

  const setMotionSpeed = (motionSpeed: number) => choices.setState({ motionSpeed });

  function runTo(condition: Condition): void {
    tell(null);
    playback.runTo(condition);
  }

  /** Looks for a page in the pools; null looks for none. */
  function lookFor(page: number | null): void {
    const asked = (choices.getState().sought?.asked ?? 0) + 1;
    choices.setState({ sought: page === null ? null : { page, asked } });
  }

  const { undo, redo, change, setAxis } = opening;
  return {
    ...{
      path,
      notesPath,
      shows,
      playback,
      beats,
      start,
      openPreset,
      undoChanges,
      undo,
      redo,
      change,
      setView,
      setAxis,
    },
    ...{ openSaved, openLink, openTrace, readTrace, readScene, play, setSpeed },
    ...{ setMotionSpeed, runTo, lookFor },
    ...{ link, linkAt, tell, reject, session: prepare.session },
    /** Ends what is on its way; whether there was anything. */
    stop: () => works.stop(),
    /** Asks how a file is read; null asks no more. */
    askReading: (reading: ReadingAsked | null) => choices.setState({ reading }),
    /** Whether a reader's own trace can be opened, in addition to saved scenes. */
    readsTraces: ownTraces !== undefined,
    allOperations: ownTraces?.allOperations === true,
    maps: lab.parts.maps ?? [],
    setSingleKeys: (singleKeys: boolean) => choices.setState({ singleKeys }),
    /** Another stage, or other parts left out; what is not said is none. */
    setPlace: (place: RunView) => setView(placed(lab.parts, choices.getState().view, place)),
    // The refused value is gone from its field.
    clearError: () => choices.setState({ rejected: null, message: null }),
  };
}
