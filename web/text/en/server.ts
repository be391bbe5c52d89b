/** The picture of the server: web/figures/server. Numbers come formatted, beside a count that only chooses the form. */
import { plural } from "./plural.ts";

export const server = {
  heading: "Server: what happens while a client waits",
  less: "Less time, in more detail",
  more: "More time",
  present: {
    write: "Writes",
    read: "Reads",
    busy: (busy: string, slots: string) => `${busy} of ${slots} channels busy`,
    queued: (count: string) => `${count} in the queue`,
    clients: (count: string) => `Clients (${count}):`,
    ends: {
      done: "the run is over.",
      no_unpinned_buffers: "the run ends here: no unpinned buffers available.",
      too_late: "the run ends here: times beyond 2^53 ns are not exact.",
    },
  },
  panel: {
    about:
      "Several clients ask at once, share one pool and one device, and each waits for its own I/O. A background writer and a checkpointer may write beside them.",
    ownClients: "The clients are those of the recording.",
    turnOn: "Run with clients",
    turnOff: "Back to one client, by request",
    bgwriter: "Background writer",
    checkpointer: "Checkpointer",
    choices: {
      off: "off",
      on: "on",
      defaults: "PostgreSQL's defaults",
      eager: "eager: 1 ms, 1 000 pages",
      own: "own numbers",
    },
  },
  clients: "clients",
  others: (count: string) => `other ${count}`,
  write: "write",
  read: "read",
  /** Of the time that the picture shows. */
  busy: (percent: string) => `${percent} in view`,
  queue: (most: string) => `queue ≤ ${most}`,
  noQueue: "no queue",
  idle: "idle",
  before: (time: string) => `−${time}`,
  now: (time: string) => `now, ${time}`,
  unknown: "not kept",
  ended: "ended",
  sleeps: (time: string) => `sleeps until ${time}`,

  states: {
    computes: "computes",
    write: "waits for its write",
    read: "for its read",
    page: "for another's I/O",
    frame: "for a frame",
    log: "for the log",
  },
  owners: {
    io: "an I/O, in its client's colour",
    bgwriter: "of the background writer",
    checkpointer: "of the checkpointer",
  },
  idleChannel: "idle channel",

  client: (name: string) => `client ${name}`,
  aClient: (name: string) => `Client ${name}`,
  writers: { bgwriter: "the background writer", checkpointer: "the checkpointer" },
  aWriter: { bgwriter: "Background writer", checkpointer: "Checkpointer" },
  pages: (pages: string, count: number) => `${plural(count, "page", "pages")} ${pages}`,
  further: (pages: string, count: string) => `${pages} and ${count} more`,

  /** What a client does now: who it is comes first, for how long it has done so comes last. */
  lasting: (what: string, time: string) => `${what}; for ${time} now.`,
  does: {
    begins: (who: string) => `${who} has asked for nothing yet`,
    computes: (who: string, request: string, page: string) =>
      `${who} computes: page ${page} of its request ${request} is served`,
    write: (who: string, pages: string, queued: string, page: string) =>
      `${who} waits until its own ${pages} ${queued}are written, then it reads page ${page}`,
    oneWrite: (who: string, pages: string, queued: string, page: string) =>
      `${who} waits until its own ${pages} ${queued}is written, then it reads page ${page}`,
    /** Of one's own I/Os. */
    queued: (count: string) => `(${count} in the queue) `,
    read: (who: string, pages: string, queued: string, page: string) =>
      `${who} waits for its own reads of ${pages} ${queued}that began for page ${page}`,
    oneRead: (who: string, page: string, queued: string) =>
      `${who} waits for its own read of page ${page}${queued === "" ? "" : ", which is in the queue"}`,
    page: (who: string, page: string, io: "reads" | "writes", whose: string) =>
      `${who} waits for page ${page}, which ${whose} is ${io === "reads" ? "reading" : "writing"}`,
    leaving: (who: string, page: string, whose: string) =>
      `${who} waits to read page ${page}, which has left the pool and which ${whose} is still writing`,
    somebody: "another",
    frame: (who: string, page: string, place: string, all: string) =>
      `${who} waits for a frame for page ${page}, at place ${place} of ${all} in the queue`,
    log: (who: string, request: string) =>
      `${who} is done with request ${request} and waits until its commit is in the log`,
    gone: (who: string) => `${who} has nothing left to ask for`,
  },
  /** What a client did at the pointer. */
  past: (who: string, request: string, what: string, time: string, until: string) =>
    `${who}, request ${request}: ${what} for ${time}, until ${until}.`,
  did: {
    computes: "computed",
    write: "waited for its own writes",
    read: "waited for its own reads",
    page: "waited for another's I/O on its page",
    frame: "waited for a frame",
    log: "waited for the log",
  },
  io: (kind: "write" | "read", page: string, whose: string, channel: string, from: string, to: string) =>
    `Page ${page} is ${kind === "write" ? "written" : "read"} for ${whose}, on channel ${channel}, from ${from} to ${to}.`,
  idleAt: (kind: "write" | "read", channel: string) =>
    `${kind === "write" ? "Write" : "Read"} channel ${channel} stands idle.`,
  writes: (who: string, pages: string, count: number) =>
    `${who}: ${pages} ${plural(count, "page", "pages")} in flight.`,
  sleeping: (who: string, time: string) => `${who}: sleeps until ${time}.`,

  look: (lane: string) => `${lane}: client by client`,
  none: "no client chosen",
  pointOut: "Point at a block to read it, or go from client to client with the arrow keys.",
  summary: (lane: string, from: string, to: string, clients: string, write: string, read: string) =>
    `${lane}, server from ${from} to ${to}. ${clients} ${write} ${read}`,
  counts: {
    of: (all: string, count: number, states: string) =>
      `Of ${all} ${plural(count, "client", "clients")}, ${states}.`,
    others: (all: string, states: string) => `Of the other ${all} clients, ${states}.`,
    computes: (count: string, number: number) => `${count} ${plural(number, "computes", "compute")}`,
    write: (count: string, number: number) =>
      `${count} ${plural(number, "waits for its own writes", "wait for their own writes")}`,
    read: (count: string, number: number) =>
      `${count} ${plural(number, "waits for its own reads", "wait for their own reads")}`,
    page: (count: string, number: number) => `${count} ${plural(number, "waits", "wait")} for another's I/O`,
    frame: (count: string, number: number) => `${count} ${plural(number, "waits", "wait")} for a frame`,
    log: (count: string, number: number) => `${count} ${plural(number, "waits", "wait")} for the log`,
    rest: (count: string, number: number) => `${count} ${plural(number, "asks", "ask")} for nothing`,
  },
  channels: (kind: "write" | "read", busy: string, slots: string, queued: string) =>
    `${busy} of ${slots} ${kind} channels are busy, ${queued} I/Os in their queue.`,

  who: {
    label: "Who wrote",
    share: (name: string, percent: string, pages: string) => `${name} ${percent} (${pages} pages)`,
    nothing: "Nothing has been written yet.",
    backend: "clients",
    clean: "background writer",
    checkpoint: "checkpointer",
  },

  /** Of what holds now, without its full stop. */
  holds: {
    full: (slots: string, queued: string, count: number) =>
      `All ${slots} write channels are busy${count === 0 ? "" : ` and ${queued} ${plural(count, "write waits", "writes wait")}`}: writing together cannot save time any more`,
    fullNow: (slots: string) =>
      `All ${slots} write channels are busy at this moment: writing together saves time only while some stand idle`,
    idle: (idle: string, slots: string, clients: string, free: number, count: number) =>
      `${idle} of ${slots} write channels ${plural(free, "stands", "stand")} idle while ${clients} ${plural(count, "client waits for its own write", "clients wait for their own writes")}: ACE can fill ${plural(free, "it", "them")}`,
    quiet: (idle: string, slots: string, free: number) =>
      `${idle} of ${slots} write channels ${plural(free, "stands", "stand")} idle, and no client waits for a write of its own`,
    noFrame: "The run ended because every frame was pinned",
    over: "The run is over",
    oneFull: "The one write channel is busy: writing together cannot save time",
    soFar: (what: string, percent: string) => `${what}; write channels busy so far: ${percent}`,
    compared: (what: string, without: string, withAce: string) =>
      `${what}; write channels busy so far: ${without} without ACE, ${withAce} with ACE`,
  },
};
