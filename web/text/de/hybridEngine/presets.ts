/** The presets: titles, what they show, what they teach. */
export const presets: Readonly<Record<string, string>> = {
  "Ten pages, there and back": "Zehn Seiten, hin und zurück",
  "Ten pages, three frames, so nearly every request misses. Pages 7, 1 and 2 are only read: each miss costs 23 units on the magnetic disk and would cost 1 on flash. After six reads the difference is 132, more than the 130 of moving there and back, and the three pages move to flash. Then page 7 is written: on flash each dirty eviction costs 118 instead of 12. After two of them the page moves back. Page 4 is written all the time and never leaves the magnetic disk. The optimum knows all this in advance and moves at the first eviction.":
    "Zehn Seiten, drei Rahmen, also ist fast jede Anfrage ein Fehlzugriff. Die Seiten 7, 1 und 2 werden nur gelesen: Jeder Fehlzugriff kostet auf der Magnetplatte 23 Einheiten und würde auf Flash 1 kosten. Nach sechsmal Lesen ist der Unterschied 132, mehr als die 130 für den Wechsel hin und zurück, und sie wechseln auf Flash. Dann wird Seite 7 geschrieben: Auf Flash kostet es jedes Mal 118 statt 12, die geänderte Seite zu verdrängen. Nach zwei Malen wechselt sie zurück. Seite 4 wird immer geschrieben und verlässt die Magnetplatte nie. Das Optimum weiß all das vorher und wechselt bei der ersten Verdrängung.",
  "Conservative placement moves a page once staying has cost more than moving there and back.":
    "Konservative Platzierung wechselt eine Seite, sobald das Bleiben mehr gekostet hat als der Wechsel hin und zurück.",

  "Optimistic loses": "Optimistisch verliert",
  "Page 5 is read many times and written many times, but nearly all of it in the pool: the disk sees two reads and one write a round. Optimistic placement counts logical operations. Six reads say flash, six writes say magnetic, and each move costs 118 or 12 units. Hybrid weighs the same requests with the miss chance q = 1 - b/n, here 0.75. It wants more than the 130 units of moving there and back, and never moves the page.":
    "Seite 5 wird oft gelesen und oft geschrieben, aber fast immer im Pool: Die Platte sieht je Runde zweimal Lesen und einmal Schreiben. „Optimistisch“ zählt logische Operationen. Sechsmal Lesen spricht für Flash, sechsmal Schreiben für die Magnetplatte, und jeder Wechsel kostet 118 oder 12 Einheiten. „Hybrid“ gewichtet dieselben Anfragen mit der Chance q = 1 - b/n eines Fehlzugriffs, hier 0,75, verlangt mehr als die 130 Einheiten für den Wechsel hin und zurück und lässt die Seite, wo sie ist.",
  "Requests that the pool absorbs cost no disk anything: an algorithm that counts them pays for moves that gain nothing.":
    "Anfragen, die der Pool auffängt, kosten keine Platte etwas: Ein Verfahren, das sie zählt, bezahlt Wechsel, die nichts bringen.",

  "Four queues": "Vier Schlangen",
  "Eight frames: four queue by time, four by what their return costs. First a few pages are read often enough to move to flash. From then on the cost segment holds pages of several classes. A page on flash is evicted before one on the magnetic disk that was used less recently. A hit in the cost segment brings a page back to the time segment, whose front takes a place in the queue of its class.":
    "Acht Rahmen: vier stehen nach der Zeit an, vier nach den Kosten der Rückkehr. Zuerst werden einige Seiten so oft gelesen, dass sie auf Flash wechseln. Von da an enthält das Kostensegment Seiten mehrerer Klassen, und eine Seite auf Flash geht vor einer der Magnetplatte, deren Benutzung länger zurückliegt. Ein Treffer im Kostensegment holt eine Seite ins Zeitsegment zurück; dessen vorderste nimmt einen Platz in der Schlange ihrer Klasse ein.",

  "Reads only, fifteen sets": "Nur Lesen, fünfzehn Serien",
  "The paper's figure 9 (a) at a fiftieth of its size: a tree of 20 000 records on 697 pages, a pool of 102 frames. Fifteen sets of 1 000 look-ups and ranges are the same list each time, the pool emptied in between. Everything starts on the magnetic disk. Each page that is read from it often enough moves to flash; after some sets the whole set costs what it costs on flash alone.":
    "Abbildung 9 (a) der Arbeit in einem Fünfzigstel der Größe: ein Baum aus 20 000 Datensätzen auf 697 Seiten, ein Pool mit 102 Rahmen, fünfzehn Serien aus 1 000 Suchen und Bereichsabfragen, jedes Mal dieselbe Liste, dazwischen wird der Pool geleert. Alles beginnt auf der Magnetplatte. Jede Seite, die oft genug von dort gelesen wird, wechselt auf Flash; nach einigen Serien kostet eine ganze Serie, was sie auf Flash allein kostet.",
  "Reads that come again pay for the move: after a few sets the file has moved to flash by itself.":
    "Lesen, das wiederkommt, bezahlt den Wechsel: Nach einigen Serien ist die Datei von selbst auf Flash gewechselt.",

  "Updates only, fifteen sets": "Nur Änderungen, fünfzehn Serien",
  "The same tree, but each query updates a record: the path is read, the leaf is written. On flash a write costs 118 units, on the magnetic disk 12. The leaves stay where they are; the few inner pages that are only read may move. Flash alone costs about three times as much as the magnetic disk alone.":
    "Derselbe Baum, aber jede Abfrage ändert einen Datensatz: Der Pfad wird gelesen, das Blatt geschrieben. Auf Flash kostet ein Schreiben 118 Einheiten, auf der Magnetplatte 12. Die Blätter bleiben, wo sie sind; die wenigen inneren Seiten, die nur gelesen werden, wechseln vielleicht. Flash allein kostet etwa dreimal so viel wie die Magnetplatte allein.",
  "Where everything is written, placement has to do nothing, and does nothing.":
    "Wo alles geschrieben wird, muss die Platzierung nichts tun, und sie tut nichts.",

  "Some leaves read, some updated": "Manche Blätter gelesen, manche geändert",
  "Figure 10 (a) at a fiftieth: of the leaves 40% are only read, 40% only updated, 20% either. Neither disk alone is right for all of them. Each algorithm sends the leaves that are read to flash and leaves the others, and ends below both disks alone.":
    "Abbildung 10 (a) in einem Fünfzigstel der Größe: Von den Blättern werden 40 % nur gelesen, 40 % nur geändert, 20 % beides. Keine Platte allein passt für alle. Jeder Algorithmus schickt die gelesenen Blätter auf Flash und lässt die anderen, und endet unter jeder der beiden Platten allein.",
  "Pages of one file can want different disks; both disks together cost less than either of them.":
    "Seiten einer Datei können verschiedene Platten verlangen; beide Platten zusammen kosten weniger als jede allein.",

  "A day of a shop on 600 pages: customers browse, a sale changes orders, two reports read everything, 2 000 requests each. The ACE and the predictive lab have the same day. Catalogue pages are only read, order pages mostly written, so each disk alone is wrong for some. Conservative placement moves catalogue pages to flash, leaves the orders, and ends below both.":
    "Ein Tag eines Ladens auf 600 Seiten: Kunden stöbern, ein Ausverkauf ändert Bestellungen, zwei Berichte lesen alles, je 2 000 Anfragen. Das ACE-Labor und das vorausschauende haben denselben Tag. Katalogseiten werden nur gelesen, Bestellseiten meist geschrieben, also passt keine Platte allein für alle. Die konservative Platzierung bringt Katalogseiten auf Flash, lässt die Bestellungen und endet unter beiden.",
  "Over a day of reads and writes two disks cost less than either of them.":
    "Über einen Tag mit Lesen und Schreiben kosten zwei Platten weniger als jede allein.",

  "Ten read sets, ten update sets, twenty read sets":
    "Zehn Leseserien, zehn Änderungsserien, zwanzig Leseserien",
  "Figure 11 at a fiftieth. The pages are read and move to flash; then they are updated, and must move back; then they are read again. Optimistic placement moves them at once, hybrid later, conservative last: without the floor at 0 its counter C has to rise by all that it fell. The page over the run shows it: follow a leaf.":
    "Abbildung 11 in einem Fünfzigstel der Größe. Die Seiten werden gelesen und gehen auf Flash; dann werden sie geändert und müssen zurück; dann werden sie wieder gelesen. „Optimistisch“ wechselt sofort, „Hybrid“ später, „Konservativ“ zuletzt: Ohne die Grenze bei 0 muss sein Zähler C alles wieder aufholen, was er gefallen ist. „Eine Seite über den Lauf“ zeigt es: Verfolgen Sie ein Blatt.",
  "The three placements differ in how soon they move a page back.":
    "Die drei Platzierungen unterscheiden sich darin, wie bald sie eine Seite zurückholen.",

  "Three read sets, three update sets, three times": "Drei Leseserien, drei Änderungsserien, dreimal",
  "Figure 12 at a fiftieth: the sets change too soon for moving to pay. Each set touches every leaf once, which is this lab's choice: the paper has 100 000 queries a set and does not say how they were drawn. Optimistic follows every change and pays for each; conservative waits, as the optimum does.":
    "Abbildung 12 in einem Fünfzigstel der Größe: Die Serien wechseln zu früh, als dass sich ein Wechsel der Platte lohnte. Jede berührt jedes Blatt einmal; das ist in diesem Labor so gewählt: Die Arbeit hat 100 000 Abfragen je Serie und sagt nicht, wie sie gezogen wurden. „Optimistisch“ folgt jeder Wendung und bezahlt für jede; „Konservativ“ wartet, wie das Optimum.",
  "Where the future does not repeat the past long enough, waiting wins.":
    "Wo die Zukunft die Vergangenheit nicht lange genug wiederholt, gewinnt das Warten.",

  "Lambda at work": "Lambda bei der Arbeit",
  "Figure 14, query set A, at a fiftieth. The pages are placed before the first query and stay: leaves that are only read and inner nodes on flash, the others on the magnetic disk. A page on flash is cheap to fetch again, so with a large cost segment the pool keeps the expensive ones. Hits become fewer, and yet the cost falls. In the fourth lane lambda, the cost segment's share, follows H_m > (r_f / r_m) M_f: our reading of one sentence in section 5.":
    "Abbildung 14, Abfrageserie A, in einem Fünfzigstel der Größe. Die Seiten sind vor der ersten Abfrage platziert und bleiben: nur gelesene Blätter und innere Knoten auf Flash, die anderen auf der Magnetplatte. Eine Seite auf Flash ist billig wieder zu holen, also behält der Pool mit einem großen Kostensegment die teuren. Es gibt weniger Treffer, und doch sinken die Kosten. In der vierten Bahn folgt lambda, der Anteil des Kostensegments, H_m > (r_f / r_m) M_f: So lesen wir einen Satz in Abschnitt 5.",
  "Fewer hits can cost less: what counts is what a miss costs.":
    "Weniger Treffer können weniger kosten: Es zählt, was ein Fehlzugriff kostet.",

  "The paper's size": "Die Größe der Arbeit",
  "34 782 pages and 5 120 frames, as the paper has them, and the leaves of figure 10 (a). Four sets of 50 000 look-ups and updates make about a million requests. The queues are drawn as bars, the disks as stretches of the file.":
    "34 782 Seiten und 5 120 Rahmen, wie in der Arbeit, und die Blätter der Abbildung 10 (a): vier Serien aus 50 000 Suchen und Änderungen, etwa eine Million Anfragen. Die Schlangen sind als Balken gezeichnet, die Platten als Abschnitte der Datei.",
  "At the paper's size the same happens as in ten pages.":
    "In der Größe der Arbeit geschieht dasselbe wie bei zehn Seiten.",
};
