/** Lanes by time: by web/text/byTime.ts. Numbers come formatted. */
import { formatCount } from "../numbers.ts";

const requests = (count: number) => `${formatCount(count)} ${count === 1 ? "request" : "requests"}`;

export const byTime = {
  race: (time: string) => `How far each lane has come after ${time}`,
  served: (served: string, requests: string) => `${served} / ${requests}`,
  done: "done at",
  ahead: (time: string, count: number) => `${time} ahead, ${requests(count)}`,
  behind: (time: string, count: number) => `${time} behind, ${requests(count)}`,
};
