/** Saves data as a file on the reader's machine; nothing leaves it. */
import { type RefObject, useState } from "react";

/** Browsers read the address some time after the click; after this it is given back. */
const READ_MS = 30_000;

/** Offers the parts, joined, under `name`. `type` is a MIME type such as `text/csv`. */
export function download(name: string, parts: Iterable<BlobPart>, type: string): void {
  const address = URL.createObjectURL(new Blob([...parts], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  // Firefox follows only a link that is in the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}

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
