/** Words of the leaderboard of policies, and of the optimum beside it. */
import { leaderboard as de } from "./de/leaderboard.ts";
import { leaderboard as en } from "./en/leaderboard.ts";
import { lazy } from "./lazy.ts";

export const leaderboardText = lazy<typeof en>({ en, de });
