/** Die Fragen des Quiz zu Teil 3. */
import type { SpokenConcepts } from "../../quiz/concept.ts";

export const concepts: SpokenConcepts = {
  "Under LRU a second scan finds nothing of what the first one has read. Which change lets it hit from the start?":
    {
      question:
        "Unter LRU findet ein zweiter Scan nichts von dem, was der erste gelesen hat. Womit hätte er von Anfang an Treffer?",
      choices: [
        [
          "Er beginnt, wenn erst weniger Blöcke gelesen sind, als es Rahmen gibt.",
          "LRU hält einen Block noch, wenn seitdem weniger als B andere verlangt wurden.",
        ],
        [
          "Der Pool führt Nutzungszähler wie Clock Sweep.",
          "Hier sind alle Zähler gleich, also nimmt der Zeiger die Blöcke in der Folge, in der sie gelesen wurden.",
        ],
        [
          "Beide Scans arbeiten nur halb so lange an jedem Block.",
          "In derselben Zeit kommt der erste dann weiter, in Blöcken gezählt.",
        ],
        [
          "Er beginnt später, wenn der erste Scan am Ende ist.",
          "Dann hält der Pool die letzten Blöcke der Tabelle, und er beginnt mit den ersten.",
        ],
      ],
    },
  "Why does Clock Sweep not help scans that follow each other?": {
    question: "Warum hilft Clock Sweep Scans nicht, die einander folgen?",
    choices: [
      [
        "Zähler früherer Benutzung sagen nichts über den nächsten Scan.",
        "Blöcke, an denen zwei Scans vorbei sind, behalten hohe Zähler; die, die noch einer braucht, haben niedrige.",
      ],
      [
        "Sein Zeiger ist für so viele neue Blöcke zu langsam.",
        "Der Zeiger läuft weiter, bis er einen Rahmen findet, so lange es auch dauert.",
      ],
      [
        "Ein Scan erhöht die Zähler seiner Blöcke gar nicht.",
        "Jede Benutzung erhöht den Zähler, auch die durch einen Scan.",
      ],
      [
        "Die Zähler enden bei fünf, und Scans brauchen größere.",
        "Größere Zähler hielten Blöcke nur länger, die kein Scan mehr verlangt.",
      ],
    ],
  },
  "Three scans will still read a block. When is it needed, by the estimate?": {
    question: "Drei Scans werden einen Block noch lesen. Wann wird er nach der Schätzung gebraucht?",
    choices: [
      [
        "Wenn der erste der drei bei ihm ist.",
        "Für jeden Scan: Blöcke davor, geteilt durch Geschwindigkeit. Der früheste zählt.",
      ],
      ["Wenn der nächste der drei bei ihm ist.", "Ein weiter entfernter Scan kann schneller sein."],
      [
        "Wenn der letzte der drei bei ihm war.",
        "Bis dahin haben zwei andere ihn verlangt, mit Fehlzugriffen, falls er verdrängt wurde.",
      ],
      [
        "Nach dem Mittel der drei Zeiten.",
        "Dann kommt niemand zu ihm. Was eine Verdrängung kostet, entscheidet die erste Anfrage.",
      ],
    ],
  },
  "A block's estimate is infinite. What is certain?": {
    question: "Die Schätzung für einen Block ist unendlich. Was ist sicher?",
    choices: [
      [
        "Es kommt keine Anfrage nach ihm mehr.",
        "Eine Abfrage, die gleich beginnt, kann ihn verlangen. Sie hat sich noch nicht angemeldet.",
      ],
      [
        "Kein laufender Scan wird ihn lesen.",
        "Die Listen kennen nur Scans, die begonnen haben. Suchen kündigen sich gar nicht an.",
      ],
      [
        "Seine letzte Benutzung ist lange her.",
        "Auch ein Block, an dem der letzte Scan gerade vorbei ist, hat eine unendliche Schätzung.",
      ],
      ["Er ist am längsten im Pool.", "Wann ein Block geladen wurde, fragt die Schätzung nicht."],
    ],
  },
  "Why do frequency statistics hurt where there are only scans?": {
    question: "Warum schadet die Häufigkeit der Zugriffe, wo nur Scans laufen?",
    choices: [
      ["Sie ersetzt, was die Scans angemeldet haben.", "Beides sind Schätzungen, und die kleinere zählt."],
      [
        "Sie bei jedem Fehlzugriff zu berechnen dauert zu lange.",
        "Im Modell kostet sie keine Zeit. Es sind wenige Zahlen je Rahmen.",
      ],
      [
        "Sie lässt gelesene Blöcke begehrt aussehen.",
        "Kommen zwei Scans kurz nacheinander vorbei, hat der Block ein kleines Mittel, und die kleinere Schätzung zählt.",
      ],
      [
        "Sie weiß nichts von Blöcken, die einmal gelesen wurden.",
        "Für einen solchen Block bleibt die Schätzung der Scans, und die stimmt hier.",
      ],
    ],
  },
  "A pool grows from a thousand frames to a million. How many draws does a sample need now?": {
    question:
      "Ein Pool wächst von tausend Rahmen auf eine Million. Wie viele Züge braucht eine Stichprobe jetzt?",
    choices: [
      [
        "Tausendmal so viele wie vorher.",
        "Es kommt auf den Anteil guter Blöcke an, nicht auf die Zahl der Rahmen.",
      ],
      ["Gleich viele bei gleichem Anteil guter.", "In 1 − (1 − p)^N kommt die Größe des Pools nicht vor."],
      [
        "Zehn mehr: einen für jede Verdopplung.",
        "Das ist die Tiefe eines Baums. Eine Stichprobe sucht nichts.",
      ],
      [
        "Weniger, denn mehr Rahmen haben gute Blöcke.",
        "Mehr Rahmen haben gute Blöcke, und ebenso viel mehr haben andere.",
      ],
    ],
  },
  "Why is the block with the largest estimate of a sample a good one, if any of them is?": {
    question:
      "Warum ist der Block mit der größten Schätzung einer Stichprobe ein guter, wenn überhaupt einer darin gut ist?",
    choices: [
      ["Eine Stichprobe enthält immer den größten des ganzen Pools.", "Selten. Sie muss es auch nicht."],
      [
        "Gute Blöcke werden später gebraucht als alle anderen.",
        "Lemma 2: Was MIN ohne Verlust verdrängen könnte, wird später verlangt als das andere.",
      ],
      [
        "Die gezogenen werden sortiert, bevor einer gewählt wird.",
        "Sortieren ändert nichts daran, welcher von ihnen gut ist.",
      ],
      [
        "Bald gebrauchte Blöcke werden nie gezogen.",
        "Jeder Rahmen kann gezogen werden. Bald gebrauchte werden nur nicht gewählt.",
      ],
    ],
  },
  "Thirty-two clients evict from one queue. What does a sample save them?": {
    question: "Zweiunddreißig Clients verdrängen aus einer Warteschlange. Was erspart ihnen eine Stichprobe?",
    choices: [
      [
        "Das Lesen der verdrängten Blöcke.",
        "Was verdrängt wird, muss so oder so vielleicht noch einmal gelesen werden.",
      ],
      [
        "Das Warten auf den Lock einer Ordnung.",
        "Es gibt keine Ordnung zu führen: Jeder sieht einige Rahmen an und schätzt sie.",
      ],
      [
        "Das Anmelden dessen, was ihre Scans lesen.",
        "Die Schätzungen kommen von angemeldeten Scans, mit Fächern wie mit Stichproben.",
      ],
      ["Die Hälfte der Rahmen, die sie brauchen.", "Ein Pool hat gleich viele Rahmen, wer auch verdrängt."],
    ],
  },
  "PBM-PQ evicts sixteen blocks and more at once. Why?": {
    question: "PBM-PQ verdrängt sechzehn Blöcke und mehr auf einmal. Warum?",
    choices: [
      [
        "Ein Scan liest sechzehn Blöcke auf einmal.",
        "Scans lesen hier Block für Block; der Grund liegt in der Warteschlange.",
      ],
      [
        "Der Lock wird für alle nur einmal genommen.",
        "Was die gemeinsame Ordnung kostet, verteilt sich auf viele Verdrängungen.",
      ],
      [
        "Sechzehn Schätzungen sind besser als eine.",
        "Die Fächer ordnen schon alle Blöcke. Mehr Opfer machen keines davon besser.",
      ],
      ["Der Pool ist größer als sechzehn Fächer.", "Fächer teilen Zeiten ein, nicht den Pool."],
    ],
  },
};
