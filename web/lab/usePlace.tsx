/** The step of a path that a presentation and its notes are at. */
import { useMemo } from "react";
import { type Paths, placeIn } from "../shell/path.ts";
import { useSite } from "../shell/site.ts";
import { NotLoaded, useLoaded } from "../ui/onDemand.tsx";

/** The step that a link names, once the paths are there. */
export function usePlace(named: string) {
  const { paths = noPaths } = useSite();
  const { part, failure, again } = useLoaded(paths);
  const place = useMemo(() => (part === null ? null : placeIn(part, named)), [part, named]);
  const failed = failure !== null && <NotLoaded told={failure} onAgain={again} />;
  return { known: part, place, failed };
}

const none: Paths = {
  paths: [],
  wordsOf: ({ id }) => {
    throw new Error(id);
  },
};
const noPaths = async () => none;
