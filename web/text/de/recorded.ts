/** Aufgezeichnete Traces: Tabellen und Indexe, Pins, und was die Datenbank selbst fand. */
import type { recorded as en } from "../en/recorded.ts";

export const recorded: typeof en = {
  key: "Seiten nach Tabelle und Index",
  statement: (number, of) => `Anweisung ${number} von ${of}:`,
  more: (count) => `und ${count} weitere`,
  kinds: {
    heap: "Heap",
    leaf: "Blatt",
    internal: "innerer Knoten",
    root: "Wurzel",
    meta: "Meta",
    overflow: "Überlauf",
    free: "frei",
    other: "andere",
  },
  page: (relation, block, kind) => `${relation}, Block ${block}${kind === null ? "" : ` (${kind})`}`,

  pinLegend:
    "Eine Nadel auf einer Zelle: Ein Client hält die Seite, wenn die nächste Anfrage kommt, also darf sie nicht gehen; mit einer Zahl: so viele Clients. Der Streifen unter einer Seite hat die Farbe ihrer Tabelle.",
  pinned: (clients) =>
    clients.length === 1
      ? `Client ${clients[0]} hält sie: gepinnt darf sie nicht gehen.`
      : `Die Clients ${clients.join(", ")} halten sie: gepinnt darf sie nicht gehen.`,

  counting: "Zählen nach Tabelle und Index",
  caption: "Was der ganze Lauf mit jeder Tabelle und jedem Index macht",
  relation: "Tabelle oder Index",
  pages: "Seiten",
  requests: "Anfragen",
  misses: (lane) => `Fehlzugriffe, ${lane}`,
  written: (lane) => `Geschrieben, ${lane}`,
  resident: (lane) => `Am Ende im Pool, ${lane}`,
  unnamed: "Seiten ohne Namen",
  all: "alle",
  missShare: (share) => `${share} der Anfragen darauf`,
  alike: (compared, lane) =>
    `${lane}: 0 von ${compared} Anfragen weichen von dem ab, was die Datenbank selbst fand.`,
  differ: (differ, compared, share, first, lane) =>
    `${lane}: ${differ} von ${compared} Anfragen weichen von dem ab, was die Datenbank selbst fand (${share}); die erste ist Anfrage ${first}.`,
  toFirst: "Dorthin",
  ended: (request, frames) =>
    `Der Lauf endet vor Anfrage ${request}: „no unpinned buffers available“, wie PostgreSQL sagt. Alle ${frames} Rahmen halten gepinnte Seiten.`,
  unmatched: (count) =>
    `${count} Pins wurden von Clients zurückgegeben, die sie nicht hielten, denn Aufzeichnungen lassen manches aus; sie ändern nichts.`,

  over: "Wer im Pool wohnt",
  overHelp: "Seiten jeder Tabelle und jedes Index im Pool über den Lauf; ein Klick geht dorthin.",
  overOf: (lane) => `Seiten im Pool, ${lane}`,
  at: (request) => `nach Anfrage ${request}`,
  others: "alle anderen",
  frames: "Rahmen",
  csv: "Als CSV speichern",

  remarks: "Anweisungen",
  remark: (text, from, to) => `${text}, Anfragen ${from} bis ${to}`,

  snapshot: {
    opened: (pages, file) => `Der Bufferpool beginnt mit den ${pages} Seiten aus ${file}.`,
    unknown: (count) =>
      `${count} davon werden in diesem Trace nie verlangt; sie stehen hinter dessen Seiten.`,
    twice: (count) =>
      `${count} von diesen heißen wie eine Seite in einem anderen Rahmen: Sie gelten als Seiten einer anderen Datenbank oder eines anderen Schemas.`,
    noRecording: (file) =>
      `${file} ist eine Momentaufnahme eines Bufferpools. Zuerst wird die Aufzeichnung geöffnet, mit Namen der Tabellen: Der Lauf beginnt dann mit diesem Pool.`,
  },

  uncounted: (lanes) =>
    `Hier nicht gezählt: ${lanes}. Eine Abzweigung führt den Pool einer anderen Bahn weiter, und eine eigene Strategie ist kein Teil des Simulators.`,
  outside:
    "Außerhalb des Modells: Ringpuffer großer sequentieller Scans, von VACUUM und COPY, lokale Puffer temporärer Tabellen, was Background Writer und Checkpointer schreiben, und das WAL.",
};
