import { adapterOf } from "../../shell/labAdapter.ts";
import type { LabManifest } from "../../shell/site.ts";
import { loadEngine, loadFirst } from "./engine/load.ts";
import { loadModels, modelOf, modelsAmong } from "./models.ts";
import { Notes, Page } from "./parts.tsx";
import { defaultView, type Scene } from "./state/scene.ts";
import { encodeLink } from "./state/url.ts";

export const manifest: LabManifest = {
  page: async () => ({ Page }),
  pages: {
    "/notes": async () => ({ Page: Notes }),
    "/sql": () => import("./sql/SqlPage.tsx"),
    "/your-database": () => import("./yourDatabase/YourDatabasePage.tsx"),
    "/write-a-policy": () => import("./program/WritePolicy.tsx"),
  },
  lesson: async (models = []) => {
    const [{ aceLab }, registry] = await Promise.all([
      import("./lesson/aceLab.tsx"),
      loadEngine(),
      loadModels(modelsAmong(models)),
    ]);
    return aceLab(registry);
  },
  race: async () => {
    const [{ Race }] = await Promise.all([import("./race/Race.tsx"), loadFirst()]);
    return { Page: Race };
  },
  regrade: async (hash) => (await import("./task/regrade.ts")).regrade(hash),
  experiments: {
    ace: async () => {
      const { readConfig } = await import("./export.ts");
      const ready = (scene: Scene) => loadModels([modelOf(scene) ?? []].flat());
      return adapterOf({ load: loadEngine, readConfig, encodeLink, defaultView, ready });
    },
  },
};
