export { ServerTab as Tab } from "../server/ServerTab.tsx";
