import { formatCount, formatSignificant } from "../numbers.ts";
import type { PbmFigureWords } from "../pbmFigures.ts";

export const pbmFigures: PbmFigureWords = {
  asTable: "Als Tabelle",
  tableOf: (label) => `${label} als Tabelle`,
  time: {
    key: "Geschätzte Zeit bis zum nächsten Zugriff:",
    under: (time) => `unter ${time}`,
    between: (from, to) => `${from} bis ${to}`,
    from: (time) => `${time} oder mehr`,
    nobody: "niemand fragt danach",
    inTime: (time) => `angefragt in ${time}`,
  },
  strip: {
    speed: (blocks) => `${blocks < 10 ? formatSignificant(blocks, 2) : formatCount(blocks)} Blöcke/s`,
    atSpeed: (speed) => ` mit ${speed}`,
    look: (label) => `In die Tabellen von ${label} sehen`,
    noneChosen: "kein Block gewählt",
    pointOut: "Auf einen Block zeigen oder die Pfeiltasten benutzen, um ihn zu lesen.",
    inPool: "im Pool",
    notInPool: "nicht im Pool",
    pinned: "von einem Strom gehalten",
    inFlight: "wird noch gelesen",
    heightKey: "im Pool: hoch; sonst niedrig",
    loadedKey: "geladen",
    evictedKey: "verdrängt",
    cursorKey: "ein Strom und was sein Scan vor sich hat",
    windowKey: "Fenster eines Index-Scans",
    block: (block, told) => `Block ${block}: ${told}`,
    blocks: (from, to, told) => `Blöcke ${from} bis ${to}: ${told}`,
    manyInPool: (count, steps) => `${count} im Pool${steps === "" ? "" : ` (${steps})`}`,
    mostAbsent: (step) => `die meisten anderen: ${step}`,
    none: "keine",
    range: (first, last, gaps) => ` der Blöcke ${first} bis ${last}${gaps ? ", mit Lücken" : ""}`,
    window: (first, last) => `, Fenster ${first} bis ${last}`,
    tableSummary: (name, blocks, resident, steps) =>
      `${name}, ${blocks} Blöcke, ${resident} im Pool${steps === "" ? "" : ` (${steps})`}.`,
    streamAt: (stream, block, range, speed) => `Strom ${stream} bei Block ${block}${range}${speed}.`,
    moreStreams: (count) => (count === 1 ? "1 weiterer Strom." : `${formatCount(count)} weitere Ströme.`),
    asked: (block, loaded) =>
      loaded ? `Block ${block} wird geladen.` : `Block ${block} wird angefragt: ein Treffer.`,
    left: (blocks) => `Verdrängt: ${blocks}.`,
    tableCaption: "Blöcke im Pool nach geschätzter Zeit, und was für die meisten anderen gilt",
    blocksColumn: "Blöcke",
  },
  streams: {
    doing: { pausing: "pausiert", waiting: "wartet", working: "arbeitet", ended: "beendet" },
  },
};
