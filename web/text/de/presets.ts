import type { presets as en } from "../en/presets.ts";

export const presets: typeof en = {
  search: "Beispiele suchen",
  count: (found, all) => (found === all ? `${all} Beispiele` : `${found} von ${all} Beispielen`),
  none: (search) => `Kein Beispiel hat „${search}“.`,
  groups: {
    first: "Erste Schritte",
    "no-gain": "Wo ACE nichts gewinnt",
    clients: "Mit Clients über dem Pool",
    flash: "Mit einem Flash-Laufwerk darunter",
    paper: "Folien und Abbildungen der Arbeit",
    policies: "Strategien",
    prefetching: "Vorablesen",
    workloads: "Workloads der Arbeit und TPC-C",
    recordings: "Aufzeichnungen echter Datenbanken",
    placement: "Platzierung auf den beiden Platten",
    replacement: "Verdrängung nach Kosten",
    scans: "Scans, die sagen, was sie lesen",
    statistics: "Was die Vergangenheit sagt",
  },
};
