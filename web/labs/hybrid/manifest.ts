import type { LabManifest } from "../../shell/site.ts";

export const manifest: LabManifest = {
  page: () => import("./parts.tsx"),
  pages: { "/hybrid/notes": () => import("./parts.tsx").then(({ Notes }) => ({ Page: Notes })) },
  lesson: async () => {
    const [{ hybridLab }, { loadHybridEngine }] = await Promise.all([
      import("./lesson/hybridLab.tsx"),
      import("./engine/load.ts"),
    ]);
    return hybridLab(await loadHybridEngine());
  },
  experiments: { hybrid: () => import("./experiments.ts").then(({ load }) => load()) },
};
