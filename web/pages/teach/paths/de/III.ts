import type { StepWords } from "../../../../shell/path.ts";

export const words: Readonly<Record<string, StepWords>> = {
  groups: {
    title: "Fünf Gruppen",
    say: "Jede Gruppe nimmt eine Lektion, 11, 12, 15, 16 oder 17, liest sie und beantwortet ihre Vorhersagen. Danach lehrt sie die anderen mit einer Szene.",
    ask: "Öffnen Sie die Lektionen. Fünfzehn Minuten lesen, dann auf eine Frage an die anderen einigen.",
    expect:
      "Wer bis zum Ende liest, braucht die Zeit. Wer früher fertig ist, macht die gezogene Übung der Lektion.",
    wrong: [
      [
        "Wir haben die Zusammenfassung gelesen.",
        "Beantworten Sie die erste Vorhersage der Lektion und sagen Sie, warum es so ist.",
      ],
    ],
    late: "Drei Gruppen: 11 mit 12, 15 mit 16, 17.",
  },
  disks: {
    title: "Gruppe 1: zwei Platten",
    say: "Auf einer Flashplatte von 2008 kostet Lesen 1 Einheit und Schreiben 118, auf einer Magnetplatte 23 und 12. Zwei von fünf Blättern eines Baums werden nur gelesen, zwei von fünf nur geändert.",
    ask: "Alle Seiten auf einer Platte: Welche ist billiger? Und was erreicht, wer je Seite wählt?",
    expect:
      "Magnetisch: 373.890 Einheiten gegen 765.180 auf Flash. Konservativ verteilt sind es 308.130: jede Seite dort, wo ihre eigenen Anfragen billig sind.",
    wrong: [
      ["Flash, das ist schneller.", "Beim Lesen. Ein Schreiben frisst, was fünf Lesen sparen."],
      [
        "Bestenfalls die Hälfte.",
        "Eine Seite zieht nur um, wenn sie den Bufferpool verlässt, und der Umzug kostet ein Schreiben.",
      ],
    ],
    late: "Die zwei einzelnen Platten nennen und nach dem dritten Wert fragen.",
  },
  paid: {
    title: "Gruppe 2: bis es bezahlt ist",
    say: "Seite 7 liegt auf der Magnetplatte. Ihre fünf Lesen hätten auf Flash 110 Einheiten weniger gekostet; hin und zurück kostet 130.",
    ask: "Noch ein Lesen. Zieht sie um, und wann?",
    expect:
      "C = 132 ist mehr als 130, also zieht sie um, sobald sie den Bufferpool verlässt. Acht Anfragen später geht sie geändert: C = 106, und sie bleibt.",
    wrong: [
      ["Sofort, mit dem Lesen.", "Solange die Seite im Bufferpool ist, wird nichts geschrieben."],
      [
        "Bei 118, dem Preis des Hinwegs.",
        "Vielleicht muss sie zurück. Wer beide Wege zählt, zahlt höchstens das Dreifache des Optimums.",
      ],
    ],
    late: "Nur den Umzug zeigen.",
  },
  reports: {
    title: "Gruppe 3: zwei Berichte um neun",
    say: "Der zweite Bericht beginnt kurz nach dem ersten und liest dieselbe Tabelle. In den Bufferpool passt ein Fünftel davon.",
    ask: "Zwei Scans über je 100 Blöcke, LRU, 20 Rahmen. Wie viele der 200 Anfragen sind Treffer?",
    expect:
      "2. Was der zweite Scan braucht, ist gerade gegangen, und beim erneuten Lesen verdrängt er, was er als Nächstes braucht.",
    wrong: [
      [
        "100: Der zweite findet, was der erste gelesen hat.",
        "Nur was noch da ist, und LRU wirft hinaus, was als Nächstes kommt.",
      ],
      ["20, so viele wie Rahmen.", "Auch jeder seiner Fehlzugriffe nimmt einen Rahmen."],
    ],
    late: "Gleich ans Ende gehen.",
  },
  sooner: {
    title: "Gruppe 4: nah und langsam, fern und schnell",
    say: "Die Datenbank weiß, was ein Scan lesen wird. Der Bufferpool muss nur fragen und dividieren.",
    ask: "Vor Block 50 hat ein Scan noch 15 Blöcke, bei 5.000 je Sekunde. Ein anderer hat 30, bei 15.000. Wann wird Block 50 gebraucht?",
    expect:
      "In 2 ms, vom fernen: 30 / 15.000. Der nahe braucht 3 ms. Es zählt der früheste Scan; hat niemand gefragt, heißt das: noch niemand.",
    wrong: [
      ["Vom nahen.", "Zeit ist Weg durch Geschwindigkeit."],
      ["In 2,5 ms, im Mittel.", "Gebraucht wird der Block, sobald der erste kommt."],
    ],
    late: "Eine Rechnung an der Tafel.",
  },
  asked: {
    title: "Gruppe 4: dieselben Berichte, gefragt",
    say: "Hier sind die zwei Berichte noch einmal, und rechts ein Bufferpool, der die Scans fragt. Sonst ist alles gleich.",
    ask: "LRU hat 2 Treffer von 200. Wie viele hat der Bufferpool rechts?",
    expect:
      "98: fast der ganze zweite Bericht. Er behält, was der zweite Scan noch braucht, und verdrängt, wonach niemand fragt.",
    wrong: [["100.", "Der zweite Scan beginnt später, und ein paar Blöcke waren da schon fort."]],
    late: "Auslassen und die zwei Zahlen nennen.",
  },
  draws: {
    title: "Gruppe 5: ein paar fragen",
    say: "Eine Schlange für alle Blöcke ist eine Sperre für alle Clients. Die Arbeit zieht stattdessen Rahmen durch Zufall und verdrängt den, der zuletzt gebraucht wird.",
    ask: "Einer von zwanzig Rahmen täte es. Zehn Ziehungen aus 1.000 finden einen mit 40 %. Wie viele Ziehungen braucht es bei einer Million?",
    expect:
      "Zehn: In 1 − (1 − 1/20)^10 = 40 % kommt die Größe des Bufferpools nicht vor. Bei zwanzig Ziehungen sind es 64 %.",
    wrong: [
      [
        "10.000, der gleiche Anteil.",
        "Eine Umfrage unter einer Million fragt nicht mehr Leute als eine unter tausend.",
      ],
      [
        "Etwa 20, nach dem Logarithmus.",
        "Das wäre Suchen in einer Ordnung. Hier zählt nur der Anteil guter Rahmen.",
      ],
    ],
    late: "Die Formel nennen.",
  },
  shop: {
    title: "Drei Ideen, ein Laden",
    say: "Ein Tag eines Ladens: Stöbern, Ausverkauf, Bericht. Drei Ideen, drei Stunden: neun Felder.",
    ask: "Öffnen Sie die Lektion, kreuzen Sie an, welche Idee in welcher Stunde hilft, und vergleichen Sie mit der Tabelle des Modells.",
    expect: "Jede Idee nutzt etwas, das der Bufferpool wusste und übersah. Wo das fehlt, hilft keine.",
    wrong: [
      [
        "Im Ausverkauf helfen alle drei.",
        "Fragen Sie, was jede braucht: geänderte Opfer, verschiedene Preise, Scans, die sagen, was sie lesen.",
      ],
    ],
    late: "Von Hand ankreuzen lassen und die Tabelle zeigen.",
  },
  "scans-quiz": {
    title: "Fünf Fragen zu Scans",
    say: "Zwei gezogene Abläufe, eine Zahl und zwei Gründe, aus den Lektionen von Teil 3. Für alle dieselben fünf.",
    ask: "Öffnen Sie das Quiz am Telefon: fünf Fragen, fünf Minuten.",
    expect:
      "Eine Zeile mit dem Ergebnis. Zu jeder falschen Antwort steht da, welcher Abschnitt zu lesen ist.",
    wrong: [["Der Code geht nicht auf.", "Die Adresse darunter ist dieselbe."]],
    late: "Den Link als Hausaufgabe geben.",
  },
};
