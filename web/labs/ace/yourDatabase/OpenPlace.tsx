/** A place where a file is opened, by a click or a drop. */
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../../../ui/Button.tsx";

interface OpenPlaceProps {
  button: string;
  drop: string;
  /** Of the field that takes the file. */
  label: string;
  primary: boolean;
  onOpen: (files: File[]) => void;
  /** What stands beside the button. */
  further?: ReactNode;
  /** What stands below it. */
  children: ReactNode;
}

export function OpenPlace({ button, drop, label, primary, onOpen, further, children }: OpenPlaceProps) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const open = (files: File[]) => files.length > 0 && onOpen(files);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same
    <div
      className="grid gap-2 rounded-[8px] border-2 border-line-strong border-dashed p-4 data-over:border-focus data-over:bg-surface-raised"
      data-over={over || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes("Files")) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        open([...event.dataTransfer.files]);
      }}
    >
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button primary={primary} className="min-h-11" onClick={() => input.current?.click()}>
          {button}
        </Button>
        <span>{drop}</span>
        {further}
      </div>
      <input
        ref={input}
        type="file"
        aria-label={label}
        className="hidden"
        onChange={({ target }) => {
          open([...(target.files ?? [])]);
          target.value = "";
        }}
      />
      <p className="text-[0.9375rem] text-ink-muted">{children}</p>
    </div>
  );
}
