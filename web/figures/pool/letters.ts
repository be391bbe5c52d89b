/** What frames are called in a question: A to Z, then AA, AB, … */
const LETTERS = 26;
const FIRST = "A".charCodeAt(0);

export const letterOf = (at: number): string =>
  (at < LETTERS ? "" : letterOf(Math.floor(at / LETTERS) - 1)) + String.fromCharCode(FIRST + (at % LETTERS));
