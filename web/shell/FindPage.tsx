import { useState } from "react";
import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { plainNumber } from "../text/numbers.ts";
import { text } from "../text/text.ts";
import { formatCount } from "../ui/format.ts";
import { LookUp } from "../ui/LookUp.tsx";

/** In a pool of so few frames every page can be seen: on a narrow screen there is better use for the room. */
const ALL_IN_SIGHT = 64;

/** "Where is page p?": has the lab mark it wherever it is, and says it in words, which are the lab's. */
export function FindPage({ told }: { told: (page: number) => string }) {
  const lab = useRun();
  const sought = useRunChoice((choices) => choices.sought);
  const small = useRunChoice((choices) => Number(choices.scene?.frames) <= ALL_IN_SIGHT);
  const [answer, setAnswer] = useState("");

  const words = text().lab;
  const find = (typed: string): string | null => {
    const { session } = lab.playback;
    const entered = plainNumber(typed, true).replaceAll(/[ ,_]/g, "");
    const page = session?.pageNamed(typed.trim()) ?? session?.pageNamed(entered);
    if (page === undefined) {
      const last = formatCount((session?.pages ?? 0) - 1);
      const legal = session?.pageName === undefined ? words.pageNumber(last) : words.fileId;
      return words.noSuchPage(typed, legal);
    }
    lab.lookFor(page);
    setAnswer(told(page));
    return null;
  };
  const clear = () => {
    lab.lookFor(null);
    setAnswer("");
  };
  return (
    <div className={`sm:ml-auto ${small ? "max-[80rem]:hidden" : ""}`}>
      <LookUp
        label={words.whereIsPage}
        placeholder={words.whereIsPage}
        onFind={find}
        onClear={sought === null ? undefined : clear}
      />
      {/* The lanes show it too, and follow the run; this says it once. */}
      <p role="status" className="sr-only">
        {answer}
      </p>
    </div>
  );
}
