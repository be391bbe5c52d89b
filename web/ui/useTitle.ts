import { useEffect } from "react";
import { text } from "../text/text.ts";

/** Names the page while it is shown: what it is, then the site. */
export function useTitle(title: string): void {
  const { name } = text().page;
  useEffect(() => {
    document.title = `${title} · ${name}`;
    return () => {
      document.title = name;
    };
  }, [title, name]);
}
