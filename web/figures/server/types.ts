/** What the picture of the server is made of, as the engine gives it; times in us since the start of the run. */
import type { Picture } from "../../engine/types.ts";

export type {
  Doing,
  Picture as ServedBlocks,
  Served as ServedLane,
  ServedChannels,
  ServedClient,
  ServedIo,
  ServedWriter,
} from "../../engine/types.ts";

export type Writer = "bgwriter" | "checkpointer";

/** A client's place, from 0, or a writer. */
export type Owner = number | Writer;

export type ClientSpan = Picture["clients"][number];
export type WriterSpan = Picture["writers"][number];
export type IoSpan = Picture["reads"][number];
export type QueueStep = Picture["read_queue"][number];
