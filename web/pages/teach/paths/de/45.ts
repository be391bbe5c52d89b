import type { StepWords } from "../../../../shell/path.ts";

export const words: Readonly<Record<string, StepWords>> = {
  sale: {
    title: "Die Kasse ist langsam",
    say: "Angenommen, ein Laden startet seinen Ausverkauf: so viele Anfragen wie gestern, aber jede zweite ändert etwas. Im Speicher findet sich die Hälfte, auch das wie gestern, und doch dauert die Kasse doppelt so lang.",
    ask: "Jede zweite Anfrage ist ein Treffer. Welcher Anteil der Gerätezeit ist Schreiben? Hand heben: 40 %, 50 % oder 65 %.",
    expect:
      "Etwa 65 %. Zwei von drei Fehlzugriffen verdrängen eine geänderte Seite, und Schreiben dauert 2,8-mal so lang wie Lesen.",
    wrong: [
      [
        "50 %, denn die Hälfte der Anfragen schreibt.",
        "Ein Treffer kostet das Gerät nichts, und Schreiben dauert länger als Lesen.",
      ],
      ["40 %: zwei Schreiben auf drei Lesen.", "So zählt man Vorgänge. Jedes Schreiben wiegt 2,8."],
    ],
    late: "Gleich ans Ende gehen und die Antwort selbst sagen: 65 %.",
  },
  miss: {
    title: "Ein Fehlzugriff, Schritt für Schritt",
    say: "Sieben Rahmen, alle belegt: Jeder Fehlzugriff braucht einen, also muss eine Seite gehen. Schwarz mit geknickter Ecke heißt geändert (dirty): neu im Speicher, auf der Platte noch nicht.",
    ask: "Welche Seite geht, und was tut das Gerät dafür?",
    expect:
      "Erst Seite 1, dann Seite 4: Jede ist die am längsten unbenutzte. Seite 1 ist unverändert und wird verworfen. Seite 4 ist geändert: Sie wird geschrieben, dann wird die neue gelesen.",
    wrong: [
      [
        "Seite 7, sie kam als erste.",
        "Sie kam als vierte Anfrage noch einmal. Für LRU zählt die letzte Benutzung.",
      ],
      [
        "Eine unveränderte, um das Schreiben zu sparen.",
        "LRU sieht nur die Reihenfolge. Strategien, die Schreiben sparen, kommen später.",
      ],
      ["Geschrieben wird die neue Seite.", "Die wird nur im Speicher geändert. Geschrieben wird, was geht."],
    ],
    late: "Zuerst kommt die unveränderte: die Antwort selbst geben und erst nach der geänderten fragen.",
  },
  loop: {
    title: "Eine Schleife über 51 Seiten",
    say: "Ein nächtlicher Auftrag fragt immer wieder nach denselben 51 Seiten einer Tabelle, und der Bufferpool hat 50 Rahmen. Fünfzig Anfragen haben ihn gefüllt.",
    ask: "2.000 Anfragen: Wie viele davon sind Treffer? Schreiben Sie eine Zahl auf.",
    expect: "Keine. Jede Seite geht eine Anfrage, bevor sie wiederkommt.",
    wrong: [
      [
        "Fast alle, 50 von 51.",
        "So wäre es, wenn die richtige Seite ginge. LRU verdrängt genau die, die als Nächste kommt.",
      ],
      [
        "Die Hälfte.",
        "Zwei Verdrängungen ansehen: Seite 0 geht für Seite 50, und als Nächste kommt Seite 0.",
      ],
    ],
    late: "Ohne Einzelschritte ans Ende gehen.",
  },
  "frame-more": {
    title: "Und ein Rahmen mehr",
    say: "Nichts ist anders als die Größe des Bufferpools: ein Rahmen mehr. Die Schleife ist einmal herum.",
    ask: "Und jetzt, mit 51 Rahmen: Wie viele der 2.000 sind Treffer?",
    expect:
      "1.949: alle bis auf die ersten 51. LRU steht hier an einer Kante, und ein Rahmen entscheidet, auf welcher Seite.",
    wrong: [
      ["Jede einundfünfzigste.", "Die Schleife passt jetzt ganz hinein, also geht gar nichts."],
      [
        "Ein größerer Bufferpool hilft also immer.",
        "Er schadet LRU nie. Aber vor der Kante nützt er auch nichts.",
      ],
    ],
    late: "Die Antwort selbst geben und weitergehen.",
  },
  dirty: {
    title: "Geändert und unverändert",
    say: "Sieben Seiten, vier davon geändert (dirty), und gerechnet wird in Lesevorgängen. Seite 1 soll geändert werden und ist nicht da.",
    ask: "Ein Schreiben dauert so lang wie drei Lesen (alpha = 3). Welche Seite geht, und was kostet diese Anfrage, gemessen in Lesevorgängen?",
    expect:
      "Seite 4, und die ist geändert: einmal Schreiben, einmal Lesen, also 3 + 1 = 4. Die nächste Anfrage verwirft die unveränderte Seite 7: 1.",
    wrong: [
      ["Viermal Schreiben.", "Ein Schreiben, so teuer wie drei Lesen, und ein Lesen."],
      [
        "1: Es wird ja nur gelesen.",
        "Erst muss der Rahmen frei sein, und was darin steht, steht nirgends sonst.",
      ],
    ],
    late: "Nur die erste Anfrage zeigen.",
  },
  sheet: {
    title: "Was das Datenblatt sagt",
    say: "Das Blatt zählt, was bei vielen Anfragen zugleich herauskommt; ein Fehlzugriff wartet auf eine einzige. Die Arbeit hat das einzelne Schreiben gemessen: Es dauert 2,8-mal so lang wie Lesen.",
    ask: "„465.000 Lesen und 145.000 Schreiben je Sekunde“, sagt ein Datenblatt. Dauert ein Schreiben also 3,2-mal so lang wie ein Lesen?",
    expect:
      "Nein: Ein Schreiben dauert 2,8 Lesen (alpha), und auf eines wartet der Fehlzugriff. 3,2 vergleicht, wie viele Lesen und Schreiben das Gerät in einer Sekunde schafft, wenn viele zugleich laufen.",
    wrong: [
      [
        "Ja, 465 / 145.",
        "Durchsatz und Wartezeit sind zweierlei: Ein Bus ist nicht schneller als ein Auto, weil mehr hineinpassen.",
      ],
      ["Dann ist das Blatt falsch.", "Es misst etwas anderes: viele Anfragen zugleich."],
      [
        "Bei 80 Lesen oder 8 Schreiben zugleich müsste es 28-fach sein: 2,8 · 80 / 8.",
        "Im Modell ist es so, denn dort sind alle Kanäle ausgelastet. Das Blatt sagt 3,2, und ein einzelnes Schreiben dauert so oder so 2,8 Lesen.",
      ],
    ],
    late: "alpha = 2,8 und k_w = 8 nennen und weitergehen.",
  },
  batch: {
    title: "Die übrigen Kanäle warten",
    say: "ACE ist der „asymmetry- and concurrency-aware“ Bufferpool-Manager von Papon und Athanassoulis (ICDE 2023). Zweimal derselbe Bufferpool, einmal ohne und einmal mit ACE, und ein Gerät, das drei Seiten in der Zeit von einer schreibt.",
    ask: "Seite 4 muss gehen und ist geändert. ACE (Papon und Athanassoulis, ICDE 2023) schreibt bis zu drei Seiten in der Zeit von einer. Welche schreiben Sie, und welche verdrängen Sie?",
    expect:
      "Geschrieben: 4, 5 und 2, das Opfer und die geänderten Seiten, die als Nächste dran sind. Verdrängt: nur Seite 4.",
    wrong: [
      [
        "8, die ist auch geändert.",
        "Sie wurde zuletzt benutzt, bleibt also am längsten und wird vielleicht wieder geändert.",
      ],
      [
        "Alle drei gehen.",
        "Es wird nur ein Rahmen gebraucht. Die anderen bleiben, jetzt unverändert, und können Treffer sein.",
      ],
      [
        "Da steht „+200 % schlechter“: drei Seiten geschrieben, nicht eine.",
        "Sie werden früher geschrieben, nicht öfter. Am Ende dieses Laufs ist es eine Seite mehr.",
      ],
    ],
    late: "Die Gründe nicht Seite für Seite sammeln.",
  },
  later: {
    title: "Zwei Anfragen später",
    say: "Beide Bufferpools haben zwei Anfragen bedient und halten dieselben Seiten in derselben Reihenfolge. Am Ende steht Seite 5.",
    ask: "Seite 5 geht als Nächste. Was schreibt ACE?",
    expect:
      "Nichts: Seite 5 wurde mit Seite 4 geschrieben, und seither hat sie niemand geändert. LRU allein muss sie schreiben. Am Ende haben beide gleich viele Fehlzugriffe.",
    wrong: [
      ["Seite 5.", "Hier ist sie unverändert: Vergleichen Sie die Zeichen in beiden Bufferpools."],
      ["Die übrigen geänderten Seiten.", "ACE schreibt, wenn das Opfer geändert ist. Dieses ist es nicht."],
      [
        "ACE hat doch mehr Seiten geschrieben.",
        "Früher, nicht öfter: am Ende 5 Seiten statt 4, in 2 Schreibbündeln statt 4.",
      ],
    ],
    late: "Den Rest auslassen und das Ergebnis nennen: gleich viele Fehlzugriffe, weniger Warten auf Schreiben.",
  },
  price: {
    title: "Was eine Seite kostet",
    say: "Ein Schreibbündel dauert so lang wie ein Schreiben, solange es in die Kanäle passt. Seine Seiten teilen sich also, was vorher eine allein gekostet hat.",
    ask: "Ein Schreiben dauert 2,8 Lesen, acht laufen zugleich. Was kostet eine Seite von acht, in Lesen? Und was kosten neun?",
    expect: "0,35 Lesen: 2,8 / 8, weniger als ein Lesen. Neun Seiten brauchen zwei Durchgänge: 5,6 Lesen.",
    wrong: [
      ["22,4, also achtmal 2,8.", "So viel kosten acht Seiten nacheinander."],
      [
        "Neun kosten 9 · 0,35.",
        "Die neunte findet keinen Kanal und braucht einen eigenen Durchgang. Deshalb schreibt ACE acht.",
      ],
    ],
    late: "Die neun Seiten auslassen.",
  },
  reads: {
    title: "Drei Fälle: der erste",
    say: "ACE kann nicht zaubern, und die Arbeit sagt das auch. Im ersten Fall lesen alle Anfragen.",
    ask: "5.000 Anfragen, alle lesen. Was spart ACE?",
    expect: "Nichts: Keine Seite ist geändert, also muss kein Opfer geschrieben werden.",
    wrong: [
      [
        "Ein wenig, es schreibt ja im Voraus.",
        "Es gibt nichts zu schreiben. Die Bufferpools sind bei jedem Schritt gleich.",
      ],
    ],
    late: "Nach allen drei Fällen auf einmal fragen und nur diesen zeigen.",
  },
  symmetric: {
    title: "Drei Fälle: der zweite",
    say: "Im zweiten Fall schreiben zwei von fünf Anfragen, es gibt also geänderte Seiten. Aber Schreiben kostet so viel wie Lesen, und das Gerät tut eines nach dem anderen.",
    ask: "Das Opfer ist geändert, und es gibt einen Kanal. Wie viele Seiten schreibt ACE zugleich, und was spart es?",
    expect:
      "Eine, wie LRU allein, also spart es nichts. Kein Kanal ist frei, und dann ist es gleich, was ein Schreiben kostet.",
    wrong: [
      ["Nichts, weil alpha 1 ist.", "Mit alpha = 1 und acht Kanälen würde es sparen. Es fehlt der Kanal."],
    ],
    late: "Auslassen.",
  },
  large: {
    title: "Drei Fälle: der dritte",
    say: "Im dritten Fall laufen wieder acht Schreiben zugleich, und zwei von fünf Anfragen schreiben. Aber der Bufferpool ist größer als die Daten: 120 Rahmen für 100 Seiten.",
    ask: "5.000 Anfragen. Wie viele Seiten schreiben die beiden Bufferpools?",
    expect:
      "Keine: Keine Seite muss gehen. ACE spart nur dort Zeit, wo eine Seite gehen muss, geändert ist und ein Kanal frei ist.",
    wrong: [
      [
        "Etwa 2.000, eine für jede schreibende Anfrage.",
        "Die ändert eine Seite im Speicher. Geschrieben wird sie beim Checkpoint, und darauf wartet kein Fehlzugriff.",
      ],
    ],
    late: "Auslassen und die drei Bedingungen nennen.",
  },
  saved: {
    title: "Noch einmal die Kasse",
    say: "Zurück zum Ausverkauf: dieselben 100.000 Anfragen, neben LRU jetzt ACE. Schreiben war 65 % der Gerätezeit.",
    ask: "Wie viel der Gerätezeit spart ACE im Ausverkauf? Hand heben: 10 %, 30 % oder über 50 %.",
    expect:
      "57 %: 741 ms statt 1.705 ms, bei gleich vielen Fehlzugriffen. Also: Muss eine Seite geschrieben werden, schreibt ACE die nächsten geänderten mit, auf Kanälen, die sonst frei wären.",
    wrong: [
      ["65 %, das ganze Schreiben.", "Ein Achtel bleibt: 4.048 Schreibbündel statt 31.836."],
      [
        "87 %, wie bei den Schreibbündeln.",
        "So viel vom Schreiben. Das Lesen, 35 % der Zeit, bleibt, wie es war.",
      ],
      [
        "Es schreibt mehr Seiten.",
        "1,7 % mehr, denn einige werden wieder geändert. Auf freien Kanälen kostet das wenig.",
      ],
    ],
    late: "Nicht fragen: das Ende zeigen und den Satz sagen, der mit „Muss eine Seite“ beginnt.",
  },
  drawn: {
    title: "Fünf Fragen",
    say: "Alle haben dieselben fünf Bufferpools, ein Startwert hat sie gezogen. Es zählt die erste Antwort, und jede falsche wird erklärt.",
    ask: "Öffnen Sie die Fragen am Telefon: fünf volle Bufferpools. Welche Seiten schreibt ACE für die nächste Anfrage?",
    expect:
      "Eine Zeile mit dem Ergebnis, zum Abgeben oder Behalten. „Ergebniszeilen prüfen“ bewertet eingefügte Zeilen noch einmal. Vier Minuten genügen: Die fünfte ist Reserve.",
    wrong: [
      ["Der Code geht nicht auf.", "Die Adresse darunter ist dieselbe. Ein Konto braucht es nicht."],
      [
        "Zwei oder mehr Seiten in allen fünf.",
        "Auf die Seite sehen, die geht: In zweien der fünf ist sie unverändert, und nichts wird geschrieben.",
      ],
    ],
    late: "Den Link als Hausaufgabe geben.",
  },
};
