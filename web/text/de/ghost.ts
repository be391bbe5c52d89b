/** Was eine Bahn anders gewählt hat als ihr Vergleich, in der Zeile über ihrem Bild. */
import type { ghost as en } from "../en/ghost.ts";
import { plural } from "./plural.ts";

export const ghost: typeof en = {
  wouldWrite: (reference, page, time) => `${reference} schriebe ${page}: ${time}.`,
  wouldTake: (reference, page) => `${reference} nähme ${page}, ohne zu schreiben.`,
  agrees: (reference) => `Bisher wie ${reference}.`,
  soFar: (clauses) => `Bisher: ${clauses.join(", ")}.`,
  spared: (_, shown) => `${shown} Schreiben gespart`,
  caused: (_, shown) => `${shown} Schreiben verursacht`,
  cameBack: (backfired, differ, shown) =>
    `${backfired} von ${shown} ${plural(differ, "Seite", "Seiten")} ${plural(Number(backfired), "kam", "kamen")} zurück`,
  blocksCameBack: (backfired, differ, shown) =>
    `${backfired} von ${shown} ${plural(differ, "Block", "Blöcken")} ${plural(Number(backfired), "kam", "kamen")} zurück`,
  decided: (differ, paid, backfired, open) =>
    `Andere Wahl: ${differ}; ${paid} lohnten sich (die behaltene Seite wurde zuerst verlangt), ${backfired} rächten sich (die genommene), ${open} offen.`,
  fromThisPool: (reference) =>
    `Was ${reference} Schritt für Schritt aus dem Bufferpool dieser Bahn genommen hätte: Allein hätte sie einen anderen, darum sind diese Summen nicht der Unterschied zweier Läufe.`,
  againstLru: (clause) => `Gegen die Wahl von LRU bisher: ${clause}.`,
  blocksDecided: (differ, paid, backfired, open) =>
    `Andere Wahl: ${differ}; ${paid} lohnten sich (der behaltene Block wurde zuerst verlangt), ${backfired} rächten sich (der genommene), ${open} offen.`,
  stay: (units) => `Bleiben kostete ${units} Einheiten.`,
  movesPaid: (paid, differ, shown) =>
    `${paid} von ${shown} ${plural(differ, "Wechsel lohnte", "Wechseln lohnten")} sich`,
  backfired: (count) => `${count} rächten sich`,
  saved: (units) => `${units} Einheiten gespart`,
  lost: (units) => `${units} Einheiten verloren`,
  aboutMoves: (open) =>
    `Ein Wechsel wird mit dem Bleiben verglichen: Er lohnt sich, sobald das billigere Lesen und Schreiben seither seinen Preis einbringt, und rächt sich, wenn die Seite vorher wieder wechselt; ${open} offen. Die Summen gelten für die Anfragen dieser Bahn und sind nicht der Unterschied zweier Läufe.`,
};
