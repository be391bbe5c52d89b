import { useId } from "react";
import { formatUpTo } from "../text/numbers.ts";

interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
}

/** A number by a slider, with its name and its value above it. */
export function Slider({ label, value, onChange, ...range }: SliderProps) {
  const id = useId();
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex justify-between gap-4 text-sm">
        <span>{label}</span>
        <span className="font-semibold tabular-nums">{formatUpTo(value, 3)}</span>
      </label>
      <input
        id={id}
        type="range"
        {...range}
        value={value}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-6 w-full accent-accent pointer-coarse:h-11"
      />
    </div>
  );
}
