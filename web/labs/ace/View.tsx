import { useState } from "react";
import { Part } from "../../shell/Part.tsx";
import { formatCount, plainNumber } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import { LookUp } from "../../ui/LookUp.tsx";
import { RadioBar } from "../../ui/SelectField.tsx";
import { laneLabel } from "./lanes.ts";
import { placeWords } from "./placeWords.ts";
import { useChoice, useLab } from "./state/hooks.ts";

/** In a pool of so few frames every page can be seen: on a narrow screen there is better use for the room. */
const ALL_IN_SIGHT = 64;

/** "Where is page p?": marks it wherever it is, and says so. */
function FindPage() {
  const lab = useLab();
  const sought = useChoice((choices) => choices.sought);
  const small = useChoice((choices) => Number(choices.scene?.frames) <= ALL_IN_SIGHT);
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
    const places = session?.findPage(page) ?? [];
    const lanes = lab.playback.shown().readable?.lanes ?? [];
    const told = lanes.map((lane, at) => `${laneLabel(lane)}: ${placeWords(lane, page, places[at] ?? null)}`);
    setAnswer(told.join(" "));
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

/** How the scene is looked at, and the look-up of a page. */
export function View() {
  const lab = useLab();
  const view = useChoice((choices) => choices.view);
  return (
    <>
      <Part id="arrangement">
        <RadioBar
          label={text().lab.arrangement}
          name="arrangement"
          options={[
            { value: "order", label: text().lab.byOrder },
            { value: "frame", label: text().lab.byFrame },
          ]}
          value={view.arrangement}
          onChange={(arrangement) => lab.setView({ ...view, arrangement })}
        />
      </Part>
      <Part id="find-page">
        <FindPage />
      </Part>
    </>
  );
}
