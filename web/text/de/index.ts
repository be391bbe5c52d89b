/** German. What the engine says (labels, help, sentences) is translated in engine.ts by its English text. */
import type { Catalogue } from "../languages.ts";
import { controls } from "./controls.ts";
import { engine } from "./engine.ts";
import { numbers } from "./numbers.ts";
import { page } from "./page.ts";
import { transport } from "./transport.ts";

export const de: Catalogue = {
  text: { controls, numbers, page, transport },
  engine,
};
