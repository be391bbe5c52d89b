import type { savings as en } from "../en/savings.ts";

export const savings: typeof en = {
  what: (devices, requests) =>
    `Bedient die ${requests} Anfragen der Szene mit jeder eingebauten Strategie, allein und in ACE ohne den Reader, auf ${devices} Geräten; ein Bündel hat so viele Seiten, wie das Gerät zugleich schreibt.`,
  compare: "Vergleichen",
  again: "Noch einmal vergleichen",
  comparing: "Wird verglichen",
  cancel: "Abbrechen",
  failed: (why) => `Das ließ sich nicht vergleichen: ${why}`,
  shown: "Gezeigt",
  time: "Gezählte Zeit",
  times: { device: "Gerätezeit", run: "Laufzeit" },
  asInPostgres: (share) => `Laufzeit wie in PostgreSQL (f = ${share})`,
  waited: (share) =>
    `Die Laufzeit wie in PostgreSQL zählt das Lesen ganz und von der Schreibzeit nur den Anteil f = ${share}, auf den ein Client wartet: angepasst an Abbildung 8 der ACE-Arbeit (Papon & Athanassoulis, ICDE 2023), nicht gemessen.`,
  howFitted: "Wie f angepasst wurde",
  measures: {
    saved: (time) => `Gesparte ${time}`,
    latency_us: (time) => time,
    pages_written: () => "Geschriebene Seiten",
    write_batches: () => "Schreibbündel",
    misses: () => "Fehlzugriffe",
  },
  shows: {
    saved: (time) => `${time} mit ACE gegenüber derselben Strategie allein`,
    latency_us: (time) => `${time}: allein → mit ACE`,
    pages_written: () => "Geschriebene Seiten: allein → mit ACE",
    write_batches: () => "Schreibbündel: allein → mit ACE",
    misses: () => "Fehlzugriffe: allein → mit ACE",
  },
  csv: "CSV-Datei",
  matrix: "Was ACE spart: Strategien und Geräte",
  policy: "Strategie",
  on: (policy, device) => `${policy} auf ${device}`,
  cell: (name, [alone, ace], difference) => `${name}: ${alone} allein, ${ace} mit ACE, ${difference}`,
  open: "beide als Bahnen öffnen",
  bestCell: "am besten auf diesem Gerät",
  bestRow: "am besten auf den meisten Geräten",
  foresees: (policy) =>
    `${policy} kennt die kommenden Anfragen: Es steht hier, zählt aber weder im Satz darüber noch für ★.`,
  finding: {
    everywhere: (least, time) =>
      `Auf jedem Gerät und mit jeder Strategie spart ACE mindestens ${least} der ${time}.`,
    most: (deviceTime, runTime, policy, device) =>
      `Am meisten spart ACE mit ${policy} auf ${device}: ${deviceTime} der Gerätezeit, etwa ${runTime} der Laufzeit.`,
    idle: (cells, all) => `In ${cells} von ${all} Zellen spart es nichts.`,
    nothing: (time) => `ACE spart hier keine ${time}.`,
    worst: (share, policy, device) =>
      `Im schlimmsten Fall, mit ${policy} auf ${device}, braucht es ${share} mehr.`,
  },
  outside: {
    heading: "Außerhalb des Modells",
    about: "Eine Datenbank spart weniger oder mehr, denn dies fehlt hier:",
    list: [
      "Ringpuffer: Große sequentielle Scans, VACUUM und COPY von PostgreSQL ersetzen ihre eigenen Seiten, in wenigen eigenen Rahmen.",
      "Background Writer: Er säubert Seiten, bevor sie verdrängt werden, sodass eine Verdrängung seltener wartet.",
      "Checkpointer: Er schreibt geänderte Seiten, die noch keine Verdrängung verlangt hat.",
      "WAL: Seine Schreibvorgänge brauchen das Gerät auch, und eine Seite wartet auf ihren Eintrag im Log.",
      "Lokale Puffer temporärer Tabellen: Sie liegen nicht im Bufferpool.",
    ],
  },
};
