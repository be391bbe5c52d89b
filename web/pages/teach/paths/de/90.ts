import type { StepWords } from "../../../../shell/path.ts";

export const words: Readonly<Record<string, StepWords>> = {
  cursor: {
    title: "Vier Rahmen, ein Cursor",
    say: "Ein Cursor von Client 1 liest Seite 1 Zeile für Zeile und hält sie so lange gepinnt. Client 2 ist mit den Seiten 2, 3 und 4 fertig.",
    ask: "Seite 5 wird verlangt. Welche Seite geht?",
    expect:
      "Seite 2: Am Ende der Reihenfolge steht Seite 1, aber sie ist gepinnt. Zwei Anfragen später ist der Pin weg, und Seite 1 geht.",
    wrong: [
      [
        "Seite 1, nach LRU.",
        "Client 1 hält eine Adresse in diesem Rahmen. Er läse dort Bytes einer anderen Seite weiter.",
      ],
      [
        "Seite 3, die ist unverändert.",
        "Danach fragt LRU nicht. Ohne die gepinnten entscheidet die Reihenfolge.",
      ],
    ],
    late: "Nur Anfrage 5 zeigen.",
  },
  held: {
    title: "Und der fünfte Client",
    say: "Wieder vier Rahmen, und jetzt halten vier Clients je eine Seite. Niemand ist fertig.",
    ask: "Seite 1 ist ein Treffer. Dann will jemand Seite 2. Was geschieht?",
    expect:
      "Alle Rahmen sind gepinnt, es gibt kein Opfer: Die Anweisung scheitert mit „no unpinned buffers available“, wie bei PostgreSQL.",
    wrong: [
      [
        "Sie wartet, bis einer frei ist.",
        "Das ginge, aber vier Cursor, die aufeinander warten, warten ewig. PostgreSQL meldet einen Fehler.",
      ],
      ["Der älteste Pin wird gelöst.", "Ein Pin verspricht, dass die Bytes bleiben."],
    ],
    late: "Erzählen und die Szene auslassen.",
  },
  hand: {
    title: "Ein Zeiger und Zähler",
    say: "Jede Benutzung erhöht den Zähler der Seite, höchstens auf fünf; der Zeiger nimmt jedem, an dem er vorbeikommt, eins weg und hält bei einer Null. Ein Treffer schreibt also nur eine Zahl, und niemand wartet auf eine Liste.",
    ask: "Seite 0 ist ein Fehlzugriff, und kein Zähler steht auf 0. Wie weit geht der Zeiger?",
    expect:
      "Einmal herum: Alle sieben Zähler sinken um eins, und die erste Seite, die 1 hatte, ist das Opfer.",
    wrong: [
      [
        "Er nimmt die Seite mit dem kleinsten Zähler.",
        "Er sucht nicht. Die erste Null auf seinem Weg gilt, wo immer er steht.",
      ],
      ["Er nimmt die Seite, auf die er zeigt.", "Nur wenn ihr Zähler 0 ist."],
    ],
    late: "Die Regel nennen und eine Umdrehung zeigen.",
  },
  fives: {
    title: "Alle Zähler stehen auf fünf",
    say: "Auf einem vollen Server können alle Seiten in Gebrauch sein und alle Zähler am Anschlag. Denken Sie an sieben Rahmen.",
    ask: "Sieben Rahmen, jeder Zähler steht auf 5. Wie viele Rahmen sieht der Zeiger an, bis er ein Opfer hat: 7, 35 oder 36?",
    expect:
      "36: Nach fünf Runden zu sieben stehen alle auf 0, und der nächste Blick findet eine Null. Das Opfer ist die Seite, bei der der Zeiger stand.",
    wrong: [
      ["7.", "Nach einer Runde sind es Vieren."],
      [
        "35.",
        "Der letzte der 35 Blicke macht aus einer 1 eine 0 und geht weiter. Die Null muss schon dastehen.",
      ],
    ],
    late: "Als Frage mit nach Hause geben.",
  },
  spares: {
    title: "Unveränderte zuerst",
    say: "CFLRU verdrängt eine unveränderte Seite, wenn es unter dem am längsten unbenutzten Drittel eine gibt. Hier sind neun Rahmen, links steht LRU.",
    ask: "Nach 17 Anfragen hat CFLRU nichts geschrieben, LRU zwei Seiten. Nach 60: Wer hat mehr geschrieben, wer mehr Fehlzugriffe?",
    expect:
      "Beide haben 26 Seiten geschrieben, CFLRU hatte 45 Fehlzugriffe, LRU 43. Das Schreiben war nur aufgeschoben, bezahlt mit Fehlzugriffen.",
    wrong: [
      [
        "CFLRU schreibt weniger, dafür ist es da.",
        "Oft ist das so. Mit wenigen unveränderten Seiten im Fenster schreibt es nur später.",
      ],
      [
        "Dann ist CFLRU schlecht.",
        "Das hängt von den Anfragen ab und vom Preis des Schreibens: die nächste Frage.",
      ],
    ],
    late: "Gleich ans Ende gehen.",
  },
  trade: {
    title: "Schreiben gegen Lesen",
    say: "Wer geänderte Seiten schont, tauscht Lesen gegen Schreiben. Ob das lohnt, rechnet man im Kopf.",
    ask: "Aus 100 Fehlzugriffen und 60 Schreiben werden 105 und 57. Besser oder schlechter, wenn ein Schreiben 2,8 Lesen dauert? Und wenn es 1 dauert?",
    expect:
      "Bei 2,8: drei Schreiben weniger sind 8,4 Lesen, fünf Fehlzugriffe mehr sind 5. Besser. Bei 1: 3 gegen 5. Schlechter.",
    wrong: [
      [
        "Schlechter, es gibt ja mehr Fehlzugriffe.",
        "Ein Fehlzugriff kostet ein Lesen, ein Schreiben hier 2,8.",
      ],
      ["Gleich: 5 % und 5 %.", "Fünf Prozent wovon, und zu welchem Preis?"],
    ],
    late: "Nur den Fall 2,8 rechnen.",
  },
  run: {
    title: "Zehn Fragen mit Wertung",
    say: "Jetzt sind Sie selbst LRU in ACE: zehn Verdrängungen, von einem Startwert gezogen, für alle dieselben. Es zählt die erste Antwort.",
    ask: "Öffnen Sie den Lauf am Telefon: zehn Fragen, zehn Minuten. Was geht, und was wird geschrieben?",
    expect:
      "Die meisten kommen auf sieben und mehr. Ergebniszeilen einsammeln; „Ergebniszeilen prüfen“ bewertet sie noch einmal.",
    wrong: [
      [
        "Alle geänderten Seiten werden geschrieben.",
        "Das Opfer und die nächsten in der Reihenfolge, höchstens drei. Und gar nichts, wenn das Opfer unverändert ist.",
      ],
    ],
    late: "Fünf Fragen jetzt, der Rest zu Hause: Der Link geht dort weiter.",
  },
  quiz: {
    title: "Fünf Fragen",
    say: "Alle haben dieselben fünf Fragen, ein Startwert hat sie gezogen. Es zählt die erste Antwort, und zu jeder falschen steht da, welcher Abschnitt zu lesen ist.",
    ask: "Öffnen Sie das Quiz am Telefon: fünf Fragen, fünf Minuten.",
    expect:
      "Eine Zeile mit dem Ergebnis, zum Abgeben oder Behalten. „Ergebniszeilen prüfen“ bewertet eingefügte Zeilen noch einmal.",
    wrong: [["Der Code geht nicht auf.", "Die Adresse darunter ist dieselbe. Ein Konto braucht es nicht."]],
    late: "Den Link als Hausaufgabe geben.",
  },
};
