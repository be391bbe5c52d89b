/** The lab's controller: every control calls one of these; none throws, and a rejected change keeps the run. */
import { loadEngine } from "../engine/load.ts";
import type { OwnTrace } from "../engine/pkg/engine.js";
import type { Condition } from "../engine/runSession.ts";
import { Session } from "../engine/session.ts";
import type { Failure, LabFrame, Registry, Result } from "../engine/types.ts";
import { formatCount } from "../text/numbers.ts";
import { text } from "../text/text.ts";
import { inLinkedLanguage } from "./language.ts";
import { Playback } from "./playback.ts";
import { createReading } from "./reading.ts";
import { isLab } from "./route.ts";
import { presetScene, type Scene } from "./scene.ts";
import { createChoices, type Message, type WantedTrace } from "./store.ts";
import type { TaskChoice } from "./task/choice.ts";
import { decodeLink, encodeLink, type LinkState } from "./url.ts";
import type { ViewChoices } from "./view.ts";

/** An own trace that has been opened, kept so that a change of parameters does not need the file again. */
export interface OpenedTrace {
  name: string;
  hash: string;
  handle: OwnTrace;
}

/** A scene, its position, and the preset it came from. */
type OpensAt = Omit<LinkState, "view"> & { view?: ViewChoices };

const noHash = (): Failure => ({
  field: "workload.hash",
  value: "",
  legal: text().link.hexadecimal,
  message: text().messages.noHash,
});

/** A link names a trace by its hash and its length; older links may have no length. */
const isWanted = ({ hash, requests }: WantedTrace, trace: OpenedTrace): boolean =>
  hash === trace.hash && (requests === 0 || requests === trace.handle.requests);

/** So many are generated in some ten milliseconds; more are announced. */
const MANY_REQUESTS = 2_000_000;

const copyOf = (scene: Scene): Scene => structuredClone(scene);

