/** CFLRU: what `cflru.rs` says. */
export const words = {
  "Clean-first window": "Clean-first-Fenster",
  "How many pages at the LRU end are searched for a clean victim.":
    "Wie viele Seiten am LRU-Ende nach einem unveränderten Opfer durchsucht werden.",
  "A wide window saves writes and costs hits, because clean pages leave early; a narrow one is almost LRU.":
    "Ein breites Fenster spart Schreiben und kostet Treffer, weil unveränderte Seiten früh gehen; ein schmales ist fast LRU.",
  "Evicting a clean page needs no write, so look for one near the LRU end first.":
    "Eine unveränderte Seite zu verdrängen braucht kein Schreiben, also zuerst nahe dem LRU-Ende nach einer suchen.",
  "Every use moves the page to the head of the list. The victim is the clean page nearest the tail among the last w pages; if all of these are dirty, the tail.":
    "Jede Benutzung setzt die Seite an den Anfang der Liste. Das Opfer ist unter den letzten w Seiten die unveränderte, die dem Ende am nächsten steht; sind alle geändert, das Ende.",
  "Fewer writes for fewer hits: clean pages leave before dirty ones that were used longer ago. With no clean page in the window, the dirty tail costs a write of its own.":
    "Weniger Schreiben gegen weniger Treffer: Unveränderte Seiten gehen vor geänderten, deren Benutzung länger zurückliegt. Ohne unveränderte Seite im Fenster kostet das geänderte Ende ein eigenes Schreiben.",
  "O(1) a request and a page written.": "O(1) je Anfrage und je geschriebener Seite.",
  "clean-first window": "Clean-first-Fenster",
  "In the clean-first window clean pages go first, and page {victim} is the nearest of them to the LRU end":
    "Im Clean-first-Fenster gehen unveränderte Seiten zuerst, und von ihnen steht Seite {victim} dem LRU-Ende am nächsten",
  "All pages in the clean-first window are dirty, so the LRU end, page {victim}, is the victim":
    "Alle Seiten im Clean-first-Fenster sind geändert, also ist das LRU-Ende, Seite {victim}, das Opfer",
  "Page {page} stands outside the clean-first window, and in the window there is a clean page, {victim}.":
    "Seite {page} steht außerhalb des Clean-first-Fensters, und im Fenster steht eine unveränderte Seite, {victim}.",
  "Page {page} is dirty, and in the clean-first window there is a clean page, {victim}.":
    "Seite {page} ist geändert, und im Clean-first-Fenster steht eine unveränderte Seite, {victim}.",
  "Page {page} is clean too, but page {victim} is nearer the LRU end.":
    "Auch Seite {page} ist unverändert, aber Seite {victim} steht näher am LRU-Ende.",
  "Page {page} is clean, but outside the clean-first window; in the window all are dirty, so the LRU end, page {victim}, goes.":
    "Seite {page} ist unverändert, steht aber außerhalb des Clean-first-Fensters; im Fenster sind alle geändert, also geht das LRU-Ende, Seite {victim}.",
  "All pages in the clean-first window are dirty, so the order of use decides: page {page} was used later than page {victim}.":
    "Alle Seiten im Clean-first-Fenster sind geändert, also entscheidet die Reihenfolge der Benutzung: Seite {page} wurde später benutzt als Seite {victim}.",
};
