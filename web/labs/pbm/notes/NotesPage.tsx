import { frameAhead } from "../../../shell/notes/ahead.ts";
import { NotesPage as NotesOfRun } from "../../../shell/notes/NotesPage.tsx";
import { presentText } from "../../../text/present.ts";
import type { PbmFrame } from "../engine/types.ts";
import { requestWords } from "../requestWords.ts";
import { sentencesOf } from "../sentence.ts";
import { usePbm, useShown } from "../state/hooks.ts";
import { useSceneTitle } from "../useSceneTitle.ts";
import { useTime } from "../useTime.ts";

/** The frame after each one that was looked ahead from. */
const ahead = new WeakMap<PbmFrame, PbmFrame | null>();

/** The speaker's window of this lab. */
export function NotesPage() {
  const { playback } = usePbm();
  const { readable, prescan } = useShown();
  const title = useSceneTitle();
  const axis = useTime(readable, prescan);
  const look = () => {
    if (readable === null) return [];
    if (!ahead.has(readable)) ahead.set(readable, frameAhead(playback.session));
    return sentencesOf(ahead.get(readable)?.lanes ?? []);
  };
  const words = (t: number) => {
    const frame = t + 1 === readable?.position ? readable : readable && ahead.get(readable);
    return frame ? requestWords(frame, axis) : presentText().afterLast;
  };
  return (
    <NotesOfRun title={title} now={sentencesOf(readable?.lanes ?? [])} next={look} requestWords={words} />
  );
}
