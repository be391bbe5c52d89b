/** Words of the leaderboard of policies, and of the optimum beside it. */
import type { leaderboard as en } from "./en/leaderboard.ts";
import { lazy } from "./lazy.ts";

export const leaderboardText = lazy<typeof en>(
  import.meta.glob("./*/leaderboard.ts", { eager: true, import: "leaderboard" }),
);
