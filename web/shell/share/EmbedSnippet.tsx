import { useState } from "react";
import { useRun, useRunShownPart } from "../../state/run/hooks.ts";
import { shareText } from "../../text/share.ts";
import { CheckField } from "../../ui/CheckField.tsx";
import { formatCount } from "../../ui/format.ts";
import { address } from "./address.ts";
import { CopyText } from "./CopyText.tsx";
import { LengthNote } from "./LinkToCopy.tsx";
import { iframeSnippet } from "./snippet.ts";
import { WholeNumber } from "./WholeNumber.tsx";

/** What an embed of a lab is. */
export interface EmbedOffer {
  /** What the scene is called. */
  title: string;
  /** What an embed may leave out, in the order of the page. */
  parts: readonly { id: string; label: string }[];
  /** What a first embed does without: its room is small. */
  leftOut: readonly string[];
}

const HEIGHT_PX = { usual: 760, least: 160, most: 2_000 };

/** The embed of the scene: where it starts, how high it is, what it leaves out, and the HTML for it. */
export function EmbedSnippet({ at, title, parts, leftOut }: EmbedOffer & { at: number }) {
  const lab = useRun();
  const words = shareText();
  const requests = useRunShownPart((shown) => shown.frame?.requests ?? 0);
  const [start, setStart] = useState(at);
  const [height_px, setHeight] = useState(HEIGHT_PX.usual);
  const [chosen, setChosen] = useState(leftOut);
  const hidden = parts.map(({ id }) => id).filter((id) => chosen.includes(id));
  const src = address(lab.linkAt(start, { stage: "embed", ...(hidden.length > 0 && { hidden }) }));
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
        <div className="grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-4 gap-y-1">
          {parts.map(({ id, label }) => (
            <CheckField key={id} label={label} checked={chosen.includes(id)} onChange={() => toggle(id)} />
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
