import type { ReactNode } from "react";
import { text } from "../text/text.ts";
import { Button, Icon } from "../ui/Button.tsx";
import { Popover } from "../ui/Popover.tsx";

interface AsTableProps {
  name: string;
  /** Above the table, where the button's name does not say it all. */
  title?: string;
  /** At the end of the line above the figure, so that it takes no height. */
  raised?: boolean;
  /** The table; built only while it is open. */
  children: () => ReactNode;
}

/** A figure's values as a table, for screen readers and for searching. */
export function AsTable({ name, title = name, raised = false, children }: AsTableProps) {
  return (
    <div className={`as-table flex-none ${raised ? "absolute right-0 bottom-full leading-[0]" : ""}`}>
      <Popover name={name} sign={<Icon name="table" />} look="rounded-md" width="w-fit max-w-[92vw]">
        {(close) => (
          <div className="text-sm tabular-nums">
            <div className="mb-2 flex items-center justify-between gap-4">
              <p className="font-semibold text-base">{title}</p>
              <Button aria-label={text().controls.close} onClick={close} className="px-0">
                <Icon name="close" />
              </Button>
            </div>
            {children()}
          </div>
        )}
      </Popover>
    </div>
  );
}
