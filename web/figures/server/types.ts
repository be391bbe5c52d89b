/** A lane of the server model as its picture takes it. Times in µs since the start of the run; fractions are possible. */

/** What a client does; "begins": it has asked for nothing yet, "gone": nothing is left for it. */
export type Doing =
  | "begins"
  | "computes"
  | "waits_for_write"
  | "waits_for_read"
  | "waits_for_page"
  | "waits_for_leaving"
  | "waits_for_frame"
  | "waits_for_log"
  | "gone";

export type Writer = "bgwriter" | "checkpointer";

/** Whose an I/O is: a client's place from 0, or a writer. */
export type Owner = number | Writer;

export interface ServedClient {
  /** What the client is called, which need not be its place. */
  name: number;
  doing: Doing;
  since_us: number;
  /** Row of its request in the trace, from 0. */
  row: number;
  page: number;
  write: boolean;
  frame: number;
  /** I/Os that it still waits for. */
  left: number;
  /** Whose I/O it waits for, where that is not its own. */
  waits_on: Owner | null;
}

export interface ServedIo {
  page: number;
  frame: number;
  owner: Owner;
  submitted_us: number;
  started_us: number;
  slot: number;
}

export interface ServedChannels {
  slots: number;
  /** Time of one I/O. */
  takes_us: number;
  running: ServedIo[];
  queue: ServedIo[];
  /** The greatest length of the queue so far. */
  queue_max: number;
}

export interface ServedWriter {
  /** Pages in flight. */
  pages: number;
  /** When it acts next; null while it waits for its writes. */
  acts_us: number | null;
}

export interface ServedLane {
  /** Events carried out. */
  events: number;
  looked_up: number;
  now_us: number;
  next_us: number | null;
  end: null | "done" | "no_unpinned_buffers" | "too_late";
  cpu_us: number;
  wal_us: number;
  txn: number;
  clients: ServedClient[];
  /** Places of the clients that wait for a frame, the first first. */
  frame_queue: number[];
  reads: ServedChannels;
  writes: ServedChannels;
  /** Pages that have left and are still being written. */
  leaving: number[];
  bgwriter: ServedWriter | null;
  checkpointer: ServedWriter | null;
}

export type ClientSpan = [client: number, doing: Doing, row: number, from_us: number, to_us: number];
export type WriterSpan = [writer: Writer, pages: number, from_us: number, to_us: number];
export type IoSpan = [page: number, owner: Owner, slot: number, from_us: number, to_us: number];
export type QueueStep = [at_us: number, length: number];

/** What happened in a window of time: see the engine's `server::recording::Blocks`. */
export interface ServedBlocks {
  /** Blocks before it are not known. */
  from_us: number;
  to_us: number;
  clients: ClientSpan[];
  writers: WriterSpan[];
  reads: IoSpan[];
  writes: IoSpan[];
  read_queue: QueueStep[];
  write_queue: QueueStep[];
}
