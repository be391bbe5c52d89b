/** Runs with the log strip: the engine's module of them. */
import init, {
  engine_memory,
  Lab,
  Made,
  making,
  OwnTraceBuilder,
  registry_json,
  set_device_bytes,
} from "../../../engine/pkg/log/log.js";
import address from "../../../engine/pkg/log/log_bg.wasm?url";
import type { Registry } from "../../../engine/types.ts";
import { asAce, furtherModule } from "../engine/further.ts";
import { Session } from "../engine/session.ts";

class LoggedSession extends Session {
  constructor(lab: Lab, known: Registry) {
    super(asAce(lab), known, engine_memory);
  }
}

export const load = furtherModule<Lab, Made>({
  ...{ address, init, registry_json, set_device_bytes, Lab, OwnTraceBuilder, making },
  isOwn: (trace): trace is Made => trace instanceof Made,
  parameters: () => [],
  session: (lab, registry) => new LoggedSession(lab, registry),
});
