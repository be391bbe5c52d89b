/** What was wrong with a program when it was run last, for the editor beside it. */
import { create } from "zustand";
import type { ProgramFailure } from "./sandbox/hearing.ts";

interface LastFault {
  code: string;
  failure: ProgramFailure;
}

export const useLastFault = create<{ fault: LastFault | null }>(() => ({ fault: null }));

export const tellFault = (fault: LastFault | null): void => useLastFault.setState({ fault });
