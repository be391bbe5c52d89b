/** The leaderboard, loaded apart from the other tabs. */
import { onDemand } from "../../../ui/onDemand.tsx";

export const Leaderboard = onDemand(() => import("./Leaderboard.tsx").then(({ Leaderboard }) => Leaderboard));
