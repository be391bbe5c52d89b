import type { byTime as en } from "../en/byTime.ts";

const requests = (count: number) => `${count.toLocaleString("de")} ${count === 1 ? "Anfrage" : "Anfragen"}`;

export const byTime: typeof en = {
  race: (time) => `Wie weit jede Spur nach ${time} ist`,
  served: (served, requests) => `${served} / ${requests}`,
  done: "fertig nach",
  ahead: (time, count) => `${time} voraus, ${requests(count)}`,
  behind: (time, count) => `${time} zurück, ${requests(count)}`,
};
