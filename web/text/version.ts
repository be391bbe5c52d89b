/** The version of what is shown: in the footer, and in the files that the lab writes. */
import { version } from "../../package.json";

export { version };

export const writtenBy = `Bufferpool Lab ${version}`;
