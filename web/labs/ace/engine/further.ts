/** A further module of the engine for this lab: how it is loaded, and how it gets the traces of the page's first one. */
import { type Engine, engineLoader } from "../../../engine/load.ts";
import { unpacked } from "../../../engine/ownTrace/packed.ts";
import type { Made as AceMade, Lab as AceModule } from "../../../engine/pkg/ace/ace.js";
import { attempt } from "../../../engine/runSession.ts";
import type { Registry, Result } from "../../../engine/types.ts";
import type { Running } from "../models.ts";
import type { Session } from "./session.ts";

interface Module<Lab, Made extends { share: () => Made }> extends Engine {
  Lab: new (scene: string, made?: Made) => Lab;
  /** Whether a trace is one of its own. */
  isOwn: (trace: object) => trace is Made;
  OwnTraceBuilder: Parameters<typeof unpacked<Made>>[0];
  making: (scene: string) => unknown;
  /** Numbers of the model, beside those of every lane. */
  parameters: (registry: Registry) => Registry["parameters"];
  session: (lab: Lab, registry: Registry) => Session;
}

/** Loads the module, unless another registry is at hand, and gives what runs scenes in it. */
export function furtherModule<Lab, Made extends { share: () => Made }>(module: Module<Lab, Made>) {
  const loadModule = engineLoader<Registry>(module);
  /** Traces of the page's first module, as this one has them. */
  const adopted = new WeakMap<AceMade, Made>();
  function adopt(trace: AceMade | Made): Made {
    if (module.isOwn(trace)) return trace;
    const other = trace as AceMade;
    const packed = { requests: other.packed(), pages: other.pages, recorded: other.recorded_bytes() };
    const own = adopted.get(other) ?? unpacked<Made>(module.OwnTraceBuilder, packed);
    adopted.set(other, own);
    return own;
  }
  return async (from = loadModule): Promise<Running> => {
    const registry = await from();
    const parameters = module.parameters(registry);
    return {
      /** `trace`: a generated one of this module, or one of a file, of the other. */
      open: (scene, trace): Result<Session> =>
        attempt(() =>
          module.session(new module.Lab(JSON.stringify(scene), trace && adopt(trace).share()), registry),
        ),
      making: (scene) => module.making(JSON.stringify(scene)),
      parameters: () => parameters,
      registry: () => registry,
    };
  };
}

/** A session's class takes any module's lab for the first one's: what it does not have is not called. */
export const asAce = (lab: unknown): AceModule => lab as AceModule;
