import type { PbmExercises } from "../en/pbmExercises.ts";
import { plural } from "./plural.ts";

const blocks = (count: number) => `${count} ${plural(count, "Block", "Blöcke")}`;

export const pbmExercises: PbmExercises = {
  picture: {
    caption: "Die laufenden Scans",
    stream: "Stream",
    reads: "liest Blöcke",
    range: (first, last) => `${first} bis ${last}`,
    at: "ist bei Block",
    speed: "µs je Block",
  },
  arithmetic: {
    block: (block) => `Block ${block}:`,
    reach: ({ stream, before, speed, us }) =>
      `Stream ${stream} hat ${blocks(before)} davor, ${before} × ${speed} µs = ${us} µs`,
    never: (stream) => `Stream ${stream} liest ihn nicht`,
    soonest: (us) => `Der früheste zählt: ${us} µs.`,
    nobody: "kein laufender Scan liest ihn, seine Zeit ist unendlich.",
  },
  drawn: {
    title: "Welcher der gezogenen Blöcke geht?",
    intro:
      "PBM-sampling hat einige Rahmen gezogen. Welcher dieser Blöcke wird zuletzt gebraucht? Es zählt, wo die Scans sind und wie schnell.",
    byDistance: "Ihn nimmt, wer Blöcke zählt und die Geschwindigkeit weglässt.",
    byLatest: "Ihn nimmt, wer statt des frühesten Scans den letzten zählt, der ihn liest.",
    byPassed: (stream) =>
      `Wer nur auf Stream ${stream} sieht, der an ihm vorbei ist, hält ihn für einen, den niemand braucht.`,
    bySoonest: "Ihn nimmt, wer verdrängt, was zuerst gebraucht wird.",
    byRange: "Ihn nimmt, wer nicht beachtet, welche Scans ihn lesen.",
  },
  timeToBlock: {
    title: "Wann wird ein Block gebraucht?",
    intro:
      "Berechnen Sie die Schätzung für einen Block daraus, wo die Scans sind und wie schnell. Auf 5 % genau ist richtig.",
    question: (block) =>
      `In wie vielen Mikrosekunden liest ein angemeldeter Scan Block ${block}, nach der Schätzung in diesem Augenblick?`,
    blocks: (before) =>
      `Das ist etwa der Abstand in Blöcken, ${before}. Die Zeit ist der Abstand mal der Zeit für einen Block.`,
    fromZero: (stream, block, speed) =>
      `Das ist ${block} × ${speed} µs, ab Block 0 gezählt. Es zählt der Abstand von da, wo Stream ${stream} ist.`,
    nearest: (stream, first) =>
      `Das ist Stream ${stream}: weniger Blöcke davor, aber jeder dauert länger. Stream ${first} ist früher da.`,
    other: (stream, first) =>
      `Das ist Stream ${stream}. Stream ${first} ist früher da, und der früheste zählt.`,
    sum: "Das ist die Summe über die Scans. Sie laufen nebeneinander: Der früheste zählt.",
    passed: (stream) =>
      `So weit ist Stream ${stream} schon über den Block hinaus. Er hat ihn gelesen und kommt nicht zurück.`,
    rule: "Für jeden Scan, der den Block noch liest: Blöcke davor mal Zeit für einen Block. Der früheste zählt.",
    within: "Bis zu 5 % mehr oder weniger ist richtig.",
  },
};
