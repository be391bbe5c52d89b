/** What the share dialog offers, all of it for the step that was shown when it was opened. */
import { useState } from "react";
import { useRun, useRunChoice } from "../../state/run/hooks.ts";
import { inTheLab } from "../../state/run/view.ts";
import { shareText } from "../../text/share.ts";
import { address } from "./address.ts";
import { type EmbedOffer, EmbedSnippet } from "./EmbedSnippet.tsx";
import { LinkToCopy } from "./LinkToCopy.tsx";
import { QrSheet } from "./QrSheet.tsx";

const ways = ["link", "qr", "embed"] as const;
type Way = (typeof ways)[number];

export function ShareOptions(embed: EmbedOffer) {
  const lab = useRun();
  const [way, setWay] = useState<Way>("link");
  const [at] = useState(() => lab.playback.target);
  const own = useRunChoice((choices) => choices.scene?.workload.kind === "own");
  const words = shareText();
  const link = address(lab.linkAt(at, inTheLab(lab.choices.getState().view)));
  return (
    <div className="grid gap-4">
      <fieldset className="flex flex-wrap items-center gap-1 justify-self-start rounded-md border border-line p-0.5 text-sm">
        <legend className="sr-only">{words.ways}</legend>
        {ways.map((value) => (
          <label
            key={value}
            className="flex min-h-8 cursor-pointer items-center rounded px-2.5 has-checked:bg-surface-raised has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-10"
          >
            <input
              type="radio"
              name="share-way"
              className="sr-only"
              checked={way === value}
              onChange={() => setWay(value)}
            />
            {words[value]}
          </label>
        ))}
      </fieldset>
      {own && <p className="note mb-0 border-accent">{words.ownTrace}</p>}
      {way === "link" && <LinkToCopy link={link} />}
      {way === "qr" && <QrSheet link={link} />}
      {way === "embed" && <EmbedSnippet at={at} {...embed} />}
    </div>
  );
}
