/** Opens the lab's parameters, from wherever a part of them is spoken of. */
import { createContext } from "react";

export const OpenParameters = createContext(() => {});
