import type { Text } from "../en/index.ts";

export const changes: Text["changes"] = {
  also: (changes) => `Außerdem: ${changes}.`,
  one: (page) => `Seite ${page}`,
  many: (pages, last) => `Seiten ${pages.join(", ")} und ${last}`,
  counted: (pages) => `${pages} Seiten`,
  left: (pages, frame) =>
    frame === null ? `${pages} nicht mehr im Pool` : `${pages} nicht mehr in Rahmen ${frame}`,
  arrived: (pages, frame, dirty) => `${pages} in Rahmen ${frame}, ${dirty ? "geändert" : "unverändert"}`,
  prefetched: (pages) => `${pages} vorab gelesen und im Pool`,
  dirtied: (pages) => `${pages} jetzt geändert`,
  cleaned: (pages) => `${pages} jetzt unverändert`,
  flag: (name, pages, set) => `${name} ${set ? "gesetzt" : "gelöscht"}: ${pages}`,
  count: (name, pages, from, to) => `${name} von ${pages}: ${from} auf ${to}`,
  swept: (name, pages, by) => `${name} von ${pages}: um ${by} kleiner`,
  hand: (from, to) => `Zeiger von Rahmen ${from} auf Rahmen ${to}`,
  toHead: (pages, one) => `${pages} ans MRU-Ende${one ? "" : ", nacheinander"}`,
};
