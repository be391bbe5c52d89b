/** ARC: what `arc.rs` says. */
export const words = {
  "As in BusTub": "Wie in BusTub",
  "1 is ARC as in BusTub of CMU 15-445, autumn 2025: p is whole and moves once the victim is gone, and a T1 as long as p gives up its tail whichever list the page asked for was in.":
    "1 ist ARC wie in BusTub von CMU 15-445, Herbst 2025: p ist ganz und bewegt sich, wenn das Opfer schon fort ist, und ist T1 so lang wie p, so geht sein Ende, aus welcher Liste die verlangte Seite auch kommt.",
  "A solution of the exercise is compared with 1; with 0 this is the paper's figure.":
    "Eine Lösung der Übung vergleicht man mit 1; mit 0 ist das die Abbildung des Artikels.",
  "T1 is just as long as its target p, so its tail goes, page {victim}":
    "T1 ist genauso lang wie sein Ziel p, also geht das Ende von T1, Seite {victim}",
  "Page {page} stands in T2; T1 is just as long as its target p, so its tail goes, page {victim}.":
    "Seite {page} steht in T2; T1 ist genauso lang wie sein Ziel p, also geht das Ende von T1, Seite {victim}.",
  "Weigh recency against frequency all the time: a page requested soon after its eviction shows which list was too short.":
    "Neuheit und Häufigkeit ständig neu abwägen: Eine Seite, die bald nach ihrem Gehen verlangt wird, zeigt, welche Liste zu kurz war.",
  "T1 has pages seen once lately, T2 those seen more often; each has ghosts, B1 and B2. A miss on a ghost of B1 makes the target p of T1 larger, one of B2 smaller, and loads into T2; any other miss loads into T1. A hit moves the page to the head of T2. The victim is the tail of T1 if T1 is longer than p, or just as long after a miss on a ghost of B2; else the tail of T2.":
    "T1 hat Seiten, die zuletzt einmal vorkamen, T2 die häufigeren; beide haben Geister, B1 und B2. Ein Fehlzugriff auf einen Geist aus B1 vergrößert das Ziel p von T1, einer aus B2 verkleinert es, und beide laden in T2; jeder andere Fehlzugriff lädt in T1. Ein Treffer setzt die Seite an den Anfang von T2. Das Opfer ist das Ende von T1, wenn T1 länger als p ist oder, nach einem Fehlzugriff auf einen Geist aus B2, genauso lang; sonst das Ende von T2.",
  "Nothing must be chosen, and a scan that uses each page once leaves T2 alone. It keeps up to as many ghosts as pages, and was patented until 2024. A dirty victim is written alone.":
    "Nichts ist zu wählen, und ein Scan, der jede Seite einmal benutzt, lässt T2 in Ruhe. ARC merkt sich bis zu so viele Geister wie Seiten und war bis 2024 patentiert. Ein geändertes Opfer wird allein geschrieben.",
  "O(log B) a request.": "O(log B) je Anfrage.",
  "Pages seen once lately, by their last use.":
    "Seiten, die zuletzt einmal vorkamen, nach ihrer letzten Benutzung.",
  "Pages seen more often, by their last use.": "Häufigere Seiten, nach ihrer letzten Benutzung.",
  "Pages that left T1.": "Seiten, die T1 verließen.",
  "Pages that left T2.": "Seiten, die T2 verließen.",
  "Target length of T1, moved by each miss on a ghost.":
    "Ziel für die Länge von T1; jeder Fehlzugriff auf einen Geist verschiebt es.",
  "Nothing. The ghosts are trimmed after each load, which on demand is the paper's case IV and with prefetching keeps its bounds.":
    "Nichts. Die Geister werden nach jedem Laden gekürzt: Ohne Vorablesen ist das Fall IV des Artikels, mit ihm bleiben dessen Schranken gewahrt.",
  "ZFS, in a variant (arc.c); PostgreSQL 8.0.0 and 8.0.1, until 2Q replaced it because of the patent (release notes of 8.0.2)":
    "ZFS, in einer Variante (arc.c); PostgreSQL 8.0.0 und 8.0.1, bis 2Q es wegen des Patents ablöste (Versionshinweise zu 8.0.2)",
  "T1 is longer than its target p, so its tail goes, page {victim}":
    "T1 ist länger als sein Ziel p, also geht das Ende von T1, Seite {victim}",
  "The page asked for was a ghost of B2 and T1 is just as long as its target p, so the tail of T1 goes, page {victim}":
    "Die verlangte Seite war ein Geist aus B2, und T1 ist genauso lang wie sein Ziel p, also geht das Ende von T1, Seite {victim}",
  "T2 is empty, so the tail of T1 goes, page {victim}":
    "T2 ist leer, also geht das Ende von T1, Seite {victim}",
  "T1 is no longer than its target p, so the tail of T2 goes, page {victim}":
    "T1 ist nicht länger als sein Ziel p, also geht das Ende von T2, Seite {victim}",
  "T1 is empty, so the tail of T2 goes, page {victim}":
    "T1 ist leer, also geht das Ende von T2, Seite {victim}",
  "Pages {page} and {victim} stand in the same list, and page {victim} is nearer its tail.":
    "Die Seiten {page} und {victim} stehen in derselben Liste, und Seite {victim} steht näher an deren Ende.",
  "Page {page} stands in T2; T1 is longer than its target p, so its tail goes, page {victim}.":
    "Seite {page} steht in T2; T1 ist länger als sein Ziel p, also geht das Ende von T1, Seite {victim}.",
  "Page {page} stands in T1, which is no longer than its target p, so the tail of T2 goes, page {victim}.":
    "Seite {page} steht in T1, das nicht länger als sein Ziel p ist, also geht das Ende von T2, Seite {victim}.",
  "Page {page} stands in T2; the page asked for was a ghost of B2, which makes T1's target smaller, so the tail of T1 goes, page {victim}.":
    "Seite {page} steht in T2; die verlangte Seite war ein Geist aus B2, was das Ziel von T1 verkleinert, also geht das Ende von T1, Seite {victim}.",
};
