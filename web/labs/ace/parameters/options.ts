/** What a lane's policy and Reader can be, for fields that choose one. */
import type { ReaderSpec, Registry } from "../../../engine/types.ts";
import { fieldsText } from "../../../text/fields.ts";
import type { SelectOption } from "../../../ui/SelectField.tsx";

/** The paper's policies, then the further ones, whether the engine at hand has these or not. */
export function policyOptions({ policies, further }: Registry): SelectOption[] {
  const words = fieldsText();
  const names = new Set(further.map(({ id }) => id));
  const inGroup = (group: string) => (policy: { id: string; label: string }) => ({
    value: policy.id,
    label: policy.label,
    group,
  });
  return [
    ...policies.filter(({ id }) => !names.has(id)).map(inGroup(words.paperPolicies)),
    ...further.map(inGroup(words.furtherPolicies)),
  ];
}

export const readerOptions = ({ readers }: Registry): SelectOption[] =>
  readers.map(({ id, label }) => ({ value: id, label }));

/** The Reader of this id, or that of a lane that names none. */
export const readerOf = ({ readers }: Registry, id: unknown): ReaderSpec | undefined =>
  readers.find((reader) => reader.id === id) ?? readers.at(-1);
