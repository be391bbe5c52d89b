/** The parameters of a lane as they are now. */
import type { LaneFrame, ParameterSpec } from "../../../engine/types.ts";
import { formatCount, formatUpTo } from "../../../text/numbers.ts";
import { engineText } from "../../../text/text.ts";
import { whyText } from "../../../text/why.ts";

function valueWords(spec: ParameterSpec, value: unknown): string {
  const words = whyText().card;
  const name = spec.symbol || engineText(spec.label);
  if (typeof value === "number") {
    const shown = spec.integer ? formatCount(value) : formatUpTo(value, 3);
    return words.value(name, shown, engineText(spec.unit));
  }
  // A value that nobody gave follows from a rule over other parameters, or is a number of its own.
  const { default: by } = spec;
  const text = "rule" in by ? by.rule : String("number" in by ? by.number : by.choice);
  return words.value(name, words.byRule(text), "");
}

/** A policy's own parameters. */
export const policyValues = ({ policy, config }: Pick<LaneFrame, "policy" | "config">): string[] =>
  policy.parameters.map((spec) => valueWords(spec, config[spec.id]));

/** What Writer, Evictor and Reader are set to, and the device that they write to and read from. */
export function layerValues(
  { config }: Pick<LaneFrame, "config">,
  specs: readonly ParameterSpec[],
): string[] {
  const ids = ["n_w", ...(config.prefetch ? ["n_e", "theta"] : []), "k_w", "k_r", "alpha"];
  return ids.flatMap((id) => {
    const spec = specs.find((entry) => entry.id === id);
    return spec === undefined ? [] : [valueWords(spec, config[id])];
  });
}
