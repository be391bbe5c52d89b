/** Opens runs as they were saved: presets, what links and files say, and the reader's own traces that they are over. */
import type { BadLines, OpenedTrace, ReadTrace } from "../../engine/ownTrace/open.ts";
import { sampleOf } from "../../engine/ownTrace/samples.ts";
import type { Failure, Result } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import type { Base } from "./base.ts";
import type { LabTypes, OwnTraces, SavedOf } from "./definition.ts";
import type { Opening } from "./open.ts";
import type { Preparing } from "./prepare.ts";
import { withoutPosition } from "./scene.ts";
import type { Works } from "./underWay.ts";
import { askFor, isWanted, noHash, notesOf, notWanted, wantedTrace, workloadOf } from "./wanted.ts";

/** What reads files is loaded with the first one; without a network it may not come. */
function notLoaded(error: unknown): { ok: false; failure: Failure } {
  const why = error instanceof Error ? error.message : String(error);
  const message = text().page.notLoaded(why);
  return { ok: false, failure: { field: "trace", value: "", legal: "", message } };
}

/** Reads a file into the lab's engine. Null if it was stopped, or something else took its place. */
const readFile = <T extends LabTypes>(
  { readTrace }: Pick<OwnTraces<T>, "readTrace">,
  works: Works,
  file: File,
): Promise<ReadTrace<T["handle"]> | null> =>
  works.run(
    "file",
    (tell, signal) => {
      const { name, size: total } = file;
      tell({ kind: "file", name, bytes: 0, total, plain: 0, requests: 0 });
      return readTrace(file, (progress) => tell({ kind: "file", name, ...progress }), signal).catch(
        notLoaded,
      );
    },
    (result) => result.ok && result.value.handle.free(),
  );

export function createSaved<T extends LabTypes>(
  { lab, choices, registry, works, tell, reject }: Base<T>,
  { atHand, inTime, setOwn }: Preparing<T>,
  { show, setView, changeTo, forgetHistory }: Opening<T>,
) {
  const { ownTraces } = lab;
  /** The own trace that is open. */
  let opened: OpenedTrace<T["handle"]> | undefined;
  /** What is opened as soon as its trace is there. */
  let pending: SavedOf<T> | undefined;

  /** Whether a run waits for a trace that only its owner has; it is asked for, and the run is opened with it. */
  function awaits(saved: SavedOf<T>): boolean {
    const wanted = wantedTrace(saved.scene);
    if (wanted === null || wanted.hash === "" || wanted.hash === opened?.hash) return false;
    openFirstIfNone();
    // What can be done here does not wait for the file.
    if (saved.view !== undefined) setView(saved.view);
    pending = saved;
    askFor(wanted, ownTraces && sampleOf(wanted), choices, readTrace);
    return true;
  }

  /** Why a run cannot be opened whatever the engine says; undefined if nothing is in its way. */
  function refusalOf({ scene }: SavedOf<T>): { ok: false; failure: Failure } | undefined {
    return wantedTrace(scene)?.hash === "" ? { ok: false, failure: noHash() } : undefined;
  }

  /** Opens a saved run; a trace that only its owner has is asked for. */
  async function openSaved(saved: SavedOf<T>): Promise<Result<unknown> | null> {
    if (awaits(saved)) return null;
    const prepared = refusalOf(saved) ?? atHand(saved.scene) ?? (await inTime(saved.scene));
    if (prepared?.ok) show(prepared.value, saved);
    else if (prepared !== null) reject(prepared.failure);
    return prepared;
  }

  const presetOf = (id: string | undefined) =>
    registry().presets.find((entry) => entry.id === id)?.scene as T["scene"] | undefined;

  function openPreset(id: string): void {
    const saved = presetOf(id);
    if (saved === undefined) return;
    works.stop();
    const [scene, { view: before }] = [withoutPosition(saved), choices.getState()];
    const view = lab.presetView?.(scene, before, registry()) ?? before;
    void openSaved({ scene, at: saved.at ?? 0, preset: id, view } as unknown as SavedOf<T>);
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
  async function openTrace(trace: OpenedTrace<T["handle"]>): Promise<boolean> {
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
    const scene = { ...structuredClone(own), workload: workloadOf(trace) };
    const prepared = atHand(scene, trace.handle) ?? (await inTime(scene, trace.handle));
    if (prepared?.ok !== true) {
      if (prepared !== null) reject(prepared.failure);
      trace.handle.free();
      return false;
    }
    show(prepared.value, { ...((saved ?? { at: 0 }) as SavedOf<T>), scene });
    if (setOwn(trace.handle)) forgetHistory();
    opened = trace;
    if (prepared.value.note === undefined) tell(notesOf(trace));
    return true;
  }

  /** Reads a trace file and opens it. What is wrong with it; null if nothing is, or if it was stopped. */
  async function readTrace(file: File): Promise<BadLines | { ok: false; failure: Failure } | null> {
    const result = ownTraces === undefined ? null : await readFile(ownTraces, works, file);
    if (result === null || !result.ok) return result;
    tell(null);
    if (await openTrace(result.value)) choices.setState({ file });
    return null;
  }

  /** Opens an exported scene. */
  async function readScene(file: string): Promise<void> {
    const saved = await lab.readScene(file);
    if (!saved.ok) return reject(saved.failure);
    works.stop();
    await openSaved(saved.value);
  }

  return {
    ...{ awaits, refusalOf, openSaved, openPreset, undoChanges, openFirstIfNone },
    ...{ openTrace, readTrace, readScene },
  };
}

export type Saved<T extends LabTypes> = ReturnType<typeof createSaved<T>>;
