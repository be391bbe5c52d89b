/** The options of reading, each as a field: which of them a file has is for its format, or its columns, to say. */
import { useId, useState } from "react";
import type { ReadingOptions, TraceFormat } from "../../engine/ownTrace/reading.ts";
import { readingText } from "../../text/reading.ts";
import { engineText } from "../../text/text.ts";
import { SelectField, type SelectOption } from "../../ui/SelectField.tsx";
import type { Roles } from "./columns.ts";
import { sizeText } from "./said.ts";

/** Named in the form alone: columns are no format that the option `format` takes. */
export const COLUMNS = "columns";

export type SetOption = (change: Readonly<Record<string, string | undefined>>) => void;

interface OptionProps {
  id: string;
  options: ReadingOptions;
  onChange: SetOption;
}

/** An option as a menu where its values are few, else as a text. */
export function OptionField(props: OptionProps) {
  const { id, options, onChange } = props;
  const words = readingText();
  const few: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    page: { "": words.usualPage, ...pageSizes() },
    separator: { "": words.byItself, ...words.separators },
    header: { "": words.byItself, ...words.headers },
    action: words.actions,
  };
  const { [id]: values } = few;
  if (values === undefined) return <OptionText {...props} />;
  const { [id]: value = Object.keys(values)[0] ?? "" } = options;
  // A link, or the reader of before, may have said it in another way.
  const all = value in values ? values : { ...values, [value]: value };
  return (
    <SelectField
      label={words.options[id] ?? id}
      value={value}
      options={Object.entries(all).map(([value, label]) => ({ value, label }))}
      onChange={(chosen) => onChange({ [id]: chosen })}
    />
  );
}

const pageSizes = () =>
  Object.fromEntries(
    [512, "1k", "2k", "4k", "8k", "16k", "32k", "64k", "1M", "2M"].map((size) => [
      size,
      sizeText(
        Number.parseInt(`${size}`, 10) * (/k$/.test(`${size}`) ? 1024 : /M$/.test(`${size}`) ? 1048576 : 1),
      ),
    ]),
  );

function OptionText({ id, options, onChange }: OptionProps) {
  const field = useId();
  const { [id]: value = "" } = options;
  const [typed, setTyped] = useState(value);
  const words = readingText();
  return (
    <div className="flex min-w-0 flex-wrap items-center justify-between gap-x-2 gap-y-1 text-sm">
      <label htmlFor={field}>{words.options[id] ?? id}</label>
      <input
        id={field}
        value={typed}
        placeholder={id === "ops" ? words.opsExample : words.bytes("1")}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => onChange({ [id]: typed.trim() })}
        onKeyDown={({ key }) => key === "Enter" && onChange({ [id]: typed.trim() })}
        className={`min-h-8 min-w-0 rounded-md border border-line-strong bg-surface px-2 pointer-coarse:min-h-11 ${id === "ops" ? "w-64" : "w-28"}`}
      />
    </div>
  );
}

/** Options that go with what the columns are. */
export function ofColumns(roles: Roles): string[] {
  const given = new Set(roles.values());
  return [
    ...["separator", "header"],
    ...(given.has("offset") ? ["unit"] : []),
    ...(given.has("size") ? ["size_unit"] : []),
    ...(given.has("op") ? ["ops"] : []),
  ];
}

/** All ways to read a file; those that fit it stand first. */
export function waysToRead(formats: readonly TraceFormat[], fit: readonly string[]): SelectOption[] {
  const { itself, columns } = readingText();
  const named = formats
    .filter(({ id }) => id !== COLUMNS && id !== "table")
    .map(({ id, label }) => ({ value: id, label: `${id}: ${engineText(label)}` }));
  const fits = ({ value }: SelectOption) => fit.includes(value);
  return [
    { value: "", label: itself },
    { value: COLUMNS, label: columns },
    ...named.filter(fits),
    ...named.filter((way) => !fits(way)),
  ];
}
