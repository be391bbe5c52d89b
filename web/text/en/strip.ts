/** The strip of requests, the tray of a step, and the marks above the scrubber. Numbers come formatted. */
import { plural } from "./plural.ts";

export const strip = {
  label: "Requests: served, current, next",
  beforeFirst: (requests: number, shown: string) =>
    `Before the first of ${shown} ${plural(requests, "request", "requests")}`,
  request: (position: string, requests: string) => `Request ${position} of ${requests}`,
  /** `further`: whether pages can be created and the pool emptied. */
  key: (lanes: string, further: boolean) =>
    `R read, W write${further ? ", N new page, F pool emptied" : ""} · ● hit, ○ miss (${lanes}) · dashed: still to come`,
  group: (name: string, number: string) => `${name} #${number}`,
  read: (page: string) => `read of page ${page}`,
  write: (page: string) => `write of page ${page}`,
  create: (page: string) => `creation of page ${page}`,
  emptied: "the pool is emptied",
  title: (request: number, words: string) => `request ${request}: ${words}`,
  hit: "hit",
  miss: "miss",
  notKnown: "not known",
  lane: (number: number) => `lane ${number}`,
};

export const tray = {
  label: "This step",
  written: "written",
  writtenTogether: "written together",
  evicted: "evicted",
  prefetched: "prefetched",
  secondChance: "second chance",
  beforeFirst: "before the first request",
  hit: "hit: no device access",
  freeFrame: "miss: read into a free frame, nothing evicted",
};

export const marks = {
  evictions: "evictions",
  batches: "write batches",
  divergences: "lanes differ",
  evictionCount: (all: string, dirty: string) => `${all} evictions, ${dirty} of them of dirty pages`,
  batchCount: (all: string) => `${all} write batches`,
  alike: "the lanes act alike",
  differ: (requests: string) => `the lanes differ at ${requests} requests`,
  firstAt: (request: string) => `, first at request ${request}`,
  /** The name of the mark there. */
  firstDiffer: (request: string) => `lanes first differ here: request ${request}`,
  alongTrace: (parts: readonly string[]) => `Along the trace: ${parts.join("; ")}.`,
  rows: (names: readonly string[]) => `Rows: ${names.join(", ")}.`,
};
