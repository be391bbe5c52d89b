import { Fragment } from "react";

/** Words with names of commands, columns and files in them, which stand between backticks. */
export const Coded = ({ children }: { children: string }) =>
  children.split("`").map((part, at) =>
    // Parts are their places: text and code take turns.
    // biome-ignore lint/suspicious/noArrayIndexKey: parts have no other key
    at % 2 === 0 ? <Fragment key={at}>{part}</Fragment> : <code key={at}>{part}</code>,
  );
