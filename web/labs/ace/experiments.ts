/** What experiments ask of the ACE lab. */
import { adapterOf } from "../../shell/labAdapter.ts";
import { loadEngine } from "./engine/load.ts";
import { readConfig } from "./state/exportConfig.ts";
import { defaultView } from "./state/scene.ts";
import { encodeLink } from "./state/url.ts";

export const load = () => adapterOf({ load: loadEngine, readConfig, encodeLink, defaultView });
