/** German. What the engine says (labels, help, sentences) is translated in engine.ts by its English text. */
import type { Catalogue } from "../languages.ts";
import { engine } from "./engine.ts";
import { footer } from "./footer.ts";
import { offline } from "./offline.ts";
import { tour } from "./tour.ts";
import { transport } from "./transport.ts";

export const de: Catalogue = {
  text: { footer, offline, tour, transport },
  engine,
};
