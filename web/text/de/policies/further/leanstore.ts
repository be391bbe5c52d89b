/** LeanStore: what `leanstore.rs` says. */
export const words = {
  "Cooling queue": "Abkühl-Warteschlange",
  "How many pages are on trial.": "Wie viele Seiten auf Probe sind.",
  "A long queue gives pages more time to be saved, and makes more hits move a page; with 1 the choice is random.":
    "Eine lange Warteschlange gibt Seiten mehr Zeit, gerettet zu werden, und lässt mehr Treffer eine Seite bewegen; mit 1 ist die Wahl zufällig.",
  "Keep no record of the uses of hot pages: put some on trial at random, and save those that are used meanwhile.":
    "Über die Benutzung heißer Seiten nicht Buch führen: zufällig einige auf Probe stellen und die retten, die inzwischen benutzt werden.",
  "A loaded page is hot, and a hit on a hot page changes nothing. For a victim, hot pages are drawn at random to the new end of the cooling queue until it is full; the victim is its old end. A hit on a cooling page makes it hot again.":
    "Eine geladene Seite ist heiß, und ein Treffer auf eine heiße Seite ändert nichts. Für ein Opfer werden heiße Seiten zufällig gezogen und kommen an das neue Ende der Abkühl-Warteschlange, bis sie voll ist; das Opfer ist ihr altes Ende. Ein Treffer auf eine abkühlende Seite macht sie wieder heiß.",
  "A hit on a hot page costs nothing: it is made for pools where nearly every request is one. With few pages on trial the choice is little better than a random one. A dirty victim is written alone.":
    "Ein Treffer auf eine heiße Seite kostet nichts: gemacht für Pools, in denen fast jede Anfrage einer ist. Mit wenigen Seiten auf Probe ist die Wahl kaum besser als eine zufällige. Ein geändertes Opfer wird allein geschrieben.",
  "O(log B) a miss and a page saved, O(1) any other hit.":
    "O(log B) je Fehlzugriff und geretteter Seite, O(1) für jeden anderen Treffer.",
  cooling: "abkühlend",
  "This page is on trial: it goes unless it is used before its turn.":
    "Diese Seite ist auf Probe: Sie geht, wenn sie nicht benutzt wird, bevor sie an der Reihe ist.",
  "cooling queue": "Abkühl-Warteschlange",
  "Pages on trial, in the order in which they were drawn.":
    "Seiten auf Probe in der Reihenfolge, in der sie gezogen wurden.",
  generator: "Zufallsgenerator",
  "State of the random generator.": "Zustand des Zufallsgenerators.",
  "Parents that stay while their children are hot, epochs, and writing ahead. The queue is filled page by page; other versions fill it with several at once. Its later code keeps no queue (PageProviderThread.cpp): it draws a page at random, which cools if it is hot and goes if it is cooling.":
    "Elternseiten, die bleiben, solange ihre Kinder heiß sind, Epochen und das Schreiben im Voraus. Die Warteschlange wird Seite für Seite gefüllt; andere Fassungen füllen sie mit mehreren auf einmal. Der spätere Quelltext führt keine Warteschlange mehr (PageProviderThread.cpp): Er zieht zufällig eine Seite, die abkühlt, wenn sie heiß ist, und geht, wenn sie schon abkühlt.",
  "LeanStore, as published (the source)": "LeanStore in seiner veröffentlichten Form (die Quelle)",
  "Page {victim} is at the old end of the cooling queue, and was not used while it was on trial":
    "Seite {victim} steht am alten Ende der Abkühl-Warteschlange und wurde auf Probe nicht benutzt",
  "The cooling queue has one place, and page {victim} stands in it: it was drawn, or prefetched":
    "Die Abkühl-Warteschlange hat einen Platz, und darin steht Seite {victim}: Sie wurde gezogen oder vorab gelesen",
  "Page {page} is hot; page {victim} is at the old end of the cooling queue, or will be once the queue is filled.":
    "Seite {page} ist heiß; Seite {victim} steht am alten Ende der Abkühl-Warteschlange oder wird es, sobald sie gefüllt ist.",
  "Pages {page} and {victim} are cooling, and page {victim} is nearer the old end.":
    "Die Seiten {page} und {victim} kühlen ab, und Seite {victim} steht näher am alten Ende.",
};
