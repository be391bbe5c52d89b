import { frameAhead } from "../../../shell/notes/ahead.ts";
import { NotesPage as NotesOfRun } from "../../../shell/notes/NotesPage.tsx";
import { presentText } from "../../../text/present.ts";
import { sentencesOf } from "../sentence.ts";
import { useLab, useShownPart } from "../state/hooks.ts";
import { useSceneTitle } from "../useSceneTitle.ts";

/** The speaker's window of this lab. */
export function NotesPage() {
  const { playback } = useLab();
  const title = useSceneTitle();
  const lanes = useShownPart(({ readable }) => readable?.lanes) ?? [];
  const nameOf = lanes[0]?.pageName ?? String;
  const requestWords = (t: number, packed: number | undefined) => {
    const words = presentText();
    if (packed === undefined) return words.afterLast;
    return words.request(String(t + 1), (packed & 1) === 1, nameOf(packed >>> 1));
  };
  return (
    <NotesOfRun
      title={title}
      now={sentencesOf(lanes)}
      next={() => sentencesOf(frameAhead(playback.session)?.lanes ?? [])}
      requestWords={requestWords}
    />
  );
}
