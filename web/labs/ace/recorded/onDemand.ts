/** What a recorded trace adds to the lab, loaded with the first of them. */
import { onDemand } from "../../../ui/onDemand.tsx";

export const RemarkBar = onDemand(() => import("./RemarkBar.tsx").then(({ RemarkBar }) => RemarkBar));
export const RelationKey = onDemand(() => import("./RelationKey.tsx").then(({ RelationKey }) => RelationKey));
