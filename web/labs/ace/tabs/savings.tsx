export { Savings as Tab } from "../savings/Savings.tsx";
