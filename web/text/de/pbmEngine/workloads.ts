/** What the registry says of this lab's world and of the kinds of queries. */
export const workloads: Readonly<Record<string, string>> = {
  streams: "Streams",
  queries: "Abfragen",
  ms: "ms",
  "Concurrent reads": "Gleichzeitige Lesevorgänge",
  "Blocks of the table": "Blöcke der Tabelle",
  "8 KiB blocks of the table at full scale; lineitem at TPC-H scale factor 10 has 1 127 219, 8.6 GiB.":
    "Blöcke der Tabelle zu 8 KiB in voller Größe; lineitem hat bei TPC-H-Faktor 10 deren 1 127 219, 8,6 GiB.",
  "The larger the table against the pool, the more blocks are gone before the next scan comes by.":
    "Je größer die Tabelle gegen den Pool, desto mehr Blöcke sind fort, bevor der nächste Scan vorbeikommt.",
  "How many blocks the bufferpool can hold at full scale; 327 680 are 2.5 GiB, 29% of the table.":
    "Wie viele Blöcke der Bufferpool in voller Größe fasst; 327 680 sind 2,5 GiB, 29 % der Tabelle.",
  "With a pool as large as the table nothing is evicted; with a tiny one no policy can help.":
    "Ist der Pool so groß wie die Tabelle, wird nichts verdrängt; ist er winzig, hilft kein Verfahren.",
  "Blocks in a group": "Blöcke in einer Gruppe",
  "Scans register with groups of so many blocks at full scale, and measure their speed at the end of each.":
    "Scans melden sich bei Gruppen von so vielen Blöcken (in voller Größe) an und messen am Ende jeder ihre Geschwindigkeit.",
  "Large groups are cheap to register with; small ones give a scan's speed sooner.":
    "Bei großen Gruppen ist die Anmeldung billig; kleine geben die Geschwindigkeit eines Scans früher.",
  "Scale 1/s": "Maßstab 1/s",
  "Tables, pool, block groups and PBM-PQ's buckets are s times smaller than stated; I/O and time are shown times s.":
    "Tabellen, Pool, Blockgruppen und die Fächer von PBM-PQ sind s-mal kleiner als angegeben; Ein-/Ausgabe und Zeit werden mal s gezeigt.",
  "1/64 runs in seconds and keeps the proportions; at 1/1 nothing is scaled.":
    "1/64 läuft in Sekunden und wahrt die Verhältnisse; bei 1/1 ist nichts verkleinert.",
  "Reads that the device serves at once, first come first served.":
    "So viele Lesevorgänge bedient das Gerät zugleich, in der Folge, in der sie kommen.",
  "With more channels the device keeps up with more streams, and misses hurt less.":
    "Mit mehr Kanälen hält das Gerät mit mehr Streams Schritt, und Fehlzugriffe schaden weniger.",
  "Time of a read": "Zeit eines Lesens",
  "What one read takes. 6 at once of 100 µs each are 491 MB/s, about the thesis's SSD.":
    "So lange dauert ein Lesen. 6 zugleich zu je 100 µs sind 491 MB/s, etwa die SSD der Arbeit.",
  "At 1 µs the table is as good as in memory, and streams do not wait for one another.":
    "Bei 1 µs liegt die Tabelle so gut wie im Speicher, und Streams warten nicht aufeinander.",

  "Sequential scans": "Sequenzielle Scans",
  "Each query reads a contiguous range of the table, slowly or fast: scans meet, overtake and follow one another.":
    "Jede Abfrage liest einen zusammenhängenden Bereich der Tabelle, langsam oder schnell: Scans treffen sich, überholen einander und folgen einander.",
  Streams: "Streams",
  "Streams that run side by side, all from time 0 on, each one query after the other.":
    "Streams, die nebeneinander laufen, alle von Zeit 0 an, jeder eine Abfrage nach der anderen.",
  "More streams share more blocks, and more of them wait for the device.":
    "Mehr Streams teilen mehr Blöcke, und mehr von ihnen warten auf das Gerät.",
  "Queries a stream": "Abfragen je Stream",
  "Queries that each stream runs, one after the other.": "Abfragen, die jeder Stream nacheinander stellt.",
  "Few are soon over; with many the pool's first filling counts for little.":
    "Wenige sind bald vorbei; bei vielen fällt das erste Füllen des Pools wenig ins Gewicht.",
  "Share that a query reads": "Anteil, den eine Abfrage liest",
  "Length of each range as a share of the table: floor(f N) blocks, at least one.":
    "Länge jedes Bereichs als Anteil der Tabelle: floor(f N) Blöcke, mindestens einer.",
  "Ranges that fit in the pool together leave nothing to decide; whole-table scans leave most.":
    "Passen die Bereiche zusammen in den Pool, ist nichts zu entscheiden; bei Scans der ganzen Tabelle am meisten.",
  "Starting points": "Anfangspunkte",
  "Ranges start at one of so many evenly spaced points; 0: anywhere.":
    "Bereiche beginnen an einem von so vielen gleichmäßig verteilten Punkten; 0: überall.",
  "With few points scans follow one another through the same blocks, which even Clock Sweep notices.":
    "Bei wenigen Punkten folgen Scans einander durch dieselben Blöcke, was selbst Clock Sweep bemerkt.",
  "Work on a block, slow queries": "Arbeit an einem Block, langsame Abfragen",
  "CPU time of a slow query on each block: as query 1 of TPC-H, 53 rows.":
    "Rechenzeit einer langsamen Abfrage an jedem Block: wie Abfrage 1 von TPC-H, 53 Zeilen.",
  "Scans of different speeds pull apart, and their order changes.":
    "Scans verschiedener Geschwindigkeit laufen auseinander, und wer als Nächster kommt, wechselt.",
  "Work on a block, fast queries": "Arbeit an einem Block, schnelle Abfragen",
  "CPU time of a fast query on each block: as query 6 of TPC-H, 53 rows.":
    "Rechenzeit einer schnellen Abfrage an jedem Block: wie Abfrage 6 von TPC-H, 53 Zeilen.",
  "Fast scans wait for the device, slow ones for their own work.":
    "Schnelle Scans warten auf das Gerät, langsame auf ihre eigene Arbeit.",
  "Slow queries": "Langsame Abfragen",
  "Probability that a query is a slow one.": "Wahrscheinlichkeit, dass eine Abfrage langsam ist.",
  "With 0 or 100 all scans have one speed, as far as the device lets them.":
    "Bei 0 oder 100 haben alle Scans eine Geschwindigkeit, soweit das Gerät sie lässt.",

  "Bitmap scans": "Bitmap-Scans",
  "Each query reads some block groups of a contiguous span, as an index on block ranges (BRIN) says which.":
    "Jede Abfrage liest einige Blockgruppen eines zusammenhängenden Stücks; welche, sagt ein Index über Blockbereiche (BRIN).",
  "Groups kept": "Gelesene Gruppen",
  "Probability with which each block group of the span is read; at least one is.":
    "Wahrscheinlichkeit, mit der jede Blockgruppe des Stücks gelesen wird; mindestens eine wird es.",
  "With gaps a scan's distance to a block is not the distance in the table.":
    "Bei Lücken ist die Entfernung eines Scans zu einem Block nicht die in der Tabelle.",

  "Index scans, uncorrelated": "Index-Scans, unkorreliert",
  "Each query reads consecutive keys whose rows lie anywhere in the table; nobody can say in advance which blocks.":
    "Jede Abfrage liest aufeinanderfolgende Schlüssel, deren Zeilen irgendwo in der Tabelle liegen; niemand kann vorher sagen, in welchen Blöcken.",
  "Window of keys": "Fenster der Schlüssel",
  "Share of the table's rows, consecutive in key order, that the queries are about. Each lies in a random block.":
    "Anteil der Zeilen, in Schlüsselordnung aufeinanderfolgend, um den es den Abfragen geht. Jede liegt in einem zufälligen Block.",
  "The smaller it is, the more often queries come to the same rows.":
    "Je kleiner es ist, desto öfter kommen Abfragen zu denselben Zeilen.",
  "Share of the window that a query reads": "Anteil des Fensters, den eine Abfrage liest",
  "Each query reads consecutive keys, from a random one on.":
    "Jede Abfrage liest aufeinanderfolgende Schlüssel, von einem zufälligen an.",
  "Long queries follow one another through the same keys more often.":
    "Lange Abfragen folgen einander öfter durch dieselben Schlüssel.",
  "Work on a block": "Arbeit an einem Block",
  "CPU time of each request: one row is looked at, not a whole block.":
    "Rechenzeit jeder Anfrage: Eine Zeile wird angesehen, nicht ein ganzer Block.",
  "The shorter it is, the more such queries wait for the device.":
    "Je kürzer sie ist, desto mehr warten solche Abfragen auf das Gerät.",

  "Index scans, correlated": "Index-Scans, korreliert",
  "Each query reads a range of ship dates; their rows lie in a window of blocks that moves over the table.":
    "Jede Abfrage liest einen Bereich von Versanddaten; deren Zeilen liegen in einem Fenster von Blöcken, das über die Tabelle wandert.",

  "Look-ups and scans": "Suchen und Scans",
  "Some queries look up single blocks, most of them hot ones; the others scan a range of the table.":
    "Manche Abfragen suchen einzelne Blöcke, meist heiße; die anderen lesen einen Bereich der Tabelle.",
  "Queries of look-ups": "Abfragen mit Suchen",
  "Probability that a query looks up single blocks; the others are sequential scans.":
    "Wahrscheinlichkeit, dass eine Abfrage einzelne Blöcke sucht; die anderen sind sequenzielle Scans.",
  "At 100 nothing can be predicted from scans; at 0 nothing else is needed.":
    "Bei 100 lässt sich aus Scans nichts vorhersagen; bei 0 braucht es nichts anderes.",
  "Look-ups a query": "Suchen je Abfrage",
  "look-ups": "Suchen",
  "Blocks that a query of look-ups asks for, one after the other.":
    "Blöcke, die eine Abfrage mit Suchen nacheinander verlangt.",
  "Long queries make the hot blocks come back more often within one scan.":
    "Bei langen Abfragen kommen die heißen Blöcke innerhalb eines Scans öfter wieder.",
  "Look-ups of hot blocks": "Suchen nach heißen Blöcken",
  "Of 100 look-ups so many go to the hot blocks, the others to the rest.":
    "Von 100 Suchen gehen so viele zu den heißen Blöcken, die anderen zu den übrigen.",
  "The more skewed, the more a policy gains that remembers what was used often.":
    "Je schiefer, desto mehr gewinnt ein Verfahren, das sich merkt, was oft benutzt wurde.",
  "Hot blocks": "Heiße Blöcke",
  "Of 100 blocks so many are hot; they lie scattered over the table.":
    "Von 100 Blöcken sind so viele heiß; sie liegen über die Tabelle verstreut.",
  "Few hot blocks fit into a small part of the pool.":
    "Wenige heiße Blöcke passen in einen kleinen Teil des Pools.",

  "A mix like TPC-H's": "Eine Mischung wie die von TPC-H",
  "Sixteen query templates over six tables and their indexes: scans, and look-ups beside them.":
    "Sechzehn Abfragemuster über sechs Tabellen und ihre Indexe: Scans, und Suchen daneben.",
  "Look-ups, times": "Suchen, mal",
  "Each template's rows to look up, times this.": "Die Zeilen, die jedes Muster sucht, mal diese Zahl.",
  "Scans can be predicted, look-ups cannot: their share decides which policy does well.":
    "Scans lassen sich vorhersagen, Suchen nicht: Ihr Anteil entscheidet, welches Verfahren gut ist.",

  "requests = hits + misses": "Anfragen = Treffer + Fehlzugriffe",
  "misses = evictions + resident blocks": "Fehlzugriffe = Verdrängungen + Blöcke im Pool",
  "hits that wait <= hits": "Treffer, die warten <= Treffer",
  "blocks in flight <= resident blocks": "Blöcke unterwegs <= Blöcke im Pool",
};
