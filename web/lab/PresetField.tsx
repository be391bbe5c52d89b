import { type KeyboardEvent, type ToggleEvent, useRef, useState } from "react";
import { usePreset } from "../shell/Part.tsx";
import { text } from "../text/text.ts";
import { onDemand, Suspense } from "../ui/onDemand.tsx";

const PresetPanel = onDemand(() => import("./PresetPanel.tsx").then(({ PresetPanel }) => PresetPanel));

/** What the heading calls the scene: the preset that it comes from, and whether it is that scene still. */
export function usePresetName(): string {
  const { preset, changed } = usePreset();
  const { ownScene, changedPreset } = text().lab;
  return preset === undefined ? ownScene : changed ? changedPreset(preset.title) : preset.title;
}

/** The preset at hand, as a button that opens all of them. */
export function PresetField() {
  const { preset } = usePreset();
  const panel = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const words = text().lab;
  const name = usePresetName();
  // As a list opens.
  const openAsList = (event: KeyboardEvent) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    panel.current?.showPopover();
  };
  return (
    <>
      <button
        type="button"
        popoverTarget="presets"
        aria-haspopup="dialog"
        data-preset={preset?.id ?? ""}
        onKeyDown={openAsList}
        className="preset-button"
      >
        <span className="sr-only">{`${words.preset}: `}</span>
        <span className="truncate" title={name}>
          {name}
        </span>
        <svg viewBox="0 0 16 16" className="size-4 flex-none" aria-hidden="true">
          <path d="M4 6l4 4l4-4" strokeWidth={1.8} className="fill-none stroke-ink" />
        </svg>
      </button>
      <div
        ref={panel}
        id="presets"
        popover="auto"
        role="dialog"
        aria-label={words.preset}
        data-own-keys=""
        onToggle={(event: ToggleEvent) => setOpen(event.newState === "open")}
        className="preset-panel"
      >
        <Suspense fallback={<p role="status">{text().page.loading}</p>}>
          {open && <PresetPanel onClose={() => panel.current?.hidePopover()} />}
        </Suspense>
      </div>
    </>
  );
}
