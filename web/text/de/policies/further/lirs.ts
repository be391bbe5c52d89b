/** LIRS: what `lirs.rs` says. */
export const words = {
  "Frames for HIR pages": "Rahmen für HIR-Seiten",
  "How many frames are meant for HIR pages; all others hold LIR pages.":
    "Wie viele Rahmen für HIR-Seiten gedacht sind; alle anderen sind für LIR-Seiten.",
  "With few a new page must come back soon to stay; with as many as there are frames this is LRU.":
    "Mit wenigen muss eine neue Seite bald wiederkommen, um zu bleiben; mit so vielen, wie es Rahmen gibt, ist das LRU.",
  Ghosts: "Geister",
  "How many pages that left the pool may stay on the stack.":
    "Wie viele Seiten, die den Pool verließen, auf dem Stapel bleiben dürfen.",
  "A page that comes back while it is on the stack becomes LIR; with 0 only a hit can make it so.":
    "Eine Seite, die wiederkommt, solange sie auf dem Stapel steht, wird LIR; mit 0 kann das nur ein Treffer bewirken.",
  "Judge a page by how many others were asked for between its last two requests, not by how long ago the last one was.":
    "Eine Seite danach beurteilen, wie viele andere zwischen ihren letzten zwei Anfragen verlangt wurden, nicht danach, wie lange die letzte her ist.",
  "Pages are LIR, with requests close together, or HIR; all but a few frames are for LIR pages. The stack has LIR pages, HIR pages and ghosts by their last request, down to the last LIR page; the queue has the resident HIR pages. A HIR page or ghost asked for while it is on the stack becomes LIR, and the last LIR page becomes HIR, at the new end of the queue. Any other HIR page that is asked for goes to the stack's top and the queue's new end. The victim is the queue's old end; on the stack it leaves a ghost.":
    "Seiten sind LIR, mit dicht aufeinanderfolgenden Anfragen, oder HIR; alle bis auf wenige Rahmen sind für LIR-Seiten. Der Stapel hat LIR-Seiten, HIR-Seiten und Geister nach ihrer letzten Anfrage, bis hinab zur letzten LIR-Seite; die Warteschlange hat die HIR-Seiten im Pool. Eine HIR-Seite oder ein Geist, auf dem Stapel verlangt, wird LIR, und die letzte LIR-Seite wird HIR, am neuen Ende der Warteschlange. Jede andere verlangte HIR-Seite kommt nach oben auf den Stapel und an das neue Ende der Warteschlange. Das Opfer ist das alte Ende der Warteschlange; auf dem Stapel lässt es einen Geist zurück.",
  "A loop that is longer than the pool still hits, and a scan passes through a few frames. A page that comes to be popular must first be missed, or be used again while it passes through the queue. A dirty victim is written alone.":
    "Eine Schleife, die länger als der Pool ist, trifft trotzdem, und ein Scan läuft durch wenige Rahmen. Eine Seite, die beliebt wird, muss erst verfehlt werden oder wieder benutzt, solange sie durch die Warteschlange läuft. Ein geändertes Opfer wird allein geschrieben.",
  "Amortised O(log64 B) a request.": "Amortisiert O(log64 B) je Anfrage.",
  "Nothing of the paper, which sets no bound on ghosts: the default of 2 B is Caffeine's. Others differ: in Caffeine a HIR page on top of the stack does not become LIR, and pages loaded as HIR while the pool fills do not go on the stack; in libCacheSim the bound is on all of the stack, and a hit on a page of the queue alone makes the last LIR page HIR.":
    "Nichts vom Artikel, der den Geistern keine Schranke setzt: Die Voreinstellung 2 B ist die von Caffeine. Andere weichen ab: In Caffeine wird eine HIR-Seite, die oben auf dem Stapel steht, nicht LIR, und Seiten, die als HIR geladen werden, solange sich der Pool füllt, kommen nicht auf den Stapel; in libCacheSim gilt die Schranke für den ganzen Stapel, und ein Treffer auf eine Seite, die nur in der Warteschlange steht, macht die letzte LIR-Seite zu HIR.",
  "H2, in a variant (org/h2/mvstore/cache/CacheLongKeyLIRS.java)":
    "H2, in einer Variante (org/h2/mvstore/cache/CacheLongKeyLIRS.java)",
  "LIR page": "LIR-Seite",
  "A LIR page: HIR pages go before it.": "Eine LIR-Seite: HIR-Seiten gehen vor ihr.",
  stack: "Stapel",
  "LIR pages, HIR pages and ghosts by their last request, down to the last LIR page.":
    "LIR-Seiten, HIR-Seiten und Geister nach ihrer letzten Anfrage, bis hinab zur letzten LIR-Seite.",
  queue: "Warteschlange",
  "HIR pages, the first to go.": "HIR-Seiten, die zuerst gehen.",
  ghosts: "Geister",
  "Pages of the stack that are gone.": "Verdrängte Seiten auf dem Stapel.",
  "HIR pages go from the old end of their queue, and then LIR pages from the stack's bottom: page {victim} is the first":
    "HIR-Seiten gehen vom alten Ende ihrer Warteschlange, danach LIR-Seiten vom Boden des Stapels: Seite {victim} ist die erste",
  "Page {page} is a LIR page. HIR pages go first, here page {victim}.":
    "Seite {page} ist eine LIR-Seite. HIR-Seiten gehen zuerst, hier Seite {victim}.",
  "Pages {page} and {victim} are HIR pages, and page {victim} stands nearer the old end of the queue.":
    "Die Seiten {page} und {victim} sind HIR-Seiten, und Seite {victim} steht näher am alten Ende der Warteschlange.",
  "LIR pages go from the bottom of the stack up, and page {page} stands above page {victim}.":
    "LIR-Seiten gehen vom Boden des Stapels aufwärts, und Seite {page} steht über Seite {victim}.",
};
