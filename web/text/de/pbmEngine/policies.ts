/** What the registry says of this lab's policies, their numbers and settings; the papers' symbols stay. */
export const policies: Readonly<Record<string, string>> = {
  Random: "Zufall",

  "A block that was used since the hand came by last may stay a little longer.":
    "Ein Block, der benutzt wurde, seit der Zeiger zuletzt vorbeikam, darf etwas länger bleiben.",
  "A loaded block has usage 1; a hit adds 1, up to 5. The hand skips pinned frames, takes 1 off each other one, and evicts the first block that it finds at 0.":
    "Ein geladener Block hat den Zähler 1; ein Treffer erhöht ihn um 1, bis 5. Der Zeiger übergeht gepinnte Rahmen, zieht bei jedem anderen 1 ab und verdrängt den ersten Block, den er bei 0 findet.",
  "O(1) amortised: at most 5 looks a hit": "amortisiert O(1): höchstens 5 Blicke je Treffer",

  "The least recently used block is the one that is needed last.":
    "Was am längsten unbenutzt ist, wird am spätesten gebraucht.",
  "A hit moves the block to the MRU end. The victim is the first unpinned block from the LRU end.":
    "Ein Treffer setzt den Block an das MRU-Ende. Das Opfer ist der erste nicht gepinnte Block vom LRU-Ende her.",
  "O(1), and as many steps as pinned blocks stand at the LRU end":
    "O(1), und so viele Schritte, wie gepinnte Blöcke am LRU-Ende stehen",
  "textbooks; Effelsberg & Härder, TODS 1984": "Lehrbücher; Effelsberg & Härder, TODS 1984",

  "Knows nothing and remembers nothing: what a policy must at least beat.":
    "Weiß nichts und merkt sich nichts: was ein Verfahren mindestens übertreffen muss.",
  "The victim is an unpinned frame drawn at random.":
    "Das Opfer ist ein zufällig gezogener Rahmen, der nicht gepinnt ist.",
  "the comparison of Vanderkooy 2023, chapter 6": "der Vergleich in Vanderkooy 2023, Kapitel 6",

  "Scans say at their start what they will read, so a few blocks drawn at random suffice to find one that is needed late.":
    "Scans sagen vorher, was sie lesen werden; darum genügen wenige zufällig gezogene Blöcke, um einen zu finden, der spät gebraucht wird.",
  "Draw N frames, each again while it is pinned. For each, the time to next access is the smallest over the scans registered with its block group: blocks still to come before it / speed; infinite if nobody asked. The one with the largest time goes, the first drawn among equals.":
    "N Rahmen ziehen, jeden neu, solange er gepinnt ist. Die Zeit bis zum nächsten Zugriff ist für jeden die kleinste über die Scans, die bei seiner Blockgruppe angemeldet sind: Blöcke, die noch vor ihm kommen / Geschwindigkeit; unendlich, wenn ihn niemand will. Der mit der größten Zeit geht, unter gleichen der zuerst gezogene.",
  "O(N x scans of a block group) an eviction, O(1) a hit":
    "O(N x Scans einer Blockgruppe) je Verdrängung, O(1) je Treffer",
  Sample: "Stichprobe",
  "Frames drawn for a decision, with replacement; M where several are evicted at once.":
    "Rahmen, die für eine Entscheidung gezogen werden, mit Zurücklegen; M, wo mehrere auf einmal verdrängt werden.",
  "More samples come nearer to the best victim, each adding less than the one before; 1 is Random.":
    "Eine größere Stichprobe kommt dem besten Opfer näher, jeder weitere Zug um weniger; 1 ist Zufall.",
  "Evictions at once": "Verdrängungen auf einmal",
  "The k drawn blocks that are needed latest go together; the frames left free are used for the next misses.":
    "Die k gezogenen Blöcke, die am spätesten gebraucht werden, gehen zusammen; die frei gewordenen Rahmen dienen den nächsten Fehlzugriffen.",
  "10 of 100 cost as many draws an eviction as 1 of 10, and see a larger sample.":
    "10 von 100 kosten je Verdrängung so viele Züge wie 1 von 10 und sehen eine größere Stichprobe.",
  "Frequency statistics": "Häufigkeit der Zugriffe",
  "Each resident block keeps an average time between its accesses; the smaller of all estimates counts.":
    "Jeder Block im Pool führt eine mittlere Zeit zwischen seinen Zugriffen; die kleinste aller Schätzungen zählt.",
  "Blocks that no scan asks for may still be asked for often, by look-ups and index scans.":
    "Blöcke, die kein Scan will, können dennoch oft verlangt werden, von Suchen und Index-Scans.",
  "Trailing index scans": "Nachfolgende Index-Scans",
  "An index scan that meets another one's mark tells it how far it is behind; the leader marks its blocks.":
    "Ein Index-Scan, der die Marke eines anderen trifft, sagt ihm, wie weit er zurückliegt; der vordere markiert seine Blöcke.",
  "What a leader leaves behind is needed soon, though no scan has registered for it.":
    "Was der vordere zurücklässt, wird bald gebraucht, obwohl kein Scan dafür angemeldet ist.",
  "Correlated index scans as sequential ones": "Korrelierte Index-Scans wie sequenzielle",
  "An index scan whose keys follow the blocks is a window that moves over the table. Acts only with frequency statistics.":
    "Ein Index-Scan, dessen Schlüssel den Blöcken folgen, ist ein Fenster, das über die Tabelle wandert. Wirkt nur zusammen mit der Häufigkeit der Zugriffe.",
  "Alone it would do harm: every block ahead of a scan looks worse than one that nobody will read.":
    "Allein würde es schaden: Jeder Block vor einem Scan sähe schlechter aus als einer, den niemand liest.",
  "LRU fallback": "LRU bei Gleichstand",
  "Among equal estimates, which in effect are those of blocks that no scan has registered, the least recently used is evicted.":
    "Unter gleichen Schätzungen, in der Wirkung denen von Blöcken, die kein Scan angemeldet hat, wird der am längsten nicht benutzte verdrängt.",
  "The thesis (4.3) means it for blocks too new to have frequency statistics; it reports no run with it.":
    "Die Arbeit (4.3) denkt dabei an Blöcke, die für eine Häufigkeit noch zu neu sind; von einem Lauf damit berichtet sie nicht.",

  "Keep all blocks ordered by the time to their next access, coarsely: in buckets that are wider further ahead.":
    "Alle Blöcke nach der Zeit bis zum nächsten Zugriff ordnen, aber grob: in Fächern, die nach hinten breiter werden.",
  "A block enters the bucket of its estimate when it is loaded and when the scans of its group change. Every Delta the buckets shift towards the present. Blocks that nobody asked for go first, then the head of the furthest bucket.":
    "Ein Block kommt in das Fach seiner Schätzung, wenn er geladen wird und wenn sich die Scans seiner Gruppe ändern. Alle Delta rücken die Fächer auf die Gegenwart zu. Zuerst gehen Blöcke, die niemand will, dann der vorderste im fernsten Fach.",
  "O(1) a request, O(blocks of a group) when its scans change":
    "O(1) je Anfrage, O(Blöcke einer Gruppe), wenn sich deren Scans ändern",
  "Groups of buckets": "Gruppen von Fächern",
  "Buckets of a group are twice as wide as those of the group before.":
    "Die Fächer einer Gruppe sind doppelt so breit wie die der Gruppe davor.",
  "Each further group doubles how far ahead the buckets tell blocks apart.":
    "Jede weitere Gruppe verdoppelt, wie weit voraus die Fächer Blöcke unterscheiden.",
  "Buckets in a group": "Fächer in einer Gruppe",
  "How many buckets of equal width a group has.": "Wie viele gleich breite Fächer eine Gruppe hat.",
  "More and narrower buckets tell blocks apart more finely, and must shift more often.":
    "Mehr und schmalere Fächer unterscheiden Blöcke feiner und müssen öfter rücken.",
  "Width of the first buckets": "Breite der ersten Fächer",
  "Time span of a bucket of the first group at full scale; every such time the buckets shift.":
    "Zeitspanne eines Fachs der ersten Gruppe in voller Größe; jedes Mal nach dieser Zeit rücken die Fächer.",
  "It should be short against the time of a scan.": "Sie soll kurz sein gegen die Zeit eines Scans.",
  "As in PostgreSQL": "Wie in PostgreSQL",
  "As in the thesis's PostgreSQL: when no frame is free, every unpinned block of the furthest bucket goes to a first-in-first-out list of free frames; a hit takes it back, a new scan does not.":
    "Wie im PostgreSQL der Arbeit: Ist kein Rahmen frei, kommt jeder nicht gepinnte Block des fernsten Fachs auf eine Liste freier Rahmen (der erste zuerst); ein Treffer holt ihn zurück, ein neuer Scan nicht.",
  "Chosen in the thesis to keep eviction simple (5.2.1). Blocks are evicted that a scan has registered in the meantime, and without registered scans it is more like FIFO than LRU.":
    "In der Arbeit gewählt, damit die Verdrängung einfach bleibt (5.2.1). Verdrängt werden auch Blöcke, die inzwischen ein Scan angemeldet hat, und ohne angemeldete Scans gleicht es eher FIFO als LRU.",
  "Not requested: in order of arrival": "Nicht verlangte: nach Ankunft",
  "Blocks that no scan has registered are evicted in the order in which they came to be so; a hit changes nothing. Off: in LRU order.":
    "Blöcke, die kein Scan angemeldet hat, werden in der Folge verdrängt, in der es dazu kam; ein Treffer ändert nichts. Aus: in LRU-Reihenfolge.",
  "The 2012 paper keeps them in LRU order; with look-ups and index scans that is all it has.":
    "Die Arbeit von 2012 hält sie in LRU-Reihenfolge; bei Suchen und Index-Scans ist das alles, was sie hat.",
};
