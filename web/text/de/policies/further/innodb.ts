/** InnoDB: what `innodb.rs` says. */
export const words = {
  "Old pages": "Alte Seiten",
  "innodb_old_blocks_pct: how much of the list is old.":
    "innodb_old_blocks_pct: welcher Anteil der Liste alt ist.",
  "A large share gives new pages time to be used again, a small one protects the young ones better.":
    "Ein großer Anteil gibt neuen Seiten Zeit, wieder benutzt zu werden, ein kleiner schützt die jungen besser.",
  "Wait before young": "Wartezeit bis jung",
  "innodb_old_blocks_time, in requests: an old page becomes young when it is used at least this long after its first use.":
    "innodb_old_blocks_time, in Anfragen: Eine alte Seite wird jung, wenn sie mindestens so lange nach ihrer ersten Benutzung benutzt wird.",
  "A scan uses a page several times in quick succession: without a wait that would make it young.":
    "Ein Scan benutzt eine Seite mehrmals rasch nacheinander: Ohne Wartezeit würde sie dadurch jung.",
  "A scan must not push out what is used all the time: a new page comes into the middle of the list, and becomes young only when it is used again later.":
    "Ein Scan soll nicht verdrängen, was ständig benutzt wird: Eine neue Seite kommt in die Mitte der Liste und wird erst jung, wenn sie später wieder benutzt wird.",
  "The list has a young part and, at its tail, an old one. A loaded page becomes the first of the old ones. A hit on an old page after the wait moves it to the head; an earlier one leaves it. A hit on a young page moves it to the head only if enough pages were dropped since it was last put there. Until the first page is dropped, hits move nothing. The victim is the tail.":
    "Die Liste hat einen jungen Teil und an ihrem Ende einen alten. Eine geladene Seite wird die erste der alten. Ein Treffer auf eine alte Seite setzt sie nach der Wartezeit an den Anfang; vorher bleibt sie stehen. Ein Treffer auf eine junge Seite setzt sie nur an den Anfang, wenn genug Seiten verdrängt wurden, seit sie zuletzt dorthin kam. Bis die erste Seite verdrängt ist, bewegen Treffer nichts. Das Opfer ist das Ende.",
  "Scans pass through the old part. A page that is used again only within the wait never becomes young. A dirty victim is written alone.":
    "Scans laufen durch den alten Teil. Eine Seite, die nur während der Wartezeit wieder benutzt wird, wird nie jung. Ein geändertes Opfer wird allein geschrieben.",
  "O(log64 B) a request.": "O(log64 B) je Anfrage.",
  list: "Liste",
  "Young pages, then old ones.": "Junge Seiten, dann alte.",
  "old pages": "alte Seiten",
  "How many pages at the tail are old.": "Wie viele Seiten am Ende alt sind.",
  dropped: "verdrängt",
  "How many pages were dropped so far.": "Wie viele Seiten bisher verdrängt wurden.",
  "first use": "erste Benutzung",
  "Number of the page's first request since the load.": "Nummer der ersten Anfrage der Seite seit dem Laden.",
  "at the head": "am Anfang",
  "How many pages had been dropped when the page was last put at the head.":
    "Wie viele Seiten verdrängt waren, als die Seite zuletzt an den Anfang kam.",
  "The tolerance of 20 pages at the border, and plain LRU below 512 pages. The wait is counted in requests, not in milliseconds; a loaded page stands first among the old ones, not second. In InnoDB a user thread takes the first clean one of the last 100 pages, as CFLRU with its window, and the page cleaner writes the tail ahead, as ACE would in the background.":
    "Der Spielraum von 20 Seiten an der Grenze und das einfache LRU unter 512 Seiten. Die Wartezeit zählt in Anfragen, nicht in Millisekunden; eine geladene Seite steht als erste unter den alten, nicht als zweite. In InnoDB nimmt ein Benutzer-Thread die erste unveränderte der letzten 100 Seiten, wie CFLRU mit seinem Fenster, und der Page Cleaner schreibt das Ende im Voraus, wie es ACE im Hintergrund täte.",
  "MySQL (the source); MariaDB (its documentation, InnoDB Buffer Pool)":
    "MySQL (die Quelle); MariaDB (dessen Dokumentation, InnoDB Buffer Pool)",
  "Page {victim} is at the tail of the list": "Seite {victim} steht am Ende der Liste",
  "Pages {page} and {victim} are both old, and page {victim} is nearer the tail.":
    "Die Seiten {page} und {victim} sind alt, und Seite {victim} steht näher am Ende.",
  "Page {page} is young: it was used again, or is there since the pool filled. Old pages go first, here page {victim}.":
    "Seite {page} ist jung: Sie wurde wieder benutzt oder ist da, seit sich der Pool füllte. Alte Seiten gehen zuerst, hier Seite {victim}.",
  "Page {victim} was prefetched to the tail and not used since; page {page} stands nearer the head.":
    "Seite {victim} wurde vorab an das Ende gelesen und seither nicht benutzt; Seite {page} steht näher am Anfang.",
};
