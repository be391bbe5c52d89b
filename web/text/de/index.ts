/** German. What the engine says (labels, help, sentences) is translated in engine.ts by its English text. */
import type { Catalogue } from "../languages.ts";
import { controls } from "./controls.ts";
import { counters } from "./counters.ts";
import { curves } from "./curves.ts";
import { engine } from "./engine.ts";
import { exports } from "./exports.ts";
import { fields, measured } from "./fields.ts";
import { keys, lab, runTo } from "./lab.ts";
import { legend } from "./legend.ts";
import { link } from "./link.ts";
import { messages, parameters } from "./messages.ts";
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
    link,
    marks,
    messages,
    counters,
    exports,
    fields,
    measured,
    keys,
    lab,
    runTo,
    numbers,
    page,
    parameters,
    plot,
    pool,
    strip,
    transport,
    tray,
  },
  engine,
};
