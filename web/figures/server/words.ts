/** The picture in words: what each client does, why it waits and for whom. */
import { formatDigits } from "../../text/numbers.ts";
import { serverText } from "../../text/server.ts";
import { text } from "../../text/text.ts";
import { formatCount, formatTimeShort } from "../../ui/format.ts";
import { STATE_NAMES, stateOf } from "./looks.ts";
import type {
  ClientSpan,
  IoSpan,
  Owner,
  ServedBlocks,
  ServedChannels,
  ServedClient,
  ServedIo,
  ServedLane,
  Writer,
} from "./types.ts";

export type NameOf = (page: number) => string;

/** A share as a percentage; 0% and 100% only where they are exact. */
export function percentOf(share: number): string {
  const percent = share * 100;
  const shown = percent > 0 && percent < 1 ? Math.max(percent, 0.1) : percent;
  const digits = (shown > 0 && shown < 1) || (percent > 99 && percent < 100) ? 1 : 0;
  return text().numbers.percent(formatDigits(percent < 100 ? Math.min(shown, 99.9) : percent, digits));
}

/** Rows count from 0, requests in words from 1, as everywhere. */
export const requestName = (row: number) => formatCount(row + 1);

const calledAt = (lane: ServedLane, place: number) => String(lane.clients[place]?.name ?? place);

export function ownerWords(lane: ServedLane, owner: Owner | null): string {
  const words = serverText();
  if (owner === null) return words.does.somebody;
  return typeof owner === "number" ? words.client(calledAt(lane, owner)) : words.writers[owner];
}

const MOST_LISTED = 4;

function listed(ios: readonly ServedIo[], count: number, nameOf: NameOf): string {
  const words = serverText();
  const names = ios.slice(0, MOST_LISTED).map(({ page }) => nameOf(page));
  const more = count - names.length;
  const pages = names.join(", ");
  return words.pages(more > 0 && names.length > 0 ? words.further(pages, formatCount(more)) : pages, count);
}

/** A client's own I/Os of a kind, and how many of them are in the queue. */
function ownOf({ running, queue }: ServedChannels, client: number) {
  const own = ({ owner }: ServedIo) => owner === client;
  const queued = queue.filter(own);
  return { ios: [...running.filter(own), ...queued], queued: queued.length };
}

function doingWords(lane: ServedLane, client: ServedClient, place: number, nameOf: NameOf): string {
  const { aClient, does } = serverText();
  const who = aClient(String(client.name));
  const page = nameOf(client.page);
  const own = (channels: ServedChannels) => {
    const { ios, queued } = ownOf(channels, place);
    const pages = listed(ios, ios.length, nameOf);
    return [pages, queued > 0 ? does.queued(formatCount(queued)) : "", ios.length] as const;
  };
  switch (client.doing) {
    case "computes":
      return does.computes(who, requestName(client.row), page);
    case "waits_for_write": {
      const [pages, queued, count] = own(lane.writes);
      return (count === 1 ? does.oneWrite : does.write)(who, pages, queued, page);
    }
    case "waits_for_read": {
      const [pages, queued, count] = own(lane.reads);
      if (count === 1 && ownOf(lane.reads, place).ios[0]?.page === client.page)
        return does.oneRead(who, page, queued);
      return does.read(who, pages, queued, page);
    }
    case "waits_for_page": {
      const { running, queue } = lane.writes;
      const written = [...running, ...queue].some((io) => io.page === client.page);
      return does.page(who, page, written ? "writes" : "reads", ownerWords(lane, client.waits_on));
    }
    case "waits_for_leaving":
      return does.leaving(who, page, ownerWords(lane, client.waits_on));
    case "waits_for_frame": {
      const at = lane.frame_queue.indexOf(place) + 1;
      return does.frame(who, page, formatCount(at), formatCount(lane.frame_queue.length));
    }
    case "waits_for_log":
      return does.log(who, requestName(client.row));
    default:
      return does[client.doing](who);
  }
}

/** What a client does at `nowUs`, in one sentence: "Client 3 waits for page 512, which client 5 is reading; for 40 µs now." */
export function clientWords(lane: ServedLane, place: number, nowUs: number, nameOf: NameOf): string {
  const client = lane.clients[place];
  if (client === undefined) return "";
  const since = formatTimeShort(Math.max(0, nowUs - client.since_us));
  return serverText().lasting(doingWords(lane, client, place, nameOf), since);
}

/** A block of a client that is over; of what it does now, all that is known. */
export function clientSpanWords(lane: ServedLane, span: ClientSpan, nowUs: number, nameOf: NameOf): string {
  const [place, doing, row, from, to] = span;
  const state = stateOf(doing);
  if (state === null || from >= (lane.clients[place]?.since_us ?? 0))
    return clientWords(lane, place, nowUs, nameOf);
  const { aClient, did, past } = serverText();
  const who = aClient(calledAt(lane, place));
  return past(who, requestName(row), did[state], formatTimeShort(to - from), formatTimeShort(to));
}

export function ioWords(lane: ServedLane, kind: "write" | "read", span: IoSpan, nameOf: NameOf): string {
  const [page, owner, slot, from, to] = span;
  const times = [formatTimeShort(from, to), formatTimeShort(to)] as const;
  return serverText().io(kind, nameOf(page), ownerWords(lane, owner), formatCount(slot + 1), ...times);
}

/** What a writer does now. */
export function writerWords(writer: Writer, state: { pages: number; acts_us: number | null }): string {
  const words = serverText();
  const who = words.aWriter[writer];
  return state.pages > 0 || state.acts_us === null
    ? words.writes(who, formatCount(state.pages), state.pages)
    : words.sleeping(who, formatTimeShort(state.acts_us));
}

/** "4 compute, 1 wait for the log": of clients from a place on, and the count of those. */
function stateCounts(clients: readonly ServedClient[]): string {
  const { counts } = serverText();
  const states = clients.map(({ doing }) => stateOf(doing));
  const parts = [...STATE_NAMES, null].flatMap((state) => {
    const count = states.filter((other) => other === state).length;
    return count === 0 ? [] : [counts[state ?? "rest"](formatCount(count), count)];
  });
  return parts.join(", ");
}

/** The clients that share a row. */
export function othersWords(lane: ServedLane, shown: number): string {
  const others = lane.clients.slice(shown);
  return serverText().counts.others(formatCount(others.length), stateCounts(others));
}

const channelWords = (kind: "write" | "read", { running, slots, queue }: ServedChannels) =>
  serverText().channels(kind, formatCount(running.length), formatCount(slots), formatCount(queue.length));

/** The whole picture, for those who do not see it. */
export function serverSummary(
  lane: ServedLane,
  { from_us }: ServedBlocks,
  [fromUs, toUs]: readonly [number, number],
  label: string,
): string {
  const words = serverText();
  const { clients, bgwriter, checkpointer } = lane;
  const states = words.counts.of(formatCount(clients.length), clients.length, stateCounts(clients));
  const from = formatTimeShort(Math.max(from_us, fromUs), toUs);
  const [write, read] = [channelWords("write", lane.writes), channelWords("read", lane.reads)];
  return [
    words.summary(label, from, formatTimeShort(toUs), states, write, read),
    ...(bgwriter === null ? [] : [writerWords("bgwriter", bgwriter)]),
    ...(checkpointer === null ? [] : [writerWords("checkpointer", checkpointer)]),
  ].join(" ");
}
