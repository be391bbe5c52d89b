import type { StepWords } from "../../../../shell/path.ts";

export const words: Readonly<Record<string, StepWords>> = {
  stream: {
    title: "Was mitkommt",
    say: "Ein Auftrag geht eine Tabelle durch, Seite für Seite: 4, 5 und 6 waren Fehlzugriffe. Das Gerät liest vier Seiten in der Zeit von einer, und der Reader von ACE darf das nutzen.",
    ask: "Auch Seite 7 ist ein Fehlzugriff. Was wird mitgelesen, und welche der nächsten vier Anfragen sind Treffer?",
    expect:
      "Die Seiten 8, 9 und 10: Vier Nachbarn hintereinander sind ein Strom. Sie sind Treffer; Seite 11 ist wieder ein Fehlzugriff.",
    wrong: [
      [
        "Seite 8 kam schon mit der 4.",
        "Ein Fehlzugriff beweist keinen Strom. TaP wartet auf vier hintereinander.",
      ],
      [
        "So geht es immer weiter.",
        "Das Opfer für Seite 11 ist unverändert, und der Reader läuft nur neben einem geänderten.",
      ],
    ],
    late: "Auslassen, was bei Seite 11 geschieht.",
  },
  pairs: {
    title: "Bis es versagt",
    say: "Jedes Werkzeug hat einen Fall, in dem es nichts tut, und dieses hat einen, in dem es verliert. Suchen Sie zu zweit beide, der Simulator entscheidet.",
    ask: "Zu zweit: eine Einstellung, bei der ACE fast nichts gewinnt, und eine, bei der es verliert. Notieren Sie, was fehlt.",
    expect:
      "Nichts zu gewinnen: ein Kanal (k_w = n_w = 1), B fast so groß wie die Daten, oder nur Lesen. Verlust: n_w größer als k_w.",
    wrong: [
      [
        "alpha = 1.",
        "Geteiltes Schreiben spart auch dann noch ein Lesen. Fehlen muss der Kanal, die geänderte Seite oder das Opfer.",
      ],
      [
        "Mehr Lesen, dann verliert es.",
        "Dann gewinnt es weniger. Es verliert, wo ein Bündel zwei Durchgänge braucht.",
      ],
    ],
    late: "Eines der beiden Ziele genügt.",
  },
  slide: {
    title: "Eine Folie je Paar",
    say: "Drei Paare zeigen in je einer Minute, was sie gefunden haben. Die anderen halten eine zweite Einstellung dagegen.",
    ask: "Ihre Einstellung, was fehlte, und wie ein echter Server dahin kommt.",
    expect:
      "Drei Bedingungen: ein Opfer, und zwar ein geändertes, und ein freier Kanal. Ein eifriger Hintergrundschreiber nimmt die zweite, viele Clients nehmen die dritte.",
    wrong: [
      [
        "Unser Server hat 64 Kerne, also fehlt der Kanal.",
        "Zählen Sie die laufenden Schreibvorgänge, nicht die Kerne: iostat zeigt die Warteschlange.",
      ],
    ],
    late: "Ein Paar.",
  },
};
