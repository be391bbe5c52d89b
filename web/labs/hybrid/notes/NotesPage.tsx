import { frameAhead } from "../../../shell/notes/ahead.ts";
import { NotesPage as NotesOfRun } from "../../../shell/notes/NotesPage.tsx";
import { presentText } from "../../../text/present.ts";
import { requestWords } from "../requestWords.ts";
import { sentencesOf } from "../sentence.ts";
import { useHybrid, useShownPart } from "../state/hooks.ts";
import { useSceneTitle } from "../useSceneTitle.ts";

/** The speaker's window of this lab. */
export function NotesPage() {
  const { playback } = useHybrid();
  const title = useSceneTitle();
  const lanes = useShownPart(({ readable }) => readable?.lanes) ?? [];
  const nameOf = lanes[0]?.pageName ?? String;
  return (
    <NotesOfRun
      title={title}
      now={sentencesOf(lanes)}
      next={() => sentencesOf(frameAhead(playback.session)?.lanes ?? [])}
      requestWords={(t, packed) =>
        packed === undefined ? presentText().afterLast : requestWords(t, packed, nameOf)
      }
    />
  );
}
