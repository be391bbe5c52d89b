import type { SitePage } from "../shell/site.ts";
import { text } from "../text/text.ts";

export const pages: readonly SitePage[] = [
  {
    matches: /^\/?$/,
    load: () => import("./home/HomeView.tsx").then(({ HomeView }) => ({ Page: HomeView })),
  },
  {
    matches: /^\/lessons(\/[\w-]*){0,2}$/,
    entry: { path: "/lessons", name: () => text().routes.lessons },
    load: () => import("./lessons/LessonsView.tsx").then(({ lessonsPage }) => lessonsPage()),
  },
  {
    matches: /^\/figures(\/[\w-]*)?$/,
    entry: { path: "/figures", name: () => text().routes.figures },
    load: () => import("./figures/FiguresView.tsx").then(({ FiguresView }) => ({ Page: FiguresView })),
  },
  {
    matches: /^\/exercises(\/[\w-]+)?$/,
    load: () =>
      import("./exercises/ExercisesView.tsx").then(({ ExercisesView }) => ({ Page: ExercisesView })),
  },
  {
    matches: /^\/teach\/check$/,
    load: () => import("./teach/CheckView.tsx").then(({ CheckView }) => ({ Page: CheckView })),
  },
  {
    matches: /^\/accessibility$/,
    load: () =>
      import("./accessibility/AccessibilityView.tsx").then(({ AccessibilityView }) => ({
        Page: AccessibilityView,
      })),
  },
];
