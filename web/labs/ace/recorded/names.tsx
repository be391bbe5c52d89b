/** The full name of a recorded trace's page, and its pins. */
import type { NamedPage, RecordingFrame } from "../../../engine/types.ts";
import { pinsOf, relationName } from "../../../figures/recorded/relations.ts";
import { recordedText } from "../../../text/recorded.ts";
import { formatCount } from "../../../ui/format.ts";

/** "accounts, block 17 (leaf)"; undefined for a page without a name. */
export function fullName(named: NamedPage | null, { overview }: RecordingFrame): string | undefined {
  const relation = named === null ? undefined : overview.relations[named.relation];
  if (named === null || relation === undefined) return undefined;
  const words = recordedText();
  const kind = named.kind === "" ? null : (words.kinds[named.kind] ?? named.kind);
  return words.page(relationName(relation), formatCount(named.block), kind);
}

export function Pinned({ recording, page }: { recording: RecordingFrame; page: number }) {
  const clients = pinsOf(recording, page).map(({ client }) => String(client));
  return clients.length === 0 ? null : <p data-pinned>{recordedText().pinned(clients)}</p>;
}
