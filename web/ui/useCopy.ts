import { type RefObject, useState } from "react";

/** Copies a text that an element shows; `copied` until there is another text to copy. */
export function useCopy(text: string, shown: RefObject<HTMLElement | null>) {
  const [copied, setCopied] = useState<string | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      // Without permission the text is selected, so that the reader's own copy key works.
      const element = shown.current;
      if (element instanceof HTMLTextAreaElement) element.select();
      else if (element !== null) getSelection()?.selectAllChildren(element);
    }
  };
  return { copied: copied === text, copy };
}
