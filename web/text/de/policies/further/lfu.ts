/** LFU: what `lfu.rs` says. */
export const words = {
  "Counts remembered": "Zähler gemerkt",
  "1 keeps a page's count while it is away: perfect LFU, which counts all its requests.":
    "1 behält den Zähler einer Seite, solange sie fort ist: das vollkommene LFU (perfect LFU), das alle ihre Anfragen zählt.",
  "With 1 what was popular comes back with its count, and what was popular once stays for longer still.":
    "Mit 1 kommt, was beliebt war, mit seinem Zähler zurück, und was einst beliebt war, bleibt noch länger.",
  "The page with the fewest uses since it was loaded goes first.":
    "Die Seite, die seit ihrem Laden am seltensten benutzt wurde, geht zuerst.",
  "A loaded page has count 1, each hit adds 1. The victim has the lowest count; of several it is the one used least recently.":
    "Eine geladene Seite hat den Zähler 1, jeder Treffer erhöht ihn um 1. Das Opfer hat den kleinsten Zähler; von mehreren ist es die am längsten unbenutzte.",
  "Pages that were popular long ago stay, and new ones leave before they are used again. A dirty victim is written alone.":
    "Seiten, die vor langer Zeit beliebt waren, bleiben, und neue gehen, bevor sie wieder benutzt werden. Ein geändertes Opfer wird allein geschrieben.",
  "O(log B) a request.": "O(log B) je Anfrage.",
  count: "Zähler",
  "Uses since the page was loaded, or in all.": "Benutzungen, seit die Seite geladen wurde, oder alle.",
  "by last use": "nach letzter Benutzung",
  "Decides between pages of the same count.": "Entscheidet zwischen Seiten mit demselben Zähler.",
  "Aging: other versions have it. The source describes this rule to mend its faults: its own policy, FBR, does not count uses that follow each other closely.":
    "Das Altern der Zähler: Andere Fassungen haben es. Die Quelle beschreibt diese Regel, um ihre Schwächen zu beheben: Ihr eigenes Verfahren, FBR, zählt Benutzungen nicht, die dicht aufeinanderfolgen.",
  "Redis, with aging (its documentation, Key eviction); Caffeine, with aging, as W-TinyLFU (its wiki, Efficiency)":
    "Redis, mit alternden Zählern (dessen Dokumentation, Key eviction); Caffeine, mit alternden Zählern, als W-TinyLFU (dessen Wiki, Efficiency)",
  "Of the pages with the fewest uses, page {victim} was used least recently":
    "Von den am seltensten benutzten Seiten ist Seite {victim} am längsten unbenutzt",
  "Page {page} has a higher count than page {victim}.":
    "Seite {page} hat einen höheren Zähler als Seite {victim}.",
  "Pages {page} and {victim} were used equally often, and page {page} more recently.":
    "Die Seiten {page} und {victim} wurden gleich oft benutzt, und Seite {page} später.",
};
