import type { TaskText } from "../en/task.ts";

const joined = (...parts: (string | false)[]) => parts.filter(Boolean).join(", ");

export const task: TaskText = {
  /** In the menu. */
  lane: "Bahn",
  kinds: {
    predict: ["Vorhersagen", "Welche Seite geht? Sagen Sie es vor dem Labor."],
    perform: ["Durchführen", "Seien Sie die Strategie, Anfrage für Anfrage."],
    why: ["Warum diese Seite?", "Wählen Sie den Grund einer Verdrängung."],
  },
  game: "ACE schlagen: ein Spiel von zwei Minuten",
  titles: { predict: "Vorhersagen", perform: "Durchführen", why: "Warum diese Seite?" },
  intro: {
    predict:
      "Der Lauf hält vor jeder Verdrängung an. Sagen Sie vor dem Labor, welche Seite geht; mit ACE auch, welche Seiten geschrieben werden.",
    perform:
      "Sie sind die Strategie: Bedienen Sie jede Anfrage Schritt für Schritt. Der erste Versuch zählt; jeder Schritt lässt sich zurücknehmen.",
    why: "Hier ist die Seite, die geht. Sagen Sie, aus welchem Grund.",
  },
  introAt: "Die Frage der Vorführung, mit denselben Buchstaben. Sagen Sie, welche Seite geht.",
  back: "Zurück zum Labor",
  loading: "Die Übung wird geladen …",
  sequence: (number, attempt = 1) => `Startwert ${number}${attempt === 1 ? "" : `, Versuch ${attempt}`}`,
  given: "Die Anfragen der Szene",
  givenHelp: "Sie sind für alle gleich, die diesen Link öffnen.",
  sequenceHelp:
    "Wer diesen Link öffnet oder auf derselben Szene denselben Startwert eingibt, bekommt dieselben Fragen.",
  otherSequence: "Anderer Startwert",
  questionCount: "Fragen",
  requestCount: "Anfragen",
  settings: "Andere Fragen",
  start: "Beginnen",
  hideOrder: "Reihenfolge verbergen",
  orderNotHidden: "Die Reihenfolge ist zu sehen: Hier folgt sie nicht allein aus den letzten Anfragen.",
  practice: (label) => `Kleine Szene für ${label}: B = 7, D = 20, die meisten Anfragen schreiben.`,
  labScene: "Die Szene des Labors nehmen",
  takePractice: (label) =>
    `Eine kleine Szene mit ${label} nehmen: B = 7, D = 20, die meisten Anfragen schreiben`,
  drawRequests: "Anfragen mit einem Startwert ziehen",
  tooLarge: (frames, most) =>
    `Dieser Pool hat B = ${frames} Rahmen. Mehr als ${most} lassen sich von Hand schlecht beantworten.`,
  tooMuch: (pages, requests) =>
    `Eine Übung hat bis zu D = ${pages} Seiten und ${requests} Anfragen; diese Szene hat mehr.`,
  nothingToAsk: "Keine Anfrage dieser Szene verdrängt eine Seite: Es gibt nichts zu fragen.",
  failed: (message) => `Die Übung ließ sich nicht öffnen: ${message}`,

  sizes: (frames, n_w, n_e) =>
    joined(`B = ${frames}`, n_w !== null && `n_w = ${n_w}`, n_e !== null && `n_e = ${n_e}`),
  question: (number, of) => `Frage ${number} von ${of}`,
  requestOf: (number, of) => `Anfrage ${number} von ${of}`,
  score: (right, of) => `${right} von ${of} beim ersten Versuch`,
  access: (page, write) => (write ? `Schreiben von Seite ${page}` : `Lesen von Seite ${page}`),
  missAndFull: (access) => `${access}: ein Fehlzugriff, und kein Rahmen ist frei.`,
  asks: {
    outcome: "Treffer oder Fehlzugriff?",
    victim: "Welche Seite geht? Wählen Sie ihren Rahmen.",
    batch:
      "Welche Seiten werden vorher geschrieben? Haken Sie sie unter dem Pool an; keine, wenn nichts geschrieben wird.",
    reason: "Warum diese Seite?",
  },
  parts: {
    outcome: "Treffer oder Fehlzugriff",
    victim: "Seite, die geht",
    batch: "geschriebene Seiten",
    reason: "Grund",
  },
  outcomes: {
    hit: "Treffer",
    free: "Fehlzugriff, ein Rahmen ist frei",
    evict: "Fehlzugriff, eine Seite muss gehen",
  },
  whyGoes: (access, page) => `${access}: Seite ${page} geht.`,

  pool: "Pool",
  poolByOrder: "Pool, von MRU nach LRU",
  poolByFrame: "Pool, nach Rahmennummer",
  mru: "MRU",
  lru: "LRU",
  hand: "Zeiger",
  window: (label, size) => `${label} (${size})`,
  windowHidden: (label, size) => `${label}: die letzten ${size} der Reihenfolge.`,
  startOrder: (pages) => `Am Anfang, von MRU nach LRU: ${pages}.`,
  servedBefore: "Zuvor bediente Anfragen, die letzte rechts",
  nothingBefore: "Zuvor wurde keine Anfrage bedient.",
  cell: ({ page, frame, dirty, prefetched, badge, window, hand }) =>
    joined(
      `Seite ${page}`,
      dirty ? "geändert" : "unverändert",
      prefetched && "vorab gelesen",
      badge,
      window !== "" && window,
      `Rahmen ${frame}`,
      hand && "unter dem Zeiger",
    ),
  freeCell: (frame) => `Rahmen ${frame}, frei`,
  badge: (label, value) => `${label} ${value}`,
  write: (page) => `Seite ${page} schreiben`,

  commit: "Festlegen",
  pickFirst: "Erst wählen, dann festlegen.",
  tryAgain: "Noch einmal",
  showAnswer: "Antwort zeigen",
  next: "Weiter",
  finish: "Zum Ergebnis",
  undo: "Zurücknehmen",
  model: "Musterantwort",
  right: "Richtig",
  rightPart: (part) => `Richtig: ${part}.`,
  wrongPart: (part) => `Nicht richtig: ${part}.`,
  shown: "Die Antwort",
  unscored: "Gezählt ist der erste Versuch; ab hier wird ohne Zählung weiter versucht.",
  goes: (page) => `Seite ${page} geht.`,
  writes: (pages) =>
    pages.length === 0
      ? "Nichts wird geschrieben."
      : `Geschrieben: ${pages.length === 1 ? "Seite" : "Seiten"} ${pages.join(", ")}.`,
  isOutcome: {
    hit: "Ein Treffer.",
    free: "Ein Fehlzugriff; ein Rahmen ist frei.",
    evict: "Ein Fehlzugriff; eine Seite muss gehen.",
  },

  faults: {
    nothing: (page) =>
      `Seite ${page}, die geht, ist unverändert: Sie wird verworfen, geschrieben wird nichts.`,
    clean: (page) => `Seite ${page} ist unverändert: Es gibt nichts zu schreiben.`,
    passed: (page) => `Seite ${page} bekommt stattdessen eine zweite Chance: Der Writer übergeht sie.`,
    beyond: (page, n_w) =>
      `Seite ${page} ist geändert, gehört aber nicht zu den nächsten n_w = ${n_w} geänderten Seiten in Verdrängungsreihenfolge.`,
    victim: (page) => `Seite ${page} ist geändert: Sie muss geschrieben werden, bevor sie geht.`,
    missed: (page, n_w) =>
      `Seite ${page} ist eine der nächsten geänderten Seiten in Verdrängungsreihenfolge; bis zu n_w = ${n_w} werden zusammen geschrieben.`,
  },
  outcomeFaults: {
    "not-resident": (page) => `Seite ${page} ist in keinem Rahmen: ein Fehlzugriff.`,
    resident: (page) => `Seite ${page} ist im Pool: ein Treffer.`,
    full: () => "Kein Rahmen ist frei.",
    free: () => "Ein Rahmen ist frei: Keine Seite muss gehen.",
  },
  claims: {
    "unused-longest": (page) => `Seite ${page} wartet am längsten seit ihrer letzten Anfrage.`,
    "fewest-requests": (page) => `Seite ${page} wurde bisher am seltensten angefragt.`,
    "needed-last": (page) => `Seite ${page} wird als letzte wieder gebraucht.`,
    clean: (page) => `Seite ${page} ist unverändert und kann ohne Schreiben gehen.`,
    dirty: (page) => `Seite ${page} ist geändert, und geänderte Seiten gehen zuerst.`,
  },
  refuted: {
    "unused-longest": (_victim, page) => `Seite ${page} wartet länger.`,
    "fewest-requests": (_victim, page) => `Seite ${page} wurde seltener angefragt.`,
    "needed-last": (_victim, page) =>
      `Die Strategie kennt die kommenden Anfragen nicht; außerdem wird Seite ${page} später oder nicht mehr gebraucht.`,
    clean: (victim) => `Seite ${victim} ist geändert.`,
    dirty: (victim) => `Seite ${victim} ist unverändert.`,
  },
  notSo: "Das ist hier nicht so.",

  resultTitle: "Ergebnis",
  result: (right, of) => `${right} von ${of} beim ersten Versuch.`,
  nothingMore: (count) => `Die Anfragen enden hier: ${count} konnten gefragt werden.`,
  line: ({ kind, lane, sequence, attempt = 1, mark, right, of, coded, link }) =>
    [
      "Bufferpool Lab",
      { predict: "vorhersagen", perform: "durchführen", why: "warum diese Seite?" }[kind],
      lane,
      sequence === null ? "die Anfragen der Szene" : `Startwert ${sequence}`,
      ...(attempt === 1 ? [] : [`Versuch ${attempt}`]),
      `Übung ${mark}`,
      `${right} von ${of} beim ersten Versuch`,
      `Antworten ${coded}`,
      link,
    ].join(" · "),
  again: "Von vorn",
  nextSequence: (number) => `Weiter mit Startwert ${number}`,
};