export function createLab() {
  const choices = createChoices();
  const playback = new Playback<LabFrame, Session>();
  const reading = createReading(choices);
  let opened: OpenedTrace | undefined;
  /** What is opened as soon as its trace is there. */
  let pendingOwn: OpensAt | undefined;

  playback.onOutcome = (outcome) => {
    if (outcome.kind === "failed") {
      reject(outcome.failure);
      return;
    }
    tell({ tone: "info", text: text().messages.noSuchStep(formatCount(outcome.from)) });
  };

  const tell = (message: Message | null) => choices.setState({ message });
  const reject = (failure: Failure) =>
    choices.setState({ rejected: failure, message: { tone: "error", text: failure.message } });

  /** The refused value is gone from its field. */
  const forgive = () => choices.setState({ rejected: null, message: null });

  function registry(): Registry {
    const found = choices.getState().registry;
    if (found === null) throw new Error("the engine is not loaded yet");
    return found;
  }

  /** Opens a scene at a position; if the engine rejects it, the run at hand stays. */
  function open(scene: Scene, at: number, preset?: string): Result<Session> {
    // Opened at its start: a far position is then reached in slices that leave the page alive.
    const result = session({ ...scene, at: 0 });
    if (!result.ok) {
      reject(result.failure);
      return result;
    }
    choices.setState({ scene, preset, rejected: null, message: null, wanted: null, task: null });
    pendingOwn = undefined;
    playback.replace(result.value);
    if (at > 0) playback.seek(at);
    return result;
  }

  /** A session of a scene beside the shown one, for those who close it themselves. */
  function session(scene: Scene): Result<Session> {
    return Session.open(scene, registry(), scene.workload.kind === "own" ? opened?.handle : undefined);
  }

  function openPreset(id: string): void {
    const preset = registry().presets.find((entry) => entry.id === id);
    const saved = presetScene(preset);
    if (preset === undefined || saved === undefined) return;
    const { at, ...scene } = saved;
    // A ring is seen best frame by frame, where its hand stands; a list in its order.
    const shapes = scene.lanes.map(
      (lane) => registry().policies.find((spec) => spec.id === lane.policy)?.shape,
    );
    announced(scene, () => {
      setView({
        ...choices.getState().view,
        arrangement: shapes.every((shape) => shape === "ring") ? "frame" : "order",
      });
      open(scene, at ?? 0, preset.id);
    });
  }

  /** Lets the page say what it is about to do before it generates so many requests that it stands still for a moment. */
  function announced(scene: Scene, work: () => void): void {
    const requests = scene.workload.kind === "own" ? 0 : Number(scene.workload.requests);
    if (!(requests >= MANY_REQUESTS) || choices.getState().scene === null) {
      work();
      return;
    }
    choices.setState({ busy: text().messages.generating(formatCount(requests)) });
    // After the frame that shows these words.
    requestAnimationFrame(() =>
      setTimeout(() => {
        work();
        choices.setState({ busy: null });
      }),
    );
  }

  /** Takes all changes to the preset back; the position is kept where the requests stay the same. */
  function undoChanges(): void {
    const preset = registry().presets.find((entry) => entry.id === choices.getState().preset);
    const saved = presetScene(preset);
    if (saved === undefined) return;
    change((scene) => {
      for (const key of Object.keys(scene)) delete scene[key];
      Object.assign(scene, copyOf(saved));
      delete scene.at;
    });
  }

  /** Opens a scene as it was saved; a trace that only its owner has is asked for. */
  function openSaved(saved: OpensAt): Result<unknown> {
    const wanted = wantedTrace(saved.scene);
    if (wanted === null || wanted.hash === opened?.hash) {
      const result = open(saved.scene, saved.at, saved.preset);
      if (result.ok && saved.view !== undefined) setView(saved.view);
      if (result.ok) setTask(saved.task ?? null);
      return result;
    }
    if (wanted.hash === "") {
      const failure = noHash();
      reject(failure);
      return { ok: false, failure };
    }
    openFirstIfNone();
    // What can be done here does not wait for the file.
    if (saved.view !== undefined) setView(saved.view);
    choices.setState({ wanted });
    pendingOwn = saved;
    return { ok: true, value: wanted };
  }

  /** Opens what a link says. */
  function openLink(hash: string): void {
    const decoded = decodeLink(hash, registry());
    if (!decoded.ok) {
      openFirstIfNone();
      reject(decoded.failure);
      return;
    }
    const { state, notices } = decoded.value;
    announced(state.scene, () => openDecoded(state, notices));
  }

  function openDecoded(state: LinkState, notices: Failure[]): void {
    // Where the page stands does not depend on whether this scene can be opened.
    if (choices.getState().scene === null) setView(state.view);
    const result = openSaved(state);
    if (!result.ok) {
      openFirstIfNone();
      reject(result.failure);
    } else if (notices.length > 0) {
      tell({
        tone: "error",
        text: text().messages.linkChanged,
        details: notices.map((n) => n.message),
      });
    }
  }

  /** A run at hand stays; only an empty page takes the first preset instead. */
  function openFirstIfNone(): void {
    if (choices.getState().scene === null) openFirst();
  }

  function openFirst(): void {
    const first = registry().presets[0];
    if (first !== undefined) openPreset(first.id);
  }

  function wantedTrace(scene: Scene): WantedTrace | null {
    const { kind, name, hash, requests } = scene.workload;
    if (kind !== "own") return null;
    return {
      name: String(name ?? text().messages.aFile),
      hash: String(hash ?? ""),
      requests: Number(requests ?? 0),
    };
  }

  /** Opens an own trace: in the scene that a link asked it for, or in place of the present workload. */
  function openTrace(trace: OpenedTrace): void {
    const wanted = choices.getState().wanted;
    if (wanted !== null && !isWanted(wanted, trace)) {
      const words = text().messages;
      const asked = words.traceWords(wanted.name, formatCount(wanted.requests), wanted.hash);
      const given = words.traceWords(trace.name, formatCount(trace.handle.requests), trace.hash);
      tell({ tone: "error", text: words.wrongTrace(asked, given) });
      trace.handle.free();
      return;
    }
    const before = opened;
    opened = trace;
    const base = pendingOwn?.scene ?? choices.getState().scene;
    if (base === null) return;
    const scene = copyOf(base);
    const { requests } = trace.handle;
    scene.workload = { kind: "own", name: trace.name, hash: trace.hash, requests };
    if (pendingOwn === undefined) {
      delete scene.start;
      // Where a lane left another on the old requests says nothing about these.
      scene.lanes = scene.lanes.filter(({ fork }) => fork === undefined);
      scene.pages = Math.max(Number(scene.pages ?? 1), trace.handle.pages);
      delete scene.at;
    }
    const { view, task } = pendingOwn ?? {};
    if (open(scene, pendingOwn?.at ?? 0).ok) {
      if (view !== undefined) setView(view);
      setTask(task ?? null);
      before?.handle.free();
    } else {
      opened = before;
      trace.handle.free();
    }
  }

  /** Changes the scene. The position is kept where the requests stay the same. */
  function change(edit: (scene: Scene) => void): boolean {
    const { scene, preset } = choices.getState();
    if (scene === null) return false;
    const next = copyOf(scene);
    edit(next);
    const same =
      JSON.stringify([next.workload, next.pages]) === JSON.stringify([scene.workload, scene.pages]);
    return open(next, same ? playback.target : 0, preset).ok;
  }

  function play(): void {
    playback.play(choices.getState().stepsPerSecond);
  }

  function setSpeed(stepsPerSecond: number): void {
    choices.setState({ stepsPerSecond });
    if (playback.shown().activity === "playing") play();
  }

  function runTo(condition: Condition): void {
    tell(null);
    playback.runTo(condition);
  }

  function setView(view: ViewChoices): void {
    choices.setState({ view });
    playback.setOrdered(view.arrangement === "order");
  }

  /** Shows an exercise in place of the lab, which stays as it is; `null` shows the lab again. */
  function setTask(task: TaskChoice | null): void {
    playback.pause();
    choices.setState({ task });
  }

  /** The link of what is shown now, or of that with a change. */
  function link(change: Partial<LinkState> = {}): string | null {
    const { scene, preset, view, task } = choices.getState();
    if (scene === null) return null;
    const link = encodeLink(
      {
        scene,
        at: playback.target,
        view,
        ...(preset === undefined ? {} : { preset }),
        ...(task === null ? {} : { task }),
        ...change,
      },
      registry(),
    );
    return inLinkedLanguage(link);
  }

  /** Loads the engine and opens what the address bar says. */
  async function start(hash: string): Promise<void> {
    choices.setState({ registry: await loadEngine() });
    if (isLab(hash) && hash.includes("?")) openLink(hash);
    else openFirst();
  }

  return {
    choices,
    playback,
    start,
    open,
    openPreset,
    undoChanges,
    openSaved,
    openLink,
    openTrace,
    reading,
    change,
    play,
    setSpeed,
    runTo,
    setView,
    session,
    setTask,
    link,
    tell,
    reject,
    forgive,
  };
}

export type LabController = ReturnType<typeof createLab>;
