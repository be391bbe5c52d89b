/** What experiments ask of the predictive lab. */
import { adapterOf } from "../../shell/labAdapter.ts";
import { loadPbmEngine } from "./engine/load.ts";
import { readConfig } from "./state/exportConfig.ts";
import { defaultView } from "./state/scene.ts";
import { encodeLink } from "./state/url.ts";

export const load = () => adapterOf({ load: loadPbmEngine, readConfig, encodeLink, defaultView });
