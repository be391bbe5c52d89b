import { type Axis, labelOf } from "../../engine/sweep/types.ts";

interface SlideProps {
  axis: Axis | undefined;
  /** Label of the value that is shown. */
  picked: string;
  onPick: (label: string) => void;
}

/** Picks one value of an axis: the plot shows the runs there. */
export function Slide({ axis, picked, onPick }: SlideProps) {
  const labels = axis?.values.map(labelOf) ?? [];
  const name = axis?.label ?? axis?.id ?? "";
  return (
    <label className="flex basis-full items-center gap-3 text-sm">
      {name}
      <input
        type="range"
        min={0}
        max={labels.length - 1}
        value={labels.indexOf(picked)}
        aria-valuetext={picked}
        onChange={(event) => onPick(labels[event.currentTarget.valueAsNumber] ?? picked)}
        className="block h-6 w-48 accent-accent pointer-coarse:h-11"
      />
      <span className="tabular-nums">{picked}</span>
    </label>
  );
}
