import { calibrationText } from "../../../text/calibration.ts";
import { formatFixed } from "../../../text/numbers.ts";
import { Button } from "../../../ui/Button.tsx";
import { choices } from "./state.ts";

/** Which share pictures and tables show: the fitted one, or any other to try. */
export function ShareField({ share, best }: { share: number; best: number }) {
  const words = calibrationText();
  const told = words.chosen(formatFixed(share, 3));
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <label className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
        {words.choose}
        <input
          type="range"
          min={0}
          max={1}
          step={0.001}
          value={share}
          aria-valuetext={told}
          onChange={(event) => choices.setState({ share: event.currentTarget.valueAsNumber })}
          className="block h-6 w-48 accent-accent pointer-coarse:h-11"
        />
        <span className="w-20 font-semibold tabular-nums">{told}</span>
      </label>
      {share !== best && <Button onClick={() => choices.setState({ share: null })}>{words.back}</Button>}
    </div>
  );
}
