/** What a lane's policy and Reader can be, for fields that choose one. */
import type { ReaderSpec, Registry } from "../../../engine/types.ts";
import { fieldsText } from "../../../text/fields.ts";
import type { SelectOption } from "../../../ui/SelectField.tsx";
import { isPapers } from "../lanes.ts";

/** The paper's policies, then the further ones. */
export function policyOptions(registry: Registry): SelectOption[] {
  const words = fieldsText();
  return registry.policies.map(({ id, label }) => ({
    value: id,
    label,
    group: isPapers(registry, id) ? words.paperPolicies : words.furtherPolicies,
  }));
}

export const readerOptions = ({ readers }: Registry): SelectOption[] =>
  readers.map(({ id, label }) => ({ value: id, label }));

/** The Reader of this id, or that of a lane that names none. */
export const readerOf = ({ readers }: Registry, id: unknown): ReaderSpec | undefined =>
  readers.find((reader) => reader.id === id) ?? readers.at(-1);
