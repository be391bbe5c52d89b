/** Models that the module of every visit has no room for, in one further module: how it gets the traces of the first one. */
import { fullAddress, initFull } from "../../../engine/full.ts";
import { engineLoader } from "../../../engine/load.ts";
import { unpacked } from "../../../engine/ownTrace/packed.ts";
import type { Made as AceMade, Lab as AceModule } from "../../../engine/pkg/ace/ace.js";
import {
  engine_memory,
  Lab,
  Made,
  making,
  OwnTraceBuilder,
  registry_json,
  set_device_bytes,
} from "../../../engine/pkg/full/full.js";
import { attempt } from "../../../engine/runSession.ts";
import type { Registry, Result } from "../../../engine/types.ts";
import type { Model, Running } from "../models.ts";
import { Session } from "./session.ts";

/** A session over lanes with a model. */
export class FurtherSession extends Session {
  constructor(
    protected readonly further: Lab,
    known: Registry,
  ) {
    // The session's class takes this module's lab for the first one's: what it does not have is not called.
    super(further as unknown as AceModule, known, engine_memory);
  }
}

interface Kind {
  model: Model;
  /** Numbers of the model, beside those of every lane. */
  parameters: (registry: Registry) => Registry["parameters"];
  session: new (lab: Lab, registry: Registry) => FurtherSession;
}

/** Traces of the page's first module, as this one has them. */
const adopted = new WeakMap<AceMade, Made>();

function adopt(trace: AceMade | Made): Made {
  if (trace instanceof Made) return trace;
  const packed = { requests: trace.packed(), pages: trace.pages, recorded: trace.recorded_bytes() };
  const own = adopted.get(trace) ?? unpacked<Made>(OwnTraceBuilder, packed);
  adopted.set(trace, own);
  return own;
}

/** Loads the module, unless the model's registry is at hand, and gives what runs scenes in it. */
export function furtherModel({ model, parameters, session }: Kind) {
  const load = engineLoader<Registry>({
    address: fullAddress,
    init: initFull,
    registry_json: () => registry_json(model),
    set_device_bytes,
  });
  return async (from = load): Promise<Running> => {
    const registry = await from();
    const numbers = parameters(registry);
    return {
      /** `trace`: a generated one of this module, or one of a file, of the other. */
      open: (scene, trace): Result<Session> =>
        attempt(() => new session(new Lab(JSON.stringify(scene), trace && adopt(trace).share()), registry)),
      making: (scene) => making(JSON.stringify(scene)),
      parameters: () => numbers,
      registry: () => registry,
    };
  };
}
