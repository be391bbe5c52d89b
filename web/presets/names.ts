/** What a preset's page is called, where the site has one; as data, for the page too. */

interface PresetOfLab {
  /** Path of its lab's links. */
  path: string;
  id: string;
}

/** The lab whose presets' pages bear their ids alone. */
const FIRST = "/ace";

/** From the site's address, without an ending. Ids are a lab's own: those of the other labs stand behind the lab's. */
export const presetPath = ({ path, id }: PresetOfLab): string =>
  `p/${path === FIRST ? id : `${path.slice(1)}-${id}`}`;

/** The link of its scene at its opening moment, after `#`. */
export const presetLink = ({ path, id }: PresetOfLab): string => `${path}?preset=${encodeURIComponent(id)}`;

/** The address of a preset's page, if this site has them. */
export const presetAddress = (preset: PresetOfLab): string | null =>
  import.meta.env.SITE_ADDRESS ? `${import.meta.env.SITE_ADDRESS}${presetPath(preset)}.html` : null;
