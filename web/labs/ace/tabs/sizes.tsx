export { Sizes as Tab } from "../sizes/Sizes.tsx";
