/** German. What the engine says (labels, help, sentences) is translated in engine.ts by its English text. */
import type { Catalogue } from "../languages.ts";
import { engine } from "./engine.ts";
import { exercise } from "./exercise.ts";
import { transport } from "./transport.ts";

export const de: Catalogue = {
  text: { exercise, transport },
  engine,
};
