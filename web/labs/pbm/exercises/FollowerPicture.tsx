/** Where all scans were when a block was read, and where they are now: not what the pool holds. */
import { pbmExercises } from "../../../text/pbmExercises.ts";
import { DataTable, names, numbers } from "../../../ui/DataTable.tsx";

/** What has come between two requests for a block. */
export interface Between {
  block: number;
  /** Number of the stream that asked for it before. */
  leader: number;
  /** For each stream: its first block, the one that it had asked for last when the leader asked for this one, and the one now; null: none yet. */
  counts: { stream: number; first: number; earlier: number | null; now: number | null; read: number }[];
  /** Different other blocks requested in between, and all those before. */
  others: number;
  before: number;
}

/** Null if nobody, or the same stream, asked for the block before. */
export function betweenOf(
  requests: readonly { stream: number; block: number }[],
  at: number,
): Between | null {
  const request = requests[at];
  const since = requests.slice(0, at).findLastIndex(({ block }) => block === request?.block);
  const leader = requests[since];
  if (request === undefined || leader === undefined || leader.stream === request.stream) return null;
  const lastOf = (stream: number, end: number) =>
    requests.slice(0, end).findLast((one) => one.stream === stream)?.block ?? null;
  const streams = new Set(requests.slice(0, at + 1).map(({ stream }) => stream));
  const between = requests.slice(since + 1, at);
  return {
    block: request.block,
    leader: leader.stream + 1,
    counts: [...streams]
      .sort((a, b) => a - b)
      .map((stream) => ({
        stream: stream + 1,
        first: requests.find((one) => one.stream === stream)?.block ?? request.block,
        earlier: lastOf(stream, since + 1),
        now: lastOf(stream, at),
        read: between.filter((one) => one.stream === stream).length,
      })),
    others: new Set(between.map(({ block }) => block)).size,
    before: new Set(requests.slice(0, at).map(({ block }) => block)).size,
  };
}

export function FollowerPicture({ between, frames }: { between: Between; frames: number }) {
  const words = pbmExercises().follower;
  const { block, leader, counts } = between;
  const place = (at: number | null) => at ?? words.notBegun;
  return (
    <div className="grid min-w-0 gap-2 text-sm">
      <p>{words.pool(String(frames))}</p>
      <DataTable<Between["counts"][number]>
        caption={words.caption}
        captionLook="text-left text-ink-muted"
        look="w-fit tabular-nums"
        headRow="align-bottom text-ink-muted"
        head="font-normal"
        pad="px-2 py-0.5"
        columns={[
          names(pbmExercises().picture.stream, ({ stream }) => stream, {
            pad: "py-0.5 pr-2",
            look: "font-semibold",
          }),
          numbers(words.first, ({ first }) => first),
          numbers(words.earlier(String(leader), String(block)), ({ earlier }) => place(earlier)),
          numbers(words.now, ({ now }) => place(now)),
        ]}
        rows={counts}
      />
    </div>
  );
}
