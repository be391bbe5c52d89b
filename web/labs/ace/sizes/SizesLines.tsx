/** Which policies and modes a curve has lines of; with their marks it is the legend, too. */
import type { Registry } from "../../../engine/types.ts";
import { LineMark } from "../../../figures/sizes/Reading.tsx";
import { sizesText } from "../../../text/sizes.ts";
import { CheckField, SelectField } from "../../../ui/SelectField.tsx";
import { policyOptions } from "../parameters/options.ts";
import { MODES, MOST_POLICIES } from "./choices.ts";
import type { SizesTexts } from "./keys.ts";
import type { Asked } from "./model.ts";
import { labelOf } from "./shown.ts";

interface SizesLinesProps {
  registry: Registry;
  asked: Asked;
  onChoose: (texts: SizesTexts) => void;
}

export function SizesLines({ registry, asked, onChoose }: SizesLinesProps) {
  const words = sizesText();
  const { policies, modes } = asked;
  const choose = (ids: readonly string[]) => onChoose({ curve: ids.join() });
  const others = policyOptions(registry).filter(
    ({ value }) =>
      !policies.includes(value) &&
      registry.policies.some(({ id, programmed }) => id === value && !programmed),
  );
  return (
    <div className="grid gap-2">
      <ul aria-label={words.policies} className="flex flex-wrap items-center gap-2 text-sm">
        {policies.map((id, look) => (
          <li key={id} className="flex min-h-8 items-center gap-1.5 rounded-md border border-line pl-2">
            <LineMark look={look} baseline={false} />
            {labelOf(registry, id)}
            <button
              type="button"
              className="min-h-8 min-w-8 text-ink-muted hover:text-ink pointer-coarse:min-h-11 pointer-coarse:min-w-11"
              aria-label={words.remove(labelOf(registry, id))}
              onClick={() => choose(policies.filter((other) => other !== id))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      {policies.length < MOST_POLICIES && (
        <SelectField
          label={words.add}
          value=""
          options={[{ value: "", label: "…" }, ...others]}
          onChange={(id) => id !== "" && choose([...policies, id])}
        />
      )}
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        {MODES.map((mode) => (
          <CheckField
            key={mode}
            label={words.modes[mode]}
            checked={modes.includes(mode)}
            onChange={(on) => {
              const next = MODES.filter((each) => (each === mode ? on : modes.includes(each)));
              if (next.length > 0) onChoose({ modes: next.join() });
            }}
          >
            <LineMark look={0} baseline={mode === "baseline"} />
          </CheckField>
        ))}
      </div>
    </div>
  );
}
