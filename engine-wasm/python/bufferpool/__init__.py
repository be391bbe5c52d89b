"""Bufferpool Lab's engine: what a database bufferpool does with every page request.

>>> import bufferpool, numpy as np
>>> pages = np.random.default_rng(1).zipf(1.2, 10_000_000) % 100_000
>>> bufferpool.run(pages, "lru", "baseline", frames=10_000)["misses"]

A **trace** is one of

- a numpy array of page numbers, all of them reads;
- a pair of arrays: page numbers, and for each request whether it writes (bool);
- the path of a CSV or oracleGeneral file, packed with gzip or zstd or not, or what `read_trace` gives;
- a workload to generate, such as `{"kind": "skewed", "requests": 100_000, "reads_percent": 50}`.

Arrays of int32, int64, uint32 or uint64 are read where they are, without a copy; one with gaps between its elements, as
a column of a table may be, is copied once. Page numbers go from 0 to D - 1, and tables have a row for each: number
sparse ones anew with `pandas.factorize`.

All else is said in the words of the engine's registry, which `bpsim list` prints: policies, devices, and every parameter
of a lane as a keyword (`alpha`, `k_w`, `n_w`, `theta`, `write_wait`, …). Counters come back by its names; times are
simulated microseconds. What is not legal raises `ConfigError`, a ValueError with `field`, `value` and `legal`.
"""

import json
import os
from collections.abc import Iterable, Mapping
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from ._engine import Sweep, Trace, serve_arrays
from .errors import ConfigError

__all__ = ["ConfigError", "Counters", "Trace", "compare", "miss_ratio_curve", "read_trace", "run", "sweep"]

_Path = str | os.PathLike[str]
AnyTrace = (
    _Path | Trace | NDArray[Any] | tuple[NDArray[Any], NDArray[np.bool_]] | Mapping[str, object]
)
"""What can be run."""
Counters = dict[str, int | float]
"""The registry's counters by name."""

_COMPARED: Mapping[str, Mapping[str, object]] = {
    "baseline": {"mode": "baseline"},
    "ace": {"mode": "ace"},
    "ace_reader": {"mode": "ace", "prefetch": True},
}


def read_trace(path: _Path, pages: int | None = None) -> Trace:
    """Reads a trace file once, for several runs.

    `pages` is D where it is more than the file's pages say. Raises ConfigError for bad lines, OSError for an unreadable
    file.
    """
    return Trace.read(path, pages)


def _array(field: str, values: NDArray[Any], kinds: Iterable[type]) -> NDArray[Any]:
    if values.ndim != 1 or values.dtype not in [np.dtype(kind) for kind in kinds]:
        names = ", ".join(kind.__name__ for kind in kinds)
        raise ConfigError(field, f"{values.ndim} dimensions of {values.dtype}", f"an array of one dimension of {names}")
    return np.ascontiguousarray(values)


def _serve(trace: AnyTrace, lanes: Iterable[Mapping[str, object]]) -> list[Counters]:
    """The counters of each lane at the end of the trace, in one pass over it."""
    lanes = [{name: value for name, value in lane.items() if value is not None} for lane in lanes]
    workload: object = {"kind": "own"}
    if isinstance(trace, Mapping):
        workload = dict(trace)
        trace = Trace.make(_json("trace", {**lanes[0], "workload": workload}))
    elif isinstance(trace, str | os.PathLike):
        trace = Trace.read(trace)
    if isinstance(trace, Trace):
        scenes = _scenes(lanes, workload, trace.pages)
        return json.loads(trace.serve(scenes))
    pages, writes = trace if isinstance(trace, tuple) else (trace, None)
    pages = _array("pages", np.asarray(pages), (np.int64, np.uint32, np.int32, np.uint64))
    if writes is not None:
        writes = _array("writes", np.asarray(writes), (np.bool_, np.uint8)).view(np.uint8)
    if pages.size == 0:
        raise ConfigError("pages", "0 requests", "at least one request")
    scenes = _scenes(lanes, workload, int(pages.max()) + 1)
    return json.loads(serve_arrays(scenes, pages, writes))


def _json(field: str, value: object) -> str:
    """JSON with numpy's numbers in it."""

    def plain(value: Any) -> object:
        if isinstance(value, np.generic):
            return value.item()
        raise ConfigError(field, repr(value), "what JSON can hold")

    return json.dumps(value, default=plain)


