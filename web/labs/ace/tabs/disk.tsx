import type { LabFrame } from "../../../engine/types.ts";
import { Disk } from "../disk/Disk.tsx";

export const Tab = ({ readable }: { readable: LabFrame }) => <Disk frame={readable} />;
