import type { HybridExercises } from "../en/hybridExercises.ts";

type Disk = "f" | "m";

const on = { f: "Flash", m: "Magnetplatte" };
/** "auf Flash", "auf der Magnetplatte". */
const at = { f: "auf Flash", m: "auf der Magnetplatte" };
const to = { f: "auf Flash", m: "auf die Magnetplatte" };
const from = { f: "von Flash", m: "von der Magnetplatte" };
const minus = (value: number) => String(value).replace("-", "−");
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
  on,
  leftAs: (dirty, movedTo) =>
    `ging ${dirty ? "geändert" : "unverändert"}${movedTo === null ? ", blieb auf ihrer Platte" : `, wechselte ${to[movedTo as Disk]}`}`,
  inPool: "im Pool",
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
      "Konservative Platzierung führt für jede Seite eine Zahl C, von 0 an und nie darunter. Wie groß ist sie nach den nächsten Anfragen?",
    ask: (page, next, count) =>
      count === 1
        ? `Als Nächstes kommt ${next}. Wie groß ist C von Seite ${page} danach?`
        : `Als Nächstes kommen ${next}. Wie groß ist C von Seite ${page} nach diesen ${count} Anfragen?`,
    other:
      "Zähle r − r′ für jedes Lesen von ihrer Platte und w − w′, wenn die Seite geändert geht, und beginne nach einem Wechsel von vorn.",
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
};
