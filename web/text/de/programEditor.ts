/** Der Editor eigener Strategien: Beispiele, Gesetze und Aufgaben. */
import type { editor as editorShape } from "../en/programEditor.ts";

export const editor: typeof editorShape = {
  view: {
    title: "Eine Strategie schreiben",
    lead: "In JavaScript wählen, welche Seite geht: ausführen, neben LRU Schritt für Schritt ansehen, an Gesetzen prüfen.",
    openInLab: "Im Labor öffnen",
  },
  label: "Das Programm der eigenen Strategie, JavaScript",
  leave: "Tab verlässt das Textfeld; Strg+Eingabe führt aus.",
  wholePage: "Über die ganze Seite",
  interface: "Die Schnittstelle",
  example: "Beginnen mit",
  examples: {
    template: "FIFO, die Vorlage",
    lru: "LRU",
    mru: "MRU",
    faulty: "ein fehlerhaftes LRU, zu berichtigen",
  },
  runNow: "Ausführen",
  running: "Der gezeigte Lauf ist der dieses Programms.",
  edited: "Seit dem letzten Lauf geändert.",
  check: "Prüfen",
  task: "Prüfen gegen",
  laws: "nur die Gesetze",
  checking: "Wird auf gezogenen Traces geprüft …",
  passed: (runs) => `Gehalten in ${runs} gezogenen Läufen, allein, in ACE und mit dem Reader:`,
  failedIn: (mode) => `Gebrochen (${mode}):`,
  modes: { baseline: "allein", ace: "in ACE", reader: "in ACE mit dem Reader" },
  law: {
    fits: "Es lässt sich lesen und gibt eine Klasse Policy.",
    answers: "Keine Methode wirft einen Fehler, und alle kommen zurück.",
    resident: "Jedes Opfer ist im Pool.",
    order: "Die Verdrängungsreihenfolge nennt jede Seite des Pools einmal.",
    next: "Die erste der Reihenfolge ist das nächste Opfer.",
    pure: "Die Reihenfolge zu lesen ändert keine Entscheidung.",
    same: "Derselbe Lauf entscheidet wieder gleich.",
  },
  notNext: (page, victim, request) =>
    `bei Anfrage ${request} begann die Reihenfolge mit Seite ${page}, und Seite ${victim} wurde verdrängt`,
  notPure: "wird die Reihenfolge vor jedem Opfer gelesen, entscheidet es anders",
  notSame: "zweimal über dieselben Anfragen entschied es verschieden",
  asBuiltIn: (policy) => `Es entscheidet wie ${policy}.`,
  notAsBuiltIn: (request, own, policy, other) =>
    `Bei Anfrage ${request} verdrängt es ${own}; ${policy} verdrängt ${other}.`,
  page: (page) => `Seite ${page}`,
  nothing: "nichts",
  openRun: "Diesen Lauf öffnen",
};
