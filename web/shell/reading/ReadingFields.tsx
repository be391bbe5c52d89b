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

/** Values of options that have few, as they are given, with their words. */
function menuOf(id: string): readonly (readonly [value: string, label: string])[] | undefined {
  const words = readingText();
  const usual = (label: string, values: Readonly<Record<string, string>>) =>
    [["", label], ...Object.entries(values)] as const;
  switch (id) {
    case "page":
      return [
        ["", words.usualPage],
        ...PAGE_BYTES.map(([value, bytes]) => [value, sizeText(bytes)] as const),
      ];
    case "separator":
      return usual(words.byItself, words.separators);
    case "header":
      return usual(words.byItself, words.headers);
    case "action":
      return Object.entries(words.actions);
    default:
      return undefined;
  }
}

const PAGE_BYTES = [
  ["512", 512],
  ...[1, 2, 4, 8, 16, 32, 64].map((kibibytes) => [`${kibibytes}k`, kibibytes * 1024] as const),
  ...[1, 2].map((mebibytes) => [`${mebibytes}M`, mebibytes * 1024 ** 2] as const),
] as const;

/** An option as a menu where its values are few, else as a text. */
export function OptionField(props: OptionProps) {
  const { id, options, onChange } = props;
  const menu = menuOf(id);
  if (menu === undefined) return <OptionText {...props} />;
  const { [id]: value = menu[0]?.[0] ?? "" } = options;
  // A link, or the command line, may say it in another way.
  const isKnown = menu.some(([known]) => known === value);
  return (
    <SelectField
      label={readingText().options[id] ?? id}
      value={value}
      options={[...menu, ...(isKnown ? [] : [[value, value] as const])].map(([value, label]) => ({
        value,
        label,
      }))}
      onChange={(chosen) => onChange({ [id]: chosen })}
    />
  );
}

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
    ...(given.has("page") || given.has("offset") ? ["hex"] : []),
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
