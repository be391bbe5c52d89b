import { pictures } from "../../text/en/later/pictures.ts";
import { laterText } from "../../text/text.ts";

/** The words beneath pictures that are saved. */
export const picturesText = () => laterText("pictures", pictures);
