/** Fields of the chips' times and numbers, as the engine describes them. */
import { useState } from "react";
import type { ParameterSpec } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import { NumberField, rangeWords } from "../../ui/NumberField.tsx";
import type { Chip, ChipId } from "./model.ts";

export interface ChipFieldsProps {
  chip: Chip;
  /** The engine's, of all or some of the chips' numbers. */
  parameters: readonly ParameterSpec[];
  onChange: (id: ChipId, value: number) => void;
}

/** The number that was typed, if it is legal. */
export function legalNumber({ minimum, maximum, integer }: ParameterSpec, typed: string): number | null {
  const value = typed === "" ? Number.NaN : Number(typed);
  return value >= minimum && value <= maximum && (!integer || Number.isInteger(value)) ? value : null;
}

export function ChipFields({ chip, parameters, onChange }: ChipFieldsProps) {
  const [refused, setRefused] = useState<Record<string, string>>({});
  const refuse = (id: string, typed?: string) =>
    setRefused(({ [id]: _, ...others }) => (typed === undefined ? others : { ...others, [id]: typed }));
  return (
    <div className="grid gap-x-8 gap-y-2 [grid-template-columns:repeat(auto-fit,minmax(min(100%,17rem),1fr))]">
      {parameters.map((spec) => {
        const id = spec.id as ChipId;
        const typed = refused[id];
        return (
          <NumberField
            key={id}
            spec={spec}
            value={String(chip[id])}
            error={
              typed === undefined
                ? null
                : text().messages.notLegal(spec.label, typed === "" ? "–" : typed, rangeWords(spec))
            }
            onCommit={(typed) => {
              const value = legalNumber(spec, typed);
              refuse(id, value === null ? typed : undefined);
              if (value !== null) onChange(id, value);
            }}
            onRestore={() => refuse(id)}
          />
        );
      })}
    </div>
  );
}
