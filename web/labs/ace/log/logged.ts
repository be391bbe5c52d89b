/** Runs with the log strip. */
import { FurtherSession, furtherModel } from "../engine/further.ts";

export const load = furtherModel({ model: "log", parameters: () => [], session: FurtherSession });
