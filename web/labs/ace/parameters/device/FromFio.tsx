/** "From fio …": an own device from measurements, shown before it is used. */
import { lazy, Suspense, useRef, useState } from "react";
import { type Measurement, readDevice } from "../../../../engine/ownDevice.ts";
import { useLab } from "../../../../state/hooks.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Help } from "../../../../ui/Help.tsx";

const MeasuredDialog = lazy(() => import("./MeasuredDialog.tsx"));

export function FromFio() {
  const lab = useLab();
  const input = useRef<HTMLInputElement>(null);
  const [read, setRead] = useState<{ names: string; found: Measurement } | null>(null);
  const open = async (files: File[]) => {
    const names = files.map((file) => file.name).join(", ");
    const result = await readDevice(files);
    if (result.ok) setRead({ names, found: result.value });
    else lab.tell({ tone: "error", text: `${names}: ${result.failure.message}` });
  };
  const use = ({ names, found: { device } }: { names: string; found: Measurement }) => {
    setRead(null);
    const taken = lab.change((next) => {
      delete next.device;
      Object.assign(next, device);
    });
    if (taken) lab.tell({ tone: "info", text: `The device is now the one measured in ${names}.` });
  };
  return (
    <div className="flex items-center gap-2">
      <Button onClick={() => input.current?.click()}>From fio …</Button>
      <Help about="Device from fio">
        <p>
          Results of <code>fio --output-format=json</code> with random reads and random writes of 4 or 8 KiB
          pages at rising depth (iodepth, times numjobs). Several files, one for each depth, are chosen
          together. A job file that gives what is needed is in the project: docs/device.fio.
        </p>
        <p className="mt-2">The files stay on this machine; the link holds the four numbers.</p>
      </Help>
      <input
        ref={input}
        type="file"
        multiple
        aria-label="Results of fio as JSON"
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
          <MeasuredDialog {...read} onUse={() => use(read)} onClose={() => setRead(null)} />
        </Suspense>
      )}
    </div>
  );
}
