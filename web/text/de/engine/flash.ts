/** The drive of flash below the pool: what it counts, its settings, its chips' numbers, and what experiments show of it. */
export const flash: Readonly<Record<string, string>> = {
  "Logical writes": "Logische Schreibvorgänge",
  "Pages that the pool wrote.": "Seiten, die der Pool schrieb.",
  "Moved pages": "Umgezogene Seiten",
  "Valid pages that the drive wrote elsewhere, to empty their blocks.":
    "Gültige Seiten, die das Laufwerk an anderer Stelle schrieb, um ihre Blöcke zu leeren.",
  "Physical writes": "Physische Schreibvorgänge",
  "Pages that the drive programmed: the pool's and those that it moved.":
    "Seiten, die das Laufwerk programmierte: die des Pools und die, die es umzog.",
  Erases: "Löschungen",
  erases: "Löschungen",
  "Blocks that were erased.": "Blöcke, die gelöscht wurden.",
  "Levelled pages": "Zum Ausgleich umgezogen",
  "Of the moved pages those that wear levelling moved.":
    "Von den umgezogenen Seiten die, die der Verschleißausgleich umzog.",
  "Levelled blocks": "Zum Ausgleich gelöscht",
  "Of the erases those of wear levelling.": "Von den Löschungen die des Verschleißausgleichs.",
  "Most moved at once": "Meiste Umzüge auf einmal",
  "Pages moved before one logical write, at most.":
    "So viele Seiten zogen höchstens vor einem logischen Schreibvorgang um.",
  "Moved in a window": "Umzüge im Fenster",
  "Pages moved in the last complete window of logical writes.":
    "Seiten, die im letzten vollen Fenster logischer Schreibvorgänge umzogen.",
  "Erases before": "Löschungen vor dem Lauf",
  "Blocks that were erased before the run.": "Blöcke, die schon vor dem Lauf gelöscht wurden.",
  "Fewest erases": "Wenigste Löschungen",
  "Erases of the least worn block, over the drive's life.":
    "Löschungen des am wenigsten verschlissenen Blocks, seit das Laufwerk neu war.",
  "Most erases": "Meiste Löschungen",
  "Erases of the most worn block, over the drive's life.":
    "Löschungen des am meisten verschlissenen Blocks, seit das Laufwerk neu war.",
  "Mean erases": "Löschungen im Mittel",
  "Of all blocks, over the drive's life.": "Über alle Blöcke, seit das Laufwerk neu war.",
  Blocks: "Blöcke",
  blocks: "Blöcke",
  "Blocks of the drive.": "Blöcke des Laufwerks.",
  "Free blocks": "Freie Blöcke",
  "Blocks in which nothing is programmed.": "Blöcke, in denen nichts programmiert ist.",
  "Valid pages": "Gültige Seiten",
  "Physical pages with a logical page's last version.":
    "Physische Seiten mit der neuesten Fassung einer logischen Seite.",
  "Invalid pages": "Ungültige Seiten",
  "Physical pages with a version that was written again.":
    "Physische Seiten mit einer alten Fassung: Die Seite wurde seither wieder geschrieben.",
  "Free pages": "Freie Seiten",
  "Physical pages that are not programmed, in open blocks too.":
    "Physische Seiten, die nicht programmiert sind, auch in offenen Blöcken.",
  "Write amplification": "Schreibverstärkung",
  "Physical writes for each logical one; none before the first.":
    "Physische Schreibvorgänge je logischem; vor dem ersten gibt es sie nicht.",

  Pages: "Seiten",
  "the scene's pages": "die Seiten der Szene",
  "Pages of the database: the drive's first logical pages.":
    "Seiten der Datenbank: die ersten logischen Seiten des Laufwerks.",
  "It is the scene's own number of pages.": "Es ist die Seitenzahl der Szene selbst.",
  "Drive in use": "Belegter Teil des Laufwerks",
  "Share of the drive's logical pages that the database takes.":
    "Anteil der logischen Seiten des Laufwerks, den die Datenbank einnimmt.",
  "Logical pages that nobody has written leave their flash to garbage collection.":
    "Logische Seiten, die niemand geschrieben hat, überlassen ihren Flash-Speicher der Speicherbereinigung.",
  "Spare area": "Reservefläche",
  "Flash beyond the logical pages (over-provisioning), as a share of them.":
    "Flash-Speicher über die logischen Seiten hinaus (Overprovisioning), als Anteil an ihnen.",
  "With more of it a collected block has fewer valid pages to move.":
    "Je größer sie ist, desto weniger gültige Seiten müssen aus einem Block umziehen, bevor er gelöscht wird.",
  "Pages a block": "Seiten je Block",
  "the largest power of two up to L / 64, from 4 to 128": "die größte Zweierpotenz bis L / 64, von 4 bis 128",
  "Pages of a block, which are erased together.": "Seiten eines Blocks; sie werden zusammen gelöscht.",
  "In small blocks more pages are invalid together.":
    "In kleinen Blöcken ist ein größerer Teil der Seiten zugleich ungültig.",
  "as many as hold the logical pages and the spare area, at least as many as garbage collection needs":
    "so viele, wie die logischen Seiten und die Reservefläche füllen, mindestens so viele, wie die Speicherbereinigung braucht",
  "Blocks of the drive. Where it is given, the spare area has no effect.":
    "Blöcke des Laufwerks. Ist ihre Zahl angegeben, bleibt die eingestellte Reservefläche ohne Wirkung.",
  "It sets the spare area to the block.": "So lässt sich die Reservefläche auf den Block genau einstellen.",
  Reserve: "Zurückgehaltene Blöcke",
  "Free blocks that the host leaves to garbage collection.":
    "Freie Blöcke, die der Rechner der Speicherbereinigung lässt.",
  "They are no spare area: more of them, more pages to move.":
    "Sie sind keine Reservefläche: Je mehr es sind, desto mehr Seiten ziehen um.",
  "Garbage collection": "Speicherbereinigung",
  Greedy: "Gierig",
  "Cost-benefit": "Kosten und Nutzen",
  "Which block is collected: the one with the fewest valid pages, the best one by age too, or the oldest one.":
    "Welcher Block zum Löschen gewählt wird: der mit den wenigsten gültigen Seiten, der günstigste, wenn auch das Alter zählt, oder der älteste.",
  "Where some pages are written often and most seldom, the choice decides how many are moved.":
    "Wo einige Seiten oft und die meisten selten geschrieben werden, entscheidet die Wahl, wie viele umziehen.",
  "Hot window": "Fenster für heiße Seiten",
  writes: "Schreibaufträge",
  "Host writes within which a page that is written again is hot.":
    "Eine Seite ist heiß, wenn sie innerhalb so vieler Schreibaufträge wieder geschrieben wird.",
  "Too long a window calls every page hot, too short a one none.":
    "Ist das Fenster zu lang, gilt jede Seite als heiß; ist es zu kurz, keine.",
  "Wear gap": "Abstand im Verschleiß",
  "Static wear levelling where erase counts differ by more than this; 0 is off.":
    "Statischer Verschleißausgleich, wo sich Blöcke um mehr als so viele Löschungen unterscheiden; 0 schaltet ihn aus.",
  "Blocks of cold pages take part in the wear, and their pages are moved for it.":
    "Auch Blöcke mit kalten Seiten verschleißen dann, und dafür ziehen deren Seiten um.",
  Fills: "Füllungen",
  "Times that the whole drive is written in order before the run.":
    "Wie oft das ganze Laufwerk vor dem Lauf der Reihe nach beschrieben wird.",
  "A new drive has nothing to collect.": "Auf einem neuen Laufwerk gibt es nichts zu bereinigen.",
  "Random rounds": "Zufällige Runden",
  "Random writes before the run, in multiples of the logical pages.":
    "Zufälliges Schreiben vor dem Lauf, in Vielfachen der logischen Seiten.",
  "They leave holes all over the drive, as years of use do.":
    "Sie hinterlassen auf dem ganzen Laufwerk Lücken, wie Jahre des Gebrauchs.",
  "Host writes over which the last write amplification is taken.":
    "Schreibaufträge, über die sich die letzte Schreibverstärkung berechnet.",
  "A short window follows the run, a long one is steady.":
    "Ein kurzes Fenster folgt dem Lauf, ein langes schwankt wenig.",

  "Time of a die to read a page.": "Zeit, in der ein Die eine Seite liest.",
  "Shorter in single-level cells, longer where a cell holds more bits.":
    "Kürzer, wenn eine Zelle nur ein Bit enthält, länger, wenn es mehr sind.",
  Program: "Programmieren",
  "Time of a die to program a page.": "Zeit, in der ein Die eine Seite programmiert.",
  "The longer it is against reading, the larger alpha.":
    "Je länger sie gegenüber dem Lesen ist, desto größer ist alpha.",
  Erase: "Löschen",
  "Time of a die to erase a block.": "Zeit, in der ein Die einen Block löscht.",
  "It is shared by all pages of a block.": "Alle Seiten eines Blocks teilen sie sich.",
  "Bus and host": "Bus und Rechner",
  "Time of bus, controller and host for a page, beside the die's.":
    "Zeit von Bus, Controller und Rechner für eine Seite; die des Dies kommt hinzu.",
  "Nothing derives it: it is the free number.": "Nichts leitet sie her: Sie ist die freie Zahl.",
  Channels: "Kanäle",
  "Channels of the drive.": "Kanäle des Laufwerks.",
  "Each has dies of its own.": "Jeder hat eigene Dies.",
  "Dies a channel": "Dies je Kanal",
  "Dies of a channel.": "Dies an einem Kanal.",
  "Each works by itself.": "Jeder arbeitet für sich.",
  "Planes a die": "Planes je Die",
  "Planes of a die that work at once.": "Planes eines Dies, die zugleich arbeiten.",
  "They count as dies.": "Sie zählen wie Dies.",
  "Rated cycles": "Zugesicherte Zyklen",
  "Erases that a block endures.": "Löschungen, die ein Block aushält.",
  "A free number: data sheets differ by a factor of a hundred.":
    "Eine freie Zahl: Datenblätter unterscheiden sich um das Hundertfache.",
  "Drive writes a day": "Laufwerksfüllungen am Tag",
  "How many times a day the host writes as much as the drive holds.":
    "Wie oft am Tag der Rechner so viel schreibt, wie das Laufwerk fasst.",
  "A lifetime in years needs a pace.": "Eine Lebensdauer in Jahren setzt ein Tempo voraus.",

  "Write amplification in the last window": "Schreibverstärkung im letzten Fenster",
  Lifetime: "Lebensdauer",
  "Lifetime of the first block": "Lebensdauer bis zum ersten verbrauchten Block",
  years: "Jahre",
  "Spare area that there is": "Tatsächliche Reservefläche",
  "Work of a write in the chips, W": "Arbeit der Chips je Schreibauftrag, W",
  "Time of a read, by the chips": "Dauer eines Lesens, nach den Chips",
  "alpha, by the chips": "alpha, nach den Chips",
  "k_r, by the chips": "k_r, nach den Chips",
  "k_w, by the chips": "k_w, nach den Chips",
  "Change of logical writes": "Änderung der logischen Schreibvorgänge",
  "Change of physical writes": "Änderung der physischen Schreibvorgänge",
  "Change of erases": "Änderung der Löschungen",
  "Change of write amplification": "Änderung der Schreibverstärkung",
};
