import { memo } from "react";
import { useChoice, useLab } from "../../state/hooks.ts";
import { sameScene } from "../../state/scene.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { SiteNav } from "../../ui/SiteNav.tsx";
import { stepButton } from "../../ui/Transport.tsx";
import { Exercise } from "./Exercise.tsx";
import { Exports } from "./Exports.tsx";
import { FileButton, openFileButton } from "./FileButton.tsx";
import { FindPage } from "./FindPage.tsx";
import { Part } from "./Part.tsx";
import { PresentButton } from "./PresentButton.tsx";
import { Share } from "./Share.tsx";
import { ShowHidden } from "./ShowHidden.tsx";

interface HeadingProps {
  parametersShown: boolean;
  onParameters: () => void;
  onKeys: () => void;
}

/** Title, preset, view and the quiet controls of the page. */
export const Heading = memo(function Heading({ parametersShown, onParameters, onKeys }: HeadingProps) {
  const lab = useLab();
  const registry = useChoice((choices) => choices.registry);
  const id = useChoice((choices) => choices.preset);
  const scene = useChoice((choices) => choices.scene);
  const view = useChoice((choices) => choices.view);
  const words = text().lab;
  const presets = registry?.presets ?? [];
  const preset = presets.find((entry) => entry.id === id);
  const changed = preset !== undefined && !sameScene(preset.scene, scene);
  // The button goes with the changes; the focus must not go with it.
  const undo = () => {
    lab.undoChanges();
    document.getElementById(stepButton)?.focus();
  };
  const options = presets.map((entry) => ({
    value: entry.id,
    label: changed && entry.id === id ? words.changedPreset(entry.title) : entry.title,
  }));
  if (preset === undefined) options.unshift({ value: "", label: words.ownScene });
  return (
    <header className="mb-3 grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center gap-x-8 gap-y-1">
        <h1 className="text-xl font-semibold whitespace-nowrap">{text().page.name}</h1>
        <SiteNav>
          <Button onClick={onKeys} title={words.keysTitle("?")} aria-label={words.keys}>
            ?
          </Button>
        </SiteNav>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Part id="presets">
          <SelectField
            label={words.preset}
            value={preset?.id ?? ""}
            options={options}
            onChange={(chosen) => lab.openPreset(chosen)}
            className="min-w-0 flex-nowrap [&_select]:w-56"
          />
        </Part>
        {changed && <Button onClick={undo}>{words.undo}</Button>}
        <Part id="arrangement">
          <Arrangement
            value={view.arrangement}
            onChange={(arrangement) => lab.setView({ ...view, arrangement })}
          />
        </Part>
        <div className="ml-auto">
          <Part id="find-page">
            <FindPage />
          </Part>
        </div>
      </div>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        {preset !== undefined && (
          <details className="max-w-[110ch] flex-1 basis-80 text-sm text-ink-muted">
            <summary className="cursor-pointer py-1">{preset.teaches}</summary>
            <p className="mt-1 leading-relaxed">{preset.about}</p>
          </details>
        )}
        <div className="ml-auto flex flex-wrap items-center gap-2">
          <ShowHidden />
          <Part id="parameters">
            <Button aria-expanded={parametersShown} onClick={onParameters}>
              {words.parameters}
            </Button>
          </Part>
          <Part id="files">
            <FileButton label={words.openFile} id={openFileButton} />
          </Part>
          <Part id="exercise">
            <Exercise />
          </Part>
          <Part id="export">
            <Exports />
          </Part>
          <Part id="link">
            <Share />
          </Part>
          <Part id="present">
            <PresentButton />
          </Part>
        </div>
      </div>
    </header>
  );
});

const arrangements = [
  { value: "order", label: "byOrder" },
  { value: "frame", label: "byFrame" },
] as const;

function Arrangement(props: { value: "frame" | "order"; onChange: (value: "frame" | "order") => void }) {
  return (
    <fieldset className="flex items-center gap-1 rounded-md border border-line p-0.5 text-sm">
      <legend className="sr-only">{text().lab.arrangement}</legend>
      {arrangements.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-8 cursor-pointer items-center rounded px-2.5 has-checked:bg-surface-raised has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-10"
        >
          <input
            type="radio"
            name="arrangement"
            className="sr-only"
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          {text().lab[label]}
        </label>
      ))}
    </fieldset>
  );
}
