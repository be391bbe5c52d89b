export { FlashTab as Tab } from "../flash/FlashTab.tsx";
