/** What became of a page: its card. `{at}` stands for the request, which is a button that goes there. */
export const ask = {
  /** "request 840", within a sentence. */
  request: (number: string) => `request ${number}`,
  goTo: (request: string) => `Go to ${request}`,
  close: "Close",
  closeCard: (page: string) => `Close the card of ${page}`,

  next: "Asked for next at {at}, in {away}.",
  nextAlone: "Asked for next at {at}.",
  away: (requests: number, shown: string) => (requests === 1 ? "1 request" : `${shown} requests`),
  never: "Not asked for again in this run.",

  since: "In the pool since {at}, read after a miss.",
  sincePrefetched: "In the pool since {at}, which prefetched it.",
  fromStart: "In the pool from the start.",
  notAsked: "Not asked for again since.",
  askedAgain: (times: number, shown: string) =>
    `Asked for again ${times === 1 ? "once" : `${shown} times`} since, last at {at}.`,
  dirtySince: "Dirty since {at}.",
  dirtyFromStart: "Dirty from the start.",
  cleanSince: (pages: number, shown: string) =>
    `Clean since {at}, which wrote it ${pages === 1 ? "alone" : `in a batch of ${shown}`}.`,

  left: "Left the pool at {at}:",
  leftBefore: "Had left it before at {at}:",
  hadCome: "It had been there since {at}.",
  neverLeft: "It has not left the pool so far.",
  neverThere: "It has not been in the pool so far.",

  requests: "Last requests for it",
  noRequest: "No request for it so far.",
  read: "read",
  write: "write",
  hit: "hit",
  miss: "miss",

  standing: "The past is looked up when the run stands still.",
  looking: "Looking through the past",
  looked: (percent: string) => `${percent} of the past looked through`,
};
