/** English: the complete catalogue, and the shape that every other language must fill. One file an area, one line here. */
import { controls } from "./controls.ts";
import { counters } from "./counters.ts";
import { curves } from "./curves.ts";
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

export const en = {
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
};

export type Text = typeof en;
