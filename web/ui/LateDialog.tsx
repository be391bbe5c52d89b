import { type ComponentProps, useState } from "react";
import type { Dialog } from "./Dialog.tsx";
import { Floating, onDemand, Suspense } from "./onDemand.tsx";

const Late = onDemand(() => import("./Dialog.tsx").then(({ Dialog }) => Dialog), Floating);

/** A dialog that is loaded when it is opened first. */
export function LateDialog(props: ComponentProps<typeof Dialog>) {
  const [known, setKnown] = useState(props.open);
  if (props.open && !known) setKnown(true);
  return (
    known && (
      <Suspense>
        <Late {...props} />
      </Suspense>
    )
  );
}
