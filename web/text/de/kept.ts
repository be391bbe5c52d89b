import type { kept as Words } from "../en/kept.ts";

export const kept: typeof Words = {
  of: (lane) => `${lane}: was die Strategie sonst noch führt.`,
  look: (lane) => `Ansehen, was ${lane} sonst noch führt`,
  heading: "Was die Strategie sonst noch führt",
  list: (label, pages) => (pages.length === 0 ? `${label}: leer.` : `${label}: ${pages.join(", ")}.`),
  ghosts: (label, pages) =>
    pages.length === 0
      ? `${label}, verdrängte Seiten: keine.`
      : `${label}, verdrängte Seiten: ${pages.join(", ")}.`,
  asked: (page, requests) => `${page} (Anfragen ${requests.join(", ")})`,
  stamped: (page, stamp) => `${page} (Stempel ${stamp})`,
  more: (count) => `und ${count} weitere`,
  empty: "leer",
  value: (label, value) => `${label} = ${value}`,
  none: "keine",
  handAt: (label, page) => `${label}: Seite ${page}`,
  handWaits: (label) => `${label}: am alten Ende`,
  inList: (label) => `In ${label}.`,
  known: (label) => `Noch bekannt in ${label}.`,
  knownBy: (label, requests) => `Noch bekannt in ${label}, durch die Anfragen ${requests.join(", ")}.`,
  ofPage: (label, value) => `${label}: ${value}.`,
};
