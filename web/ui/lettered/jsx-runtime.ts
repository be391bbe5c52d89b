/** Elements of JSX, by React's own way, with their words set. */
import * as react from "react/jsx-runtime";
import { withWordsSet } from "./lettered.ts";

export { Fragment } from "react/jsx-runtime";

type Make = typeof react.jsx;
export const jsx: Make = (type, props, key) => react.jsx(type, withWordsSet(type, props as object), key);
export const jsxs: Make = (type, props, key) => {
  const set = withWordsSet(type, props as object);
  // Several pieces may have become one.
  return (Array.isArray(set.children) ? react.jsxs : react.jsx)(type, set, key);
};
