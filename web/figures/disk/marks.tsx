/** What this step read and wrote, above a place of the disk: a page comes up into the pool, or goes down to the disk. */

export const ReadSign = ({ x }: { x: number }) => (
  <path d={`M${x} -9l5 7.5h-10z`} className="fill-mark-requested" />
);

export const WrittenSign = ({ x }: { x: number }) => (
  <path d={`M${x} -1.5l5 -7.5h-10z`} className="fill-mark-batch" />
);
