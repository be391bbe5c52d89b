/** Die Fragen des Quiz zu Teil 1. */
import type { SpokenConcepts } from "../../quiz/concept.ts";
import { concepts as writes } from "./writes.ts";

export const concepts: SpokenConcepts = {
  "A read request misses a full pool, and the device writes a page. Why?": {
    question: "Eine Leseanfrage verfehlt einen vollen Pool, und das Gerät schreibt eine Seite. Warum?",
    choices: [
      [
        "Die gelesene Seite wurde auf der Platte geändert.",
        "Was auf der Platte steht, ändert nur ein Schreiben aus dem Pool.",
      ],
      [
        "Die verdrängte Seite wurde geändert.",
        "Ein geändertes Opfer wird geschrieben, bevor sein Rahmen neu benutzt wird.",
      ],
      [
        "Jedes Lesen einer Seite vermerkt auch seine Zeit.",
        "Lesen lässt die Seite auf der Platte, wie sie ist.",
      ],
      [
        "Der Pool schreibt eine Seite je Fehlzugriff.",
        "Ein unverändertes Opfer wird fallen gelassen: Ein solcher Fehlzugriff schreibt nichts.",
      ],
    ],
  },
  "A page is changed five times while it stays in the pool. What does waiting with its write save?": {
    question:
      "Eine Seite wird fünfmal geändert, während sie im Pool bleibt. Was spart es, mit dem Schreiben zu warten?",
    choices: [
      [
        "Vier der fünf Schreibzugriffe.",
        "Alle fünf Änderungen kommen mit einem Schreiben auf die Platte, wenn die Seite geht.",
      ],
      [
        "Alle fünf Schreibzugriffe.",
        "Einmal müssen die Änderungen noch geschrieben werden, sonst sind sie verloren.",
      ],
      [
        "Das Lesen der Seite von der Platte.",
        "Vor der ersten Änderung wird eine Seite gelesen, wie spät sie auch geschrieben wird.",
      ],
      [
        "Nichts: fünfmal ändern, fünfmal schreiben.",
        "Zwischen zwei Schreibzugriffen darf eine Seite beliebig oft geändert werden.",
      ],
    ],
  },
  "Why may a pinned page not be evicted, although LRU would choose it?": {
    question: "Warum darf eine gepinnte Seite nicht gehen, obwohl LRU sie wählen würde?",
    choices: [
      [
        "Jemand benutzt ihre Bytes in diesem Rahmen.",
        "Ein Pin sagt, dass ein Client in den Rahmen zeigt; eine andere Seite dort änderte sich unter seinen Händen.",
      ],
      [
        "Ihre Änderungen stehen noch nicht im Log.",
        "Das Log entscheidet, wann eine geänderte Seite geschrieben werden darf, nicht, ob eine gehen darf.",
      ],
      [
        "Sie wurde später verlangt als andere Seiten.",
        "Dann würde LRU sie nicht wählen. Ein Pin gilt bei jeder Reihenfolge.",
      ],
      [
        "Eine Transaktion hat ihre Zeilen gesperrt.",
        "Sperren schützen Zeilen bis zum Commit. Eine Seite darf gehen, während ihre Zeilen gesperrt sind.",
      ],
    ],
  },
  "A dirty page leaves before its transaction commits. What makes that safe?": {
    question: "Eine geänderte Seite geht vor dem Commit ihrer Transaktion. Was macht das sicher?",
    choices: [
      [
        "Nichts: Solche Seiten müssen im Pool bleiben.",
        "Ein Pool, der das nicht darf (No-Steal), kann sich mit offenen Änderungen füllen und stehen bleiben.",
      ],
      [
        "Das Log ihrer Änderungen steht schon auf der Platte.",
        "Mit dem Log auf der Platte lässt sich eine Änderung nach einem Ausfall zurücknehmen: Write-Ahead Logging.",
      ],
      [
        "Beim Commit wird die Seite noch einmal geschrieben.",
        "Ein Commit schreibt das Log. Seiten muss er nicht schreiben (No-Force).",
      ],
      [
        "Ihre Transaktion endet, sobald die Seite geht.",
        "Das Verdrängen weiß nichts von Transaktionen und beendet keine.",
      ],
    ],
  },
  "A loop of sixty pages runs through fifty-nine frames of LRU. The pool gets one frame more. What changes?":
    {
      question:
        "Sechzig Seiten im Kreis laufen durch neunundfünfzig Rahmen von LRU. Der Pool bekommt einen Rahmen dazu. Was ändert sich?",
      choices: [
        [
          "Je Runde ein Treffer mehr.",
          "Mit einem Rahmen mehr passt der ganze Kreis, und alle Seiten bleiben, nicht nur eine.",
        ],
        [
          "Nach der ersten Runde nur Treffer.",
          "Jetzt passt der Kreis. Vorher ging jede Seite eine Anfrage zu früh.",
        ],
        [
          "Nichts: Kreise besiegen LRU immer.",
          "Ein Kreis besiegt LRU, solange er länger ist als der Pool. Jetzt ist er es nicht mehr.",
        ],
        [
          "Die Hälfte der Anfragen trifft.",
          "Eine Mitte gibt es hier nicht: Entweder passen alle Seiten, oder jede geht zu früh.",
        ],
      ],
    },
  "LRU's next victim is requested, and hits. Which page is the next victim now?": {
    question:
      "Das nächste Opfer von LRU wird angefragt und trifft. Welche Seite ist jetzt das nächste Opfer?",
    choices: [
      [
        "Dieselbe: Sie ist an der Reihe.",
        "Der Treffer hat sie an den Anfang der Liste gebracht. Dort geht sie zuletzt.",
      ],
      [
        "Die Seite neben ihr in der Liste.",
        "Der Treffer hat das Opfer an den Anfang gebracht, und am Ende steht jetzt seine Nachbarin.",
      ],
      [
        "Die Seite, die zuerst geladen wurde.",
        "„Was zuerst kommt, geht zuerst“ ist FIFO. LRU fragt nach der letzten Anfrage, nicht nach dem Laden.",
      ],
      [
        "Die Seite mit den wenigsten Anfragen.",
        "Anfragen zählt LFU. LRU kennt von jeder Seite nur die letzte.",
      ],
    ],
  },
  "Why does a hit keep others waiting under LRU, and not under Clock Sweep?": {
    question: "Warum hält ein Treffer bei LRU andere auf, bei Clock Sweep aber nicht?",
    choices: [
      [
        "Er ändert eine Zahl, keine Liste.",
        "Die Liste von LRU gehört allen und wird bei jedem Treffer unter einer Sperre geändert.",
      ],
      ["Er verdrängt keine Seite.", "Auch bei LRU verdrängt ein Treffer nichts."],
      [
        "Er braucht keine Seitentabelle.",
        "Beide sehen in der Seitentabelle nach. Mit der Strategie hat das nichts zu tun.",
      ],
      ["Er kostet das Gerät keine Zeit.", "Auch bei LRU kostet ein Treffer das Gerät keine Zeit."],
    ],
  },
  "A page in Clock Sweep has count 3, and nobody uses it any more. When does it leave?": {
    question: "Eine Seite bei Clock Sweep hat den Zähler 3, und niemand benutzt sie mehr. Wann geht sie?",
    choices: [
      [
        "Beim ersten Blick des Zeigers.",
        "Mit einem Bit je Rahmen hätte sie eine Runde. Ein Zähler von 3 braucht drei Blicke, bis er null ist.",
      ],
      [
        "Beim dritten Blick des Zeigers.",
        "Der dritte Blick nimmt die letzte Eins weg und geht weiter. Erst ein Blick, der null findet, beendet die Suche.",
      ],
      [
        "Beim vierten Blick des Zeigers.",
        "Drei Blicke bringen den Zähler auf null, der vierte findet ihn dort.",
      ],
      [
        "Wenn alle anderen mehr haben.",
        "Der Zeiger vergleicht keine Zähler. Er nimmt die erste Null, zu der er kommt.",
      ],
    ],
  },
  "A scan requests each of its pages ten times in a row, and never again. Which rule is not misled?": {
    question:
      "Ein Scan fragt jede seiner Seiten zehnmal hintereinander an und dann nie wieder. Welche Regel lässt sich nicht täuschen?",
    choices: [
      ["Behalten, was viele Anfragen hat.", "Zehn Anfragen sehen für sie wie ständige Benutzung aus."],
      [
        "Behalten, was zweimal verlangt war.",
        "Alle Seiten des Scans waren zweimal verlangt, kaum dass sie da waren.",
      ],
      [
        "Behalten, was später wiederkommt.",
        "Die zehn Anfragen kommen auf einmal. Nur eine ständig benutzte Seite wird nach einer Weile wieder verlangt.",
      ],
      [
        "Behalten, was zuletzt verlangt war.",
        "Das ist LRU, und die Seiten des Scans sind stets die neuesten.",
      ],
    ],
  },
  "ARC misses a page that is a ghost of its list of pages requested once. What does it conclude?": {
    question:
      "ARC verfehlt eine Seite, die ein Geist seiner Liste der einmal angefragten Seiten ist. Was schließt es daraus?",
    choices: [
      [
        "Diese Liste war zu kurz.",
        "Ein wenig länger, und die Seite wäre ein Treffer gewesen. Die Zielgröße der Liste wächst.",
      ],
      [
        "Diese Liste war zu lang.",
        "Dann wäre die Seite noch da gewesen. So etwas sagt ein Geist der anderen Liste.",
      ],
      [
        "Die Seite ist keinen Rahmen wert.",
        "Sie ist wiedergekommen und kommt in die Liste der öfter angefragten Seiten.",
      ],
      ["Der Pool braucht mehr Rahmen.", "ARC teilt die Rahmen auf, die es gibt."],
    ],
  },
  ...writes,
};
