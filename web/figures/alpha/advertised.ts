/** What devices are advertised with, and which of the registry's the paper measured; advertised.json says whence. */
import told from "./advertised.json";

export interface Advertised {
  label: string;
  /** Thousands of random reads, and of random writes, a second. */
  reads_kiops: number;
  writes_kiops: number;
  /** Its id in the engine's registry, where the paper has measured it. */
  device?: string;
}

export const ADVERTISED: readonly Advertised[] = told.advertised;

/** Of throughputs: reads a second by writes a second. */
export const ratioOf = ({ reads_kiops, writes_kiops }: Advertised): number => reads_kiops / writes_kiops;

/** Of the registry's devices those of the paper's table I. */
export const measuredOf = <Device extends { id: string }>(devices: readonly Device[]): Device[] =>
  devices.filter(({ id }) => told.measured.includes(id));
