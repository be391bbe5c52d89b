/** The leaderboard, loaded apart from the other tabs: it comes with the engine of every policy. */
import { onDemand } from "../../../ui/onDemand.tsx";

export const Leaderboard = onDemand(() => import("./Leaderboard.tsx").then(({ Leaderboard }) => Leaderboard));
