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
  bucket: {
    title: "In welches Fach fällt ein Block?",
    intro:
      "PBM-PQ hält Blöcke nach ihrer geschätzten Zeit in Fächern. Berechnen Sie die Schätzung eines Blocks: Wohin fällt er?",
    question: (block) => `PBM-PQ schätzt jetzt Block ${block}. In welches Fach fällt er?`,
    alone: (stream) =>
      `Wer nur auf Stream ${stream} sieht, der ihn nicht liest, hält ihn für einen, den niemand verlangt hat.`,
    time: (us, because) => `Dort liegen ${us} µs. ${because}`,
  },
  streamFirst: {
    title: "Welcher Stream liest den Block zuerst?",
    intro: "Manche Scans sind nah, manche schnell. Welcher kommt nach den Schätzungen zuerst zu einem Block?",
    notReading: (stream) =>
      `Wer nur auf den Abstand sieht, nach vorn oder zurück, nimmt Stream ${stream}. Er liest den Block nicht.`,
    byDistance: "Wer Blöcke zählt und die Geschwindigkeit weglässt, nimmt den nächsten Scan.",
    bySpeed: "Wer auf die Geschwindigkeit sieht und den Abstand weglässt, nimmt den schnellsten Scan.",
    byLast: "Ihn nimmt, wer den letzten der Scans nimmt. Der früheste zählt.",
    byStart: "Ihn nimmt, wer weder Abstand noch Geschwindigkeit zu Ende vergleicht.",
  },
  follower: {
    title: "Treffer oder Fehlzugriff für den Nachfolger?",
    intro:
      "Ein Scan folgt unter LRU einem anderen. Zählen Sie, welche Blöcke dazwischen kamen: Ist seine nächste Anfrage ein Treffer?",
    pool: (frames) => `LRU, ein Pool von ${frames} Rahmen.`,
    caption: "Der Block, den jeder Stream zuletzt verlangt hat. Alle lesen Block für Block.",
    first: "beginnt mit Block",
    earlier: (leader, block) => `als Stream ${leader} Block ${block} verlangte`,
    now: "jetzt",
    notBegun: "nicht begonnen",
    count: (leader, block, summed, others, frames) =>
      `Seit Stream ${leader} Block ${block} verlangt hat, wurden ${summed} = ${others} andere Blöcke verlangt. Der Pool hat ${frames} Rahmen: Bis zu ${Number(frames) - 1} andere lassen den Block, wo er ist.`,
    allRead: (before, frames) =>
      `Wer alle ${before} bisher gelesenen Blöcke zählt, findet in ${frames} Rahmen keinen Platz für sie. Nur die seitdem zählen.`,
    distrust: "Fehlzugriff sagt, wer glaubt, dass LRU für einen Scan, der folgt, nichts behält.",
    leaderAlone: (leader, own, frames) =>
      `Wer zählt, wie weit Stream ${leader} gekommen ist, ${own} von ${frames} Blöcken, vergisst, dass auch die anderen Rahmen belegen.`,
    forgets: (frames) =>
      `Wer glaubt, dass ein gelesener Block bleibt, vergisst, dass der Pool nur ${frames} Rahmen hat.`,
  },
  why: {
    title: "Warum ging dieser Block?",
    intro:
      "PBM-sampling hat unter den gezogenen Blöcken gewählt. Finden Sie den Grund; die anderen Gründe sind hier nicht wahr.",
    question: ({ stream, block, drawn, victim }) =>
      `Stream ${stream} verlangte Block ${block}. Gezogen wurden, in dieser Reihenfolge, die Blöcke ${drawn}. Warum ging Block ${victim}?`,
    reasons: {
      only: "Nur ihn von den gezogenen Blöcken liest kein laufender Scan mehr.",
      last: "Ein Scan liest ihn noch, und von den gezogenen wird er zuletzt gebraucht.",
      first: "Mehrere der gezogenen liest kein Scan mehr, und er wurde davon zuerst gezogen.",
      farthest: "Ein Scan liest ihn noch und hat davor mehr Blöcke als bei den anderen.",
      ofAll: "Von allen Blöcken im Pool, nicht nur den gezogenen, wird er zuletzt gebraucht.",
      slowest: "Der Scan, der ihn als nächster liest, ist der langsamste der laufenden.",
      lru: "Von allen Blöcken im Pool ist er der am längsten nicht benutzte.",
    },
    wrong: {
      allAsked: (drawn) => `Jeden der gezogenen Blöcke ${drawn.join(", ")} liest noch ein Scan.`,
      othersToo: (unasked) => `Keinen der Blöcke ${unasked.join(", ")} liest ein laufender Scan.`,
      onlyOne: (victim) => `Von den gezogenen Blöcken ist ${victim} der einzige dieser Art.`,
      farther: (estimate) => `Das sagt, wer nur Blöcke zählt. ${estimate}`,
      later: (block) =>
        `Das sagt, wer den ganzen Pool ordnet. Block ${block} wird noch später gebraucht, aber er wurde nicht gezogen oder ist gepinnt.`,
      slower: (stream) => `Das sagt, wer nur auf die Geschwindigkeit sieht. Stream ${stream} ist langsamer.`,
      lru: (block) => `Das ist die Regel von LRU, das Block ${block} genommen hätte.`,
    },
  },
};
