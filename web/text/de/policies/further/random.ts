/** Random: what `random.rs` says. */
export const words = {
  "Keep no record at all: any page may go.": "Gar nicht Buch führen: Jede Seite kann gehen.",
  "The victim is drawn from all frames, each as likely as any other.":
    "Das Opfer wird aus allen Rahmen gezogen, jeder ist gleich wahrscheinlich.",
  "It keeps nothing, and no loop misses every time; but popular pages leave as often as others. A dirty victim is written alone.":
    "Nichts wird gemerkt, und keine Schleife hat jedes Mal einen Fehlzugriff; aber beliebte Seiten gehen so oft wie andere. Ein geändertes Opfer wird allein geschrieben.",
  "O(1) a request, O(log B) a page drawn for a batch.":
    "O(1) je Anfrage, O(log B) je Seite, die für ein Bündel gezogen wird.",
  generator: "Zufallsgenerator",
  "State of the random generator.": "Zustand des Zufallsgenerators.",
  "Processor caches, such as the L1 data cache of ARM's Cortex-A53, which draws pseudo-randomly (its Technical Reference Manual, DDI 0500D, section 2.1)":
    "Prozessor-Caches, etwa der L1-Daten-Cache des Cortex-A53 von ARM, der pseudozufällig zieht (dessen Technical Reference Manual, DDI 0500D, Abschnitt 2.1)",
  "Page {victim} was drawn": "Seite {victim} wurde gezogen",
  "Page {page} was as likely as page {victim}, which was drawn.":
    "Seite {page} war so wahrscheinlich wie Seite {victim}, die gezogen wurde.",
};
