/** The parameters that matter most, over a lab: each shows its value, and opens what changes it. */
import { type ComponentType, type KeyboardEvent, useId, useRef, useState } from "react";
import type { CounterSpec, RunRegistry } from "../../engine/types.ts";
import { useRunChoice } from "../../state/run/hooks.ts";
import { shownNumber } from "../../text/numbers.ts";
import { text } from "../../text/text.ts";
import { onDemand, Suspense } from "../../ui/onDemand.tsx";
import { type ChipChoice, type PartsOf, type Path, specOf, valueIn } from "./chip.ts";

const ChipPanel = onDemand(() => import("./ChipPanel.tsx").then(({ ChipPanel }) => ChipPanel));

export interface LabChips {
  lab: string;
  chips: readonly ChipChoice[];
  parts: (registry: RunRegistry) => PartsOf;
  /** What a parameter answers in, where that is not the score. */
  counters?: (path: Path) => readonly CounterSpec[] | undefined;
  /** What a counter is called in the score, where that is not its usual name. */
  names?: () => Readonly<Record<string, string>>;
}

export interface OwnChip {
  id: string;
  /** What it is about: said, not written, for its value says so by itself. */
  label: string;
  value: string;
  Panel: ComponentType;
}

interface ChipsProps {
  of: LabChips;
  resolved: Readonly<Record<string, unknown>>;
  lanes: readonly string[];
  own?: readonly OwnChip[];
}

/** Low, so that the pools and the score stay in view; where all of the lab is, over them. */
const PANEL =
  "relative flex w-full flex-wrap gap-x-6 gap-y-2 rounded-[8px] border border-line-strong bg-surface py-2 pr-11 pl-4 one-screen:absolute one-screen:inset-[calc(100%+0.125rem)_0_auto] one-screen:z-3 one-screen:shadow-raised";

export function Chips({ of, resolved, lanes, own = [] }: ChipsProps) {
  const registry = useRunChoice((choices) => choices.registry);
  const scene = useRunChoice((choices) => choices.scene);
  const [open, setOpen] = useState<string | null>(null);
  const [chosen, setCounter] = useState<string | null>(null);
  const row = useRef<HTMLFieldSetElement>(null);
  const panel = useId();
  const close = () => {
    row.current?.querySelector<HTMLElement>("[aria-expanded=true]")?.focus();
    setOpen(null);
  };
  if (registry === null || scene === null) return null;
  const counter = chosen ?? registry.lab.score[0] ?? "";
  const known = (path: string) => specOf(registry, of.parts(registry), scene, path);
  const ofLab = of.chips.flatMap(({ path, unless }) => {
    const spec = unless?.(scene) ? undefined : known(path);
    const value = spec && valueIn(scene, spec, path, resolved);
    if (spec === undefined || value === undefined) return [];
    const { symbol, label, unit } = spec;
    const shown = `${shownNumber(String(value))}${unit === "%" ? "%" : ""}`;
    return [{ id: path, name: symbol || label, label, value: shown }];
  });
  const shown = [...ofLab, ...own.map(({ id, label, value }) => ({ id, name: "", label, value }))];
  const chip = of.chips.find(({ path }) => path === open);
  const spec = chip && known(chip.path);
  const Own = own.find(({ id }) => id === open)?.Panel;
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.stopPropagation();
    close();
  };
  const name = shown.find(({ id }) => id === open)?.label;
  return (
    <>
      <fieldset ref={row} className="flex flex-wrap gap-1.5 phone:flex-nowrap">
        <legend className="sr-only">{text().lab.chips}</legend>
        {shown.map(({ id, name, label, value }) => (
          <button
            key={id}
            type="button"
            className="min-h-8 cursor-pointer whitespace-nowrap rounded-[1rem] border border-line bg-surface px-[0.6875rem] text-sm/normal hover:bg-surface-raised aria-expanded:border-accent aria-expanded:ring-2 aria-expanded:ring-accent/20 pointer-coarse:min-h-11"
            title={label}
            aria-expanded={open === id}
            aria-controls={open === id ? panel : undefined}
            aria-label={`${label}: ${value}`}
            onClick={() => setOpen(open === id ? null : id)}
          >
            {name !== "" && <span className="mr-1 text-ink-muted">{name}</span>} {value}
          </button>
        ))}
      </fieldset>
      {name !== undefined && (
        <section id={panel} aria-label={name} className={`chip-panel ${PANEL}`} onKeyDown={closeOnEscape}>
          <Suspense>
            {Own !== undefined && <Own />}
            {chip !== undefined && spec !== undefined && (
              <ChipPanel
                key={chip.path}
                {...{ of, chip, spec, scene, resolved, lanes, counter }}
                onCounter={setCounter}
              />
            )}
          </Suspense>
          <button
            type="button"
            className="absolute top-1 right-2 size-8 cursor-pointer rounded-[6px] text-xl/normal"
            aria-label={text().controls.close}
            onClick={close}
          >
            ×
          </button>
        </section>
      )}
    </>
  );
}
