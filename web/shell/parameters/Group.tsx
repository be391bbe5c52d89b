import type { ReactNode } from "react";

/** Fields that belong together. */
export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-2">
    <h2 className="text-base font-semibold">{title}</h2>
    {children}
  </section>
);
