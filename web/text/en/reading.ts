/** How a trace file is read: web/text/reading.ts. Numbers come formatted; ids of options and formats are the engine's. */
import { plural } from "./plural.ts";

export const reading = {
  title: (name: string) => `How to read ${name}`,
  again: "Read in another way …",
  wasRead: (name: string, as: string) => `${name} was read as ${as}.`,
  summary: (format: string, records: string, requests: string, pages: string, ignored: string) =>
    `${format}: ${records}, ${requests}, ${pages}, ${ignored} ignored`,
  records: (count: number, shown: string) => `${shown} ${plural(count, "record", "records")}`,
  requests: (count: number, shown: string, reads: string, writes: string) =>
    `${shown} ${plural(count, "request", "requests")} (${reads}, ${writes})`,
  reads: (count: number, shown: string) => `${shown} ${plural(count, "read", "reads")}`,
  writes: (count: number, shown: string) => `${shown} ${plural(count, "write", "writes")}`,
  pages: (count: number, shown: string, size: string) =>
    `${shown} ${plural(count, "page", "pages")}${size === "" ? "" : ` of ${size}`}`,
  inVolumes: (pages: string, volumes: string) => `${pages} in ${volumes} volumes`,

  several: "What the file holds fits several formats. Which one is it?",
  none: "No format fits this file. Say what its columns are, or which format it is.",
  oneMember: "The archive has several files. Which one is the trace?",
  moreMembers: "… or another one, by its whole path",
  firstLines: "First lines of the file",
  columnsWay: "Columns …",
  columnsAbout: "Say what each column is",
  anotherWay: "Another format …",

  readAs: "Read as",
  itself: "what it looks like",
  columns: "columns of any kind",
  table: "First rows, with a menu over each column",
  columnOf: (number: number) => `Column ${number}`,
  columnNamed: (number: number, name: string) => `Column ${number}: ${name}`,
  roles: {
    "": "not used",
    op: "operation",
    page: "page",
    key: "key (any text)",
    offset: "offset",
    size: "size",
    volume: "volume",
    client: "client",
    time: "time",
  } as Readonly<Record<string, string>>,
  needed: "Say which column is the page, the key or the offset.",
  options: {
    page: "Page size",
    unit: "An offset or id counts in",
    size_unit: "A size counts in",
    hex: "Hexadecimal columns",
    separator: "Between columns",
    header: "First line",
    ops: "Words for operations",
    action: "Action",
    volume: "Volume",
  } as Readonly<Record<string, string>>,
  usualPage: "4 KiB, if in bytes",
  bytes: (size: string) => `${size} bytes`,
  byItself: "as it looks",
  separators: { ",": "comma", ";": "semicolon", tab: "tab", space: "blanks" } as Readonly<
    Record<string, string>
  >,
  headers: { yes: "names the columns", no: "is data" } as Readonly<Record<string, string>>,
  opsExample: "such as read=28|get,write=2a",
  actions: { Q: "Q, queued", D: "D, sent to the device", C: "C, completed" } as Readonly<
    Record<string, string>
  >,
  allVolumes: "all",

  counting: (share: string, requests: string) => `Read so far: ${share}, ${requests} requests`,
  countingLabel: "Reading with these choices",
  stop: "Stop",
  stopped: "Stopped: the file can be opened all the same.",
  gives: (what: string) => `It gives ${what}.`,
  open: "Open",
  cancel: "Cancel",

  /** Of files that cannot be read. */
  readerNotStarted: "The reader could not be started.",
  readerNotLoaded: "The reader could not be loaded",
  readerConnection: "a connection to the page's own server",
  notToItsEnd: (why: string) => `it cannot be read to its end (${why}).`,
  fileChanged: "it became shorter while it was read",
  cannotBeUsed: (value: string, legal: string) => `${value} cannot be used; legal: ${legal}.`,
  readingStopped: "reading was stopped; nothing was loaded.",
  bytesAFile: (most: number) => `up to ${most} bytes a file`,
  fileNotRead: "A file that cannot be read",
  filesThere: "files that are there, and no folders",
  valueLegal: (value: string, legal: string) => `${value}; legal: ${legal}`,
};
