import type { StepWords } from "../../../../shell/path.ts";

export const words: Readonly<Record<string, StepWords>> = {
  log: {
    title: "Bevor eine Seite geschrieben wird",
    say: "Die Seiten 1 und 2 wurden geändert: Die Einträge dazu stehen im Log, das noch im Speicher liegt. Seite 3 braucht einen Rahmen, und Seite 1 steht am Ende der Reihenfolge.",
    ask: "Was muss auf der Platte sein, bevor Seite 1 geschrieben wird? Und wie ist es, wenn am Schluss Seite 2 geht?",
    expect:
      "Das Log, bis zum letzten Eintrag der Seite: Write-ahead Logging. Beide Male wird erst das Log geschrieben, dann die Seite. Nach einem Commit fragt niemand.",
    wrong: [
      [
        "Erst die Seite, das Log kommt nach.",
        "Nach einem Absturz dazwischen könnte niemand rückgängig machen, was nie bestätigt wurde.",
      ],
      [
        "Nur bestätigte Seiten dürfen geschrieben werden.",
        "Mit einem Log dürfen Seiten vor dem Commit gehen (steal) und danach bleiben (no-force).",
      ],
    ],
    late: "Nur das erste der beiden Schreiben zeigen.",
  },
  rows: {
    title: "Indexseiten und Zeilen",
    say: "Jede Suche liest eine Indexseite, abwechselnd 1 und 2, und dann die Seite einer Zeile, die niemand wieder liest. Es gibt drei Rahmen.",
    ask: "Sechzehn Anfragen. Wie viele Treffer hat LRU, und wie viele eine Strategie, die auf eine zweite Benutzung wartet?",
    expect:
      "LRU keinen: Zwischen zwei Benutzungen einer Indexseite kommen drei andere Seiten. LRU-2 hat 4, denn es sieht auf die vorletzte Benutzung.",
    wrong: [
      [
        "LRU hat 6: die Seiten 1 und 2, bis auf die ersten Male.",
        "Jede wird eine Anfrage, bevor sie wiederkommt, verdrängt.",
      ],
      [
        "LRU-2 hat 6.",
        "Erst muss es eine Seite zweimal sehen. Dafür merkt es sich auch Benutzungen verdrängter Seiten.",
      ],
    ],
    late: "Nach der ersten Verdrängung ans Ende gehen.",
  },
  hot: {
    title: "Eine Sicherung läuft durch",
    say: "Die Seiten 1, 2 und 3 sind dauernd in Gebrauch. Jetzt liest eine Sicherung die Seiten 11 bis 18, jede einmal.",
    ask: "Welcher der beiden Bufferpools hat die Seiten 1, 2 und 3 noch, wenn die Sicherung fertig ist?",
    expect: "2Q: Was einmal benutzt wurde, steht dort in einer eigenen Schlange. Zusammen 9 Treffer, LRU 6.",
    wrong: [
      [
        "LRU, sie wurden ja am meisten benutzt.",
        "LRU zählt nichts. Nur die letzte Benutzung gilt, und die der Sicherung sind später.",
      ],
      [
        "2Q ist immer besser.",
        "Liest die Sicherung jede Seite zweimal, beweist die zweite Benutzung nichts mehr.",
      ],
    ],
    late: "Nur das Ende zeigen.",
  },
  perform: {
    title: "Zwanzig Anfragen bedienen",
    say: "Jetzt sind Sie der Bufferpool: zwanzig Anfragen, LRU, und die Reihenfolge ist verborgen. Mit demselben Link haben alle dieselben Anfragen.",
    ask: "Öffnen Sie den Link am Telefon und bedienen Sie die Anfragen wie LRU. Es zählt die erste Antwort.",
    expect:
      "Die meisten verlieren die Reihenfolge beim ersten Treffer: Er holt seine Seite nach vorn. Nach ein paar Fehlzugriffen sitzt es.",
    wrong: [["Was zuerst kam, geht zuerst.", "Das ist FIFO. Bei LRU zählt die letzte Benutzung."]],
    late: "Zehn Anfragen jetzt, der Rest zu Hause.",
  },
};
