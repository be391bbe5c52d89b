import { fields } from "../../../text/en/later/fields.ts";
import { laterText } from "../../../text/text.ts";

/** The words of the panel of parameters. */
export const fieldsText = () => laterText("fields", fields);
