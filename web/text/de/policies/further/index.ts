/** What the engine says of the further policies; one file a policy, loaded with them. */
import type { Messages } from "../../../languages.ts";

const policies = import.meta.glob<Readonly<Record<string, string>>>(["./*.ts", "!./index.ts"], {
  eager: true,
  import: "words",
});

export const furtherPolicies: Messages = {
  engine: Object.assign({}, ...Object.values(policies)),
  messages: {},
};
