/** Opens a trace file in this lab's engine. */
import { tracesInto } from "../../../engine/ownTrace/open.ts";
import { type OwnTrace, OwnTraceBuilder } from "../../../engine/pkg/ace/ace.js";

export const readOwnTrace = tracesInto<OwnTrace>(
  ({ requests, pages }) => new OwnTraceBuilder(requests.length, pages),
);
