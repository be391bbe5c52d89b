/** What this lab's experiments, and those of its formulas, can show; as in `hybridEngine/measures.ts`. */
export const measures: Readonly<Record<string, string>> = {
  "I/O volume": "E/A-Volumen",
  "Time until the last stream ends": "Zeit bis zum Ende des letzten Streams",
  "Change of the I/O volume": "Änderung des E/A-Volumens",
  "Change of the time": "Änderung der Zeit",
  "I/O volume saved by the first lane": "E/A-Volumen, das die erste Bahn spart",
  "Time saved by the first lane": "Zeit, die die erste Bahn spart",
  "Hits above the first lane's": "Treffer über denen der ersten Bahn",
  "Hits of MIN on the lane's own requests": "Treffer von MIN auf den eigenen Anfragen der Bahn",
  "Probability that an eviction is optimal": "Wahrscheinlichkeit, dass eine Verdrängung optimal ist",
  "Probability above the first lane's": "Wahrscheinlichkeit über der der ersten Bahn",
};
