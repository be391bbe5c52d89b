/** How `bpsim` runs this lab's scenes. */
import type { CommandForm } from "../../lab/command.ts";

export const command: CommandForm = { lab: "pbm", slot: "policy", takesOut: {} };
