import { formatCount } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import { Playback } from "../playback.ts";
import { isAt, pathOf } from "../route.ts";
import { createControls } from "./controls.ts";
import type { LabDefinition, LabTypes, SessionOf } from "./definition.ts";
import { createLinks } from "./links.ts";
import { createMessages } from "./messages.ts";
import { createOpening } from "./open.ts";
import { createPrepare } from "./prepare.ts";
import { createSaved } from "./saved.ts";
import { createUnderWay } from "./underWay.ts";
import { placed, type RunView } from "./view.ts";

export function createRun<T extends LabTypes>(lab: LabDefinition<T>) {
  const { choices, path, notesPath = `${path}/notes`, shows = isAt(path) } = lab;
  const playback = new Playback<T["frame"], SessionOf<T>>();
  const messages = createMessages(choices);
  const { tell, reject } = messages;
  const works = createUnderWay((shown) => choices.setState(shown));
  const refused = (words: string) => tell({ tone: "error", text: words });
  const prepare = createPrepare(lab, registry, works, refused);
  const opening = createOpening(lab, playback, prepare, reject);
  const saved = createSaved(lab, registry, works, messages, prepare, opening);
  const { link, linkAt, openLink } = createLinks(
    lab,
    playback,
    registry,
    works,
    messages,
    prepare,
    opening,
    saved,
  );
  const { openPreset, openFirstIfNone, undoChanges, openSaved, openTrace, readTrace, readScene } = saved;
  const { change, undo, redo, setView } = opening;

  playback.onOutcome = (outcome) => {
    if (outcome.kind === "failed") reject(outcome.failure);
    else tell({ tone: "info", text: text().messages.noSuchStep(formatCount(outcome.from)) });
  };

  function registry(): T["registry"] {
    const found = choices.getState().registry;
    if (found === null) throw new Error("the engine is not loaded yet");
    return found;
  }

  /** Loads the engine and opens what the address bar says; called again, opens a link that is not shown yet. */
  async function start(hash: string): Promise<void> {
    choices.setState({ registry: choices.getState().registry ?? (await lab.load()) });
    const shown = shows(hash);
    if (!shown || !hash.includes("?")) openFirstIfNone();
    else if (hash !== link()) void openLink(hash);
    if (!shown) tell({ tone: "error", text: text().messages.noSuchAddress(pathOf(hash)), pages: true });
  }

  return {
    ...{ path, notesPath, shows, playback, start },
    ...{ openPreset, undoChanges, undo, redo, openSaved, openLink, openTrace, readTrace, readScene },
    /** Ends what is on its way; whether there was anything. */
    stop: () => works.stop(),
    readsTraces: lab.ownTraces !== undefined,
    change,
    ...createControls(choices, playback, tell),
    setView,
    /** Another stage, or other parts left out; what is not said is none. */
    setPlace: (place: RunView) => setView(placed(lab.parts, choices.getState().view, place)),
    session: prepare.session,
    ...{ link, linkAt },
    ...messages,
  };
}
