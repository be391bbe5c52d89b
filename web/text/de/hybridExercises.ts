import type { HybridExercises } from "../en/hybridExercises.ts";

type Disk = "f" | "m";

/** "auf Flash", "auf der Magnetplatte". */
const at = { f: "auf Flash", m: "auf der Magnetplatte" };
const to = { f: "auf Flash", m: "auf die Magnetplatte" };
const from = { f: "von Flash", m: "von der Magnetplatte" };
const minus = (value: number | string) => String(value).replace("-", "−");
const times = (count: number, of: string) => (count === 1 ? of : `${count} · (${of})`);
const compared = (value: number, limit: number) =>
  `${minus(value)} ist ${value > limit ? "" : "nicht "}mehr als ${limit}`;

export const hybridExercises: HybridExercises = {
  prices: "Preise in Einheiten",
  starts: "Am Anfang lag jede Seite auf der Magnetplatte.",
  staysOf: (page) => `Seite ${page} bisher, eine Zeile je Aufenthalt im Pool`,
  readFrom: "Gelesen von",
  requests: "Anfragen: die erste ein Fehlzugriff, die übrigen Treffer",
  end: "Am Ende",
  leftAs: (dirty, movedTo) =>
    `ging ${dirty ? "geändert" : "unverändert"}${movedTo === null ? "" : `, wechselte ${to[movedTo as Disk]}`}`,
  inPool: "im Pool",
  frame: "Rahmen",
  page: "Seite",
  state: "Zustand",
  segment: "Im Segment nach",
  byTime: "Zeit",
  byCost: "Kosten",
  ago: "Benutzt vor … Anfragen",
  segments: (frames, byCost) => `${frames} Rahmen: ${frames - byCost} nach Zeit, ${byCost} nach Kosten.`,
  empties: "F leert den Pool: Alle seine Seiten gehen",
  sumLine: (line) => {
    if (line.what === "move") return `Sie wechselte ${from[line.disk]}: C = 0.`;
    const operation =
      line.what === "read"
        ? `${line.times}-mal Lesen ${from[line.disk]}`
        : `${line.times}-mal Schreiben ${to[line.disk]}`;
    const sum = times(line.times, `${line.here} − ${line.there}`);
    return `${operation}, ${sum}: ${line.floored ? "C fiele unter 0 und ist 0" : `C = ${minus(line.c)}`}.`;
  },
  slips: {
    hits: "Ein Treffer erreicht keine Platte und ändert C nicht. Zählten Treffer wie Lesen, wäre C",
    noReset: "Mit einem Wechsel beginnt C wieder bei 0. Ohne das wäre C",
    noFloor: "Fiele C unter 0, so bleibt es bei 0. Ohne diese Grenze wäre C",
    wholePrice:
      "C wächst um den Preis hier weniger den Preis auf der anderen Platte. Mit dem ganzen Preis hier wäre C",
    fromMagnetic:
      "Auf Flash zählt ein Lesen r_f − r_m und ein Schreiben w_f − w_m. Gezählt wie auf der Magnetplatte wäre C",
    noWrite:
      "Eine Seite, die geändert geht, wird geschrieben, und auch das zählt. Ohne dieses Schreiben wäre C",
    early:
      "Ein Schreiben zählt einmal, wenn die Seite geändert geht. Gezählt, wenn es angefragt wird, wäre C",
  },
  slipValue: (because, value) => `${because} ${minus(value)}.`,
  cAfter: {
    title: "Wie groß ist C danach?",
    intro:
      "Konservative Platzierung führt für jede Seite eine Zahl C. Ein Zugriff auf ihre Platte zählt den Preis dort abzüglich des Preises auf der anderen Platte hinzu: ein Lesen beim Fehlzugriff, ein Schreiben, wenn sie geändert geht. Ein Treffer zählt nichts hinzu, C sinkt nie unter 0, und ein Wechsel setzt es auf 0. Wie groß ist C nach den nächsten Anfragen?",
    ask: (page, next, count) =>
      count === 1
        ? `Als Nächstes kommt ${next}. Wie groß ist C von Seite ${page} danach?`
        : `Als Nächstes kommen ${next}. Wie groß ist C von Seite ${page} nach diesen ${count} Anfragen?`,
    other:
      "Zähle für jeden Fehlzugriff den Preis eines Lesens hier abzüglich dessen auf der anderen Platte, ebenso für ein Schreiben, wenn die Seite geändert geht, und beginne nach einem Wechsel bei 0.",
  },
  pays: {
    title: "Wie oft muss gelesen werden?",
    intro:
      "Eine Seite wechselt die Platte, wenn sie den Pool verlässt: Dann wird sie auf die neue geschrieben. Nach wie vielen Lesezugriffen hat sich das gelohnt?",
    ask: (page, dirty) =>
      `Seite ${page} liegt auf der Magnetplatte und verlässt den Pool ${dirty ? "geändert" : "unverändert"}. Von nun an wird sie nur gelesen, und jedes Lesen erreicht ihre Platte. Ab wie vielen Lesezugriffen ist es günstiger, sie jetzt auf Flash zu legen?`,
    sum: ({ dirty, cost, saves, reads }) =>
      `${dirty ? "Geschrieben wird die Seite ohnehin; auf Flash kostet das w_f − w_m" : "Der Wechsel kostet ein Schreiben, w_f"} = ${cost}${dirty ? " mehr" : ""}. Jedes Lesen kostet danach r_m − r_f = ${saves} weniger. ${reads}-mal Lesen spart ${reads * saves}, ${reads - 1}-mal nur ${(reads - 1) * saves}.`,
    asIf: (dirty) =>
      dirty
        ? "So viele genügen, wenn die Seite geändert geht. Sie geht unverändert: Bleibt sie, wird sie gar nicht geschrieben."
        : "So viele braucht es, wenn die Seite unverändert geht. Sie geht geändert: Geschrieben wird sie ohnehin, nur der Unterschied der beiden Preise zählt.",
    noWayBack: "Das bezahlt auch den Weg zurück. Die Seite wird nur gelesen und muss nicht zurück.",
    readsCost: "Das hält Lesen von Flash für kostenlos. Jedes Lesen spart r_m − r_f.",
    other: "Was der Wechsel kostet, geteilt durch das, was jedes Lesen spart, und aufgerundet.",
  },
  moves: {
    title: "Wechselt die Seite die Platte?",
    intro:
      "Eine Seite verlässt den Pool. Bleibt sie auf ihrer Platte, oder wechselt sie nach der genannten Regel auf die andere?",
    ask: (request, page, disk) =>
      `Als Nächstes kommt ${request}, und Seite ${page}, die ${at[disk]} liegt, verlässt den Pool. Wechselt sie die Platte?`,
    stays: (disk) => `Nein, sie bleibt ${at[disk]}.`,
    goes: (disk) => `Ja, sie wechselt ${to[disk]}.`,
    threshold: (c, limit) => `C = ${minus(c)}, und ${compared(c, limit)}, der Preis von hin und zurück.`,
    slip: (because, value, limit) => `${because} ${minus(value)}; ${compared(value, limit)}.`,
    oneWay: (c, price) =>
      `C wird mit dem Preis von hin und zurück verglichen. Zählte nur ein Weg, so entschiede: ${compared(c, price)}.`,
    optimistic: (reads, writes, here, there) =>
      `Angefragt wurden, seit sie auf ihre Platte kam, ${reads}-mal Lesen und ${writes}-mal Schreiben. Das würde hier ${here} kosten und auf der anderen Platte ${there}, also ${there < here ? "" : "nicht "}weniger.`,
    optimisticSlips: {
      threshold: (saving, limit) =>
        `Optimistische Platzierung hat keine Schwelle. Mit einer entschiede: ${compared(saving, limit)}.`,
      physical: (here, there) =>
        `Optimistische Platzierung zählt, was angefragt wird, auch Treffer. Die Zugriffe auf ihre Platte allein würden hier ${here} und dort ${there} kosten.`,
      noReset: (here, there) =>
        `Mit jedem Wechsel beginnt die Zählung von vorn. Alle Anfragen bisher würden hier ${here} und dort ${there} kosten.`,
    },
  },
  whoMoves: {
    title: "Wer wechselt die Seite?",
    intro:
      "Eine Seite, drei Platzierungen, dieselben Anfragen. Konservativ zählt, was die Platte erreichte, optimistisch, was angefragt wurde, hybrid beides: Anfragen mal q = 1 − b/n, was die Platte erreichte, ganz. Gesucht sind alle, bei denen die Seite jetzt wechselt.",
    ask: (request, page) =>
      `Als Nächstes kommt ${request}, und Seite ${page} verlässt den Pool. Gewechselt hat sie noch nie. Bei welchen Platzierungen wechselt sie auf Flash?`,
    pool: (frames, pages, q) => `Der Pool hat b = ${frames} Rahmen, die Datei n = ${pages} Seiten: q = ${q}.`,
    hybrid: (sum) =>
      `(${sum.reads})-mal Lesen spart auf Flash je ${sum.saves}, (${sum.writes})-mal Schreiben kostet je ${sum.loses} mehr: ${minus(sum.sum)}, das ist ${sum.more ? "" : "nicht "}mehr als ${sum.limit}.`,
  },
  leaves: {
    title: "Welche Seite geht?",
    intro:
      "Ein Pool mit einem Zeitsegment und vier Schlangen nach Kosten. Welche Seite verlässt ihn, oder in welcher Schlange steht eine Seite danach?",
    queue: (id, pages) => `${id}: ${pages.join(", ") || "leer"}`,
    standing: (queues) => `Die Schlangen, die nächste Seite zuerst: ${queues}.`,
    inTime: (page) =>
      `Seite ${page} ist im Zeitsegment; dessen Seiten gehen erst, wenn alle vier Schlangen leer sind.`,
    later: (page, queue) => `Auch Seite ${page} steht in ${queue}, aber hinter einer anderen.`,
    costlier: (page, queue, first) =>
      `Seite ${page} steht in ${queue}: Ihre Rückkehr würde mehr kosten als die einer Seite in ${first}.`,
    queueRule:
      "Eine Seite, die benutzt wird, kommt ins Zeitsegment. Ist das dann zu lang, geht seine am längsten unbenutzte Seite in die Schlange ihrer Klasse: FRQ und MRQ für unveränderte Seiten, MWQ und FWQ für geänderte; F auf Flash, M auf der Magnetplatte.",
  },
  perform: {
    title: "Sei die konservative Platzierung",
    intro:
      "Zwölf Anfragen eines Ablaufs, eine nach der anderen. Was bewirkt jede? Führe C der Seiten auf Papier.",
    ask: (request, number, of) => `Anfrage ${number} von ${of}: ${request}. Was geschieht?`,
    outcomes: {
      hit: "Ein Treffer.",
      free: "Ein Fehlzugriff, und keine Seite geht.",
      stays: "Ein Fehlzugriff; die Seite, die geht, bleibt auf ihrer Platte.",
      moves: "Ein Fehlzugriff; die Seite, die geht, wechselt auf die andere Platte.",
    },
    nobody: "Keine Seite verlässt den Pool.",
    isIn: (page, isIn) => `Seite ${page} ist ${isIn ? "" : "nicht "}im Pool.`,
    freeFrames: (free) => (free === 0 ? "Kein Rahmen ist frei." : `Freie Rahmen: ${free}.`),
    leaves: (page, because) => `Seite ${page} geht. ${because}`,
  },
  why: {
    title: "Warum ist sie gewechselt oder geblieben?",
    intro:
      "Eine Seite hat bei konservativer Platzierung den Pool verlassen. Wähle den Grund; jeder andere behauptet, was nicht stimmt.",
    ask: (request, page, disk, moved) =>
      `Dann kam ${request}. Seite ${page} verließ den Pool und ${
        moved ? `wechselte ${from[disk]} auf die andere Platte` : `blieb ${at[disk]}`
      }. Warum?`,
    threshold: (c, limit) => `C war ${minus(c)}, und ${compared(c, limit)}.`,
    dirtyMoves: "Sie ging geändert und wurde ohnehin geschrieben.",
    cleanStays: "Sie ging unverändert, und nichts war zu schreiben.",
    leaves: (dirty) =>
      `Sie ging ${dirty ? "geändert" : "unverändert"}. Außerdem können auch unveränderte Seiten wechseln und geänderte bleiben: C entscheidet.`,
    lastRequest: (op, disk) =>
      `Ihre letzte Anfrage war ein ${op === "read" ? "Lesen" : "Schreiben"}, günstig ${at[disk]}.`,
    lastWas: (op) =>
      `Ihre letzte Anfrage war ein ${op === "read" ? "Lesen" : "Schreiben"}, und keine einzelne Anfrage entscheidet.`,
    withinOneWay: (price) => `C war nicht mehr als ${price}, der Preis eines Wechsels.`,
    beyondOneWay: (c) => `C war ${minus(c)}. Es zählt der Preis von hin und zurück.`,
    requestsCost: (disk, less) =>
      `Ihre Anfragen, auch Treffer, würden ${at[disk]} ${less ? "" : "nicht "}weniger kosten.`,
    requestsWould: (here, there) =>
      `Sie würden dort ${there} und hier ${here} kosten; das würde optimistische Platzierung vergleichen. Konservative zählt, was die Platte erreicht.`,
  },
};
