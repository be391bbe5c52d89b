/** W-TinyLFU: what `w_tinylfu.rs` says. */
export const words = {
  Window: "Fenster",
  "How many pages the window holds, where a page comes first.":
    "Wie viele Seiten das Fenster fasst, in das eine Seite zuerst kommt.",
  "A large window gives new pages time to be used again, whatever their counts are; as large as the pool, it is LRU.":
    "Ein großes Fenster gibt neuen Seiten Zeit, wieder benutzt zu werden, wie klein ihre Zähler auch sind; so groß wie der Pool, ist es LRU.",
  "Protected pages": "Geschützte Seiten",
  "How many pages that were hit outside the window are protected.":
    "Wie viele Seiten, die außerhalb des Fensters getroffen wurden, geschützt sind.",
  "A large part keeps pages in use for longer, a small one makes room to try others.":
    "Ein großer Teil hält benutzte Seiten länger, ein kleiner macht Platz, andere zu erproben.",
  "Halving after": "Halbieren nach",
  "After so many requests all counts are halved.": "Nach so vielen Anfragen werden alle Zähler halbiert.",
  "A short time follows popularity that changes, a long one tells pages apart that are asked for seldom.":
    "Eine kurze Zeit folgt wechselnder Beliebtheit, eine lange unterscheidet Seiten, die selten verlangt werden.",
  "Let a page in only if it is asked for more often than the one that it would push out; a small window before that door gives new pages a chance.":
    "Eine Seite nur einlassen, wenn sie öfter verlangt wird als die, die sie verdrängen würde; ein kleines Fenster vor dieser Tür gibt neuen Seiten eine Chance.",
  "Every request adds 1 to its page's count, 15 at most, whether the page is in the pool or not; after some time all counts are halved. A loaded page goes to the head of the window, whose tail goes on to probation. A hit in the window moves the page to its head, any other to the head of the protected part, whose tail falls back to probation. When the window is full, its tail is compared with the tail of probation: the victim has the lower count, and with equal counts comes from the window. Else the victim is the tail of probation.":
    "Jede Anfrage erhöht den Zähler ihrer Seite um 1, bis 15, ob die Seite im Pool ist oder nicht; nach einiger Zeit werden alle Zähler halbiert. Eine geladene Seite kommt an den Anfang des Fensters, dessen Ende in die Probe weitergeht. Ein Treffer im Fenster setzt die Seite an dessen Anfang, jeder andere an den Anfang des geschützten Teils, dessen Ende in die Probe zurückfällt. Ist das Fenster voll, so wird sein Ende mit dem Ende der Probe verglichen: Das Opfer hat den kleineren Zähler und kommt bei gleichen aus dem Fenster. Sonst ist das Opfer das Ende der Probe.",
  "Counts for pages on disk, and popular pages stay whatever is scanned. A burst of new pages has low counts and is let in late. A dirty victim is written alone.":
    "Zähler für alle Seiten der Datenbank, und beliebte Seiten bleiben, was auch gescannt wird. Ein Schub neuer Seiten hat kleine Zähler und wird spät eingelassen. Ein geändertes Opfer wird allein geschrieben.",
  "O(log64 B) a request; halving looks at every page once a period.":
    "O(log64 B) je Anfrage; das Halbieren sieht einmal je Zeitraum jede Seite an.",
  "The sketch: counts here are exact, in 4 bits as the paper's, whose Count-Min sketch comes near them; no doorkeeper. No climber that adapts the window. Caffeine's library now and then lets in the less frequent page at random; its simulator decides as here.":
    "Die Skizze: Zähler sind hier genau, mit 4 Bit wie im Artikel, dessen Count-Min-Skizze ihnen nahekommt; kein Türsteher (doorkeeper). Kein Kletterer, der das Fenster anpasst. Die Bibliothek Caffeine lässt ab und zu zufällig die seltenere Seite ein; ihr Simulator entscheidet wie hier.",
  "Caffeine (its wiki, Efficiency)": "Caffeine (dessen Wiki, Efficiency)",
  window: "Fenster",
  "New pages, by their last use.": "Neue Seiten nach ihrer letzten Benutzung.",
  probation: "Probe",
  "Pages that may be pushed out, by when they came here.":
    "Seiten, die verdrängt werden können, danach, wann sie hierher kamen.",
  protected: "geschützt",
  "Pages that were hit outside the window, by their last use.":
    "Seiten, die außerhalb des Fensters getroffen wurden, nach ihrer letzten Benutzung.",
  count: "Zähler",
  "Recent requests, at most 15.": "Anfragen in letzter Zeit, höchstens 15.",
  "The tail of the window, page {victim}, was asked for no more often than the tail of probation, so it goes":
    "Das Ende des Fensters, Seite {victim}, wurde nicht öfter verlangt als das Ende der Probe, also geht es",
  "The tail of the window was asked for more often than the tail of probation, page {victim}, which goes":
    "Das Ende des Fensters wurde öfter verlangt als das Ende der Probe, Seite {victim}, also geht diese",
  "The window is not full, so the tail of probation goes, page {victim}":
    "Das Fenster ist nicht voll, also geht das Ende der Probe, Seite {victim}",
  "The window is not full, and probation is empty, so the tail of the next part goes, page {victim}":
    "Das Fenster ist nicht voll und die Probe leer, also geht das Ende des nächsten Teils, Seite {victim}",
  "Probation is empty, so the tail of the window goes, page {victim}":
    "Die Probe ist leer, also geht das Ende des Fensters, Seite {victim}",
  "Pages {page} and {victim} stand in the same list, and page {victim} is nearer its tail.":
    "Die Seiten {page} und {victim} stehen in derselben Liste, und Seite {victim} steht näher an deren Ende.",
  "The tails of window and probation are compared: page {victim} has the lower count, or the same and comes from the window.":
    "Die Enden von Fenster und Probe werden verglichen: Seite {victim} hat den kleineren Zähler, oder denselben und kommt aus dem Fenster.",
  "The window is not full: the tail of probation goes first, then protected pages, then those of the window. So page {victim} goes before page {page}.":
    "Das Fenster ist nicht voll: Zuerst geht das Ende der Probe, dann gehen geschützte Seiten, dann die des Fensters. Also geht Seite {victim} vor Seite {page}.",
};
