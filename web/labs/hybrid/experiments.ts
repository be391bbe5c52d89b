/** What experiments ask of the flash + magnetic lab. */
import { adapterOf } from "../../shell/labAdapter.ts";
import { loadHybridEngine } from "./engine/load.ts";
import { readConfig } from "./state/exportConfig.ts";
import { defaultView } from "./state/scene.ts";
import { encodeLink } from "./state/url.ts";

export const load = () => adapterOf({ load: loadHybridEngine, readConfig, encodeLink, defaultView });
