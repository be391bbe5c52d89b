/** MIN: what `min.rs` says. */
export const words = {
  "Who knows the future evicts the page that is needed again last: no policy misses less often.":
    "Wer die Zukunft kennt, verdrängt die Seite, die als letzte wieder gebraucht wird: Keine Strategie hat weniger Fehlzugriffe.",
  "The victim is the page whose next request lies furthest ahead, or never comes; of several that never come the one with the lowest number. The missed page is always loaded.":
    "Das Opfer ist die Seite, deren nächste Anfrage am weitesten voraus liegt oder nie kommt; von mehreren ohne weitere Anfrage die mit der kleinsten Nummer. Die verlangte Seite wird immer geladen.",
  "It needs the requests to come, so it is a bound and not for use. It bounds misses without prefetching, not cost: with writes it may cost up to 1 + alpha times the optimum, which is NP-complete to find (Beckmann et al., APOCS 2020).":
    "MIN braucht die künftigen Anfragen, ist also eine Schranke und nicht für den Einsatz. Es ist eine Schranke für Fehlzugriffe ohne Vorablesen, nicht für Kosten: Mit Schreiben kann es bis zu 1 + alpha mal so viel kosten wie das Optimum, das zu finden NP-vollständig ist (Beckmann et al., APOCS 2020).",
  "O(log B + log n) a request, with 4 bytes for each of the n requests.":
    "O(log B + log n) je Anfrage, mit 4 Byte für jede der n Anfragen.",
  "next request": "nächste Anfrage",
  "Number of the page's next request; none if it is never asked for again.":
    "Nummer der nächsten Anfrage der Seite; keine, wenn sie nie wieder verlangt wird.",
  "None: it is what others are measured against": "Keines: An MIN werden andere gemessen",
  "Page {victim} is never asked for again": "Seite {victim} wird nie wieder verlangt",
  "Every page is asked for again, page {victim} last":
    "Alle Seiten werden wieder verlangt, Seite {victim} zuletzt",
  "Page {page} is asked for again, page {victim} later or never.":
    "Seite {page} wird wieder verlangt, Seite {victim} später oder nie.",
  "Neither page is asked for again, and page {victim} has the lower number.":
    "Keine der beiden Seiten wird wieder verlangt, und Seite {victim} hat die kleinere Nummer.",
};
