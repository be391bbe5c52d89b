/** Clock Sweep: what `clock.rs` says. */
export const words = {
  "Approximate LRU without a list: count uses up to 5, and let a sweeping hand count them down.":
    "LRU ohne Liste annähern: Benutzungen bis 5 zählen und von einem umlaufenden Zeiger herunterzählen lassen.",
  "A loaded page starts at usage 1, each hit adds 1, up to 5. For a victim: look at the frame under the hand and advance the hand. Usage 0: the victim. Otherwise usage minus 1; look again.":
    "Eine geladene Seite beginnt mit Zähler 1, jeder Treffer erhöht ihn um 1, bis 5. Für ein Opfer: den Rahmen unter dem Zeiger prüfen und den Zeiger weiterrücken. Zähler 0: das Opfer. Sonst den Zähler um 1 verringern und weiter prüfen.",
  "A dirty victim costs a write of its own, as with LRU. The search may look at many frames: five times round the pool when every count is 5.":
    "Ein geändertes Opfer kostet ein eigenes Schreiben, wie bei LRU. Die Suche prüft manchmal viele Rahmen: fünfmal den ganzen Pool, wenn alle Zähler auf 5 stehen.",
  "Amortised O(1) a request: each step of the hand is paid for by a use. A batch O(n_w log64 B).":
    "Amortisiert O(1) je Anfrage: Jeden Schritt des Zeigers bezahlt eine Benutzung. Ein Bündel O(n_w log64 B).",
  "Largest usage count": "Größter Nutzungszähler",
  "Hits beyond this are not counted.": "Treffer darüber hinaus werden nicht gezählt.",
  "A larger one tells more often used pages apart, and may send the hand round more often; with 1 this is the textbooks' Clock.":
    "Ein größerer unterscheidet öfter benutzte Seiten und kann den Zeiger öfter umlaufen lassen; mit 1 ist das die Clock der Lehrbücher.",
  "Usage count of a loaded page": "Nutzungszähler einer geladenen Seite",
  "The count that a page is loaded with, at most the largest.":
    "Der Zähler, mit dem eine Seite geladen wird, höchstens der größte.",
  "With 0 a page that is not hit goes when the hand first comes to it; a larger count lets it stay as many turns longer.":
    "Mit 0 geht eine Seite ohne Treffer, wenn der Zeiger zum ersten Mal zu ihr kommt; ein größerer Zähler lässt sie so viele Umläufe länger bleiben.",
  "usage count": "Nutzungszähler",
  "Uses counted, at most 5 unless another maximum is set; the hand takes one away each time it passes.":
    "Gezählte Benutzungen, höchstens 5, wenn nichts anderes eingestellt ist; der Zeiger nimmt bei jedem Vorbeigehen eine weg.",
  "The hand stands at page {victim}, whose usage count is 0":
    "Der Zeiger steht bei Seite {victim}, deren Nutzungszähler 0 ist",
  "The hand takes one from the usage count of {passed}, then finds page {victim} with usage count 0":
    "Der Zeiger verringert den Nutzungszähler von {passed} um eins und findet dann Seite {victim} mit Nutzungszähler 0",
  "No usage count is 0, so the hand goes round and takes one from each count that it passes; after {passed} it finds page {victim} with usage count 0":
    "Kein Nutzungszähler ist 0, also läuft der Zeiger um und verringert jeden Zähler, an dem er vorbeikommt, um eins; nach {passed} findet er Seite {victim} mit Nutzungszähler 0",
  "Page {page} has usage count {badge}, page {victim} has {victim_badge}: the hand lowers a count by one each time it passes, and takes the first page that it finds at 0.":
    "Seite {page} hat den Nutzungszähler {badge}, Seite {victim} hat {victim_badge}: Der Zeiger verringert einen Zähler jedes Mal um eins, wenn er vorbeikommt, und nimmt die erste Seite, die er bei 0 findet.",
  "Pages {page} and {victim} have the same usage count, {badge}, and the hand comes to page {victim} first.":
    "Die Seiten {page} und {victim} haben denselben Nutzungszähler, {badge}, und der Zeiger kommt zuerst zu Seite {victim}.",
};
