import type { ExerciseText } from "../en/exercises.ts";

export const exercises: ExerciseText = {
  title: "Übungen",
  about:
    "Fragen zu kleinen Szenen, die ein Startwert zieht: Mit demselben Startwert haben alle dieselben Fragen. Die Antworten rechnet der Simulator.",
  all: "Alle Übungen",
  game: "ACE schlagen, ein Spiel von zwei Minuten",
  gameOffer: "Welche Seite geht, und was wird mitgeschrieben?",
  toCheck: "Für Lehrende: Ergebniszeilen prüfen",
  loading: "Die Übungen werden geladen …",
  questions: (count) => `${count} Fragen`,
  seed: (seed) => `Startwert ${seed}`,
  question: (number, of) => `Frage ${number} von ${of}`,
  score: (right, of) => `${right} von ${of} beim ersten Mal richtig`,
  firstCounts: "Die erste Antwort zählt.",
  practice: "Zur Übung: Gezählt hat die erste Antwort.",
  next: "Weiter",
  toResult: "Zum Ergebnis",
  others: "Andere Fragen",
  sameForAll: "Wer diesen Link öffnet oder diesen Startwert eingibt, hat dieselben Fragen.",
  seedField: "Startwert",
  questionsField: "Fragen",
  start: "Beginnen",
  result: (right, of) => `Ergebnis: ${right} von ${of} beim ersten Mal richtig`,
  line: ({ title, seed, right, of, coded, link }) =>
    [
      "Bufferpool Lab",
      title,
      `Startwert ${seed}`,
      `${right} von ${of} beim ersten Mal`,
      `Antworten ${coded}`,
      link,
    ].join(" · "),
  lineLabel: "Das Ergebnis als Zeile",
  lineHelp:
    "Geben Sie diese Zeile ab: Sie enthält Ihre ersten Antworten, die sich noch einmal bewerten lassen.",
  copy: "Kopieren",
  copied: "Kopiert.",
  again: "Von vorn",
  nextSeed: (seed) => `Weiter mit Startwert ${seed}`,
  readAgain: "Noch einmal zu lesen:",
  quiz: "Fünf Fragen",
  quizIntro: "Zwei gezogene Abläufe, eine Zahl und zwei Begründungen, aus den Lektionen dieses Teils.",
  anotherOne: "Noch eine dieser Art",
  graded: (count) => `${count} solche Fragen, bewertet`,
  exercise: "Übung",

  checkTitle: "Ergebniszeilen prüfen",
  checkAbout:
    "Fügen Sie Ergebniszeilen ein, eine unter der anderen; vor jeder darf ein Name stehen. Die Fragen jeder Zeile werden aus ihrem Startwert neu gezogen und ihre Antworten neu bewertet. Nichts verlässt diese Seite.",
  forgery: "Mit Mühe lässt sich eine Zeile fälschen: Sie zeigt Antworten, nicht, wer sie gegeben hat.",
  lines: "Ergebniszeilen",
  check: "Prüfen",
  checking: "Wird geprüft …",
  columns: {
    name: "Zeile",
    exercise: "Übung",
    seed: "Startwert",
    said: "Sagt",
    graded: "Bewertet",
    note: "Anmerkung",
  },
  verdicts: {
    agrees: "stimmt",
    differs: "Die Zeile sagt etwas anderes, als ihre Antworten ergeben.",
    unreadable: "Das ist keine Ergebniszeile.",
    changed: "Ihre Antworten und ihr Link gehören nicht zusammen.",
    impossible: (count) =>
      count === 1
        ? "Eine Antwort lässt sich so nicht geben."
        : `${count} Antworten lassen sich so nicht geben.`,
    fewer: (given, asked) => `${given} von ${asked} Fragen sind beantwortet.`,
    equal: (line) => `Dieselben Antworten wie Zeile ${line}.`,
  },
  rightOf: (right, of) => `${right} von ${of}`,
};
