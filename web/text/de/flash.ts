import type { flash as Words } from "../en/flash.ts";

const pages = (count: string, of: number) => `${count} ${of === 1 ? "Seite" : "Seiten"}`;
const blocks = (count: string, of: number) => `${count} ${of === 1 ? "Block" : "Blöcke"}`;
const times = (count: string, of: number) => (of === 1 ? "einmal" : `${count}-mal`);

const streams = {
  host: "Seiten des Rechners",
  hot: "Seiten, die der Rechner bald wieder schreibt",
  moved: "Seiten, die die Speicherbereinigung umzieht",
  levelled: "Seiten, die der Verschleißausgleich umzieht",
} as const;

export const flash: typeof Words = {
  tab: {
    heading: "Das Laufwerk unter dem Pool",
    view: "Was zu sehen ist",
    views: { drive: "Das Laufwerk", cost: "Was ein Schreibauftrag kostet" },
    holds: {
      none: "Noch wurde nichts auf das Laufwerk geschrieben",
      lane: (lane, amplification) => `${lane} ${amplification}`,
      all: (lanes) => `Programmierte Seiten für jede Seite, die der Pool schreibt: ${lanes.join(", ")}`,
    },
  },
  panel: {
    about:
      "Unter jeder Bahn liegt ein Flash-Laufwerk: Was der Pool schreibt, kommt dorthin, und die Speicherbereinigung schafft Platz. Es hört nur zu: Darüber ändert sich nichts.",
    turnOn: "Ein Laufwerk unter den Pool legen",
    turnOff: "Laufwerk wegnehmen",
    gc: "Speicherbereinigung",
    gc_stream: "Umgezogene Seiten getrennt",
    hot_cold: "Heiße Seiten getrennt",
    choices: {
      greedy: "gierig",
      "cost-benefit": "Kosten und Nutzen",
      fifo: "FIFO",
      on: "an",
      off: "aus",
    },
  },
  title: "Flash: wohin geschriebene Seiten gelangen",
  picture: (lane, size, count) =>
    `${lane}: die ${blocks(size, count)} Flash-Speicher des Laufwerks; darunter in Worten.`,
  inWords: "In Worten",
  look: (lane) => `${lane}: Block für Block`,
  noBlock: "kein Block gewählt",
  pointOut: "Zeigen Sie auf einen Block, oder nehmen Sie die Pfeiltasten.",

  block: (block) => `Block ${block}`,
  streams: { host: "neu", hot: "heiß", moved: "GC", levelled: "WL" },
  queue: (place) => `${place}.`,
  erasedTimes: (count) => `${count}×`,
  validPages: (count) => `${count} gültig`,

  stepper: {
    toStart: "Vor dem Schritt",
    back: "Voriges Ereignis",
    step: "Nächstes Ereignis",
    toEnd: "Nach dem Schritt",
    position: (event, events) => (events === "0" ? "kein Ereignis" : `Ereignis ${event} von ${events}`),
  },
  nothing: "Dieser Schritt schreibt nichts auf das Laufwerk.",
  before: "Das Laufwerk vor dem Schritt.",
  step: (parts) => `Dieser Schritt: ${parts.join(", ")}.`,
  written: (count, of) => `${pages(count, of)} geschrieben`,
  moved: (count, of) => `${pages(count, of)} umgezogen`,
  erased: (count, of) => `${blocks(count, of)} gelöscht`,
  events: {
    label: (lane) => `${lane}: Ereignis für Ereignis`,
    open: (block, stream) =>
      `Block ${block} verlässt die Schlange der freien Blöcke und steht nun offen für ${streams[stream]}.`,
    choose: (block, valid, of, count) =>
      count === 0
        ? `Block ${block} wird gewählt: keine seiner ${of} Seiten ist gültig, also zieht nichts um.`
        : `Block ${block} wird gewählt: ${valid} von ${of} Seiten ${count === 1 ? "ist gültig und muss" : "sind gültig und müssen"} umziehen, bevor er gelöscht werden kann.`,
    chooseForWear: (block, valid, of) =>
      `Block ${block} wird zum Verschleißausgleich gewählt: von den vollen Blöcken wurde er am seltensten gelöscht. Die ${valid} gültigen seiner ${of} Seiten ziehen in einen verschlissenen Block um.`,
    move: (page, from, to) =>
      `${page} zieht von Block ${from} nach Block ${to} um. Diesen Schreibvorgang hat der Rechner nicht verlangt.`,
    erase: (block, count, of) =>
      `Block ${block} wird als Ganzes gelöscht, insgesamt nun ${times(count, of)}, und ist der letzte der freien.`,
    write: (page, block) => `Der Rechner schreibt ${page}: die Seite kommt in Block ${block}.`,
    invalidate: (page, block) => `Die alte Fassung von ${page} in Block ${block} ist ungültig.`,
    invalidateUnnamed: (block) => `Die alte Fassung der Seite in Block ${block} ist ungültig.`,
  },

  legend: {
    label: "Legende des Laufwerks",
    valid: "gültig: die neueste Fassung",
    invalid: "ungültig: eine alte Fassung",
    free: "frei: gelöscht, einmal beschreibbar",
    victim: "zum Löschen gewählt",
    written: "in diesem Schritt vom Rechner geschrieben",
    moved: "in diesem Schritt vom Laufwerk umgezogen",
    queue: "1. 2. …: Reihenfolge der freien Blöcke",
    count: "unter einem Block: wie oft er gelöscht wurde",
    streams: {
      host: "neu: offen für das, was der Rechner schreibt",
      hot: "heiß: offen für das, was er bald wieder schreibt",
      moved: "GC: offen für das, was die Speicherbereinigung umzieht",
      levelled: "WL: offen für das, was der Verschleißausgleich umzieht",
    },
  },
  map: {
    fewest: "keine gültige Seite",
    most: (pages) => `${pages} gültig`,
    free: "freier Block",
    worn: (erases) => `${erases}-mal oder öfter gelöscht`,
    open: (stream, block) =>
      block === null ? `${stream}: kein offener Block` : `${stream}: Block ${block}, offen`,
    together: (blocks) => `Ein Quadrat steht für ${blocks} Blöcke.`,
  },

  blockInWords: (block, state, pages) => `Block ${block} (${state.join(", ")}): ${pages}.`,
  pageInWords: { valid: (page) => `${page} gültig`, invalid: (page) => `${page} ungültig` },
  freePages: (count) => `${count} frei`,
  erasesInWords: (count, of) => (of === 0 ? "nie gelöscht" : `${times(count, of)} gelöscht`),
  openFor: (stream) => `offen für ${streams[stream]}`,
  full: "voll",
  inQueue: (place) => `frei, Nummer ${place} der Schlange`,
  driveInWords: {
    blocks: (full, free, all) => `Von ${all} Blöcken sind ${full} voll und ${free} frei.`,
    valid: (most, least, mean, of) =>
      `Volle Blöcke haben ${least} bis ${most} gültige von ${of} Seiten, im Mittel ${mean}.`,
    wear: (least, most, block) =>
      `Blöcke wurden ${least}- bis ${most}-mal gelöscht, Block ${block} am häufigsten.`,
    open: (block, stream, programmed, of) =>
      `Block ${block} steht offen für ${streams[stream]}: ${programmed} von ${of} Seiten sind belegt.`,
    next: (blocks) => `Die nächsten in der Schlange der freien Blöcke: ${blocks}.`,
  },

  counters: {
    label: "Zähler des Laufwerks",
    logical: "Logische Schreibvorgänge",
    physical: "Physische Schreibvorgänge",
    amplification: "Schreibverstärkung",
    amplificationHelp: "physisch / logisch",
    last: (value) => `letztes Fenster ${value}`,
    erases: "Löschungen",
    before: (count) => `${count} vor dem Lauf`,
    wear: "Löschungen je Block",
    wearHelp: "kleinste / mittlere / größte Zahl",
    spare: "Reservefläche",
    spareSet: (percent) => `${percent} eingestellt`,
    none: "noch nichts geschrieben",
  },
  note: "Nicht nachgebildet: Trim, Störungen durch Lesen, schlechte Blöcke, ein Schreib-Cache, Stromausfall. Das Laufwerk hört nur zu: Fehlzugriffe, Schreibvorgänge und Zeiten der Bahn sind ohne es dieselben.",
};
