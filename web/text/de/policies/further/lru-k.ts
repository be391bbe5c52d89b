/** LRU-K: what `lru_k.rs` says. */
export const words = {
  "Correlated period": "Zusammengehörige Anfragen",
  "The correlated reference period: a request that follows the page's last one by no more counts as the same use, and its page goes after all others.":
    "Die Spanne für zusammengehörige Anfragen (correlated reference period): Folgt eine Anfrage der letzten der Seite um nicht mehr, so zählt sie als dieselbe Benutzung, und ihre Seite geht nach allen anderen.",
  "A burst of requests for a page then proves nothing: a course that shows LRU-2 above LRU needs it.":
    "Ein Schub von Anfragen nach einer Seite beweist dann nichts: Ein Kurs, der LRU-2 über LRU zeigt, braucht sie.",
  "By earliest request": "Nach frühester Anfrage",
  "1 orders pages with fewer than K requests by the earliest request known, not by the last.":
    "1 ordnet Seiten mit weniger als K Anfragen nach der frühesten bekannten, nicht nach der letzten.",
  "BusTub of CMU 15-445 does so; with K = 2 and no correlated period both are the same.":
    "BusTub von CMU 15-445 tut es; mit K = 2 und ohne diese Spanne ist beides dasselbe.",
  "last request": "letzte Anfrage",
  "Number of the page's last request, counted as another use or not.":
    "Nummer der letzten Anfrage der Seite, ob sie als weitere Benutzung zählt oder nicht.",
  "Every page is in its correlated period, and by its requests page {victim} is the first":
    "Zu jeder Seite gehört eine gerade erst gestellte Anfrage, und nach ihren Anfragen ist Seite {victim} die erste",
  "Of the pages with fewer than K requests, page {victim} has the earliest request":
    "Von den Seiten mit weniger als K Anfragen hat Seite {victim} die früheste",
  "Page {page} is in its correlated period, page {victim} is not.":
    "Seite {page} wurde gerade erst verlangt, in der Spanne für zusammengehörige Anfragen, Seite {victim} nicht.",
  "Pages {page} and {victim} have fewer than K requests, and page {victim} has the earliest.":
    "Die Seiten {page} und {victim} haben weniger als K Anfragen, und Seite {victim} hat die früheste.",
  "Requests judged by": "Entscheidende Anfrage",
  "K: a page is judged by its K-th last request.":
    "K: Eine Seite wird nach ihrer K-letzten Anfrage beurteilt.",
  "With K = 1 this is LRU; with 2 a page must be used twice before it is kept, so that pages used once pass through.":
    "Mit K = 1 ist das LRU; mit 2 muss eine Seite zweimal benutzt werden, bevor sie bleibt, sodass einmal benutzte Seiten durchlaufen.",
  "Pages remembered": "Gemerkte Seiten",
  "For how many evicted pages the numbers of their last requests are kept.":
    "Für wie viele verdrängte Seiten die Nummern ihrer letzten Anfragen behalten werden.",
  "With 0 a page that returns starts from nothing: its earlier requests do not count.":
    "Mit 0 fängt eine Seite, die wiederkommt, von vorn an: Ihre früheren Anfragen zählen nicht.",
  "Judge a page by its K-th last request, not by its last: one use proves little, and the time between two shows how often it is wanted.":
    "Eine Seite nach ihrer K-letzten Anfrage beurteilen, nicht nach der letzten: Eine Benutzung beweist wenig, und die Zeit zwischen zweien zeigt, wie oft die Seite verlangt wird.",
  "Each request adds its number to the page's last K. The victim is the page with fewer than K requests whose last one lies furthest back; if all have K, the one whose K-th last lies furthest back. The numbers of the pages evicted last are kept, should they return.":
    "Jede Anfrage fügt ihre Nummer zu den letzten K der Seite hinzu. Das Opfer ist unter den Seiten mit weniger als K Anfragen die, deren letzte am weitesten zurückliegt; haben alle K, die, deren K-letzte am weitesten zurückliegt. Die Nummern der zuletzt verdrängten Seiten werden behalten, falls diese wiederkommen.",
  "A scan that uses each page once does not flush the pool; one that uses each page K times does. Each request costs a change of a priority queue, and evicted pages cost memory. Bursts make pages look popular that are not: on the OLTP trace of ARC's authors (914,145 requests, 1,000 frames) a correlated period of 100 lifts hits from 33.32% to 38.50%, one of 400 to 40.78%; a course that shows LRU-2 above LRU needs it. A dirty victim is written alone.":
    "Ein Scan, der jede Seite einmal benutzt, spült den Pool nicht leer; einer, der jede K-mal benutzt, schon. Jede Anfrage kostet eine Änderung einer Prioritätswarteschlange, und verdrängte Seiten kosten Speicher. Schübe lassen Seiten beliebt scheinen, die es nicht sind: Auf dem OLTP-Trace der Autoren von ARC (914 145 Anfragen, 1 000 Rahmen) hebt eine Spanne für zusammengehörige Anfragen von 100 die Treffer von 33,32 % auf 38,50 %, eine von 400 auf 40,78 %; ein Kurs, der LRU-2 über LRU zeigt, braucht sie. Ein geändertes Opfer wird allein geschrieben.",
  "O(log B + K) a request.": "O(log B + K) je Anfrage.",
  "last requests": "letzte Anfragen",
  "Numbers of the page's last requests, the newest first.":
    "Nummern der letzten Anfragen der Seite, die neueste zuerst.",
  remembered: "gemerkt",
  "Evicted pages whose last requests are still known.":
    "Verdrängte Seiten, deren letzte Anfragen noch bekannt sind.",
  "Nothing: the correlated-reference period, which takes requests in quick succession for one, is a parameter, 0 unless set. The paper keeps the requests of evicted pages for some time; here those of so many pages are kept. It has no victim while all pages are in their correlated period; here they go by the same order.":
    "Nichts: Die Spanne für zusammengehörige Anfragen (correlated-reference period), in der rasch aufeinanderfolgende als eine gelten, ist ein Parameter, 0, wenn nichts eingestellt ist. Der Artikel behält die Anfragen verdrängter Seiten eine Zeit lang; hier werden die von so vielen Seiten behalten. Er hat kein Opfer, solange alle Seiten in dieser Spanne sind; hier gehen sie in derselben Reihenfolge.",
  "SQL Server 2008, with K = 2 (Delaney et al.: Microsoft SQL Server 2008 Internals, 2009); ESE, the storage engine of Exchange Server (its source code, resmgr.hxx)":
    "SQL Server 2008, mit K = 2 (Delaney u. a.: Microsoft SQL Server 2008 Internals, 2009); ESE, die Speicher-Engine von Exchange Server (deren Quelltext, resmgr.hxx)",
  "Page {victim} was prefetched and not used since, so it goes before all others":
    "Seite {victim} wurde vorab gelesen und seither nicht benutzt, also geht sie vor allen anderen",
  "Of the pages with fewer than K requests, page {victim} was asked for least recently":
    "Von den Seiten mit weniger als K Anfragen wurde Seite {victim} am längsten nicht verlangt",
  "Every page has K requests, and the K-th last of page {victim} lies furthest back":
    "Alle Seiten haben K Anfragen, und die K-letzte von Seite {victim} liegt am weitesten zurück",
  "Page {victim} was prefetched and not used since; page {page} was asked for, or prefetched earlier.":
    "Seite {victim} wurde vorab gelesen und seither nicht benutzt; Seite {page} wurde verlangt oder früher vorab gelesen.",
  "Page {victim} has fewer than K requests, page {page} has K.":
    "Seite {victim} hat weniger als K Anfragen, Seite {page} hat K.",
  "Pages {page} and {victim} have fewer than K requests, and page {page} was asked for later.":
    "Die Seiten {page} und {victim} haben weniger als K Anfragen, und Seite {page} wurde später verlangt.",
  "Pages {page} and {victim} have K requests, and the K-th last of page {page} is the later one.":
    "Die Seiten {page} und {victim} haben K Anfragen, und die K-letzte von Seite {page} ist die spätere.",
};
