/** Die Fragen des Quiz zu Teil 1, aus den Lektionen 6 bis 10. */
import type { SpokenConcepts } from "../../quiz/concept.ts";

export const concepts: SpokenConcepts = {
  "A drive has alpha = 3 and k_w = 4. Five pages are sent to it together. How long do their writes take, in reads?":
    {
      question:
        "Ein Laufwerk hat alpha = 3 und k_w = 4. Fünf Seiten werden ihm gemeinsam übergeben. Wie lange dauert das Schreiben, in Lesezugriffen?",
      choices: [
        ["3, denn alle beginnen zugleich.", "Vier beginnen zugleich. Die fünfte wartet auf einen Kanal."],
        [
          "6, denn die fünfte muss warten.",
          "Vier Seiten dauern einen Schritt von 3, die fünfte einen weiteren.",
        ],
        ["15, denn eine folgt der anderen.", "Mit k_w = 4 laufen bis zu vier Schreibzugriffe nebeneinander."],
        [
          "3,75, ein Viertel der Summe.",
          "Ein Schreibzugriff wird nicht geteilt: Auch der fünfte braucht seine volle Zeit.",
        ],
      ],
    },
  "LRU-WSR finds a dirty page with a cold flag at the LRU end. What happens to it?": {
    question: "LRU-WSR findet am LRU-Ende eine geänderte Seite mit Cold-Flag. Was geschieht mit ihr?",
    choices: [
      [
        "Sie wird geschrieben und geht.",
        "Ihre zweite Chance ist verbraucht: Seither hat niemand sie benutzt.",
      ],
      [
        "Sie kommt noch einmal nach vorn.",
        "Eine Seite bekommt eine zweite Chance. Nur eine Benutzung löscht das Flag und gibt eine neue.",
      ],
      ["Sie verliert das Flag und bleibt.", "Das Flag löscht eine Benutzung der Seite, keine Suche."],
      ["Sie geht ganz ohne Schreiben.", "„Cold“ heißt nicht unverändert. Ihre Änderungen gingen verloren."],
    ],
  },
  "TaP waits for four misses of neighbours in a row before it prefetches. What is that good for?": {
    question: "TaP wartet vier Fehlzugriffe auf Nachbarn ab, bevor es vorab liest. Wozu ist das gut?",
    choices: [
      [
        "Weniger Falsches wird gelesen.",
        "Ohne eine solche Folge ist kein Scan da, und die nächste Seite wäre nur geraten.",
      ],
      [
        "Ein Scan bekommt mehr Treffer.",
        "Ein Scan verliert seine ersten Fehlzugriffe an den Beweis. OPL und NPL beginnen sofort.",
      ],
      ["Vier Seiten kommen zusammen.", "Wie viele zusammen kommen, sagt n_e, nicht der Beweis."],
      [
        "Die Verlaufstabelle füllt sich.",
        "Die Tabelle lernt aus jeder Anfrage, mit oder ohne eine solche Folge.",
      ],
    ],
  },
  "Why does a write cost an SSD more than a read?": {
    question: "Warum kostet Schreiben eine SSD mehr als Lesen?",
    choices: [
      ["Die Seite kommt langsamer zu ihr.", "Der Weg ist in beiden Richtungen derselbe."],
      [
        "Platz zu schaffen ist Arbeit.",
        "Geschrieben wird auf gelöschten Platz. Den schafft sie, indem sie die gültigen Seiten eines Blocks kopiert und ihn löscht.",
      ],
      [
        "Sie muss erst zur Seite fahren.",
        "Eine SSD hat keinen Arm, der sich bewegt: Jede Seite erreicht sie gleich schnell.",
      ],
      [
        "Schreiben liest die Seite mit.",
        "Die Datenbank liest eine Seite, bevor sie sie ändert. Das Laufwerk liest für ein Schreiben nichts.",
      ],
    ],
  },
  "With all channels busy a drive reads 28 times as many pages a second as it writes. What does that say of its alpha?":
    {
      question:
        "Sind alle Kanäle beschäftigt, liest ein Laufwerk 28-mal so viele Seiten in der Sekunde, wie es schreibt. Was sagt das über sein alpha?",
      choices: [
        [
          "Ein Schreiben dauert 28 Lesezugriffe.",
          "28 ist ein Verhältnis von Durchsätzen. alpha vergleicht einen Schreib- mit einem Lesezugriff.",
        ],
        [
          "Nichts, solange k_r und k_w fehlen.",
          "28 ist alpha · k_r / k_w. alpha folgt erst, wenn die Kanäle bekannt sind.",
        ],
        [
          "Schreiben kostet so viel wie Lesen.",
          "Das kann sein, bei 28-mal so vielen Lesekanälen. Das Verhältnis allein sagt es nicht.",
        ],
        [
          "Sein alpha ist 28-mal zu groß.",
          "Die beiden Zahlen beantworten verschiedene Fragen, und beide können stimmen.",
        ],
      ],
    },
  "In the middle of a run CFLRU has written less than LRU. What does that say of the end?": {
    question: "In der Mitte eines Laufs hat CFLRU weniger geschrieben als LRU. Was sagt das über das Ende?",
    choices: [
      [
        "CFLRU hat dann weniger geschrieben.",
        "Nur wenn geänderte Seiten noch einmal geändert werden, während sie bleiben.",
      ],
      [
        "Sein Schreiben kann noch kommen.",
        "Eine geänderte Seite, die bleibt, wird geschrieben, wenn sie geht.",
      ],
      [
        "CFLRU hat dann öfter getroffen.",
        "Unveränderte Seiten gingen früh, anstelle von geänderten, und manche kommen wieder.",
      ],
      [
        "Beide haben gleich viel geschrieben.",
        "Werden geänderte Seiten noch einmal geändert, bevor sie gehen, bleibt manches Schreiben für immer aus.",
      ],
    ],
  },
  "A policy loses 1,000 hits and avoids 500 writes, on a drive with alpha = 3. How does the device time change?":
    {
      question:
        "Eine Strategie verliert 1000 Treffer und vermeidet 500 Schreibzugriffe, auf einem Laufwerk mit alpha = 3. Wie ändert sich die Gerätezeit?",
      choices: [
        [
          "Sie fällt um 500 Lesezugriffe.",
          "500 Schreibzugriffe sind 1500 Lesezugriffe wert, und 1000 sind zu bezahlen.",
        ],
        ["Sie steigt um 500 Lesezugriffe.", "Das zählt ein vermiedenes Schreiben wie ein Lesen."],
        ["Sie fällt um 1500 Lesezugriffe.", "Die verlorenen Treffer fehlen: Jeder kostet ein Lesen."],
        [
          "Sie steigt um 1000 Lesezugriffe.",
          "Das vermiedene Schreiben fehlt: Jedes spart alpha Lesezugriffe.",
        ],
      ],
    },
  "A scan that only reads goes through a full pool of clean pages. What does ACE's Reader prefetch?": {
    question:
      "Ein Scan, der nur liest, läuft durch einen vollen Pool unveränderter Seiten. Was liest der Reader von ACE vorab?",
    choices: [
      [
        "Jedes Mal die nächsten n_e - 1 Seiten.",
        "Vier Fehlzugriffe hintereinander zeigen die Folge. Aber neben einem unveränderten Opfer wird der Reader nicht gefragt.",
      ],
      [
        "Keine: Jedes Opfer ist unverändert.",
        "Ein unverändertes Opfer wird fallen gelassen, und sonst tut ACE nichts (Algorithmus 1).",
      ],
      ["Je eine Seite aus der Folge.", "OPL nähme eine Seite mit. Auch gefragt wird es hier nicht."],
      [
        "Was früher auf die Seite folgte.",
        "Die Verlaufstabelle ist für Fehlzugriffe ohne Folge da und wird neben einem unveränderten Opfer nicht gefragt.",
      ],
    ],
  },
  "Why do prefetched pages stand at the LRU end?": {
    question: "Warum stehen vorab gelesene Seiten am LRU-Ende?",
    choices: [
      [
        "Dort geht Falsches zuerst.",
        "Noch hat sie niemand verlangt. Am Anfang überlebte Falsches die Seiten, die benutzt werden.",
      ],
      [
        "Dort steht alles Unveränderte.",
        "Der Platz einer Seite kommt von ihrer Benutzung, nicht davon, ob sie geändert ist.",
      ],
      [
        "Dort werden sie eher fertig.",
        "Welchen Platz eine Seite in der Reihenfolge hat, kostet das Gerät nichts.",
      ],
      ["Dort sind sie eher zu finden.", "Eine Seite findet die Seitentabelle, wo sie auch steht."],
    ],
  },
  "With LRU, why does ACE miss exactly as often as LRU without it?": {
    question: "Warum hat ACE mit LRU genau so viele Fehlzugriffe wie LRU ohne ACE?",
    choices: [
      [
        "Es schreibt nur Seiten, die nicht wiederkommen.",
        "Das weiß niemand. Manche werden bald verlangt und im Pool gefunden.",
      ],
      [
        "Früh zu schreiben nimmt keine Seite aus dem Pool.",
        "Die anderen Seiten des Bündels sind danach unverändert und behalten ihren Platz; nur das Opfer geht.",
      ],
      [
        "Es verdrängt das ganze Bündel und liest es wieder ein.",
        "Nur das Opfer wird verdrängt. Die anderen wieder einzulesen, wären Fehlzugriffe.",
      ],
      [
        "Seine Bündel sind klein gegen den ganzen Pool.",
        "Auf Fehlzugriffe hat ihre Größe keinen Einfluss, wie klein der Pool auch ist.",
      ],
    ],
  },
  "Eight dirty pages are written as one batch on a device with k_w = 8. What does the batch cost?": {
    question:
      "Acht geänderte Seiten werden als ein Bündel geschrieben, auf einem Gerät mit k_w = 8. Was kostet das Bündel?",
    choices: [
      ["Acht Schreibzugriffe nacheinander.", "Das Gerät bedient k_w Schreibzugriffe zugleich."],
      ["Die Zeit eines Schreibzugriffs.", "⌈8 / 8⌉ = 1 Schritt von alpha Lesezugriffen."],
      [
        "Die Zeit eines Lesezugriffs.",
        "Jeder Schreibzugriff dauert alpha Lesezugriffe, auch in Gesellschaft.",
      ],
      ["Ein Achtel eines Schreibzugriffs.", "Jeder braucht seine volle Zeit; sie laufen nur nebeneinander."],
    ],
  },
  "A device has alpha = 8 and k_w = 1. Why does ACE gain nothing with batches of eight?": {
    question: "Ein Gerät hat alpha = 8 und k_w = 1. Warum gewinnt ACE mit Bündeln von acht Seiten nichts?",
    choices: [
      [
        "Weil sein alpha dafür zu klein ist.",
        "Ein großes alpha macht Schreiben teuer. Ohne freie Kanäle gibt es trotzdem nichts zu teilen.",
      ],
      [
        "Weil ein Bündel acht Schritte dauert.",
        "Auf einem Kanal werden die Seiten eines Bündels nacheinander geschrieben, wie einzeln.",
      ],
      ["Weil acht Seiten gehen statt einer.", "Eine Seite wird verdrängt; das Bündel bleibt im Pool."],
      [
        "Weil im Pool keine Seite geändert ist.",
        "Über die Anfragen ist nichts gesagt: Mit k_w = 1 fehlt der Gewinn, was auch geändert ist.",
      ],
    ],
  },
  "Why can ACE write more pages than the policy without it?": {
    question: "Warum kann ACE mehr Seiten schreiben als dieselbe Strategie ohne ACE?",
    choices: [
      ["Es liest Seiten, die niemand verlangt.", "Vorab zu lesen ändert keine Seite."],
      [
        "Eine früh geschriebene Seite ändert sich wieder.",
        "Dann war das frühe Schreiben umsonst, und beim Verdrängen wird sie ein zweites Mal geschrieben.",
      ],
      [
        "Es füllt seine Bündel auch mit unveränderten Seiten.",
        "Ein Bündel enthält nur geänderte Seiten und ist kleiner, wo es wenige gibt.",
      ],
      [
        "Es verdrängt Seiten früher als die Strategie.",
        "Mit LRU und Clock Sweep gehen dieselben Opfer, Anfrage für Anfrage.",
      ],
    ],
  },
};