def _scenes(lanes: Iterable[Mapping[str, object]], workload: object, pages: int) -> str:
    return _json("lane", [{"pages": pages, **lane, "workload": workload} for lane in lanes])


def run(
    trace: AnyTrace, policy: str, mode: str, frames: int, device: str | None = None, **parameters: object
) -> Counters:
    """Runs a policy over a trace, and gives its counters.

    `mode` is "baseline", or "ace" with or without `prefetch=True`. `frames` is the size of the pool, B. `device` is one of
    the papers' devices. `parameters` are others of the lane: `pages` is D (by default the largest page of the trace and
    one), `alpha`, `k_r`, `k_w`, `base_us`, `n_w`, `n_e`, `theta`, `cpu_us`, `write_wait`, `cost`, those of the policy, and
    `start`, the pool before the first request.
    """
    lane = {**parameters, "policy": policy, "mode": mode, "frames": frames, "device": device}
    return _serve(trace, [lane])[0]


def compare(
    trace: AnyTrace, lanes: Mapping[Any, Mapping[str, object]] = _COMPARED, **shared: object
) -> pd.DataFrame:
    """Runs several lanes over one trace, side by side: a row a lane, a column a counter.

    `lanes` has the parameters of each lane by its name, as `run` takes them; `shared` are those of all lanes. Without
    `lanes` it compares a policy alone, inside ACE, and inside ACE with the Reader.
    """
    counters = _serve(trace, [{**shared, **lane} for lane in lanes.values()])
    return pd.DataFrame(counters, index=pd.Index(list(lanes), name="lane"))


def miss_ratio_curve(
    trace: AnyTrace,
    policy: str,
    frames: Iterable[int],
    mode: str = "baseline",
    device: str | None = None,
    **parameters: object,
) -> pd.DataFrame:
    """The share of requests that miss, over the size of the pool: a row a size, with all counters beside `miss_ratio`.

    `frames` are the sizes. Each is a whole simulation, so that the curve is exact for every policy; all of them are made
    in one pass over the trace.
    """
    shared = {**parameters, "policy": policy, "mode": mode, "device": device}
    table = compare(trace, {size: {"frames": size} for size in frames}, **shared).rename_axis("frames")
    table.insert(0, "miss_ratio", table["misses"] / table["requests"])
    return table


def sweep(
    experiment: _Path | Mapping[str, object],
    *,
    seeds: int | None = None,
    first_seed: int | None = None,
    choices: Mapping[str, str] | None = None,
    sets: Mapping[str, object] | None = None,
    threads: int | None = None,
) -> pd.DataFrame:
    """Carries out an experiment of any lab on all cores, or on so many `threads`.

    `experiment` is a file such as those in `web/experiments/`, or what it holds. `choices` picks values by their labels
    (`{"size": "1/640"}`), `sets` replaces fields of its scene (`{"workload.requests": 10_000}`). The rows are the lanes of
    each run, and where an experiment follows query sets, each of these: its place on the axes, seed, lane, and a column
    for each counter and for what the lab says beside them. The same as `bpsim sweep` counts; an
    axis that is named as a counter has its column.
    """
    if not isinstance(experiment, Mapping):
        experiment = json.loads(Path(experiment).read_text(encoding="utf8"))
    settings: dict[str, object] = {"choices": dict(choices or {}), "set": dict(sets or {})}
    if seeds is not None:
        settings["seeds"] = seeds
    if first_seed is not None:
        settings["first_seed"] = str(first_seed)
    grid = Sweep(_json("experiment", experiment), _json("settings", settings))
    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        rows = [row for record in pool.map(grid.run, range(len(grid))) for row in _rows(json.loads(record))]
    table = pd.DataFrame(rows)
    for axis in table.columns[: table.columns.get_loc("seed")]:
        numbers = pd.to_numeric(table[axis], errors="coerce")
        table[axis] = table[axis] if numbers.isna().any() else numbers
    return table


def _rows(record: dict[str, Any]) -> Iterable[dict[str, object]]:
    """A record's lanes, each as a row or as one for each query set."""
    for lane, found in record["lanes"].items():
        counters, sets = found.pop("counters"), found.pop("sets", {})
        place = {**record["at"], "seed": int(record["seed"]), "lane": lane}
        yield from (
            {**place, "set": at + 1, **dict(zip(sets, values)), **place} for at, values in enumerate(zip(*sets.values()))
        )
        if not sets:
            yield {**place, **counters, **found, **place}
