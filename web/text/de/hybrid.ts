/** Die Wörter des Labors für Flash und Magnetplatte. */
import type { hybrid as en } from "../en/hybrid.ts";
import { formatCount } from "../numbers.ts";
import { plural } from "./plural.ts";

const counted = (count: number) => `${formatCount(count)} ${plural(count, "Seite", "Seiten")}`;
const state = (dirty: boolean) => (dirty ? "geändert" : "unverändert");
const where = (onFlash: boolean) => (onFlash ? "auf Flash" : "auf der Magnetplatte");

export const hybrid: typeof en = {
  disks: {
    look: (label) => `In die Platten von ${label} sehen`,
    flash: "Flash",
    magnetic: "Magnetplatte",
    pagesThere: (count) => (count === "1" ? "1 Seite" : `${count} Seiten`),
    pageNumbers: "Seitennummern von links nach rechts; blau an der Mitte: im Pool",
    onlyCounts: (flash, magnetic) =>
      `Seiten auf Flash: ${flash}; auf der Magnetplatte: ${magnetic}. Die Datei ist zu groß, um Seite für Seite gezeichnet zu werden.`,
    summary: (label, flash, magnetic) =>
      `${label}: Seiten auf Flash ${flash}, auf der Magnetplatte ${magnetic}.`,
    moved: (page, toFlash) => `Seite ${page} wechselt auf ${toFlash ? "Flash" : "die Magnetplatte"}.`,
    movedMany: (count) => `${counted(count)} ${plural(count, "wechselt", "wechseln")} die Platte.`,
    noneMoved: "In diesem Schritt wechselt keine Seite die Platte.",
    page: (page, onFlash, resident, dirty) =>
      `Seite ${page} liegt ${where(onFlash)}${resident ? `, ist im Pool, ${state(dirty)}` : ""}`,
    heading: "Die beiden Platten",
  },
  pool: {
    queues: {
      pool: { name: "Pool", holds: "" },
      main: { name: "Zeitsegment", holds: "" },
      FRQ: { name: "FRQ", holds: "unv., Flash" },
      MRQ: { name: "MRQ", holds: "unv., magn." },
      MWQ: { name: "MWQ", holds: "geänd., magn." },
      FWQ: { name: "FWQ", holds: "geänd., Flash" },
    },
    empty: "leer",
    ofTime: counted,
    queueOrder: "Kostenschlangen werden in der Folge ihrer Nummern geleert.",
    rightLeaves: "Rechtes Ende: geht als Nächste. Links: zuletzt benutzt.",
    barsHelp:
      "Ein Balken je Schlange, am rechten Ende die Seite, die als Nächste geht: oben unverändert und geändert, unten Magnetplatte und Flash.",
    asTable: "Als Tabelle",
    tableOf: (label) => `${label}: die Schlangen`,
    queue: "Schlange",
    pages: "Seiten",
    dirtyPages: "geändert",
    flashPages: "auf Flash",
    nextFirst: "Seiten, die nächste zuerst",
    pageWords: (page, dirty, onFlash) => `${page} (${state(dirty)}, ${onFlash ? "Flash" : "Magnetplatte"})`,
    andMore: (count) => `und ${count} weitere`,
    summary: (label, frames, resident) =>
      `${label}: Pool mit ${formatCount(frames)} Rahmen, ${counted(resident)}.`,
    queueEmpty: (name) => `${name}: leer.`,
    queueCounts: (name, pages, dirty, onFlash) =>
      `${name}: ${counted(pages)}, ${formatCount(dirty)} geändert, ${formatCount(onFlash)} auf Flash.`,
    queueNames: (name, pages) => `${name}, die nächste zuerst: ${pages}.`,
  },
  lane: {
    label: (placement, replacement) => `${placement}, ${replacement}`,
    withFloor: (placement) => `${placement} (Grenze bei 0)`,
    nothingYet: "Noch ist nichts geschehen: Jede Seite liegt auf ihrer Platte, der Pool ist leer.",
    spokenNothing: "noch keine Anfrage",
    costSegment: (frames) => `davon ${frames} nach Kosten`,
    adapted: (lambda, frames) => `lambda jetzt ${lambda}: ${frames} Rahmen nach Kosten`,
    adapts: "λ passt sich an",
    about: "Über",
    close: "Schließen",
    idea: "Idee",
    rule: "Regel",
    cost: "Gut und schlecht",
    complexity: "Aufwand",
    accounting: "Buchführung",
    bytes: (bytes) =>
      bytes === 0
        ? "keine"
        : `${bytes} Byte je Seite, wie die Arbeit zählt: Zähler zu 4 Byte, 1 Byte Zustand`,
    q: (q) => `q = 1 - b/n = ${q}`,
    source: "Quelle",
    paper: (paper, year) => `${paper}, ${year}`,
  },
  counters: {
    heading: "Zähler",
    caption: "Vorgänge und Kosten bis hier",
    counter: "Zähler",
    kinds: {
      physical_reads_f: "Lesen von Flash",
      physical_writes_f: "Schreiben auf Flash",
      physical_reads_m: "Lesen von Magnetplatte",
      physical_writes_m: "Schreiben auf Magnetplatte",
      cost: "Kosten",
    },
    costHeading: "Kosten bis hier",
    costCaption:
      "Kosten bis hier nach Platte und Art, in Einheiten von einem Lesen von Flash und in Sekunden simulierter Zeit",
    operations: (count) => (count === "1" ? "1 Vorgang" : `${count} Vorgänge`),
    units: (units) => (units === "1" ? "1 Einheit" : `${units} Einheiten`),
    seconds: (seconds) => `${seconds}\u{a0}s`,
    unitNote: (unit) =>
      `1 Einheit ist ein Lesen einer beliebigen Seite vom Flash-Gerät der Arbeit, ${unit} µs simulierter Zeit.`,
    bytes: "Buchführung, Byte je Seite",
    sets: "Nach Abfrageserie",
    setsCaption: "Kosten jeder Abfrageserie in Einheiten, und Seiten auf Flash an ihrem Ende",
    set: "Serie",
    stillComing: "Die Serien werden gezählt, sobald der vorauseilende Lauf sie erreicht.",
    onFlashAtEnd: (count) => `${count} auf Flash`,
    lower: "niedriger",
    higher: "höher",
  },
  curves: {
    heading: "Über den Lauf",
  },
  track: {
    heading: "Eine Seite über den Lauf",
    page: "Seite",
    help: "Jede Verdrängung vergleicht, was die andere Platte gespart hätte, mit dem, was der Wechsel hin und zurück kostet.",
    savingUnit: "Einheiten",
    threshold: "Schwelle",
    now: (label, disk, counters) => `${label}: ${disk}${counters}.`,
    onFlash: "auf Flash",
    onMagnetic: "auf der Magnetplatte",
    notYet: "gibt es noch nicht",
    inPool: "im Pool",
    saved: (units, other, threshold) => `auf ${other} ${units} Einheiten weniger, Schwelle ${threshold}`,
    costsMore: (units, other, threshold) => `auf ${other} ${units} Einheiten mehr, Schwelle ${threshold}`,
    same: (other, threshold) => `auf ${other} nicht weniger, Schwelle ${threshold}`,
    other: { f: "Flash", m: "der Magnetplatte" },
    noPage: (page, last) => `Es gibt keine Seite ${page}; zulässig: eine Seite von 0 bis ${last}.`,
    following: "Die Seite wird verfolgt …",
    nowOf: (page) => `Seite ${page} in diesem Schritt`,
    savingOf: (page) => `Seite ${page}: was die andere Platte gespart hätte`,
    whereOf: (page) => `Seite ${page}: wo sie liegt`,
    key: "oben: auf Flash; unten: auf der Magnetplatte",
    disksOver: (label, moves) =>
      moves === 0 ? `${label}: Sie wechselt nie.` : `${label}: Sie wechselt ${formatCount(moves)}-mal.`,
  },
  legend: {
    onFlash: {
      label: "liegt auf Flash",
      help: "Die Seite liegt auf Flash: Ein Lesen kostet r_f, ein Schreiben w_f.",
    },
    onMagnetic: {
      label: "liegt auf Magnetplatte",
      help: "Die Seite liegt auf der Magnetplatte: Ein Lesen kostet r_m, ein Schreiben w_m.",
    },
    clean: {
      label: "unverändert",
      help: "Die Seite im Pool ist so wie auf ihrer Platte: Sie kann ohne Schreiben gehen, wenn sie nicht die Platte wechselt.",
    },
    dirty: {
      label: "geändert",
      help: "Die Seite im Pool ist anders als auf ihrer Platte: Sie wird geschrieben, wenn sie geht.",
    },
    requested: { label: "angefragt", help: "Die Seite dieser Anfrage." },
    left: {
      label: "hat den Pool verlassen",
      help: "Sie stand in diesem Rahmen und hat den Pool in diesem Schritt verlassen.",
    },
    written: { label: "dabei geschrieben", help: "Sie wurde auf ihre Platte geschrieben, als sie ging." },
    followed: {
      label: "in eine Kostenschlange gewechselt",
      help: "Sie ging vom Zeitsegment ins Kostensegment und behält ihren Rahmen.",
    },
    migration: {
      label: "auf die andere Platte gewechselt",
      help: "Sie hat den Pool verlassen und liegt von nun an auf der anderen Platte; ein Wechsel kostet dort ein Schreiben. Am gestrichelten Platz wäre sie geblieben; über der Bahn oder in ihrer Karte steht, zu welchem Preis.",
    },
    read: {
      label: "von ihrer Platte gelesen",
      help: "Sie wurde in diesem Schritt von ihrer Platte gelesen.",
    },
  },
  runTo: {
    miss: "Fehlzugriff",
    eviction: "Verdrängung",
    dirty_eviction: "Geändertes Opfer",
    migration: "Wechsel der Platte",
    migration_to_f: "Wechsel auf Flash",
    migration_to_m: "Wechsel auf die Magnetplatte",
    cost_hit: "Treffer im Kostensegment",
    set_end: "Ende der Abfrageserie",
    choice_pays: "Wechsel lohnt sich",
    choice_backfires: "Wechsel rächt sich",
    divergence: "Bahnen verschieden",
  },
  marks: {
    evictions: "Verdrängungen",
    moves: "Wechsel der Platte",
    divergences: "Bahnen verschieden",
    words: (evictions, moves, parted) =>
      `Über den ganzen Ablauf: Verdrängungen ${evictions}, Wechsel der Platte ${moves}; Anfragen, bei denen sich die Bahnen unterscheiden: ${parted}.`,
  },
  link: {
    requests: "Anfragen wie „R7 W4 N10 F“: R, W oder N und eine Seite, oder F",
  },
  fields: {
    file: "Datei und Pool",
    prices: "Preise",
    pricesNote: "In Einheiten von einem Lesen einer beliebigen Seite vom Flash-Gerät der Arbeit.",
    lanes: "Bahnen",
    placement: "Platzierung",
    replacement: "Ersetzung",
    floor: "Grenze: Zähler C nicht unter 0 sinken lassen",
    floorHelp:
      "In Abbildung 3 kann C beliebig tief sinken; der Beweis, dass „konservativ“ höchstens das Dreifache des Optimums kostet, verlangt, dass C nie unter 0 liegt. Ohne diese Grenze braucht eine Seite so lange, um C wieder abzubauen, wie C zum Aufbau brauchte.",
  },
  parts: {
    disks: "Die beiden Platten",
    track: "Eine Seite über den Lauf",
    cost: "Kosten nach Platte und Art",
  },
  exports: {
    pools: "Pools und Platten",
  },
  /** A lane's choices held against others. */
  held: {
    stay: (units) => `Bleiben: ${units} Einheiten.`,
    movesPaid: (paid, differ, shown) =>
      `${paid} von ${shown} ${plural(differ, "Wechsel lohnte", "Wechseln lohnten")} sich`,
    backfired: (count) => `${count} rächten sich`,
    saved: (units) => `${units} Einheiten gespart`,
    lost: (units) => `${units} Einheiten verloren`,
    aboutMoves: (open) =>
      `Ein Wechsel wird mit dem Bleiben verglichen: Er lohnt sich, sobald das billigere Lesen und Schreiben seither seinen Preis einbringt, und rächt sich, wenn die Seite vorher wieder wechselt; ${open} offen. Die Summen gelten für die Anfragen dieser Bahn und sind nicht der Unterschied zweier Läufe.`,
  },
};
