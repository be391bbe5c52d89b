/** What a measurement gave, before it is used: the four numbers, the table they come from, and where the model differs. */
import type { Measurement, Point, Saturation } from "../../../../engine/ownDevice.ts";
import { ScrollRegion } from "../../../../figures/ScrollRegion.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { Dialog } from "../../../../ui/Dialog.tsx";
import { formatCount } from "../../../../ui/format.ts";

const latency = (point: Point | null) =>
  point?.latency_us == null ? "" : point.latency_us.toLocaleString("en", { maximumFractionDigits: 2 });

function Rate({ point, saturated }: { point: Point | null; saturated: boolean }) {
  if (point === null) return null;
  return saturated ? <strong>{formatCount(point.iops)} *</strong> : formatCount(point.iops);
}

function Table({ found: { rows, device } }: { found: Measurement }) {
  return (
    <ScrollRegion label="What was read" className="overflow-x-auto">
      <table className="w-full whitespace-nowrap text-right text-sm tabular-nums">
        <caption className="whitespace-normal text-left text-ink-muted">
          What was read. * Throughput rises by no more than 5% to the next depth.
        </caption>
        <thead>
          <tr>
            {["Depth", "Reads/s", "µs a read", "Writes/s", "µs a write"].map((head) => (
              <th key={head} scope="col" className="pl-3 font-medium first:pl-0">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ depth, reads, writes }) => (
            <tr key={depth} className="border-line border-t">
              <th scope="row" className="font-normal">
                {formatCount(depth)}
              </th>
              <td className="pl-3">
                <Rate point={reads} saturated={depth === device.k_r} />
              </td>
              <td className="pl-3">{latency(reads)}</td>
              <td className="pl-3">
                <Rate point={writes} saturated={depth === device.k_w} />
              </td>
              <td className="pl-3">{latency(writes)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

const comparison = (what: string, { depth, iops, model_iops }: Saturation) =>
  `${what} at depth ${formatCount(depth)}: ${formatCount(iops)} a second measured, at most ${formatCount(model_iops)} in the model.`;

interface MeasuredDialogProps {
  /** Names of the files. */
  names: string;
  found: Measurement;
  onUse: () => void;
  onClose: () => void;
}

export default function MeasuredDialog({ names, found, onUse, onClose }: MeasuredDialogProps) {
  const { alpha, base_us, k_r, k_w } = found.device;
  return (
    <Dialog title="Device from fio" open onClose={onClose}>
      <div className="grid gap-3">
        <p className="break-words text-ink-muted text-sm">
          {names}, pages of {formatCount(found.page_bytes)} bytes
        </p>
        <p className="font-medium tabular-nums">
          alpha = {alpha}, k_r = {k_r}, k_w = {k_w}, read latency = {base_us} µs
        </p>
        <ul className="list-disc pl-5 text-sm">
          <li>Read latency: the mean latency of reads at depth 1.</li>
          <li>k_r, k_w: the depth after which throughput stops rising (*).</li>
          <li>alpha: reads a second divided by writes a second there.</li>
        </ul>
        <Table found={found} />
        {found.notes.map((note) => (
          <p key={note} className="border-accent border-l-4 pl-3 text-sm">
            {note}
          </p>
        ))}
        <p className="text-sm">
          {comparison("Reads", found.reads)} {comparison("Writes", found.writes)} In the model k pages take
          the time of one, and a write takes alpha times a read; a device keeps to neither exactly, so the two
          differ.
        </p>
        <div className="flex gap-2">
          <Button primary onClick={onUse}>
            Use these numbers
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </div>
    </Dialog>
  );
}
