/** What ACE saves, loaded apart from the other tabs: it is asked for by few, and comes with a worker. */
import { onDemand } from "../../../ui/onDemand.tsx";

export const Savings = onDemand(() => import("./Savings.tsx").then(({ Savings }) => Savings));
