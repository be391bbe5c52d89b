/** The page on which the editor is as wide as the window. */
export const WIDE = "/write-a-policy";
