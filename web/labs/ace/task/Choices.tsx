interface ChoicesProps {
  name: string;
  legend: string;
  options: readonly string[];
  chosen: number | null;
  disabled: boolean;
  onChoose: (index: number) => void;
}

/** One of a few sentences. */
export function Choices({ name, legend, options, chosen, disabled, onChoose }: ChoicesProps) {
  return (
    <fieldset disabled={disabled} className="grid justify-items-start">
      <legend className="mb-1 font-medium">{legend}</legend>
      {options.map((option, index) => (
        <label
          key={option}
          className="flex min-h-8 max-w-[80ch] cursor-pointer items-center gap-2 py-1 has-disabled:cursor-default pointer-coarse:min-h-11"
        >
          <input
            type="radio"
            name={name}
            checked={chosen === index}
            onChange={() => onChoose(index)}
            className="size-5 flex-none accent-accent"
          />
          {option}
        </label>
      ))}
    </fieldset>
  );
}
