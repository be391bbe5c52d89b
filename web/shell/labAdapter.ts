/** The interface of a lab for experiments that run its scenes. */
import type { DeviceSpec, ParameterSpec, Result, RunRegistry } from "../engine/types.ts";

export interface AdapterRegistry extends Omit<RunRegistry, "lab"> {
  policies?: { parameters: ParameterSpec[] }[];
  replacements?: { parameters: ParameterSpec[] }[];
  devices?: DeviceSpec[];
}

export interface LabAdapter {
  registry: AdapterRegistry;
  /** Whether seeds draw something: exact values have none. */
  seeded: boolean;
  /** The link, after its "#", that shows a scene (JSON, in the engine's shape) at its position; null if no lab shows any. */
  openRun: ((scene: string) => Promise<Result<string>>) | null;
}

type Config<Scene> = { scene: Scene; at: number };

export async function adapterOf<Registry extends AdapterRegistry, Scene, View>(lab: {
  load: () => Promise<Registry>;
  readConfig: (text: string) => Result<Config<Scene>>;
  encodeLink: (link: Config<Scene> & { view: View }, registry: Registry) => string;
  defaultView: View;
  /** Loads what links of a scene need. */
  ready?: (scene: Scene) => Promise<void> | undefined;
}): Promise<LabAdapter> {
  const registry = await lab.load();
  return {
    registry,
    seeded: true,
    openRun: async (text) => {
      const config = lab.readConfig(text);
      if (!config.ok) return config;
      await lab.ready?.(config.value.scene);
      return { ok: true, value: lab.encodeLink({ ...config.value, view: lab.defaultView }, registry) };
    },
  };
}
