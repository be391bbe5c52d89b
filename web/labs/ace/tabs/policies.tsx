export { Leaderboard as Tab } from "../leaderboard/Leaderboard.tsx";
