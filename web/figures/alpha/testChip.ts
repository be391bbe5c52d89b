/** For tests: the numbers of the chips that the engine has by default. */
import type { Chip } from "./model.ts";

export const CHIP: Chip = {
  ...{ t_read_us: 25, t_program_us: 200, t_erase_us: 1500, t_host_us: 100 },
  ...{ channels: 8, dies: 2, planes: 1 },
};
