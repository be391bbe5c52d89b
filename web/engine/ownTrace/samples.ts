/** Traces bundled with the site, by the hash in links: a run on one of them needs no file from the reader. */

const FOLDER = "traces/";

export const samples: Readonly<Record<string, string>> = {
  ef673d7915031cc6: "mariadb-tpcb.csv.zst",
  "9ac029c61d67ee66": "postgres-pgbench.csv.zst",
  "7305b044250d0502": "postgres-pgbench8.csv.zst",
  "3047f3dcf5ca30d2": "postgres-report.csv.zst",
  "91e6b98cff43ab9e": "skewed.csv",
  "1397f312cf032957": "zipf-reads.oracleGeneral.zst",
};

/** The file of a trace that the site has; undefined for any other. */
export function sampleOf({ hash }: { hash: string }): Promise<File> | undefined {
  const name = samples[hash];
  return name === undefined ? undefined : fetched(name);
}

async function fetched(name: string): Promise<File> {
  const response = await fetch(`${FOLDER}${name}`);
  if (!response.ok) throw new Error(response.statusText);
  return new File([await response.blob()], name);
}
