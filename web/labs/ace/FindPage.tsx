import { useState } from "react";
import { useChoice, useLab } from "../../state/hooks.ts";
import { plainNumber } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import { formatCount } from "../../ui/format.ts";
import { LookUp } from "../../ui/LookUp.tsx";
import { laneLabel } from "./lanes.ts";
import { placeWords } from "./placeWords.ts";

/** In a pool of so few frames every page can be seen: on a narrow screen there is better use for the room. */
const ALL_IN_SIGHT = 64;

/** "Where is page p?": marks it in every pool, goes there, and says it in words. */
export function FindPage() {
  const lab = useLab();
  const sought = useChoice((choices) => choices.sought);
  const small = useChoice((choices) => Number(choices.scene?.frames) <= ALL_IN_SIGHT);
  const [answer, setAnswer] = useState("");

  const words = text().lab;
  const find = (typed: string): string | null => {
    const { session } = lab.playback;
    const entered = plainNumber(typed, true).replaceAll(/[ ,_]/g, "");
    const page = /^\d+$/.test(entered) ? session?.pageNamed(entered) : undefined;
    if (page === undefined) {
      const last = formatCount((session?.lanes[0]?.pages ?? 0) - 1);
      const legal = session?.pageName === undefined ? words.pageNumber(last) : words.fileId;
      return words.noSuchPage(typed, legal);
    }
    lab.choices.setState({ sought: { page, asked: (sought?.asked ?? 0) + 1 } });
    const places = session?.findPage(page) ?? [];
    const lanes = lab.playback.shown().readable?.lanes ?? [];
    const told = lanes.map((lane, at) => `${laneLabel(lane)}: ${placeWords(lane, page, places[at] ?? null)}`);
    setAnswer(told.join(" "));
    return null;
  };
  const clear = () => {
    lab.choices.setState({ sought: null });
    setAnswer("");
  };
  return (
    <div className={`sm:ml-auto ${small ? "max-sm:hidden" : ""}`}>
      <LookUp label={words.whereIsPage} onFind={find} onClear={sought === null ? undefined : clear} />
      {/* The lanes show it too, and follow the run; this says it once. */}
      <p role="status" className="sr-only">
        {answer}
      </p>
    </div>
  );
}
