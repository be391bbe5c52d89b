/** German. What the engine says (labels, help, sentences) is translated in engine.ts by its English text. */
import type { Catalogue } from "../languages.ts";
import { engine } from "./engine.ts";
import { sharing } from "./sharing.ts";
import { transport } from "./transport.ts";

export const de: Catalogue = {
  text: { sharing, transport },
  engine,
};
