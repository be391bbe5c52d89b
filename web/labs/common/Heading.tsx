import type { ReactNode } from "react";
import { useRun, useRunChoice } from "../../state/run/hooks.ts";
import { sameScene } from "../../state/run/scene.ts";
import { text } from "../../text/text.ts";
import { Button } from "../../ui/Button.tsx";
import { SelectField } from "../../ui/SelectField.tsx";
import { SiteNav } from "../../ui/SiteNav.tsx";
import { stepButton } from "../../ui/Transport.tsx";
import { Part } from "./Part.tsx";
import { ShowHidden } from "./ShowHidden.tsx";

interface HeadingProps {
  onKeys: () => void;
  /** Beside the preset: how the lab's scene is looked at. */
  view: ReactNode;
  /** The quiet controls of the page. */
  children: ReactNode;
}

/** Title, ways to the other pages, preset, and the lab's own controls. */
export function Heading({ onKeys, view, children }: HeadingProps) {
  const lab = useRun();
  const presets = useRunChoice((choices) => choices.registry?.presets ?? none);
  const id = useRunChoice((choices) => choices.preset);
  const scene = useRunChoice((choices) => choices.scene);
  const words = text().lab;
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
            className="min-w-0 flex-nowrap [&_select]:w-72"
          />
        </Part>
        {changed && <Button onClick={undo}>{words.undo}</Button>}
        {view}
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
          {children}
        </div>
      </div>
    </header>
  );
}

const none: [] = [];
