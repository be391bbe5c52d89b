/** What the share dialog offers, all of it for the step that was shown when it was opened. */
import { useState } from "react";
import { samples } from "../engine/ownTrace/samples.ts";
import { presetAddress } from "../presets/names.ts";
import { usePreset } from "../shell/Part.tsx";
import { EmbedSnippet, LinkToCopy } from "../shell/share/EmbedSnippet.tsx";
import { QrSheet } from "../shell/share/Qr.tsx";
import { address } from "../shell/site.ts";
import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { inTheLab } from "../state/run/view.ts";
import { wantedTrace } from "../state/run/wanted.ts";
import { startOf } from "../state/url/envelope.ts";
import { shareText } from "../text/share.ts";
import { RadioBar } from "../ui/SelectField.tsx";
import { useParts, useSceneTitle } from "./parts.ts";

const ways = ["link", "qr", "embed"] as const;

export function ShareOptions() {
  const lab = useRun();
  const { inEmbeds, leftOut, partWords } = useParts();
  const title = useSceneTitle();
  const [way, setWay] = useState<(typeof ways)[number]>("link");
  const [at] = useState(() => lab.playback.target);
  const scene = useRunChoice((choices) => choices.scene);
  const trace = scene && wantedTrace(scene);
  const own = trace !== null && !(trace.hash in samples);
  const words = shareText();
  const called: Readonly<Record<string, string>> = { ...words.parts, ...partWords?.() };
  const parts = inEmbeds.map((id) => ({ id, label: called[id] ?? id }));
  const hash = lab.linkAt(at, inTheLab(lab.choices.getState().view));
  const { preset } = usePreset();
  const opened = preset && startOf([preset], preset.id);
  // Where the scene is a preset as it opens, the page made for it says in a chat what it is.
  const isOpening = preset && hash === `${lab.path}?v=1&preset=${preset.id}&at=${opened?.at}`;
  const page = isOpening ? presetAddress({ path: lab.path, id: preset.id }) : null;
  const link = page ?? address(hash);
  return (
    <div className="grid gap-4">
      <RadioBar
        label={words.ways}
        name="share-way"
        options={ways.map((value) => ({ value, label: words[value] }))}
        value={way}
        onChange={setWay}
      />
      <p className={own ? "note mb-0 border-accent" : "text-sm text-ink-muted"}>
        {own ? words.ownTrace : trace === null ? words.holdsAll : words.sampleTrace(trace.name)}
      </p>
      {way === "link" && <LinkToCopy link={link} />}
      {way === "qr" && <QrSheet link={link} />}
      {way === "embed" && <EmbedSnippet at={at} {...{ title, parts, leftOut }} />}
    </div>
  );
}
