/** Die Wörter des Labors für vorausschauende Pufferverwaltung. */
import type { pbm as en } from "../en/pbm.ts";
import { plural } from "./plural.ts";

export const pbm: typeof en = {
  time: {
    axis: (unit, scale) =>
      scale === "1" ? `simulierte Zeit, ${unit}` : `simulierte Zeit × ${scale}, ${unit}`,
    clock: (time) => `Uhr: ${time}`,
    scaled: (scale) =>
      `Simuliert in 1/${scale} der vollen Größe. Laufzeiten und I/O sind mal ${scale} gezeigt; Zeiten einzelner Lesezugriffe, Wartezeiten und Schätzungen sind die der Uhr.`,
    request: (number, stream, block, lane, time) =>
      `Anfrage ${number}, bei ${time}: Stream ${stream} fragt in ${lane} nach Block ${block}`,
    ended: (time) => `Alles ist zu Ende, bei ${time}`,
  },
  lane: {
    nothingYet: "Noch ist nichts geschehen: Der Pool ist leer, jeder Stream fängt gleich an.",
    nothingLately: "Die letzten Anfragen waren die anderer Bahnen.",
    ended: "Alle ihre Streams sind zu Ende.",
    pool: (frames) => `B = ${frames}`,
    idea: "Idee",
    rule: "Regel",
    complexity: "Aufwand",
    source: "Quelle",
    paper: (paper, year) => `${paper}, ${year}`,
    with: (label, settings) => [label, ...settings].join(", "),
    setting: (label) => label.replace(/^Wie /, "wie "),
  },
  eviction: { heading: "Die Verdrängung der letzten Anfrage" },
  streams: { heading: "Streams" },
  buckets: { heading: "Fächer" },
  counters: {
    heading: "Zähler",
    caption: "Was jede Bahn bis hier getan hat; Unterschiede gegen die erste Bahn",
    counter: "Zähler",
    sameMoment:
      "Alle Bahnen zeigen denselben Augenblick: Wer bei Anfragen und Abfragen weiter ist, ist schneller.",
  },
  optimal: {
    heading: "Höchstens mögliche Treffer (MIN)",
    about:
      "MIN kennt die Zukunft und läuft über die Folge aller Anfragen des ganzen Laufs dieser Bahn, in der Reihenfolge, in der sie gestellt wurden, ohne gepinnte Blöcke: eine Schranke für die Treffer genau dieser Folge. Ein anderes Verfahren stellt dieselben Anfragen in anderer Reihenfolge, darum sind die Schranken zweier Bahnen nicht vergleichbar.",
    lossless: "Selbst spielen: was ohne Verlust verdrängt werden darf",
    compute: "Berechnen",
    computeFor: (label) => `MIN für ${label} berechnen`,
    computing: "Läuft bis zum Ende …",
    cancel: "Abbrechen",
    found: (hits, percent, best, bestPercent) =>
      `ganzer Lauf: ${hits} Treffer (${percent}); MIN: höchstens ${best} (${bestPercent})`,
    failed: (why) => `Es ließ sich nicht berechnen: ${why}`,
  },
  curves: {
    heading: "Über den Lauf",
  },
  runTo: {
    miss: "Fehlzugriff",
    eviction: "Verdrängung",
    requested_eviction: "Verdrängung eines noch verlangten Blocks",
    wait: "Warten auf fremdes Lesen",
    query_begin: "Anfang einer Abfrage",
    choices_differ: "andere Wahl als LRU",
    choice_pays: "Wahl lohnt sich",
    choice_backfires: "Wahl rächt sich",
    divergence: "Bahnen verschieden",
    block: "Block",
    pageConditions: {
      page: "Anfrage nach Block …",
      page_leaves: "Block verlässt den Bufferpool …",
      page_enters: "Block kommt (wieder) in den Bufferpool …",
    },
    noRequest: (block) => `Einen Block ${block} gibt es in dieser Tabelle nicht.`,
  },
  marks: {
    misses: "Fehlzugriffe",
    evictions: "Verdrängungen",
    divergences: "Bahnen verschieden",
    words: (misses, evictions, parted) =>
      `Entlang des Laufs: ${misses} Fehlzugriffe, ${evictions} Verdrängungen; die Bahnen unterscheiden sich bei ${parted} Anfragen.`,
  },
  link: {
    streams:
      'Streams, getrennt durch ";", etwa "S0-99x25 L7x5; P2000 S0-99x100*3": S ein Scan, L ein Nachschlagen, P eine Pause, mit Mikrosekunden',
  },
  fields: {
    world: "Tabelle, Pool und Gerät",
    atFullScale: "Anzahlen in voller Größe; im Lauf sind sie durch s geteilt.",
    streamsSuchAs: (example) =>
      `Streams, etwa "${example}": S liest Blöcke mit so vielen µs Arbeit an jedem, L schlägt einen nach, P wartet, *3 tut es dreimal`,
  },
  parts: {
    table: "Die Tabelle",
    eviction: "Die Verdrängung im Einzelnen",
    buckets: "Fächer",
    streams: "Was die Streams tun",
  },
  exports: {
    moment: "Tabelle und Fächer",
    at: (when, moment) => `${when}, bei ${moment}`,
    state: "Zustand und letzte Ereignisse (JSON)",
    stateTooLarge: (blocks, most) =>
      `Eine Tabelle mit ${blocks} Blöcken ist zu groß zum Ausschreiben; bis zu ${most} geht es.`,
  },
  /** A lane's choices held against others. */
  held: {
    blocks: (count, shown) => `${shown} ${plural(count, "Block", "Blöcken")}`,
    againstLru: (clause) => `Gegen die Wahl von LRU bisher: ${clause}.`,
    blocksDecided: (differ, paid, backfired, open) =>
      `Andere Wahl: ${differ}; ${paid} lohnten sich (der behaltene Block wurde zuerst verlangt), ${backfired} rächten sich (der genommene), ${open} offen.`,
  },
};
