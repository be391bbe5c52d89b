/** A lab's controller: every control calls one of these; none throws, and a rejected change keeps the run. */
import type { Condition } from "../../engine/runSession.ts";
import { formatCount } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import { isAt, pathOf } from "../route.ts";
import { createBase } from "./base.ts";
import type { LabDefinition, LabTypes } from "./definition.ts";
import { createLinks } from "./links.ts";
import { createOpening } from "./open.ts";
import { createPrepare } from "./prepare.ts";
import { createSaved } from "./saved.ts";
import { placed, type RunView } from "./view.ts";

export function createRun<T extends LabTypes>(lab: LabDefinition<T>) {
  const { path, notesPath = `${path}/notes`, shows = isAt(path) } = lab;
  const base = createBase(lab);
  const { choices, playback, works, tell, reject, clearError } = base;
  const prepare = createPrepare(base);
  const opening = createOpening(base, prepare);
  const saved = createSaved(base, prepare, opening);
  const { link, linkAt, openLink } = createLinks(base, prepare, opening, saved);
  const { openPreset, openFirstIfNone, undoChanges, openSaved, openTrace, readTrace, readScene } = saved;
  const { change, undo, redo, setView } = opening;

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

  const play = () => playback.play(choices.getState().stepsPerSecond);

  function setSpeed(stepsPerSecond: number): void {
    choices.setState({ stepsPerSecond });
    if (playback.shown().activity === "playing") play();
  }

  function runTo(condition: Condition): void {
    tell(null);
    playback.runTo(condition);
  }

  /** Looks for a page in the pools; null looks for none. */
  function lookFor(page: number | null): void {
    const asked = (choices.getState().sought?.asked ?? 0) + 1;
    choices.setState({ sought: page === null ? null : { page, asked } });
  }

  return {
    ...{ path, notesPath, shows, playback, start },
    ...{ openPreset, undoChanges, undo, redo, openSaved, openLink, openTrace, readTrace, readScene },
    /** Ends what is on its way; whether there was anything. */
    stop: () => works.stop(),
    /** Whether a reader's own trace can be opened, in addition to saved scenes. */
    readsTraces: lab.ownTraces !== undefined,
    ...{ change, play, setSpeed, runTo, lookFor, setView },
    setSingleKeys: (singleKeys: boolean) => choices.setState({ singleKeys }),
    /** Another stage, or other parts left out; what is not said is none. */
    setPlace: (place: RunView) => setView(placed(lab.parts, choices.getState().view, place)),
    session: prepare.session,
    ...{ link, linkAt, tell, reject, clearError },
  };
}
