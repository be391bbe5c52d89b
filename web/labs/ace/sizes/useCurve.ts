/** The curve of a scene in workers, for as long as its tab is open; rows that were counted stay for the life of the page. */
import { useEffect, useRef, useState } from "react";
import { engineFailure } from "../../../engine/failure.ts";
import { savings_json } from "../../../engine/pkg/sweep/sweep.js";
import type { OwnRequests } from "../../../engine/sweep/comparison.ts";
import {
  type CurveFacts,
  CurvePool,
  type CurveRow,
  type CurveWorker,
  curveWorkers,
  traceBytes,
} from "../../../engine/sweep/curve.ts";
import { loadSweeps } from "../../../engine/sweep/sweep.ts";
import type { Failure } from "../../../engine/types.ts";
import { endTold } from "../../../engine/workerEnd.ts";
import { reasonOf } from "../../../ui/onDemand.tsx";
import { type Asked, optionsOf, pointKey, rowKey } from "./model.ts";

/** Longer traces wait for a click. */
const MOST_UNASKED = 10_000_000;
/** Between two tellings, at least; and as many times as long as one takes. */
const TOLD_MS = 100;
const TOLD_SHARE = 3;

interface Told {
  facts: CurveFacts | null;
  /** Those of the asked policies, modes and sizes that are known, with what ACE saves. */
  rows: readonly CurveRow[];
  running: boolean;
  failure: Failure | null;
  /** When the first point was begun, and how many of its points the run counted since. */
  since: number;
  counted: number;
}

const nothing: Told = { facts: null, rows: [], running: false, failure: null, since: 0, counted: 0 };

/** Rows by what they are of, then by policy, mode and size; what is known of a whole curve, by all that is asked. */
const rowsOf = new Map<string, Map<string, CurveRow>>();
const factsOf = new Map<string, CurveFacts>();
const KEPT = 12;

function kept<T>(of: Map<string, T>, key: string, made: () => T): T {
  const value = of.get(key) ?? made();
  of.delete(key);
  of.set(key, value);
  if (of.size > KEPT) of.delete(of.keys().next().value ?? "");
  return value;
}

const spawn = () =>
  endTold(
    new Worker(new URL("../../../engine/sweep/curveWorker.ts", import.meta.url), {
      type: "module",
      name: "curve",
    }),
  ) as unknown as CurveWorker;

/** The rows of a curve that are known, by policy, size and mode. */
function asked(facts: CurveFacts, of: Asked, known: ReadonlyMap<string, CurveRow>): CurveRow[] {
  const rows = Array.from({ length: facts.points }, (_, point) => known.get(pointKey(point, facts, of)));
  return rows.filter((row) => row !== undefined);
}

/** `of`: which requests these are; null where there are none yet. */
export function useCurve(of: string | null, own: OwnRequests | undefined, pages: number, request: Asked) {
  const base = JSON.stringify([of, request.rest]);
  const key = `${base} ${optionsOf(request)}`;
  const requests = own?.requests ?? 0;
  const workers = curveWorkers(requests, pages);
  const [told, setTold] = useState({ key: "", ...nothing });
  const [chosen, choose] = useState({ of: "", runs: false, turn: 0 });
  const runs = chosen.of === `${of}` ? chosen.runs : requests <= MOST_UNASKED;
  const ready = of !== null && own !== undefined && request.policies.length > 0 && workers > 0;
  const latest = useRef({ own, request });
  latest.current = { own, request };
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn more begins anew
  useEffect(() => {
    const { request } = latest.current;
    const known = kept(rowsOf, base, () => new Map<string, CurveRow>());
    let now: Told = { ...nothing, facts: factsOf.get(key) ?? null };
    let [stopped, tellAt] = [false, 0];
    const tell = (next: Partial<Told>) => {
      if (stopped) return;
      now = { ...now, ...next };
      const rows = now.facts === null ? [] : asked(now.facts, request, known);
      setTold({ key, ...now, rows: rows.length > 0 ? JSON.parse(savings_json(JSON.stringify(rows))) : rows });
    };
    const whole = (facts: CurveFacts) => asked(facts, request, known).length === facts.points;
    if (!ready || !runs || (now.facts !== null && whole(now.facts))) {
      tell({});
      return;
    }
    const pool = new CurvePool(spawn);
    const run = async () => {
      const module = await loadSweeps();
      const { own } = latest.current;
      if (stopped || own === undefined) return;
      pool.start(
        {
          ...{ module, workers, options: optionsOf(request), own: own.packed(own.requests, true) },
          isKnown: (point, facts) => known.has(pointKey(point, facts, request)),
          onOpened: (facts) => {
            kept(factsOf, key, () => facts);
            tell({ facts, since: performance.now() });
          },
          onRows: (rows) => {
            for (const row of rows) known.set(rowKey(row), row);
            now.counted += rows.length;
            const begun = performance.now();
            if (begun < tellAt) return;
            tell({});
            const ended = performance.now();
            tellAt = ended + Math.max(TOLD_MS, TOLD_SHARE * (ended - begun));
          },
          onEnd: () => tell({ running: false }),
          onFailure: (failure) => tell({ running: false, failure }),
        },
        request.modes.length,
      );
    };
    tell({ running: true });
    run().catch((error: unknown) => tell({ running: false, failure: engineFailure(reasonOf(error)) }));
    return () => {
      stopped = true;
      pool.cancel();
    };
  }, [key, ready, runs, chosen.turn]);
  // Of another curve nothing is shown: it would be taken for this one's.
  const shown: Told = told.key === key ? told : nothing;
  const { facts, rows, counted, since } = shown;
  return {
    ...shown,
    workers,
    /** Of the traces in all workers, before anything is known of their pools. */
    trace_bytes: traceBytes(requests, pages, Math.max(1, workers)),
    /** Null while nothing tells how long it takes. */
    left_ms:
      facts === null || counted === 0
        ? null
        : ((performance.now() - since) / counted) * (facts.points - rows.length),
    waits: ready && !runs,
    fits: own === undefined || workers > 0,
    begin: () => choose(({ turn }) => ({ of: `${of}`, runs: true, turn: turn + 1 })),
    cancel: () => choose(({ turn }) => ({ of: `${of}`, runs: false, turn })),
  };
}
