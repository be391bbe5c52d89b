/** What this lab's engine says is legal, and what was given; as in `engine/messages.ts`. */
export const messages: Readonly<Record<string, string>> = {
  "a whole number from 1 to {most}, the size of the sample (k <= M)":
    "eine ganze Zahl von 1 bis {most}, der Größe der Stichprobe (k <= M)",
  "1 to {most} streams": "1 bis {most} Streams",
  "{streams} streams": "{streams} Streams",
  "at most {most} at this scale": "höchstens {most} bei diesem Maßstab",
  "at most {most} queries a stream": "höchstens {most} Abfragen je Stream",
  "more than {most} block requests": "mehr als {most} Block-Anfragen",
  "fewer or shorter queries: at most {most} block requests in all":
    "weniger oder kürzere Abfragen: höchstens {most} Block-Anfragen im Ganzen",
  "at least {least}: at this scale more frames than streams, each of which pins a block":
    "mindestens {least}: bei diesem Maßstab mehr Rahmen als Streams, von denen jeder einen Block hält",
  "fewer, or a larger s: the run takes about {bytes} bytes, and {available} are to be had":
    "weniger, oder ein größeres s: Der Lauf braucht etwa {bytes} Byte, und {available} sind zu haben",
  "streams set apart by ;, each of queries set apart by spaces: S0-99x25 (scan of blocks 0 to 99, 25 µs each), L7x5 (look-up of block 7), P2000 (pause of 2000 µs), *3 behind one for three times; work of 0.001 to 1000000000 µs, pauses up to that, 1 to 100000 times":
    "Streams, getrennt durch ;, jeder aus Abfragen, getrennt durch Leerzeichen: S0-99x25 (Scan der Blöcke 0 bis 99, je 25 µs), L7x5 (Zugriff auf Block 7), P2000 (Pause von 2000 µs), *3 dahinter für dreimal; Arbeit von 0.001 bis 1000000000 µs, Pausen bis ebenso lang, 1- bis 100000-mal",
  "at least one query; streams set apart by ;, each of queries set apart by spaces: S0-99x25 (scan of blocks 0 to 99, 25 µs each), L7x5 (look-up of block 7), P2000 (pause of 2000 µs), *3 behind one for three times; work of 0.001 to 1000000000 µs, pauses up to that, 1 to 100000 times":
    "mindestens eine Abfrage; Streams, getrennt durch ;, jeder aus Abfragen, getrennt durch Leerzeichen: S0-99x25 (Scan der Blöcke 0 bis 99, je 25 µs), L7x5 (Zugriff auf Block 7), P2000 (Pause von 2000 µs), *3 dahinter für dreimal; Arbeit von 0.001 bis 1000000000 µs, Pausen bis ebenso lang, 1- bis 100000-mal",
  "a pause before a query, not after the last one": "eine Pause vor einer Abfrage, nicht nach der letzten",
  "pauses and work of at most 10^15 µs a stream": "Pausen und Arbeit von höchstens 10^15 µs je Stream",
  "blocks 0 to {last}, as the table has at this scale":
    "Blöcke 0 bis {last}, so viele hat die Tabelle bei diesem Maßstab",
};
