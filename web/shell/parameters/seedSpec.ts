import type { ParameterSpec } from "../../engine/types.ts";
import { fieldsText } from "../../text/fields.ts";

/** A seed as a parameter; what it is the beginning of is said in `help`. */
export const seedSpec = (help: string): ParameterSpec => ({
  id: "seed",
  label: fieldsText().seed,
  symbol: "",
  unit: "",
  minimum: 0,
  maximum: 2 ** 64,
  integer: true,
  default: { number: 1 },
  help,
  why: fieldsText().seedWhy,
});
