/** Made by the build: the presets of a lab by their ids, each drawn at its opening moment, as markup. */
declare module "virtual:preset-pictures/*" {
  const pictures: Readonly<Record<string, string>>;
  export default pictures;
}

interface ImportMetaEnv {
  /** Where the site will be, with a slash at its end; empty where the build does not know it. */
  readonly SITE_ADDRESS: string;
}
