/** "From fio …": an own device from measurements, shown before it is used. */
import { useRef, useState } from "react";
import type { Device, Measurement, Point, Saturation } from "../../../engine/pkg/types/core.ts";
import { ScrollRegion } from "../../../figures/ScrollRegion.tsx";
import { fieldsText } from "../../../text/fields.ts";
import { measuredText } from "../../../text/measured.ts";
import { messageText } from "../../../text/messageText.ts";
import { formatCount, formatUpTo, shownNumber } from "../../../text/numbers.ts";
import { text } from "../../../text/text.ts";
import { Button } from "../../../ui/Button.tsx";
import { DataTable, names, numbers } from "../../../ui/DataTable.tsx";
import { Dialog, DialogActions } from "../../../ui/Dialog.tsx";
import { Help } from "../../../ui/NumberField.tsx";
import { readDevice } from "../engine/ownDevice.ts";
import { useLab } from "../state/hooks.ts";
import { Choices } from "../task/Choices.tsx";

export function FromFio() {
  const lab = useLab();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<{ names: string; found: Measurement } | null>(null);
  const open = async (files: File[]) => {
    const names = files.map((file) => file.name).join(", ");
    const result = await readDevice(files);
    if (result.ok) setRead({ names, found: result.value });
    else lab.tell({ tone: "error", text: text().messages.ofFile(names, result.failure.message) });
  };
  const use = (names: string, device: Device) => {
    setRead(null);
    const taken = lab.change((next) => {
      delete next.device;
      Object.assign(next, device);
    });
    if (taken) lab.tell({ tone: "info", text: fieldsText().fioTaken(names) });
  };
  const words = fieldsText();
  return (
    <div className="flex items-center gap-2">
      <Button onClick={() => input.current?.click()}>{words.fromFio}</Button>
      <Help about={words.fio}>
        <p>
          {words.fioBefore} <code>fio --output-format=json</code> {words.fioAfter}
        </p>
        <p className="mt-2">{words.fioStays}</p>
      </Help>
      <input
        ref={input}
        type="file"
        multiple
        aria-label={words.fioInput}
        accept=".json,.txt,.out"
        className="hidden"
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = "";
          if (files.length > 0) void open(files);
        }}
      />
      {read !== null && <MeasuredDialog {...read} onUse={use} onClose={() => setRead(null)} />}
    </div>
  );
}

const latency = (point: Point | null) => (point?.latency_us == null ? "" : formatUpTo(point.latency_us, 2));

function Rate({ point, saturated }: { point: Point | null; saturated: boolean }) {
  if (point === null) return null;
  return saturated ? <strong>{formatCount(point.iops)} *</strong> : formatCount(point.iops);
}

function Table({ found: { rows, device } }: { found: Measurement }) {
  const words = measuredText();
  const [depths, readRate, readLatency, writeRate, writeLatency] = words.columns;
  return (
    <ScrollRegion label={words.read} className="overflow-x-auto">
      <DataTable<Measurement["rows"][number]>
        caption={words.caption}
        captionLook="whitespace-normal text-left text-ink-muted"
        look="w-full whitespace-nowrap text-right text-sm tabular-nums"
        head="font-medium"
        pad="pl-3"
        columns={[
          names(depths, ({ depth }) => formatCount(depth), { numeric: true, pad: "" }),
          numbers(readRate, ({ depth, reads }) => <Rate point={reads} saturated={depth === device.k_r} />),
          numbers(readLatency, ({ reads }) => latency(reads)),
          numbers(writeRate, ({ depth, writes }) => <Rate point={writes} saturated={depth === device.k_w} />),
          numbers(writeLatency, ({ writes }) => latency(writes)),
        ]}
        rows={rows}
      />
    </ScrollRegion>
  );
}

const comparison = (what: string, { depth, iops, model_iops }: Saturation) =>
  measuredText().comparison(what, formatCount(depth), formatCount(iops), formatCount(model_iops));

/** What a measurement gave, before it is used: the four numbers, the table they come from, and where the model differs. */
interface MeasuredDialogProps {
  /** Names of the files. */
  names: string;
  found: Measurement;
  onUse: (names: string, device: Device) => void;
  onClose: () => void;
}

function MeasuredDialog({ names, found, onUse, onClose }: MeasuredDialogProps) {
  const { base_us, k_r, k_w } = found.device;
  const [chosen, setChosen] = useState(found.alphas[0]);
  const { alpha, model_iops } = chosen;
  const words = measuredText();
  const number = (value: number) => shownNumber(String(value));
  return (
    <Dialog title={fieldsText().fio} open onClose={onClose}>
      <div className="grid gap-3">
        <p className="wrap-anywhere text-ink-muted text-sm">
          {words.pagesOf(names, formatCount(found.page_bytes))}
        </p>
        <p className="font-medium tabular-nums">
          {words.numbers(number(alpha), number(k_r), number(k_w), number(base_us))}
        </p>
        <ul className="list-disc pl-5 text-sm">
          <li>{words.latencyRule}</li>
          <li>{words.depthRule}</li>
        </ul>
        <div className="text-sm">
          <Choices
            name="alpha-from"
            legend={words.alphaFrom}
            options={found.alphas.map((way) => words.alphaRules[way.from](number(way.alpha)))}
            chosen={found.alphas.indexOf(chosen)}
            disabled={false}
            onChoose={(index) => setChosen(found.alphas[index] ?? chosen)}
          />
        </div>
        <Table found={found} />
        {found.notes.map((note) => (
          <p key={note} className="border-accent border-l-4 pl-3 text-sm">
            {messageText(note)}
          </p>
        ))}
        <p className="text-sm">
          {comparison(words.reads, found.reads)} {comparison(words.writes, { ...found.writes, model_iops })}{" "}
          {words.differs}
        </p>
        <DialogActions>
          <div className="flex gap-2">
            <Button primary onClick={() => onUse(names, { ...found.device, alpha })}>
              {words.use}
            </Button>
            <Button onClick={onClose}>{words.cancel}</Button>
          </div>
        </DialogActions>
      </div>
    </Dialog>
  );
}
