import type { server as en } from "../en/server.ts";
import { plural } from "./plural.ts";

const kinds = { write: "Schreibkanal", read: "Lesekanal" };

export const server: typeof en = {
  heading: "Server: was geschieht, während ein Client wartet",
  less: "Weniger Zeit, genauer",
  more: "Mehr Zeit",
  present: {
    write: "Schreiben",
    read: "Lesen",
    busy: (busy, slots) => `${busy} von ${slots} Kanälen belegt`,
    queued: (count) => `${count} in der Warteschlange`,
    clients: (count) => `${count} Clients:`,
    ends: {
      done: "der Lauf ist zu Ende.",
      no_unpinned_buffers: "der Lauf endet hier: kein Rahmen ohne Pin ist frei.",
      too_late: "der Lauf endet hier: Zeiten über 2^53 ns sind nicht genau.",
    },
  },
  panel: {
    about:
      "Mehrere Clients fragen zugleich, teilen einen Pool und ein Gerät, und jeder wartet auf seine eigenen Zugriffe. Background Writer und Checkpointer können daneben schreiben.",
    ownClients: "Die Clients sind die der Aufzeichnung.",
    turnOn: "Mit Clients laufen lassen",
    turnOff: "Zurück zu einem Client, nach Anfragen",
    bgwriter: "Background Writer",
    checkpointer: "Checkpointer (Prüfpunkte)",
    choices: {
      off: "aus",
      on: "an",
      defaults: "wie PostgreSQL es vorgibt",
      eager: "eifrig: 1 ms, 1 000 Seiten",
      own: "eigene Zahlen",
    },
  },
  clients: "Clients",
  others: (count) => `weitere ${count}`,
  write: "Schreiben",
  read: "Lesen",
  busy: (percent) => `${percent} im Bild`,
  queue: (most) => `Schlange ≤ ${most}`,
  noQueue: "keine Schlange",
  idle: "leer",
  before: (time) => `−${time}`,
  now: (time) => `jetzt, ${time}`,
  unknown: "nicht aufbewahrt",
  ended: "zu Ende",
  sleeps: (time) => `schläft bis ${time}`,

  states: {
    computes: "rechnet",
    write: "wartet auf sein Schreiben",
    read: "auf sein Lesen",
    page: "auf fremde I/O",
    frame: "auf einen Rahmen",
    log: "auf das Log",
  },
  owners: {
    io: "eine I/O, in der Farbe ihres Clients",
    bgwriter: "des Background Writers",
    checkpointer: "des Checkpointers",
  },
  idleChannel: "leerer Kanal",

  client: (name) => `Client ${name}`,
  aClient: (name) => `Der Client ${name}`,
  writers: { bgwriter: "der Background Writer", checkpointer: "der Checkpointer" },
  aWriter: { bgwriter: "Der Background Writer", checkpointer: "Der Checkpointer" },
  pages: (pages, count) => `${plural(count, "Seite", "Seiten")} ${pages}`,
  further: (pages, count) => `${pages} und ${count} weitere`,

  lasting: (what, time) => `${what}; seit ${time}.`,
  does: {
    begins: (who) => `${who} hat noch nichts angefordert`,
    computes: (who, request, page) => `${who} rechnet: Seite ${page} der Anfrage ${request} ist da`,
    write: (who, pages, queued, page) =>
      `${who} wartet, bis die eigenen ${pages} ${queued}geschrieben sind, und liest dann Seite ${page}`,
    oneWrite: (who, pages, queued, page) =>
      `${who} wartet, bis die eigene ${pages} ${queued}geschrieben ist, und liest dann Seite ${page}`,
    queued: (count) => `(${count} in der Schlange) `,
    read: (who, pages, queued, page) =>
      `${who} wartet auf eigenes Lesen: ${pages} ${queued}für die Anfrage nach Seite ${page}`,
    oneRead: (who, page, queued) =>
      `${who} wartet auf das eigene Lesen der Seite ${page}${queued === "" ? "" : ", das noch in der Schlange steht"}`,
    page: (who, page, io, whose) =>
      `${who} wartet auf Seite ${page}: ${whose} ${io === "reads" ? "liest" : "schreibt"} sie`,
    leaving: (who, page, whose) =>
      `${who} will Seite ${page} lesen, die den Pool verlassen hat: ${whose} schreibt sie noch`,
    somebody: "jemand anders",
    frame: (who, page, place, all) =>
      `${who} wartet auf einen Rahmen für Seite ${page}, an Platz ${place} von ${all} in der Schlange`,
    log: (who, request) =>
      `${who} ist mit Anfrage ${request} fertig und wartet, bis die Transaktion im Log steht`,
    gone: (who) => `${who} hat nichts mehr anzufordern`,
  },
  past: (who, request, what, time, until) =>
    `${who}, Anfrage ${request}: ${what}, ${time} lang, bis ${until}.`,
  did: {
    computes: "hat gerechnet",
    write: "hat auf eigenes Schreiben gewartet",
    read: "hat auf eigenes Lesen gewartet",
    page: "hat auf fremde I/O an der Seite gewartet",
    frame: "hat auf einen Rahmen gewartet",
    log: "hat auf das Log gewartet",
  },
  io: (kind, page, whose, channel, from, to) =>
    `Seite ${page}: ${whose} ${kind === "write" ? "schreibt" : "liest"} sie auf Kanal ${channel}, von ${from} bis ${to}.`,
  idleAt: (kind, channel) => `${kinds[kind]} ${channel} steht leer.`,
  writes: (who, pages, count) => `${who} schreibt gerade ${pages} ${plural(count, "Seite", "Seiten")}.`,
  sleeping: (who, time) => `${who} schläft bis ${time}.`,

  look: (lane) => `${lane}: Client für Client`,
  none: "kein Client gewählt",
  pointOut: "Auf einen Block zeigen, um ihn zu lesen, oder mit den Pfeiltasten von Client zu Client gehen.",
  summary: (lane, from, to, clients, write, read) =>
    `${lane}, der Server von ${from} bis ${to}. ${clients} ${write} ${read}`,
  counts: {
    of: (all, count, states) => `Von ${all} ${plural(count, "Client", "Clients")}: ${states}.`,
    others: (all, states) => `Von den weiteren ${all} Clients: ${states}.`,
    computes: (count, number) => `${count} ${plural(number, "rechnet", "rechnen")}`,
    write: (count, number) => `${count} ${plural(number, "wartet", "warten")} auf eigenes Schreiben`,
    read: (count, number) => `${count} ${plural(number, "wartet", "warten")} auf eigenes Lesen`,
    page: (count, number) => `${count} ${plural(number, "wartet", "warten")} auf fremde I/O`,
    frame: (count, number) => `${count} ${plural(number, "wartet", "warten")} auf einen Rahmen`,
    log: (count, number) => `${count} ${plural(number, "wartet", "warten")} auf das Log`,
    rest: (count, number) => `${count} ${plural(number, "fordert", "fordern")} nichts an`,
  },
  channels: (kind, busy, slots, queued) =>
    `${busy} von ${slots} ${kind === "write" ? "Schreibkanälen" : "Lesekanälen"} sind belegt, ${queued} I/Os in ihrer Schlange.`,

  who: {
    label: "Wer geschrieben hat",
    share: (name, percent, pages) => `${name} ${percent} (${pages} Seiten)`,
    nothing: "Es wurde noch nichts geschrieben.",
    backend: "die Clients",
    clean: "der Background Writer",
    checkpoint: "der Checkpointer",
  },

  holds: {
    full: (slots, queued, count) =>
      `Alle ${slots} Schreibkanäle sind belegt${count === 0 ? "" : `, und ${queued} ${plural(count, "Seite wartet", "Seiten warten")}`}: Gemeinsam zu schreiben spart keine Zeit mehr`,
    fullNow: (slots) =>
      `Alle ${slots} Schreibkanäle sind in diesem Augenblick belegt: Gemeinsam zu schreiben spart nur Zeit, solange welche leer stehen`,
    idle: (idle, slots, clients, free, count) =>
      `${idle} von ${slots} Schreibkanälen ${plural(free, "steht", "stehen")} leer, während ${clients} ${plural(count, "Client", "Clients")} auf eigenes Schreiben ${plural(count, "wartet", "warten")}: ACE kann ${plural(free, "ihn", "sie")} füllen`,
    quiet: (idle, slots, free) =>
      `${idle} von ${slots} Schreibkanälen ${plural(free, "steht", "stehen")} leer, und kein Client wartet auf eigenes Schreiben`,
    noFrame: "Der Lauf ist zu Ende, weil jeder Rahmen gepinnt war",
    over: "Der Lauf ist zu Ende",
    oneFull: "Der eine Schreibkanal ist belegt: Gemeinsam zu schreiben spart keine Zeit",
    soFar: (what, percent) => `${what}; Schreibkanäle bisher zu ${percent} belegt`,
    compared: (what, without, withAce) =>
      `${what}; Schreibkanäle bisher belegt: ${without} ohne ACE, ${withAce} mit ACE`,
  },
};
