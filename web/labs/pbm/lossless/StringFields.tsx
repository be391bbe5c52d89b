/** Examples to choose from, and a string of one's own. */
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { losslessText } from "../../../text/lossless.ts";
import { Button } from "../../../ui/Button.tsx";
import { formatCount } from "../../../ui/format.ts";
import { SelectField } from "../../../ui/SelectField.tsx";
import {
  EXAMPLES,
  type Fields,
  isProblem,
  LONGEST_NAME,
  MOST_FRAMES,
  MOST_REQUESTS,
  type Named,
  type Problem,
  readFields,
} from "./names.ts";

const OWN = "own" as const;

const isSame = (one: Fields) => (other: Fields) =>
  one.frames === other.frames && one.pool === other.pool && one.requests === other.requests;

function problemWords(problem: Problem, frames: string): string {
  const words = losslessText().problems;
  const { kind, value } = problem;
  if (kind === "name") return words.name(value, LONGEST_NAME);
  if (kind === "twice") return words.twice(value);
  if (kind === "full") return words.full(value, frames);
  if (kind === "many") return words.many(value, formatCount(MOST_REQUESTS));
  return kind === "none" ? words.none : words.range(value, formatCount(MOST_FRAMES));
}

interface FieldProps {
  label: string;
  value: string;
  error: string | null;
  numeric?: boolean;
  help?: string;
  onChange: (value: string) => void;
}

function Field({ label, value, error, numeric = false, help, onChange }: FieldProps): ReactNode {
  const id = useId();
  return (
    <div className={numeric ? "w-24" : "min-w-0 flex-1 basis-56"}>
      <label htmlFor={id} className="block text-sm">
        {label}
      </label>
      <input
        id={id}
        value={value}
        inputMode={numeric ? "numeric" : undefined}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        aria-invalid={error !== null}
        aria-describedby={error !== null ? `${id}-error` : help === undefined ? undefined : `${id}-help`}
        className={`min-h-9 w-full rounded-md border bg-surface px-2 pointer-coarse:min-h-11 ${
          error === null ? "border-line-strong" : "border-2 border-error"
        }`}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {error !== null && (
        <p id={`${id}-error`} role="alert" className="text-error text-sm">
          {error}
        </p>
      )}
      {error === null && help !== undefined && (
        <p id={`${id}-help`} className="text-ink-muted text-xs">
          {help}
        </p>
      )}
    </div>
  );
}

interface StringFieldsProps {
  first: Fields;
  /** What is played from now on; the run at hand stays while a field is wrong. */
  onPlay: (named: Named) => void;
}

export function StringFields({ first, onPlay }: StringFieldsProps) {
  const words = losslessText();
  const [chosen, setChosen] = useState<string>(() => EXAMPLES.find(isSame(first))?.id ?? OWN);
  const [fields, setFields] = useState<Fields>(first);
  const [read, setRead] = useState(() => readFields(first));
  const example = EXAMPLES.find(({ id }) => id === chosen);
  const play = (asked: Fields) => {
    const next = readFields(asked);
    setRead(next);
    if (!isProblem(next)) onPlay(next);
  };
  const choose = (id: string) => {
    setChosen(id);
    const found = EXAMPLES.find((example) => example.id === id);
    if (found === undefined) return;
    setFields(found);
    play(found);
  };
  const of = (field: keyof Fields) => ({
    label: words.fields[field],
    value: fields[field],
    error: isProblem(read) && read.field === field ? problemWords(read, fields.frames) : null,
    onChange: (value: string) => {
      setChosen(OWN);
      setFields({ ...fields, [field]: value });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    play(fields);
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <SelectField
        label={words.examples.label}
        value={chosen}
        className="justify-start"
        options={[...EXAMPLES.map(({ id }) => id), OWN].map((id) => ({
          value: id,
          label: words.examples[id],
        }))}
        onChange={choose}
      />
      <p className="min-h-6 max-w-[68ch] text-sm">{example === undefined ? "" : words.about[example.id]}</p>
      <div className="flex flex-wrap items-start gap-3">
        <Field {...of("requests")} help={words.fields.help} />
        <Field {...of("pool")} />
        <Field {...of("frames")} numeric />
        <Button type="submit" className="mt-5">
          {words.fields.start}
        </Button>
      </div>
    </form>
  );
}
