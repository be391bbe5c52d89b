import type { byTime as en } from "../en/byTime.ts";
import { formatCount } from "../numbers.ts";

const requests = (count: number) => `${formatCount(count)} ${count === 1 ? "Anfrage" : "Anfragen"}`;

export const byTime: typeof en = {
  race: (time) => `Wie weit jede Bahn nach ${time} ist`,
  served: (served, requests) => `${served} / ${requests}`,
  done: "fertig nach",
  ahead: (time, count) => `${time} voraus, ${requests(count)}`,
  behind: (time, count) => `${time} zurück, ${requests(count)}`,
};
