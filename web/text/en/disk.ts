/** The disk strip: all pages on disk, how often they are asked for, and which are in the pools. */
export const disk = {
  title: "Disk",
  pictureTitle: (run: string, when: string) => `${run}: the disk ${when}`,
  loading: "Loading the disk strip …",
  pages: (count: string) => `${count} pages`,
  asked: "asked for",
  counting: "counting …",
  clean: "clean, in the pool",
  dirty: "dirty, in the pool",
  absent: "on disk only",
  read: "just read",
  written: "just written",
  askedHelp: "bars: how often asked for in the whole trace",
  fullHeight: (percent: string) => `full height: ${percent} of a column's pages`,
  pointOut: "Point at a page to read it, or use the arrow keys.",
  look: "Look into the disk",
  asksAbout: (page: string) => `A click asks about page ${page}.`,
  noneChosen: "no page chosen",
  page: (page: string) => `Page ${page}`,
  range: (from: string, to: string) => `Pages ${from} to ${to}`,
  askedTimes: (times: string, one: boolean) =>
    ` asked for ${times} ${one ? "time" : "times"} in the whole trace`,
  laneOne: (lane: string, state: string) => `${lane}: ${state}`,
  laneMany: (lane: string, resident: string, dirty: string) =>
    `${lane}: ${resident} in the pool, ${dirty} dirty`,
  justRead: (pages: string) => `, just read: ${pages}`,
  justWritten: (pages: string) => `, just written: ${pages}`,
  further: (count: string) => ` and ${count} more`,
  /** Of the whole figure. */
  summary: (pages: string, lanes: string) => `Disk of ${pages} pages. ${lanes}.`,
  summaryLane: (lane: string, resident: string, dirty: string) =>
    `${lane}: ${resident} pages in the pool, ${dirty} of them dirty`,
  asTable: "Disk as a table",
  columnPages: "Pages",
  columnAsked: "Asked for",
  columnResident: (lane: string) => `${lane}: in the pool`,
  columnDirty: (lane: string) => `${lane}: dirty`,
};
