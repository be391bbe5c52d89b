import type { SitePage } from "../shell/site.ts";
import { text } from "../text/text.ts";

/** The page for a class; presentations that are a step of a path find them there. */
export const paths = () => import("./teach/TeachView.tsx");

/** Each page is its file's `Page`. */
export const pages: readonly SitePage[] = [
  {
    matches: /^\/?$/,
    load: () => import("./home/HomeView.tsx"),
  },
  {
    matches: /^\/lessons(\/[\w-]*){0,2}$/,
    entry: { path: "/lessons", name: () => text().routes.lessons },
    load: () => import("./lessons/LessonsView.tsx").then(({ lessonsPage }) => lessonsPage()),
  },
  {
    matches: /^\/figures(\/[\w-]*)?$/,
    entry: { path: "/figures", name: () => text().routes.figures },
    load: () => import("./figures/FiguresView.tsx"),
  },
  {
    matches: /^\/exercises(\/[\w-]+)?$/,
    load: () => import("./exercises/ExercisesView.tsx"),
  },
  {
    matches: /^\/beat-ace$/,
    load: () => import("./beat-ace/BeatAceView.tsx"),
    keeps: true,
  },
  {
    matches: /^\/teach(\/[\w-]+){0,2}$/,
    entry: { path: "/teach", name: () => text().routes.teach },
    load: paths,
  },
  {
    matches: /^\/accessibility$/,
    load: () => import("./accessibility/AccessibilityView.tsx"),
  },
];
