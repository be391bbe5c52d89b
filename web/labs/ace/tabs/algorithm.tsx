import type { LabFrame } from "../../../engine/types.ts";
import { Algorithm } from "../algorithm/Algorithm.tsx";

export const Tab = ({ readable }: { readable: LabFrame }) => <Algorithm lanes={readable.lanes} />;
