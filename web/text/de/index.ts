/** German. What the engines say (labels, help, sentences) is translated by its English text: in engine.ts, and beside it what only one of the other labs' says. */
import type { Catalogue } from "../languages.ts";
import { changes } from "./changes.ts";
import { controls } from "./controls.ts";
import { counters } from "./counters.ts";
import { curves } from "./curves.ts";
import { device } from "./device.ts";
import { messages as engineMessages } from "./engine/messages.ts";
import { traces as traceMessages } from "./engine/traces.ts";
import { engine } from "./engine.ts";
import { exercise } from "./exercise.ts";
import { exports } from "./exports.ts";
import { fork } from "./fork.ts";
import { ghost } from "./ghost.ts";
import { hybridEngine } from "./hybridEngine/index.ts";
import { keys, lab, runTo } from "./lab.ts";
import { link } from "./link.ts";
import { messages } from "./messages.ts";
import { numbers } from "./numbers.ts";
import { offline } from "./offline.ts";
import { page } from "./page.ts";
import { pbmEngine } from "./pbmEngine/index.ts";
import { pool } from "./pool.ts";
import { routes } from "./routes.ts";
import { sharing } from "./sharing.ts";
import { marks, strip, tray } from "./strip.ts";
import { transport } from "./transport.ts";

export const de: Catalogue = {
  text: {
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
  },
  engine: { ...hybridEngine.engine, ...pbmEngine.engine, ...engine },
  messages: { ...hybridEngine.messages, ...pbmEngine.messages, ...engineMessages, ...traceMessages },
};
