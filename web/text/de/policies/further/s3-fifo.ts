/** S3-FIFO: what `s3_fifo.rs` says. */
export const words = {
  "Small queue": "Kleine Warteschlange",
  "From this many pages on the small queue is full, and the victim comes from it.":
    "Ab so vielen Seiten ist die kleine Warteschlange voll, und das Opfer kommt aus ihr.",
  "A short queue drops pages that are used once sooner, a long one gives pages more time to be used again.":
    "Eine kurze Warteschlange verdrängt einmal benutzte Seiten eher, eine lange gibt Seiten mehr Zeit, wieder benutzt zu werden.",
  Ghosts: "Geister",
  "How many pages that left the small queue are remembered.":
    "Wie viele Seiten gemerkt werden, die die kleine Warteschlange verließen.",
  "A page asked for again while it is remembered goes to the main queue; with 0 only two hits in the small queue lead there.":
    "Eine Seite, die wieder verlangt wird, solange sie gemerkt ist, kommt in die Hauptwarteschlange; mit 0 führen nur zwei Treffer in der kleinen dorthin.",
  "In many workloads most pages are asked for once: a small queue drops these soon and keeps the main queue for the others.":
    "In vielen Workloads werden die meisten Seiten nur einmal verlangt: Eine kleine Warteschlange verdrängt diese bald und hält die Hauptwarteschlange für die anderen frei.",
  "A loaded page goes to the small queue, or, if it is a ghost, to the main queue; a hit adds 1 to its count, 3 at most. If the small queue is full, its old end is the victim and leaves a ghost, unless it was hit twice: then it moves to the main queue with count 0, and the next is looked at. Otherwise the old end of the main queue is the victim, unless its count is above 0: then it goes to the new end with one less, and the next is looked at.":
    "Eine geladene Seite kommt in die kleine Warteschlange oder, wenn sie ein Geist ist, in die Hauptwarteschlange; ein Treffer erhöht ihren Zähler um 1, bis 3. Ist die kleine Warteschlange voll, so ist ihr altes Ende das Opfer und lässt einen Geist zurück, es sei denn, die Seite wurde zweimal getroffen: Dann kommt sie mit Zähler 0 in die Hauptwarteschlange, und die nächste wird geprüft. Sonst ist das alte Ende der Hauptwarteschlange das Opfer, es sei denn, ihr Zähler ist über 0: Dann kommt sie mit einem weniger an das neue Ende, und die nächste wird geprüft.",
  "A hit counts and moves nothing. A page hit twice soon after its load counts as proven; one whose uses lie further apart than small queue and ghosts reach is read each time. A dirty victim is written alone.":
    "Ein Treffer zählt und bewegt nichts. Eine Seite, die bald nach dem Laden zweimal getroffen wird, gilt als bewährt; eine, deren Benutzungen weiter auseinanderliegen, als kleine Warteschlange und Geister reichen, wird jedes Mal gelesen. Ein geändertes Opfer wird allein geschrieben.",
  "Amortised O(log B) a request: each page passed over is paid for by a hit.":
    "Amortisiert O(log B) je Anfrage: Jede übergangene Seite bezahlt ein Treffer.",
  count: "Zähler",
  "Hits since the page was loaded or moved, at most 3.":
    "Treffer, seit die Seite geladen oder verschoben wurde, höchstens 3.",
  "small queue": "kleine Warteschlange",
  "New pages, in the order in which they came.": "Neue Seiten in der Reihenfolge, in der sie kamen.",
  "main queue": "Hauptwarteschlange",
  "Pages that were hit twice, or came back while they were remembered.":
    "Seiten, die zweimal getroffen wurden oder wiederkamen, solange sie gemerkt waren.",
  ghosts: "Geister",
  "Pages that left the small queue and are remembered.":
    "Seiten, die die kleine Warteschlange verließen und gemerkt sind.",
  "Evicting a second page when a move overfills the main queue: the paper's listing can, the code that made its figures does not. Whether a page is a ghost is looked up before the eviction, as in the authors' code; in the paper's listing after it.":
    "Das Verdrängen einer zweiten Seite, wenn ein Verschieben die Hauptwarteschlange überfüllt: Der Pseudocode des Artikels kann es, das Programm hinter seinen Abbildungen nicht. Ob eine Seite ein Geist ist, wird vor dem Verdrängen geprüft, wie im Programm der Autoren; im Pseudocode des Artikels danach.",
  "Redpanda (src/v/utils/s3_fifo.h)": "Redpanda (src/v/utils/s3_fifo.h)",
  "Page {page} has count {badge}, so it gets another turn before it goes; page {victim} goes first.":
    "Seite {page} hat den Zähler {badge}, macht also noch eine Runde, bevor sie geht; Seite {victim} geht zuerst.",
  "Page {page} stands in the main queue; the small queue is full, so one of its pages goes, page {victim}.":
    "Seite {page} steht in der Hauptwarteschlange; die kleine ist voll, also geht eine von deren Seiten, Seite {victim}.",
  "Page {page} stands in the small queue, which is not full, so the main queue gives up a page, {victim}.":
    "Seite {page} steht in der kleinen Warteschlange, die nicht voll ist, also gibt die Hauptwarteschlange eine Seite ab, {victim}.",
  "Page {page} came into its queue later than page {victim}.":
    "Seite {page} kam später in ihre Warteschlange als Seite {victim}.",
  "The small queue is full, and its oldest page, {victim}, was hit less than twice":
    "Die kleine Warteschlange ist voll, und ihre älteste Seite, {victim}, wurde weniger als zweimal getroffen",
  "{chances} hit at least twice, so on to the main queue. Of the others in the full small queue page {victim} is the oldest":
    "{chances}: mindestens zweimal getroffen, also weiter in die Hauptwarteschlange. Von den anderen der vollen kleinen Warteschlange ist Seite {victim} die älteste",
  "{chances} passed over: every page of the small queue was hit at least twice and moved to the main queue, which then gives up page {victim}, its first with count 0":
    "{chances} übergangen: Jede Seite der kleinen Warteschlange wurde mindestens zweimal getroffen und kam in die Hauptwarteschlange, die dann Seite {victim} abgibt, ihre erste mit Zähler 0",
  "The small queue is not full, so the main queue gives up its oldest page, {victim}, whose count is 0":
    "Die kleine Warteschlange ist nicht voll, also gibt die Hauptwarteschlange ihre älteste Seite ab, {victim}, deren Zähler 0 ist",
  "The small queue is not full, so the main queue gives up a page. {chances} older there, but with a count above 0, so once more to its new end with one less. Then page {victim} is the oldest with count 0":
    "Die kleine Warteschlange ist nicht voll, also gibt die Hauptwarteschlange eine Seite ab. {chances}: dort älter, aber mit einem Zähler über 0, also noch einmal an ihr neues Ende mit eins weniger. Dann ist Seite {victim} die älteste mit Zähler 0",
};
