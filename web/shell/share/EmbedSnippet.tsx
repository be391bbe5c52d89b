import { useId, useState } from "react";
import { useRun, useRunShownPart } from "../../state/run/hooks.ts";
import { LONGEST_LINK } from "../../state/url/raw.ts";
import { shareText } from "../../text/share.ts";
import { formatCount } from "../../ui/format.ts";
import { CheckField } from "../../ui/SelectField.tsx";
import { address } from "../site.ts";
import { CopyText } from "./CopyText.tsx";

export interface EmbedOffer {
  title: string;
  parts: readonly { id: string; label: string }[];
  leftOut: readonly string[];
}

const HEIGHTS_PX = [160, 2_000] as const;

/** The embed of the scene: where it starts, how high it is, what it leaves out, and the HTML for it. */
export function EmbedSnippet({ at, title, parts, leftOut }: EmbedOffer & { at: number }) {
  const lab = useRun();
  const words = shareText();
  const requests = useRunShownPart((shown) => shown.frame?.requests ?? 0);
  const [start, setStart] = useState(at);
  const [height_px, setHeight] = useState(760);
  const [chosen, setChosen] = useState(leftOut);
  const hidden = parts.map(({ id }) => id).filter((id) => chosen.includes(id));
  const src = address(lab.linkAt(start, { stage: "embed", ...(hidden.length > 0 && { hidden }) }));
  const toggle = (id: string) =>
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <>
      <div className="flex flex-wrap gap-x-6 gap-y-2">
        <WholeNumber label={words.startStep} value={start} range={[0, requests]} onChange={setStart} />
        <WholeNumber label={words.height} value={height_px} range={HEIGHTS_PX} onChange={setHeight} />
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

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

/** Any text as the value of an attribute in double quotes. */
export const attribute = (text: string) => text.replace(/[&"<>]/g, (letter) => ESCAPES[letter] ?? letter);

type Snippet = { src: string; title: string; height_px: number };
export const iframeSnippet = ({ src, title, height_px }: Snippet): string =>
  `<iframe src="${attribute(src)}" title="${attribute(title)}" width="100%" height="${height_px}" loading="lazy"></iframe>`;

interface WholeNumberProps {
  label: string;
  value: number;
  range: readonly [least: number, most: number];
  onChange: (value: number) => void;
}

/** A number within its range; another one is refused beside the field, and the one before stays in force. */
function WholeNumber({ label, value, range, onChange }: WholeNumberProps) {
  const [least, most] = range;
  const [text, setText] = useState(String(value));
  const [refused, setRefused] = useState(false);
  const id = useId();
  const take = (entered: string) => {
    setText(entered);
    const number = Number(entered);
    const ok = /^\s*\d+\s*$/.test(entered) && number >= least && number <= most;
    setRefused(!ok);
    if (ok) onChange(number);
  };
  return (
    <div className="text-sm">
      <label className="flex items-center gap-2">
        {label}
        <input
          inputMode="numeric"
          autoComplete="off"
          value={text}
          aria-invalid={refused}
          aria-describedby={refused ? id : undefined}
          onChange={(event) => take(event.target.value)}
          className="min-h-8 w-24 rounded-md border border-line-strong bg-surface px-2 text-right text-sm tabular-nums aria-invalid:border-error pointer-coarse:min-h-11"
        />
      </label>
      {refused && (
        <p id={id} role="alert" className="mt-1 text-error">
          {shareText().legalNumber(formatCount(least), formatCount(most))}
        </p>
      )}
    </div>
  );
}

/** Whether programs on the way may cut the link, and what to do then. */
export function LengthNote({ link }: { link: string }) {
  const words = shareText();
  return link.length > LONGEST_LINK ? (
    <p role="status" className="note mb-0 border-error text-sm">
      {words.tooLong(formatCount(link.length), formatCount(LONGEST_LINK))}
    </p>
  ) : null;
}

export const LinkToCopy = ({ link }: { link: string }) => (
  <>
    <CopyText label={shareText().link} text={link} rows={4} />
    <LengthNote link={link} />
  </>
);
