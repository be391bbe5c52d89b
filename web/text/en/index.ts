/** English: the complete catalogue, and the shape that every other language must fill. One file an area, one line here. */
import { controls } from "./controls.ts";
import { curves } from "./curves.ts";
import { legend } from "./legend.ts";
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
  marks,
  numbers,
  page,
  plot,
  pool,
  strip,
  transport,
  tray,
};

export type Text = typeof en;
