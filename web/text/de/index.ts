/** German. What the engine says (labels, help, sentences) is translated in engine.ts by its English text. */
import type { Catalogue } from "../languages.ts";
import { device } from "./device.ts";
import { disk } from "./disk.ts";
import { engine } from "./engine.ts";
import { transport } from "./transport.ts";

export const de: Catalogue = {
  text: { device, disk, transport },
  engine,
};
