import type { Registry } from "../../../engine/types.ts";
import { fieldsText } from "../../../text/fields.ts";
import { Help } from "../../../ui/NumberField.tsx";
import { SelectField } from "../../../ui/SelectField.tsx";
import { readerOf, readerOptions } from "./options.ts";

interface ReaderFieldProps {
  registry: Registry;
  /** The Reader's id; the default's if there is none. */
  chosen: unknown;
  onChange: (id: string) => void;
}

/** Which pages are prefetched, where any are. */
export function ReaderField({ registry, chosen, onChange }: ReaderFieldProps) {
  const reader = readerOf(registry, chosen);
  return (
    <SelectField
      label={fieldsText().reader}
      value={reader?.id ?? ""}
      options={readerOptions(registry)}
      onChange={onChange}
    >
      {reader !== undefined && (
        <Help about={reader.label}>
          <p>{reader.help}</p>
        </Help>
      )}
    </SelectField>
  );
}
