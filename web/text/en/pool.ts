/** The picture of a pool, in the picture and in words. */
import { plural } from "./plural.ts";

/** More pages than are listed follow. */
const listed = (pages: readonly string[]) => pages.join(", ");

export const pool = {
  asks: "Enter asks what became of it",
  history: "Its history",
  nextCells: "next to go →",
  states: { free: "free", clean: "clean", dirty: "dirty" },
  /** State of a prefetched page. */
  prefetchedState: (state: string) => `${state}, prefetched`,
  /** Names of counts that are drawn at a frame. */
  badge: (name: string, value: number) => `${name} ${value}`,
  window: "window",
  hand: "hand",
  page: (name: string) => `page ${name}`,

  requested: "requested",
  writtenTogether: "written together",
  prefetchedNow: "prefetched in this step",
  alsoChanged: (pages: readonly string[], more: boolean) =>
    `Also changed: ${listed(pages)}${more ? ", …" : ""}.`,
  changed: "changed",
  evictedFromHere: (page: string) => `page ${page} evicted from here`,
  lookedFor: "looked for",
  leftHere: (page: string) => `page ${page} left from here in this step`,
  spared: "would have gone by the reference policy",
  sparedPage: (page: string) => `By the reference policy ${page} would have gone.`,

  frameFree: (frame: number) => `frame ${frame}: free`,
  framePage: (frame: number, page: string) => `frame ${frame}: page ${page}`,

  byFrame: "By frame",
  byEvictionOrder: "By eviction order, next to go last",
  mruToLru: "MRU to LRU",
  listing: (order: string, pages: readonly string[]) => `${order}: ${listed(pages)}.`,
  requestedPage: (page: string) => `Requested: ${page}.`,
  evictedPages: (pages: readonly string[]) => `Evicted: ${listed(pages)}.`,
  writtenPages: (pages: readonly string[]) => `Written and still here: ${listed(pages)}.`,
  prefetchedPages: (pages: readonly string[]) => `Prefetched: ${listed(pages)}.`,
  counts: (label: string, frames: number, dirty: number, clean: number, free: number) =>
    `${label}: pool of ${frames} ${plural(frames, "frame", "frames")}: ${dirty} dirty, ${clean} clean, ${free} free.`,
  windowSpans: (pages: number, name: string) => `The last ${pages} are the ${name}.`,
  handAt: (frame: number) => `The hand is at frame ${frame}.`,

  rowByRow: "By frame number, row by row.",
  listRowByRow: "MRU first, LRU · next to go last, row by row.",
  ringOrder: "In eviction order: last to go first, next to go last.",
  lineMarks: (name: string, pages: number) => `The line marks the ${name} (${pages} pages).`,
  windowCaption: (name: string, pages: number) => `${name} (${pages})`,
  mru: "MRU",
  lru: "LRU",
  lastToGo: "last to go",
  lruNextToGo: "LRU · next to go",
  nextToGo: "next to go",
  countCaption: (name: string) => `below each number: ${name}`,
  byFrameNumber: "by frame number",
  loadingMap: "Loading the pool …",

  lookIntoFrame: (label: string) => `${label}: look into a frame`,
  noFrame: "no frame chosen",
  pointAtFrame: "Point at a frame to read it, or use the arrow keys.",

  zoom: (label: string) => `${label}: zoom`,
  zoomAction: (label: string, action: string) => `${label}: ${action}`,
  zoomOut: "zoom out",
  zoomIn: "zoom in",
  fit: "Fit",
  showAll: "show all frames",

  asTable: "Pool as a table",
  tableOf: (label: string) => `${label}: pool as a table`,
  caption: (label: string, inOrder: boolean) =>
    `${label}: pool, ${inOrder ? "in the order of the picture" : "by frame"}`,
  frameColumn: "Frame",
  pageColumn: "Page",
  stateColumn: "State",
  stepColumn: "In this step",
  none: "none",
  earlierRows: "Earlier rows",
  laterRows: "Later rows",
  rows: (from: number, to: number, of: number) => `Rows ${from} to ${to} of ${of}`,
};
