/** Was eine Bahn anders gewählt hat als ihr Vergleich, in der Zeile über ihrem Bild. */
import type { ghost as en } from "../en/ghost.ts";
import { plural } from "./plural.ts";

export const ghost: typeof en = {
  wouldWrite: (reference, page, time) => `${reference} schriebe ${page}: ${time}.`,
  wouldTake: (reference, page) => `${reference} nähme ${page}, ohne zu schreiben.`,
  agrees: (reference) => `Bisher wie ${reference}.`,
  soFar: (clauses) => `Bisher: ${clauses.join(", ")}.`,
  sums: (clauses) => `${clauses.join(", ")}.`,
  spared: (_, shown) => `${shown} Schreiben gespart`,
  caused: (_, shown) => `${shown} Schreiben verursacht`,
  cameBack: (backfired, taken) =>
    `${backfired} von ${taken} ${plural(Number(backfired), "kam", "kamen")} zurück`,
  pages: (count, shown) => `${shown} ${plural(count, "Seite", "Seiten")}`,
  decided: (differ, paid, backfired, open) =>
    `Andere Wahl: ${differ}; ${paid} lohnten sich (die behaltene Seite wurde zuerst verlangt), ${backfired} rächten sich (die genommene), ${open} offen.`,
  fromThisPool: (reference) =>
    `Was ${reference} Schritt für Schritt aus dem Bufferpool dieser Bahn genommen hätte: Allein hätte sie einen anderen, darum sind diese Summen nicht der Unterschied zweier Läufe.`,
};
