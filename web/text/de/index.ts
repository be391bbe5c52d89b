/** German. What the engine says (labels, help, sentences) is translated in engine.ts by its English text. */
import type { Catalogue } from "../languages.ts";
import { controls } from "./controls.ts";
import { curves } from "./curves.ts";
import { engine } from "./engine.ts";
import { legend } from "./legend.ts";
import { numbers } from "./numbers.ts";
import { page } from "./page.ts";
import { plot } from "./plot.ts";
import { pool } from "./pool.ts";
import { marks, strip, tray } from "./strip.ts";
import { transport } from "./transport.ts";

export const de: Catalogue = {
  text: {
    controls,
    curves,
    legend,
    marks,
    numbers,
    page,
    plot,
    pool,
    strip,
    transport,
    tray,
  },
  engine,
};
