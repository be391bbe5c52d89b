import type { ssd as Words } from "../en/ssd.ts";

const pages = (count: number) => (count === 1 ? "1 Seite muss" : `${count} Seiten müssen`);

export const ssd: typeof Words = {
  stepper: {
    toStart: "Zum Anfang",
    back: "Schritt zurück",
    step: "Schritt",
    toEnd: "Zum Ende",
    position: (step, steps) => `Schritt ${step} von ${steps}`,
  },
  inside: {
    title: "Im Inneren einer SSD",
    nextCollection: "Zur nächsten Speicherbereinigung",
    data: "Daten auf dem Laufwerk",
    dataOf: (logical, physical) => `${logical} von ${physical} Seiten`,
    picture: (step) => `Flash-Speicher nach Schritt ${step}; darunter in Worten.`,
    filling: "offen",
    reserve: "Reserve",
    free: "frei",
    emptied: "leeren",
    host: (page) => `Rechner schreibt ${page}`,
    erased: "gelöscht",
    mapping: "Abbildungstabelle: logische Seite → Block.Seite",
    counters: {
      host: "Schreibaufträge",
      amplificationHelp: "physische Schreibvorgänge / Schreibaufträge",
    },
    steps: {
      start: (logical, physical) =>
        `Jede der ${logical} logischen Seiten wurde einmal geschrieben; der Flash-Speicher hat ${physical} Seiten. Gezählt wird ab hier.`,
      write: (name, page, old, to, from) =>
        `Der Rechner ändert ${name}. Flash lässt sich nicht an Ort und Stelle überschreiben, also kommt die neue Fassung ${page} auf die nächste freie Seite, ${to}; die alte Fassung ${old} auf ${from} wird ungültig.`,
      choose: (block, invalid, valid) =>
        `Außer der Reserve ist kein Block frei, also wählt die Speicherbereinigung Block ${block}: mit ${invalid} ungültigen Seiten hat er die meisten der vollen; ${valid === 0 ? "keine Seite muss" : pages(valid)} zuvor umziehen.`,
      move: (page, from, to) =>
        `${page} ist noch gültig, und Löschen würde die Seite zerstören: sie zieht von ${from} nach ${to} um. Diesen Schreibvorgang hat der Rechner nicht verlangt.`,
      erase: (block, count) =>
        `Block ${block} wird als Ganzes gelöscht: ${count} Seiten sind wieder frei. Er ist die neue Reserve.`,
    },
    note: "Das Flash-Laufwerk des Labors, sehr klein: ein Block als Reserve, umgezogene Seiten neben denen des Rechners, kein Verschleißausgleich, kein Cache, kein Trim. Es ist nicht das Kostenmodell des Labors, das je geschriebener Seite alpha berechnet.",
  },
  channels: {
    title: "Mehrere Chips zugleich",
    together: "Zusammen gesandte Seiten",
    caption: (together) =>
      together === 1
        ? "Acht Seiten, einzeln geschrieben, auf einem Laufwerk mit vier Chips"
        : `Acht Seiten, zu je ${together} geschrieben, auf einem Laufwerk mit vier Chips`,
    chip: (chip) => `Chip ${chip}`,
    chips: "Chip",
    steps: "Geräteschritt",
    page: (page) => `Seite ${page}`,
    idle: "frei",
    result: (steps, busy, slots, percent) =>
      `${steps} Geräteschritte; ${busy} von ${slots} Plätzen genutzt: Auslastung ${percent}.`,
    note: "Ein vereinfachtes Modell: jede Seite geht an den nächsten Chip, und jeder Schreibvorgang dauert einen Geräteschritt. Das k_w eines Laufwerks wird gemessen, nicht in Chips gezählt; im Labor brauchen m zusammen geschriebene Seiten ceil(m / k_w) Geräteschritte.",
  },
};
