import { adapterOf } from "../../shell/labAdapter.ts";
import type { LabManifest } from "../../shell/site.ts";

export const manifest: LabManifest = {
  page: () => import("./parts.tsx"),
  pages: { "/hybrid/notes": () => import("./parts.tsx").then(({ Notes }) => ({ Page: Notes })) },
  lesson: async () => {
    const [{ hybridLab }, { loadEngine }] = await Promise.all([
      import("./lesson/hybridLab.tsx"),
      import("./engine.ts"),
    ]);
    return hybridLab(await loadEngine());
  },
  experiments: {
    hybrid: async () => {
      const [lab, { readConfig }] = await Promise.all([import("./lab.ts"), import("./export.ts")]);
      return adapterOf({ ...lab, readConfig });
    },
  },
};
