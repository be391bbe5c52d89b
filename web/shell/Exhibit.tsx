import type { ReactNode } from "react";

/** The title of a part of the gallery. */
export const GalleryHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="mb-4 font-semibold text-xl">{children}</h2>
);

/** A figure in the gallery. */
export function Exhibit({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-8">
      <h3 className="mb-2 font-medium">{title}</h3>
      {children}
    </section>
  );
}
