import { text } from "../text/text.ts";

/** In the place of a page that is not there yet, or cannot be. */
export function Notice({ children }: { children: string }) {
  return (
    <main className="lab-page">
      <h1 className="text-xl font-semibold">{text().page.name}</h1>
      <p role="status" className="mt-2">
        {children}
      </p>
    </main>
  );
}
