/** Recorded traces: tables and indexes, pins, and what the database itself found. Numbers come formatted. */

export const recorded = {
  key: "Pages by table and index",
  /** In the place of "pages are called by the ids of the file". */
  statement: (number: string, of: string) => `Statement ${number} of ${of}:`,
  more: (count: string) => `and ${count} more`,
  kinds: {
    heap: "heap",
    leaf: "leaf",
    internal: "internal",
    root: "root",
    meta: "meta",
    overflow: "overflow",
    free: "free",
    other: "other",
  } as Record<string, string>,
  page: (relation: string, block: string, kind: string | null) =>
    `${relation}, block ${block}${kind === null ? "" : ` (${kind})`}`,

  pinLegend:
    "A pin on a cell: a client holds the page as the next request comes, so it may not leave; with a number, that many clients. The stripe beneath a page is its table's colour.",
  pinned: (clients: readonly string[]) =>
    clients.length === 1
      ? `Client ${clients[0]} holds it: pinned, it may not leave.`
      : `Clients ${clients.join(", ")} hold it: pinned, it may not leave.`,

  counting: "Counting by table and index",
  caption: "What the whole run does with each table and index",
  relation: "Table or index",
  pages: "Pages",
  requests: "Requests",
  misses: (lane: string) => `Misses, ${lane}`,
  written: (lane: string) => `Written, ${lane}`,
  resident: (lane: string) => `In the pool at the end, ${lane}`,
  unnamed: "pages without a name",
  all: "all",
  missShare: (share: string) => `${share} of its requests`,
  alike: (compared: string, lane: string) =>
    `${lane}: 0 of ${compared} requests differ from what the database itself found.`,
  differ: (differ: string, compared: string, share: string, first: string, lane: string) =>
    `${lane}: ${differ} of ${compared} requests differ from what the database itself found (${share}); the first is request ${first}.`,
  toFirst: "Go there",
  ended: (request: string, frames: string) =>
    `The run ends before request ${request}: no unpinned buffers available, as PostgreSQL says. All ${frames} frames hold pinned pages.`,
  unmatched: (count: string) =>
    `${count} pins were given back by clients that did not hold them, as recorders miss some; they change nothing.`,

  over: "Who lives in the pool",
  overHelp: "Pages of each table and index in the pool along the run; a click goes there.",
  overOf: (lane: string) => `Pages in the pool, ${lane}`,
  at: (request: string) => `after request ${request}`,
  others: "all others",
  frames: "frames",
  csv: "Save as CSV",

  remarks: "Statements",
  remark: (text: string, from: string, to: string) => `${text}, requests ${from} to ${to}`,

  snapshot: {
    opened: (pages: string, file: string) => `The pool begins with the ${pages} pages of ${file}.`,
    unknown: (count: string) =>
      `${count} of them are never asked for in this trace; they stand behind its pages.`,
    twice: (count: string) =>
      `${count} of these have the name of a page in another frame: they are taken for pages of another database or schema.`,
    noRecording: (file: string) =>
      `${file} is a snapshot of a pool. Open the recording first, with names of tables: the run then starts from this pool.`,
  },

  uncounted: (lanes: string) =>
    `Not counted here: ${lanes}. A fork goes on with another lane's pool, and an own policy is no part of the engine.`,
  outside:
    "Outside the model: ring buffers of large sequential scans, VACUUM and COPY, local buffers of temporary tables, the background writer's and checkpointer's writes, and WAL.",
};
