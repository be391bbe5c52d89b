import type { ParameterSpec } from "../../engine/types.ts";
import { text } from "../../text/text.ts";
import { Help } from "../../ui/Help.tsx";
import { SelectField } from "../../ui/SelectField.tsx";

/** Whether a parameter is one of a few names instead of a number. */
export const isChoice = ({ choices = [] }: ParameterSpec): boolean => choices.length > 0;

interface ChoiceFieldProps {
  spec: ParameterSpec;
  /** The value in the scene, if it says one. */
  given: unknown;
  onChange: (id: string) => void;
}

/** A parameter that is one of a few names, as the registry describes it. */
export function ChoiceField({ spec, given, onChange }: ChoiceFieldProps) {
  const { choices = [] } = spec;
  const usual = "choice" in spec.default ? spec.default.choice : "";
  return (
    <SelectField
      label={spec.label}
      value={typeof given === "string" ? given : usual}
      options={choices.map(({ id, label }) => ({ value: id, label }))}
      onChange={onChange}
    >
      <Help about={spec.label}>
        <p>{spec.help}</p>
        <p className="mt-2">{spec.why}</p>
        <p className="mt-2 text-ink-muted">
          {text().controls.legal(choices.map(({ label }) => label).join(", "))}
        </p>
      </Help>
    </SelectField>
  );
}
