import type { ReactNode } from "react";
import { Help } from "../ui/NumberField.tsx";
import { SelectField, type SelectOption } from "../ui/SelectField.tsx";

interface ChoiceSpec {
  id: string;
  label: string;
  idea: string;
  rule: string;
}

interface SlotFieldProps<Spec extends ChoiceSpec> {
  label: string;
  specs: readonly Spec[];
  value: string;
  options?: readonly SelectOption[];
  /** Said of the choice beneath its rule. */
  further?: (spec: Spec) => readonly ReactNode[];
  onChange: (id: string) => void;
}

/** A choice that a lane is made of, with what the registry says of it. */
export function SlotField<Spec extends ChoiceSpec>(props: SlotFieldProps<Spec>) {
  const { label, specs, value, further, onChange } = props;
  const { options = specs.map((spec) => ({ value: spec.id, label: spec.label })) } = props;
  const spec = specs.find(({ id }) => id === value);
  return (
    <SelectField label={label} value={value} options={options} onChange={onChange}>
      {spec !== undefined && (
        <Help about={spec.label}>
          <p>{spec.idea}</p>
          <p className="mt-2">{spec.rule}</p>
          {further?.(spec).map((told, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what is said is its place
            <p key={at} className="mt-2 text-ink-muted">
              {told}
            </p>
          ))}
        </Help>
      )}
    </SelectField>
  );
}

interface TermsProps {
  title?: string;
  rows: readonly (readonly [term: string, told: ReactNode])[];
}

/** What the registry says of a part of a lane, term by term. */
export const Terms = ({ title, rows }: TermsProps) => (
  <>
    {title !== undefined && <h3 className="mt-2 font-medium">{title}</h3>}
    <dl className="grid gap-x-4 sm:grid-cols-[8rem_1fr]">
      {rows.map(([term, told]) => (
        <div key={term} className="contents">
          <dt className="text-ink-muted">{term}</dt>
          <dd className="mb-1.5">{told}</dd>
        </div>
      ))}
    </dl>
  </>
);
