/** Whether a scene has a drive of flash below its pool, and the keys of links that say what it is. */
import type { Scene } from "../state/scene.ts";

/** A scene's drive: settings and numbers of the chips by their ids; what is left out has its default. */
export type FlashChoice = Readonly<Record<string, number | string | boolean>>;

/** A scene's part, and the switch of links. */
export const FLASH = "flash";
/** Before a setting's id in links. */
export const OF_FLASH = "f.";

/** Settings and numbers of the chips as links name them; see the engine's `flash::config` and `flash::chip`. */
export const NUMBERS = (
  "fill spare block_pages blocks reserve hot_window wear_gap fills rounds wa_window t_read_us t_program_us " +
  "t_erase_us t_host_us channels dies planes rated_cycles drive_writes_a_day"
).split(" ");
/** Those of the chips, which no run depends on; of them lifetimes alone take the last two. */
export const CHIP_NUMBERS = NUMBERS.slice(NUMBERS.indexOf("t_read_us"), NUMBERS.indexOf("rated_cycles"));
export const FLAGS = ["gc_stream", "hot_cold"];
export const POLICIES = ["greedy", "cost-benefit", "fifo"] as const;

/** What a drive's settings answer in: its counters, the first one first. */
export const OF_DRIVES = ["write_amplification", "physical_writes", "moved_pages", "erases"];

/** All keys of a link that say something of a drive. */
export const LINK_KEYS = [FLASH, ...[...NUMBERS, ...FLAGS, "gc", "flash_seed"].map((id) => OF_FLASH + id)];

export const flashOf = (scene: object): FlashChoice | undefined => {
  const { flash } = scene as { flash?: FlashChoice | boolean };
  return flash === true ? {} : flash || undefined;
};

/** What only counts on above the drive, which changes nothing there, runs faster without it. */
export function withoutDrive<S extends object>(scene: S): S {
  const { flash: _, ...above } = scene as S & { flash?: unknown };
  return above as S;
}

export const isDriven = (scene: Pick<Scene, "lanes">): boolean => flashOf(scene) !== undefined;

export const namesFlash = (hash: string): boolean => /[?&](flash|f\.\w+)=/.test(hash);
