interface RadioBarProps<Value extends string> {
  /** Accessible name of the choice. */
  label: string;
  /** Of the page's other choices none has it. */
  name: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function RadioBar<Value extends string>({ label, name, options, ...of }: RadioBarProps<Value>) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1 justify-self-start rounded-md border border-line p-0.5 text-sm">
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, label }) => (
        <label
          key={value}
          className="flex min-h-8 cursor-pointer items-center whitespace-nowrap rounded px-2.5 has-checked:bg-surface-raised has-checked:font-medium has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-coarse:min-h-10"
        >
          <input
            type="radio"
            name={name}
            className="sr-only"
            checked={of.value === value}
            onChange={() => of.onChange(value)}
          />
          {label}
        </label>
      ))}
    </fieldset>
  );
}
