/** Opens a trace file in this lab's engine. */
import { tracesInto } from "../../../engine/ownTrace/open.ts";
import { type Made, OwnTraceBuilder } from "../../../engine/pkg/ace/ace.js";

export const readOwnTrace = tracesInto<Made>(
  ({ requests, pages }) => new OwnTraceBuilder(requests.length, pages),
);
