/** Saves data as a file on the reader's machine; nothing leaves it. */
import { type RefObject, useState } from "react";
import { language, text } from "../text/text.ts";
import { remember, remembered } from "./remember.ts";

/** Browsers read the address some time after the click; after this it is given back. */
const READ_MS = 30_000;

/** Offers the parts, joined, under `name`. `type` is a MIME type such as `text/csv`. */
export function download(name: string, parts: Iterable<BlobPart>, type: string): void {
  const written = type === "text/csv" && isForExcel() ? forExcel(parts) : parts;
  const address = URL.createObjectURL(new Blob([...written], { type: `${type};charset=utf-8` }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  // Firefox follows only a link that is in the page.
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}

const EXCEL = "bufferpool-lab-csv-for-excel";

/** Whether CSV is written as Excel in the page's language opens it in columns. */
export const isForExcel = (): boolean => remembered(EXCEL) !== null;
export const setForExcel = (on: boolean): void => remember(EXCEL, on ? "1" : null);

const FIELD = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r?\n|$)/g;

/** With a byte order mark; in languages with decimal commas with those, and semicolons between columns. */
export function* forExcel(parts: Iterable<BlobPart>): Generator<BlobPart> {
  yield "\uFEFF";
  const comma = (0.5).toLocaleString(language()).includes(",");
  for (const part of parts)
    yield typeof part !== "string" || !comma
      ? part
      : part.replace(FIELD, (_, field: string, end: string) => {
          const number = /^-?\d+\.\d+(?:e[-+]?\d+)?$/.test(field) ? field.replace(".", ",") : field;
          const text = number.includes(";") && !number.startsWith('"') ? `"${number}"` : number;
          return `${text}${end === "," ? ";" : end}`;
        });
}

/** Copies a text that an element shows; `said`: that it was, until there is another text to copy. */
export function useCopy(toCopy: string, shown: RefObject<HTMLElement | null>) {
  const [done, setDone] = useState({ text: "", said: "" });
  const copy = async () => {
    const { copied, selected } = text().controls;
    try {
      await navigator.clipboard.writeText(toCopy);
      setDone({ text: toCopy, said: copied });
    } catch {
      // Without permission, or HTTPS, the text is selected, so that the reader's own copy key works.
      const element = shown.current;
      if (element instanceof HTMLTextAreaElement || element instanceof HTMLInputElement) element.select();
      else if (element !== null) getSelection()?.selectAllChildren(element);
      setDone({ text: toCopy, said: selected });
    }
  };
  return { said: done.text === toCopy ? done.said : "", copy };
}
