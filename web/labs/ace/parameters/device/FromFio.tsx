/** "From fio …": an own device from measurements, shown before it is used. */
import { useRef, useState } from "react";
import type { Device, Measurement } from "../../../../engine/pkg/types/core.ts";
import { fieldsText } from "../../../../text/fields.ts";
import { text } from "../../../../text/text.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Help } from "../../../../ui/NumberField.tsx";
import { Floating, onDemand, Suspense } from "../../../../ui/onDemand.tsx";
import { readDevice } from "../../engine/ownDevice.ts";
import { useLab } from "../../state/hooks.ts";

const MeasuredDialog = onDemand(
  () => import("./MeasuredDialog.tsx").then((module) => module.default),
  Floating,
);

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
      {read !== null && (
        <Suspense>
          <MeasuredDialog {...read} onUse={use} onClose={() => setRead(null)} />
        </Suspense>
      )}
    </div>
  );
}
