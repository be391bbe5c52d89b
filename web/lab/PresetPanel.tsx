/** All presets in their groups, each with its opening moment: a list to search, by keys as a native one. */
import { type KeyboardEvent, memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { PresetSpec } from "../engine/types.ts";
import { usePreset } from "../shell/Part.tsx";
import { useRun, useRunChoice } from "../state/run/hooks.ts";
import { presetsText } from "../text/presets.ts";
import { text } from "../text/text.ts";
import { Button, Icon } from "../ui/Button.tsx";
import { useLoaded } from "../ui/onDemand.tsx";
import { useParts } from "./parts.ts";
import "./presets.css";
import { beside, grouped, matching, wordsOf } from "./presetList.ts";

const LIST = "preset-list";
const optionId = (id: string) => `preset-${id}`;

export function PresetPanel({ onClose }: { onClose: () => void }) {
  const lab = useRun();
  const { presetPictures } = useParts();
  const registry = useRunChoice((choices) => choices.registry);
  const { preset } = usePreset();
  const { part: pictures } = useLoaded(presetPictures);
  const [search, setSearch] = useState("");
  const [chosen, setChosen] = useState(preset?.id);
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const words = presetsText();
  const all = (registry?.presets ?? []).filter(({ id, former }) => former !== true || id === preset?.id);
  const found = matching(all, search, (entry) => wordsOf(entry, registry ?? {}, words.groups[entry.group]));
  const groups = grouped(found);
  const ordered = groups.flatMap(({ presets }) => presets);
  const active = ordered.find(({ id }) => id === chosen) ?? ordered[0];

  useEffect(() => field.current?.focus(), []);
  // The one at hand in the middle at first, then whichever the keys are at just in view.
  const first = useRef(true);
  const activeId = active?.id;
  useLayoutEffect(() => {
    const option = activeId === undefined ? null : document.getElementById(optionId(activeId));
    option?.scrollIntoView?.({ block: first.current ? "center" : "nearest" });
    first.current = false;
  }, [activeId]);

  const choose = (id: string) => {
    onClose();
    lab.openPreset(id);
  };
  const onKey = (event: KeyboardEvent) => {
    const options = [...(list.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];
    const at = options.findIndex(({ dataset }) => dataset.preset === activeId);
    if (event.key === "Enter") {
      event.preventDefault();
      if (activeId !== undefined) choose(activeId);
      return;
    }
    // In what is typed, left and right are the field's.
    const to = beside(options, at, event.key, search !== "");
    if (to === null) return;
    event.preventDefault();
    setChosen(options[to]?.dataset.preset);
  };

  return (
    <div className="preset-all">
      <div className="preset-search">
        <input
          ref={field}
          role="combobox"
          aria-expanded="true"
          aria-controls={LIST}
          aria-autocomplete="list"
          aria-activedescendant={activeId === undefined ? undefined : optionId(activeId)}
          aria-label={words.search}
          placeholder={words.search}
          autoComplete="off"
          spellCheck={false}
          value={search}
          onChange={({ target }) => {
            setSearch(target.value);
            setChosen(undefined);
          }}
          onKeyDown={onKey}
        />
        <Button className="px-0" aria-label={text().controls.close} onClick={onClose}>
          <Icon name="close" />
        </Button>
        <p role="status">{found.length === 0 ? words.none(search) : words.count(found.length, all.length)}</p>
      </div>
      <div
        ref={list}
        id={LIST}
        role="listbox"
        aria-label={text().lab.preset}
        // The field keeps the focus; options are pointed at from there.
        onPointerDown={(event) => event.preventDefault()}
        className="preset-list"
      >
        {groups.map(({ group, presets }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are options
          <div key={group} role="group" aria-labelledby={`presets-${group}`}>
            <p id={`presets-${group}`} className="preset-group">
              {words.groups[group]}
            </p>
            <div role="presentation" className="preset-cards">
              {presets.map((entry) => (
                <Card
                  key={entry.id}
                  entry={entry}
                  picture={pictures?.default[entry.id]}
                  current={entry.id === preset?.id}
                  active={entry.id === activeId}
                  onChoose={choose}
                />
              ))}
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}

interface CardProps {
  entry: PresetSpec;
  picture: string | undefined;
  /** Whether it is the one at hand, and whether the keys are at it. */
  current: boolean;
  active: boolean;
  onChoose: (id: string) => void;
}

const Card = memo(function Card({ entry, picture, current, active, onChoose }: CardProps) {
  const { id, title, teaches } = entry;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and its keys
    // biome-ignore lint/a11y/useFocusableInteractive: the field points at it
    <div
      role="option"
      id={optionId(id)}
      data-preset={id}
      aria-selected={current}
      aria-labelledby={`${optionId(id)}-title`}
      aria-describedby={`${optionId(id)}-teaches`}
      data-active={active || undefined}
      onClick={() => onChoose(id)}
      className="preset-card"
    >
      <span
        className="preset-picture"
        aria-hidden="true"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: drawn by this build, of its own presets
        dangerouslySetInnerHTML={{ __html: picture ?? "" }}
      />
      <span>
        <span className="preset-title">
          {current && <span aria-hidden="true">✓ </span>}
          <span id={`${optionId(id)}-title`}>{title}</span>
        </span>
        <br />
        <span id={`${optionId(id)}-teaches`}>{teaches}</span>
      </span>
    </div>
  );
});
