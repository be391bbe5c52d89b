import { useState } from "react";
import { type HideableId, inEmbeds } from "../../../state/hideable.ts";
import { useChoice, useLab, useShownPart } from "../../../state/hooks.ts";
import { shareText } from "../../../text/share.ts";
import { formatCount } from "../../../ui/format.ts";
import { useSceneTitle } from "../useSceneTitle.ts";
import { address } from "./address.ts";
import { CopyText } from "./CopyText.tsx";
import { LengthNote } from "./LinkToCopy.tsx";
import { iframeSnippet } from "./snippet.ts";
import "./share.css";
import { WholeNumber } from "./WholeNumber.tsx";

/** What a first embed does without: its room is small. */
const USUALLY_LEFT_OUT: readonly string[] = ["device", "disk", "algorithm"] satisfies HideableId[];
const HEIGHT_PX = { usual: 760, least: 160, most: 2_000 };

/** The embed of the scene: where it starts, how high it is, what it leaves out, and the HTML for it. */
export function EmbedSnippet({ at }: { at: number }) {
  const lab = useLab();
  const words = shareText();
  const title = useSceneTitle();
  const arrangement = useChoice((choices) => choices.view.arrangement);
  const requests = useShownPart((shown) => shown.frame?.requests ?? 0);
  const [start, setStart] = useState(at);
  const [height_px, setHeight] = useState(HEIGHT_PX.usual);
  const [chosen, setChosen] = useState(USUALLY_LEFT_OUT);
  const hidden = inEmbeds.filter((id) => chosen.includes(id));
  const view = { arrangement, stage: "embed" as const, ...(hidden.length > 0 && { hidden }) };
  const src = address(lab.link({ at: start, view }));
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <WholeNumber
          label={words.startStep}
          value={start}
          least={0}
          most={requests}
          onChange={setStart}
          legal={words.legalNumber(formatCount(0), formatCount(requests))}
        />
        <WholeNumber
          label={words.height}
          value={height_px}
          least={HEIGHT_PX.least}
          most={HEIGHT_PX.most}
          onChange={setHeight}
          legal={words.legalNumber(formatCount(HEIGHT_PX.least), formatCount(HEIGHT_PX.most))}
        />
      </div>
      <fieldset className="text-sm">
        <legend className="mb-1">{words.leaveOut}</legend>
        <div className="parts-to-leave">
          {inEmbeds.map((id) => (
            <label key={id} className="flex min-h-7 items-center gap-2 pointer-coarse:min-h-11">
              <input
                type="checkbox"
                className="size-5 accent-accent"
                checked={chosen.includes(id)}
                onChange={() => toggle(id)}
              />
              {words.parts[id]}
            </label>
          ))}
        </div>
      </fieldset>
      <CopyText
        label={words.snippet}
        text={iframeSnippet({ src, title: words.frameTitle(title), height_px })}
        rows={5}
      />
      <LengthNote link={src} />
      <p className="text-sm text-ink-muted">{words.readOnly}</p>
    </>
  );
}
