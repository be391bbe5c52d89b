/** What a recorded trace adds to the lab, loaded with the first of them. */
import { onDemand } from "../../../ui/onDemand.tsx";

export const RemarkBar = onDemand(() => import("./Statements.tsx").then(({ RemarkBar }) => RemarkBar));
export const RelationKey = onDemand(() => import("./Statements.tsx").then(({ RelationKey }) => RelationKey));
