/** English: the complete catalogue, and the shape that every other language must fill. One file an area, one line here. */
import { changes } from "./changes.ts";
import { controls } from "./controls.ts";
import { counters } from "./counters.ts";
import { curves } from "./curves.ts";
import { device } from "./device.ts";
import { exercise } from "./exercise.ts";
import { exports } from "./exports.ts";
import { fork } from "./fork.ts";
import { ghost } from "./ghost.ts";
import { keys, lab, runTo } from "./lab.ts";
import { link } from "./link.ts";
import { messages } from "./messages.ts";
import { numbers } from "./numbers.ts";
import { offline } from "./offline.ts";
import { page } from "./page.ts";
import { pool } from "./pool.ts";
import { routes } from "./routes.ts";
import { sharing } from "./sharing.ts";
import { marks, strip, tray } from "./strip.ts";
import { transport } from "./transport.ts";

export const en = {
  changes,
  controls,
  counters,
  curves,
  device,
  exercise,
  exports,
  fork,
  ghost,
  keys,
  lab,
  link,
  marks,
  messages,
  numbers,
  offline,
  page,
  pool,
  routes,
  runTo,
  sharing,
  strip,
  transport,
  tray,
};

export type Text = typeof en;
