/** The game: the player is the policy. */

const list = (pages: readonly string[]) =>
  pages.length < 2 ? pages.join() : `${pages.slice(0, -1).join(", ")} and ${pages.at(-1)}`;

export const beatAce = {
  title: "Beat ACE",
  loading: "Drawing the game …",
  ofDay: (day: string) => `Game of ${day}`,
  ofWord: (word: string) => `Game “${word}”`,
  task: "You are the policy: 20 requests, 5 frames. Use less device time than ACE.",
  rules: [
    "A hit costs nothing and is served at once. At a miss one page must go. Each miss reads a page: 100 µs.",
    "A clean page goes for nothing. A dirty one is written first: 300 µs, and up to two more dirty pages are written with it for nothing.",
    "Beside you run LRU, ACE (LRU that writes up to three dirty pages together) and the cheapest play.",
    "LRU marks the least recently used page. ACE always takes the one of its own pool.",
    "You see the next three requests. Dirty pages at the end cost nothing.",
  ],
  atStart: "The pool at the start:",
  prices: "A read: 100 µs. A write of one to three pages: 300 µs.",
  beginning: "Hits are served at once, up to the first miss.",
  start: "Start: two minutes",
  untimed: "Start without a clock",
  clockHelp: "The clock runs only while you choose. When it ends, LRU makes the remaining moves.",
  keys: "Keys: 1 to 5 choose the page that goes, Shift with 1 to 5 what is written with it, Enter goes.",

  request: (number: string, of: string) => `Request ${number} of ${of}`,
  left: (time: string) => `${time} left`,
  served: (of: string) => `All ${of} requests served`,
  requests: "The request, and the next three",
  missing: (page: string, write: boolean) =>
    `Page ${page} is ${write ? "written" : "read"}, and not in the pool. Which page goes?`,
  pool: "Which page goes?",
  lru: "LRU",
  cell: (frame: string, page: string, dirty: boolean, lru: boolean) =>
    `Frame ${frame}: page ${page}, ${dirty ? "dirty" : "clean"}${lru ? ", least recently used" : ""}`,
  riders: "Written with it, for nothing: up to two",
  noneDirty: "No other page is dirty.",
  rider: (page: string) => `Write page ${page} with it`,
  choose: "Choose the page that goes. ACE would take the one marked LRU.",
  clean: (page: string, time: string) => `Page ${page} is clean: nothing is written. ${time}.`,
  alone: (page: string, time: string) => `Page ${page} is written by itself. ${time}.`,
  together: (pages: readonly string[], time: string) => `Pages ${list(pages)} are written together. ${time}.`,
  room: (count: number) =>
    count === 1 ? "One more dirty page can come along." : `${count} more dirty pages can come along.`,
  go: "Go",

  hit: (page: string) => `Page ${page}: hit.`,
  wentClean: (page: string, victim: string, time: string) =>
    `Page ${page} is read, page ${victim} goes, clean: ${time}.`,
  wentDirty: (page: string, victim: string, written: readonly string[], time: string) =>
    written.length === 1
      ? `Page ${page} is read, page ${victim} is written and goes: ${time}.`
      : `Page ${page} is read, page ${victim} goes; pages ${list(written)} are written together: ${time}.`,

  track: "Device time at the same request",
  trackEnd: "Device time of all requests",
  moves: "Moves",
  you: "You",
  ace: "ACE",
  cheapest: "Cheapest",

  won: (time: string) => `ACE beaten by ${time}.`,
  lost: (time: string) => `ACE wins by ${time}.`,
  level: "Level with ACE.",
  perfect: "No game of these requests is cheaper.",
  ranOut: (request: string) => `The clock ran out at request ${request}; LRU made the moves from there.`,
  dearest: ({ request, page, evicted, written, evict, write, time }: DearestWords) =>
    `The move that cost most: at request ${request}, for page ${page}, page ${evicted} went${beside(evicted, written)}. Had page ${evict} gone${beside(evict, write)}, the game could have ended with ${time} less device time.`,
  link: "Link that replays the moves",
  copy: "Copy link",
  share: "Share",
  known: "ACE and LRU see no future request; you saw three. The cheapest play knows all twenty.",
  again: "Play again",
  same: "The same game again",
  replay: "Watch the moves",
  play: "Play this game",
  next: "Another game",
  ofToday: "Game of the day",
  others: "A game for a class",
  othersHelp: "The same word gives everyone the same game.",
  word: "Word or number",
  draw: "Draw",
  handIn: "Result as a line",
  handInHelp: "A teacher can count it again in “Check result lines”: a move is right if none was cheaper.",
  result: (time: string, ace: string) => `Beat ACE: ${time}, ACE ${ace}`,

  inLab: "LRU and ACE on these requests, in the lab",

  replayed: "The moves of a link, played again",
  stepper: { toStart: "To the start", back: "Back", step: "Step", toEnd: "To the end" },
  beforeFirst: "Before the first request.",
  incomplete: (request: string) => `a move for every miss; there is none for request ${request}`,
  aDay: "a day such as 2026-11-27",
  today: "today",
  noReplay: (message: string) => `The link's moves cannot be replayed: ${message}`,
};

/** Pages by their names; `written` and `write` have all pages of the batch, the one that goes among them. */
interface DearestWords {
  request: string;
  page: string;
  evicted: string;
  written: readonly string[];
  evict: string;
  write: readonly string[];
  time: string;
}

function beside(page: string, written: readonly string[]): string {
  if (written.length === 0) return ", clean";
  const others = written.filter((other) => other !== page);
  return others.length === 0 ? ", written by itself" : `, written with ${list(others)}`;
}
