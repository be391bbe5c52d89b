/** What the registry says of the B+-tree's workloads, and what requests serve there. */
export const workloads: Readonly<Record<string, string>> = {
  "B+-tree: read sets and update sets": "B+-Baum: Leseserien und Änderungsserien",
  "Sets of queries on a B+-tree that only read, then sets that only update, the pool emptied in between: when do pages move to flash, and when back?":
    "Serien von Abfragen an einen B+-Baum, die nur lesen, dann solche, die nur ändern, dazwischen wird der Pool geleert: Wann wechseln Seiten auf Flash und wann zurück?",
  "B+-tree: mixed query sets": "B+-Baum: gemischte Abfrageserien",
  "Look-ups and updates in the same set, but some leaves are only read and others only updated: either disk alone loses against both together.":
    "Suchen und Änderungen in derselben Serie, aber manche Blätter werden nur gelesen und andere nur geändert: Jede Platte allein verliert gegen beide zusammen.",
  "B+-tree: a part that is read more": "B+-Baum: ein Teil wird mehr gelesen",
  "All keys are asked for equally often, but one part of the key range is mostly read and the rest is updated half of the time: does an algorithm find that part?":
    "Alle Schlüssel werden gleich oft verlangt, aber ein Teil ihres Bereichs wird meist gelesen und der Rest zur Hälfte geändert: Findet ein Algorithmus diesen Teil?",
  "B+-tree: pages placed before": "B+-Baum: Seiten vorher platziert",
  "Leaves that are only read and inner nodes are on flash, all others on the magnetic disk, and nothing moves: what is left is which page to evict.":
    "Nur gelesene Blätter und innere Knoten liegen auf Flash, alle anderen auf der Magnetplatte, und nichts wechselt: Es bleibt die Frage, welche Seite verdrängt wird.",

  Records: "Datensätze",
  "Records in the tree when it is loaded: 29 on a leaf of at most 42, 117 leaves below an inner node.":
    "Datensätze im Baum, wenn er geladen ist: 29 auf einem Blatt, das höchstens 42 fasst, 117 Blätter unter einem inneren Knoten.",
  "The paper's million takes 34 782 pages; with fewer, give the pool fewer frames too.":
    "Die Million der Arbeit braucht 34 782 Seiten; bei weniger geben Sie auch dem Pool weniger Rahmen.",
  "Read sets": "Leseserien",
  "Sets of look-ups and range queries at the start of each round.":
    "Serien von Suchen und Bereichsabfragen am Anfang jeder Runde.",
  "Reads make a page cheaper on flash; how many it takes until it moves is what the algorithms differ in.":
    "Lesen macht eine Seite auf Flash billiger; nach wie viel Lesen sie wechselt, darin unterscheiden sich die Algorithmen.",
  "Update sets": "Änderungsserien",
  "Sets of updates and inserts that follow.": "Serien von Änderungen und Einfügungen, die darauf folgen.",
  "Updates make a leaf cheaper on the magnetic disk, so it should move back, but not too soon.":
    "Änderungen machen ein Blatt auf der Magnetplatte billiger, also soll es zurückwechseln, aber nicht zu früh.",
  "Read sets after that": "Leseserien danach",
  "Sets of look-ups and range queries at the end of each round.":
    "Serien von Suchen und Bereichsabfragen am Ende jeder Runde.",
  "Shows what an algorithm remembers of the updates before.":
    "Zeigt, was ein Algorithmus von den Änderungen davor behält.",
  Rounds: "Runden",
  "How many times the three kinds of sets are run through.":
    "Wie oft die drei Arten von Serien durchlaufen werden.",
  "Short rounds favour algorithms that wait; (r3 u3) three times is the paper's figure 12.":
    "Kurze Runden begünstigen Algorithmen, die warten; (r3 u3) dreimal ist Abbildung 12 der Arbeit.",
  "Queries a set": "Abfragen je Serie",
  "Queries in each set; the pool is emptied after each set.":
    "Abfragen in jeder Serie; nach jeder Serie wird der Pool geleert.",
  "A set that touches a page often gives more reason to move it within the set.":
    "Eine Serie, die eine Seite oft berührt, gibt mehr Anlass, sie noch in der Serie zu wechseln.",
  "Range queries": "Bereichsabfragen",
  "Probability that a query of a read set is a range query, which reads up to four leaves more; the others are look-ups. Not used when each leaf is touched once.":
    "Wahrscheinlichkeit, dass eine Abfrage einer Leseserie eine Bereichsabfrage ist, die bis zu vier Blätter mehr liest; die übrigen sind Suchen. Ohne Wirkung, wenn jedes Blatt einmal berührt wird.",
  "Range queries read more leaves for the same inner nodes.":
    "Bereichsabfragen lesen mehr Blätter bei gleich vielen inneren Knoten.",
  Inserts: "Einfügungen",
  "Probability that a query of an update set is an insert of a new record; the others are updates. Not used when each leaf is touched once.":
    "Wahrscheinlichkeit, dass eine Abfrage einer Änderungsserie einen neuen Datensatz einfügt; die übrigen sind Änderungen. Ohne Wirkung, wenn jedes Blatt einmal berührt wird.",
  "Full leaves split: new pages come into being in the pool, and inner nodes are written.":
    "Volle Blätter teilen sich: Neue Seiten entstehen im Pool, und innere Knoten werden geschrieben.",
  Lists: "Listen",
  "Fixed: every set runs the same list again": "Fest: Jede Serie durchläuft dieselbe Liste",
  "Fresh: every set draws its own": "Frisch: Jede Serie zieht ihre eigene",
  "Whether all read sets run one list of queries and all update sets another, or each set a list of its own.":
    "Ob alle Leseserien eine Liste von Abfragen durchlaufen und alle Änderungsserien eine andere, oder jede Serie ihre eigene.",
  "With fixed lists the same pages are read again in every set, so what is learnt in one set holds in the next.":
    "Bei festen Listen werden in jeder Serie dieselben Seiten gelesen, also gilt in der nächsten, was in einer gelernt wurde.",
  Access: "Zugriff",
  "Uniform: every record is as likely": "Gleichverteilt: Jeder Datensatz ist gleich wahrscheinlich",
  "Each leaf exactly once a set": "Jedes Blatt genau einmal je Serie",
  "Which leaves a set touches. With each leaf once a set has as many queries as there are leaves, look-ups or updates, in an order drawn at random.":
    "Welche Blätter eine Serie berührt. Wird jedes Blatt einmal berührt, hat eine Serie so viele Abfragen wie es Blätter gibt, Suchen oder Änderungen, in zufälliger Folge.",
  "If each leaf is touched once a set, pages reach an algorithm's threshold together.":
    "Wird jedes Blatt einmal je Serie berührt, erreichen die Seiten die Schwelle eines Algorithmus gemeinsam.",

  "Query sets": "Abfrageserien",
  "Sets of queries; the pool is emptied after each.":
    "Serien von Abfragen; nach jeder wird der Pool geleert.",
  "Moving pages costs in the first sets and pays in the later ones.":
    "Seiten zu wechseln kostet in den ersten Serien und lohnt sich in den späteren.",
  "Leaves only read": "Nur gelesene Blätter",
  "Share of the leaves that only look-ups go to.": "Anteil der Blätter, an die nur Suchen gehen.",
  "These pages belong on flash.": "Diese Seiten gehören auf Flash.",
  "Leaves only updated": "Nur geänderte Blätter",
  "Share of the leaves that only updates go to; together with those only read at most 100%. The others are read or updated, half and half.":
    "Anteil der Blätter, an die nur Änderungen gehen; zusammen mit den nur gelesenen höchstens 100 %. Die übrigen werden je zur Hälfte gelesen und geändert.",
  "These pages belong on the magnetic disk: an update reads the leaf and writes it.":
    "Diese Seiten gehören auf die Magnetplatte: Eine Änderung liest das Blatt und schreibt es.",

  Queries: "Abfragen",
  "Queries in the one set that there is.": "Abfragen in der einzigen Serie.",
  "Moving a page pays only if enough queries follow.":
    "Eine Seite zu wechseln lohnt sich nur, wenn genug Abfragen folgen.",
  "Interesting keys": "Interessante Schlüssel",
  "Share of the key range, from its start, that has a share of reads of its own.":
    "Anteil des Schlüsselbereichs, von seinem Anfang an, der einen eigenen Anteil an Lesen hat.",
  "The larger this part, the more pages may gain from flash.":
    "Je größer dieser Teil, desto mehr Seiten können durch Flash gewinnen.",
  "Reads of interesting keys": "Lesen interessanter Schlüssel",
  "Probability that a query for an interesting key is a look-up; the others are updates. Of all other keys half are looked up and half updated.":
    "Wahrscheinlichkeit, dass eine Abfrage nach einem interessanten Schlüssel eine Suche ist; die übrigen sind Änderungen. Alle anderen Schlüssel werden je zur Hälfte gesucht und geändert.",
  "Flash pays for pages that are read far more often than written.":
    "Flash lohnt sich für Seiten, die weit öfter gelesen als geschrieben werden.",

  "Query set": "Abfrageserie",
  "A: half of the leaves only read, all equally likely":
    "A: die Hälfte der Blätter nur gelesen, alle gleich wahrscheinlich",
  "B: nine of ten queries to a tenth of the leaves, only read":
    "B: neun von zehn Abfragen an ein Zehntel der Blätter, nur gelesen",
  "B, the queries to the magnetic disk kept to a tenth of its leaves":
    "B, die Abfragen an die Magnetplatte auf ein Zehntel ihrer Blätter beschränkt",
  "Which leaves are asked for, and which of them are only read and so on flash.":
    "Welche Blätter verlangt werden und welche davon nur gelesen werden und darum auf Flash liegen.",
  "Whether frames are better kept for magnetic pages depends on how often a page of either disk is asked for.":
    "Ob Rahmen besser den Seiten der Magnetplatte vorbehalten sind, hängt davon ab, wie oft eine Seite jeder Platte verlangt wird.",
  "100 000 for A, 150 000 for B": "100 000 bei A, 150 000 bei B",
  "The pool starts empty; with more queries its filling counts for less.":
    "Der Pool ist anfangs leer; bei mehr Abfragen fällt sein Füllen weniger ins Gewicht.",

  "look-up": "Suche",
  range: "Bereich",
  update: "Änderung",
  insert: "Einfügung",
  root: "Wurzel",
  "inner node": "innerer Knoten",
  leaf: "Blatt",
};
