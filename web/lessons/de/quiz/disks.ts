/** Die Fragen des Quiz zu Teil 2. */
import type { SpokenConcepts } from "../../quiz/concept.ts";

export const concepts: SpokenConcepts = {
  "Each miss begins with a read, and reads of flash are cheap. When does the magnetic disk alone cost less?":
    {
      question:
        "Jeder Fehlzugriff beginnt mit einem Lesen, und Flash liest günstig. Wann kostet die Magnetplatte allein weniger?",
      choices: [
        [
          "Wenn genug Seiten geändert gehen.",
          "Eine geänderte Seite wird geschrieben, auf Flash für 118 Einheiten statt für 12. Ein solches Schreiben wiegt vier Lesezugriffe auf.",
        ],
        [
          "Wenn mehr Anfragen Treffer sind.",
          "Treffer erreichen keine Platte. Der Rest entscheidet: wie oft gelesen und wie oft geschrieben wird.",
        ],
        [
          "Wenn der Pool mehr Rahmen hat.",
          "Dann erreichen weniger Zugriffe jede der Platten. Welche günstiger ist, hängt von deren Art ab.",
        ],
      ],
    },
  "Flash stands beside the magnetic disk, not above it as a cache. What follows?": {
    question: "Flash steht neben der Magnetplatte, nicht als Cache darüber. Was folgt daraus?",
    choices: [
      [
        "Gelesene Seiten wechseln sofort.",
        "Eine Seite wechselt, wenn sie den Pool verlässt: Dann ist sie im Speicher, und der Wechsel kostet kein Lesen.",
      ],
      [
        "Keine Seite liegt auf beiden.",
        "Jede Seite liegt auf einer Platte, und ein Wechsel bringt sie ganz dorthin.",
      ],
      [
        "Flash wird stets zuerst gelesen.",
        "Gelesen wird eine Seite von der einen Platte, auf der sie liegt.",
      ],
    ],
  },
  "A page on flash is only written from now on. Why does its way back pay at once?": {
    question: "Eine Seite auf Flash wird von nun an nur geschrieben. Warum lohnt sich der Rückweg sofort?",
    choices: [
      [
        "Ein Rückweg kostet kein Schreiben.",
        "Jeder Wechsel ist ein Schreiben auf die neue Platte. Hier ist es ohnehin fällig.",
      ],
      [
        "Geschrieben wird sie ohnehin.",
        "Dasselbe Schreiben kostet auf der Magnetplatte 12 Einheiten statt 118.",
      ],
      ["Gelesen wurde sie schon genug.", "Was gelesen wurde, ist vorbei. Was kommt, sind Schreibzugriffe."],
    ],
  },
  "Why does a page move only when C exceeds the price of moving there and back?": {
    question: "Warum wechselt eine Seite erst, wenn C mehr ist als der Preis von hin und zurück?",
    choices: [
      [
        "Auf beide Platten wird geschrieben.",
        "Ein Wechsel schreibt die Seite einmal, auf die Platte, auf die sie geht.",
      ],
      [
        "Vielleicht muss sie auch zurück.",
        "Wer nach einem bezahlten Weg wechselt, kann für immer hin- und hergeschickt werden.",
      ],
      ["C zählt jede ihrer Anfragen doppelt.", "C zählt Zugriffe auf die Platte, jeden einmal."],
      [
        "Das Optimum hat sie längst gewechselt.",
        "Die Regel kennt das Optimum nicht. Es lässt die Seite vielleicht für immer, wo sie ist.",
      ],
    ],
  },
  "A page is requested a hundred times and stays in the pool. What happens to its C?": {
    question: "Eine Seite wird hundertmal angefragt und bleibt im Pool. Was geschieht mit ihrem C?",
    choices: [
      [
        "Es wächst um hundert Unterschiede.",
        "Treffer erreichen keine Platte, hätten also auch auf der anderen nichts gekostet.",
      ],
      ["Nichts: Keine Platte war gefragt.", "Nur Zugriffe auf die Platte zählen."],
      ["Es wird null, da sie benutzt ist.", "Auf null setzt C ein Wechsel, nicht die Benutzung."],
      [
        "Es sinkt, denn der Pool spart Lesen.",
        "C hält fest, was das Bleiben gekostet hat. Was der Pool spart, steht auf keiner Rechnung.",
      ],
    ],
  },
  "What does “never more than three times the optimum” promise?": {
    question: "Was verspricht „nie mehr als das Dreifache des Optimums“?",
    choices: [
      [
        "Im Mittel kostet es das Dreifache des Optimums.",
        "Die Schranke gilt für die schlimmsten Anfragen; die meisten Läufe bleiben weit darunter.",
      ],
      [
        "Keine Anfragen bringen es über diese Schranke.",
        "Was auch kommt, bis auf eine Konstante: Davon handelt der Beweis.",
      ],
      [
        "Keine andere Regel kostet jemals weniger als das.",
        "Die Schranke vergleicht mit dem Optimum, nicht mit anderen Regeln.",
      ],
      ["Das Optimum kostet in jedem Lauf ein Drittel davon.", "In manchen Läufen kosten beide gleich viel."],
    ],
  },
  "Why does the proof keep C at zero or above?": {
    question: "Warum hält der Beweis C bei null oder darüber?",
    choices: [
      ["Sonst würde C auch Treffer zählen.", "Treffer zählen nie, mit der Untergrenze wie ohne sie."],
      [
        "Sonst schöbe Lesen Wechsel hinaus.",
        "Jedes Lesen von Flash brächte C weiter nach unten, und ebenso viel Schreiben wäre nötig, um es zurückzubringen.",
      ],
      [
        "Ein C unter null führte zum Wechsel.",
        "Eine Seite wechselt, wenn C groß ist. Ein C unter null hält sie, wo sie ist.",
      ],
      [
        "Preise von Zugriffen sind nie unter null.",
        "Preise sind positiv; ihre Unterschiede, die C summiert, sind es nicht immer.",
      ],
    ],
  },
  "Optimistic placement moves a page back and forth though little of what is asked reaches its disk. Why?": {
    question:
      "Optimistische Platzierung schickt eine Seite hin und her, obwohl wenig davon ihre Platte erreicht. Warum?",
    choices: [
      ["Sie zählt Anfragen, auch Treffer.", "Sechsmal Lesen im Pool zählt wie sechsmal von der Platte."],
      [
        "Sie wartet, bis es bezahlt ist.",
        "Das ist konservative Platzierung. Optimistische hat keine Schwelle.",
      ],
      ["Sie vergisst bei jedem Treffer alles.", "Sie zählt weiter, bis die Seite wechselt."],
    ],
  },
  "A pool is made larger than the file. What does hybrid placement count then?": {
    question: "Ein Pool wird größer als die Datei. Was zählt hybride Platzierung dann?",
    choices: [
      [
        "Alle Anfragen, und jede davon ganz.",
        "q sinkt, wenn der Pool wächst: Weniger Anfragen erreichen eine Platte.",
      ],
      [
        "Nur, was eine Platte erreicht.",
        "Ist b mindestens n, so ist q = 1 − b/n null. Zugriffe auf die Platte zählen weiterhin ganz.",
      ],
      [
        "Nichts, da keine Seite mehr geht.",
        "Seiten werden noch einmal gelesen, und geschrieben, wenn sie gehen: Das zählt.",
      ],
    ],
  },
  "Reads and updates of all leaves take turns, a few sets of each. Which placement fits?": {
    question:
      "Alle Blätter werden abwechselnd gelesen und geändert, je einige Mengen lang. Welche Platzierung passt?",
    choices: [
      [
        "Optimistisch: Sie folgt sofort.",
        "Sie bezahlt jeden Wechsel und ist bei der nächsten Änderung auf der falschen Platte.",
      ],
      [
        "Flash allein: Es liest am günstigsten.",
        "Jede Änderung wird dann auf Flash geschrieben, für 118 Einheiten statt für 12.",
      ],
      [
        "Konservativ: Sie wechselt selten.",
        "Keine Phase dauert, bis sich der Wechsel eines Blattes gelohnt hat. Bleiben ist richtig.",
      ],
    ],
  },
  "All pages are equally likely to be requested again. Which one is evicted first?": {
    question: "Alle Seiten werden gleich wahrscheinlich wieder angefragt. Welche wird zuerst verdrängt?",
    choices: [
      [
        "Die am längsten unbenutzte.",
        "Wann sie benutzt wurde, sagt, wie wahrscheinlich sie zurückkommt. Hier sind alle gleich wahrscheinlich.",
      ],
      [
        "Eine unveränderte auf Flash.",
        "Nichts wird geschrieben, und ihre Rückkehr ist ein Lesen für 1 Einheit.",
      ],
      [
        "Eine geänderte Seite auf Flash.",
        "Ihre Rückkehr ist günstig, aber erst wird sie geschrieben, auf Flash: zusammen 119 Einheiten.",
      ],
    ],
  },
  "Why does the pool keep a time segment, if cost decides?": {
    question: "Warum hat der Pool ein Zeitsegment, wenn die Kosten entscheiden?",
    choices: [
      [
        "Seine Seiten gehen ohne Kosten.",
        "Sie kosten so viel wie andere ihrer Klasse, und gehen nicht, solange eine Schlange eine Seite hat.",
      ],
      [
        "Unveränderte Seiten bleiben dort.",
        "Dort stehen Seiten aller Klassen, in der Folge ihrer letzten Benutzung.",
      ],
      [
        "Eben Benutztes kommt oft zurück.",
        "Wahrscheinlichkeit mal Kosten entscheidet. Die letzte Benutzung steht für die Wahrscheinlichkeit.",
      ],
    ],
  },
  "When does a cost segment make the pool worse than LRU?": {
    question: "Wann macht ein Kostensegment den Pool schlechter als LRU?",
    choices: [
      ["Wenn heiße Seiten günstig sind.", "Sie gehen zuerst, und fehlen dann immer wieder."],
      ["Wenn mehr Anfragen Treffer sind.", "Mehr Treffer schaden nicht, und weniger können sich lohnen."],
      [
        "Wenn keine Seite im Pool geändert ist.",
        "Unveränderte Seiten der beiden Platten sind verschieden: Eine Rückkehr kostet 1 Einheit oder 23.",
      ],
    ],
  },
};
