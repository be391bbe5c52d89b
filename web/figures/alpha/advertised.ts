/** What devices are advertised with. Source: slides of Papon and Athanassoulis, ICDE 2023, "Read/Write Asymmetry - Example". */

export interface Advertised {
  label: string;
  /** Thousands of random reads, and of random writes, a second. */
  reads_kiops: number;
  writes_kiops: number;
  /** Its id in the engine's registry, where the paper has measured it. */
  device?: string;
}

export const ADVERTISED: readonly Advertised[] = [
  { label: "PCIe D5-P4320", reads_kiops: 427, writes_kiops: 36 },
  { label: "PCIe DC-P4500", reads_kiops: 626, writes_kiops: 51 },
  { label: "PCIe P4510", reads_kiops: 465, writes_kiops: 145, device: "pcie-p4510" },
  { label: "SATA D3-S4610", reads_kiops: 92, writes_kiops: 28, device: "sata-s4610" },
  { label: "Optane P4800X", reads_kiops: 550, writes_kiops: 500, device: "optane-p4800x" },
];

/** Of throughputs: reads a second by writes a second. */
export const ratioOf = ({ reads_kiops, writes_kiops }: Advertised): number => reads_kiops / writes_kiops;

/** Devices of the registry that the paper measured: its table I. */
const MEASURED = ["optane-p4800x", "pcie-p4510", "sata-s4610", "virtual"];

export const measuredOf = <Device extends { id: string }>(devices: readonly Device[]): Device[] =>
  devices.filter(({ id }) => MEASURED.includes(id));
