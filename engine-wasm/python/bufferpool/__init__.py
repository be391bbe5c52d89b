"""Bufferpool Lab's engine: what a database bufferpool does with every page request.

>>> import bufferpool, numpy as np
>>> pages = np.random.default_rng(1).zipf(1.2, 10_000_000) % 100_000
>>> bufferpool.run(pages, "lru", "baseline", frames=10_000)["misses"]

A **trace** is one of

- a numpy array of page numbers or names, all of them reads;
- a pair of arrays: page numbers or names, and for each request whether it writes (bool);
- a DataFrame, whose columns are those of a file: `op` and `page`, or what `columns="op=kind,offset=lba"` says;
- the path of a file in any format that `bpsim list formats` names, packed or not, or what `read_trace` gives;
- a workload to generate, such as `{"kind": "skewed", "requests": 100_000, "reads_percent": 50}`.

Arrays of any integers are read in slices, where they are: they are not copied. Page numbers go from 0 to D - 1. Ids of
2**26 and above are numbered anew, as those of a file: by rank, and gaps are shortened. Names are numbered as they appear.

Other threads go on while the engine works. Ctrl+C ends a run at once; what cannot end at once, as the runs of a sweep
that are under way, is left and ends by itself.

All else is said in the words of the engine's registry, which `bpsim list` prints: policies, devices, and every parameter
of a lane as a keyword (`alpha`, `k_w`, `n_w`, `theta`, `write_wait`, …). Counters come back by its names; times are
simulated microseconds. What is not legal raises `ConfigError`, a ValueError with `field`, `value` and `legal`.
"""

import json
import math
import os
import tempfile
import warnings
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import numpy as np
import pandas as pd
from numpy.typing import NDArray

from ._engine import READ_OPTIONS, RENUMBER_FROM, Sweep, Trace, serve_slices
from .errors import ConfigError

__all__ = ["ConfigError", "Counters", "Trace", "compare", "curve", "miss_ratio_curve", "read_trace", "run", "sweep"]

_Path = str | os.PathLike[str]
AnyTrace = (
    _Path | Trace | pd.DataFrame | NDArray[Any] | tuple[NDArray[Any], NDArray[np.bool_]] | Mapping[str, object]
)
"""What can be run."""
_FILES = (str, os.PathLike, pd.DataFrame)
"""What is read as a file."""
Counters = dict[str, Any]
"""The registry's counters by name, numbers. With a drive of flash below the lane `flash` has what became of its writes there,
as `bpsim run --flash --json` does: `config`, `counters`, `derived` and `hashes`."""

_COMPARED: Mapping[str, Mapping[str, object]] = {
    "baseline": {"mode": "baseline"},
    "ace": {"mode": "ace"},
    "ace_reader": {"mode": "ace", "prefetch": True},
}


def read_trace(path: _Path | pd.DataFrame, pages: int | None = None, **options: str | int | None) -> Trace:
    """Reads a trace file, or a table as such a file, once for several runs.

    `pages` is D where it is more than the file's pages say. `options` say how it is read, by the names that `bpsim list
    formats` prints, with `_` for `-`: `page="8k"`, `columns="op=3,offset=5"`, `unit=512`. The trace's `summary` is what it was
    read as. Raises ConfigError for bad lines, OSError for an unreadable
    file.
    """
    if isinstance(path, pd.DataFrame):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "DataFrame.csv")
            path.to_csv(file, index=False)
            return read_trace(file, pages, **options)
    return Trace.read(path, pages, _json({name: str(text) for name, text in options.items() if text is not None}))


def _array(field: str, values: Any, kinds: str, legal: str) -> NDArray[Any]:
    if isinstance(values, np.ma.MaskedArray):
        raise ConfigError(field, "a masked array", "an array without a mask, such as its compressed()")
    values = np.asarray(values)
    if values.ndim != 1 or values.dtype.kind not in kinds:
        raise ConfigError(field, f"{values.ndim} dimensions of {values.dtype}", f"an array of one dimension of {legal}")
    return values


def _slices(pages: NDArray[Any], writes: NDArray[Any]) -> Iterator[tuple[NDArray[np.uint64], NDArray[np.uint8]]]:
    """What the engine reads at a time, whatever an array's type, gaps and order of bytes."""
    for at in range(0, pages.size, 1 << 16):
        part = slice(at, at + (1 << 16))
        yield pages[part].astype(np.uint64), writes[part].astype(bool).view(np.uint8)


def _requests(trace: NDArray[Any] | tuple[NDArray[Any], NDArray[np.bool_]]) -> tuple[NDArray[Any], NDArray[Any]]:
    """Arrays as they are read: page numbers, and which requests write."""
    if isinstance(trace, tuple) and all(isinstance(page, int | np.integer) for page in trace):
        trace = np.array(trace)
    if isinstance(trace, tuple) and len(trace) != 2:
        raise ConfigError("trace", f"a tuple of {len(trace)}", "an array of pages, or a pair of arrays: pages and writes")
    pages, writes = trace if isinstance(trace, tuple) else (trace, None)
    pages = _array("pages", _numbered(pages), "iu", "integers or names")
    writes = _array("writes", np.broadcast_to(False, pages.size) if writes is None else writes, "bu", "bool or uint8")
    if pages.size == 0:
        raise ConfigError("pages", "0 requests", "at least one request")
    if writes.size != pages.size:
        raise ConfigError("writes", f"{writes.size} elements", f"{pages.size}, as there are pages")
    if pages.min() < 0:
        place = int(np.argmax(pages < 0))
        raise ConfigError(f"pages[{place}]", str(pages[place]), "a page number from 0 on")
    return pages, writes


def _numbered(pages: Any) -> Any:
    """Names as numbers, in the order in which they appear; anything else as it is."""
    names = np.asarray(pages)
    if names.ndim != 1 or names.dtype.kind not in "UTO" or not all(isinstance(name, str) for name in names):
        return pages
    return pd.factorize(names.astype(object))[0]


def _check_file(trace: AnyTrace, options: Mapping[str, object]) -> None:
    if options and not isinstance(trace, _FILES):
        name, value = next(iter(options.items()))
        raise ConfigError(name, str(value), "left out: it says how a file is read, and the trace is none")


def _serve(trace: AnyTrace, lanes: Iterable[Mapping[str, object]]) -> list[Counters]:
    """The counters of each lane at the end of the trace, in one pass over it."""
    lanes = [{name: value for name, value in lane.items() if value is not None} for lane in lanes]
    options = {name: lane[name] for lane in lanes for name in READ_OPTIONS if name in lane}
    lanes = [{name: value for name, value in lane.items() if name not in options} for lane in lanes]
    _check_file(trace, options)
    if not lanes:
        raise ConfigError("lanes", "none", "at least one")
    if any("workload" in lane for lane in lanes):
        raise ConfigError("workload", "given beside a trace", "left out: the trace may be a workload")
    workload: object = {"kind": "own"}
    if isinstance(trace, Mapping):
        workload = dict(trace)
        trace = Trace.make(_json({**lanes[0], "workload": workload}))
    elif isinstance(trace, _FILES):
        trace = read_trace(trace, **options)
    if not isinstance(trace, Trace):
        pages, writes = _requests(trace)
        slices, largest = _slices(pages, writes), int(pages.max())
        if largest < RENUMBER_FROM:
            return json.loads(serve_slices(_scenes(lanes, workload, largest + 1), slices))
        trace = Trace.renumber(slices)
    return json.loads(trace.serve(_scenes(lanes, workload, trace.pages)))


def _plain(value: Any, place: str) -> object:
    """What JSON can hold, with numpy's numbers in it."""
    if isinstance(value, np.generic):
        value = value.item()
    if isinstance(value, Mapping):
        return {str(name): _plain(inner, f"{place}.{name}".lstrip(".")) for name, inner in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(inner, place) for inner in value]
    if isinstance(value, float) and not math.isfinite(value):
        raise ConfigError(place, str(value), "a finite number")
    if value is None or isinstance(value, bool | int | float | str):
        return value
    raise ConfigError(place, repr(value), "what JSON can hold")


def _json(value: object) -> str:
    return json.dumps(_plain(value, ""))


def _scenes(lanes: Iterable[Mapping[str, object]], workload: object, pages: int) -> str:
    return _json([{"pages": pages, **lane, "workload": workload} for lane in lanes])


def run(
    trace: AnyTrace, policy: str, mode: str, frames: int, device: str | None = None, **parameters: object
) -> Counters:
    """Runs a policy over a trace, and gives its counters.

    `mode` is "baseline", or "ace" with or without `prefetch=True`. `frames` is the size of the pool, B. `device` is one of
    the papers' devices. `parameters` are others of the lane: `pages` is D (by default the largest page of the trace and
    one), `alpha`, `k_r`, `k_w`, `base_us`, `n_w`, `n_e`, `theta`, `cpu_us`, `write_wait`, `cost`, those of the policy, and
    `start`, the pool before the first request. A file is read by the options of `read_trace`, such as `page="8k"`.

    `flash` puts a drive of flash below the pool: `True`, or its settings by the ids that `bpsim list flash` prints, such as
    `{"spare": 7, "gc": "cost-benefit"}`. It changes no counter; `flash` among the counters says what the drive did.
    """
    lane = {**parameters, "policy": policy, "mode": mode, "frames": frames, "device": device}
    return _serve(trace, [lane])[0]


def compare(
    trace: AnyTrace, lanes: Mapping[Any, Mapping[str, object]] = _COMPARED, **shared: object
) -> pd.DataFrame:
    """Runs several lanes over one trace, side by side: a row a lane, a column a counter.

    `lanes` has the parameters of each lane by its name, as `run` takes them; `shared` are those of all lanes. Without
    `lanes` it compares a policy alone, inside ACE, and inside ACE with the Reader. With `flash` there are columns of the
    drive's counters and of what follows from them, behind `flash.`: `flash.physical_writes`, `flash.write_amplification`.
    """
    counters = [_row(found) for found in _serve(trace, [{**shared, **lane} for lane in lanes.values()])]
    return pd.DataFrame(counters, index=pd.Index(list(lanes), name="lane"))


def _row(counters: Counters) -> Counters:
    """Counters without an object among them."""
    flash = counters.pop("flash", {})
    numbers = {**flash.get("counters", {}), **flash.get("derived", {})}
    return {**counters, **{f"flash.{name}": value for name, value in numbers.items()}}


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
    frames = list(frames)
    if not frames:
        raise ConfigError("frames", "no size", "at least one size")
    table = compare(trace, {size: {"frames": size} for size in frames}, **shared).rename_axis("frames")
    table.insert(0, "miss_ratio", table["misses"] / table["requests"])
    return table


def curve(
    trace: AnyTrace,
    policy: str | Iterable[str] = "lru",
    frames: str | int | Iterable[str | int] = "0.1%..100%:24",
    mode: str | Iterable[str] = "baseline",
    device: str | Iterable[str] | None = None,
    *,
    warm_up: str | int | None = None,
    sampling: str | float | None = None,
    sampling_seed: int | None = None,
    threads: int | None = None,
    **parameters: object,
) -> pd.DataFrame:
    """Misses, writes and device time over sizes of the pool: a row for each policy, size, device and mode.

    The same numbers as `bpsim curve`, by the same names. `frames` are sizes: `2000`, `"10%"` or `"0.1"` of the distinct
    pages, `"128MB"` where a page's bytes are known (`page="8k"`), `"A..B:n"` in n equal ratios, `"A..B+S"` in steps; several
    apart by commas or in a list. `warm_up` is how many requests are served and not counted, or a share such as `"10%"`.
    `sampling` estimates misses from that share of the pages, with `standard_error`; another `sampling_seed` keeps others. LRU alone is one pass for all sizes;
    all else runs on all cores, or on so many `threads`. `parameters` are those of `run`, but for `start`, and those of
    `read_trace`. What is to be said of the curve is a warning.
    """
    if threads is not None and threads < 1:
        raise ConfigError("threads", str(threads), "from 1 on")
    options = {name: value for name, value in parameters.items() if name in READ_OPTIONS and value is not None}
    lane = {name: value for name, value in parameters.items() if name not in options}
    asked: dict[str, object] = {
        "frames": _texts(frames),
        "policies": _texts(policy),
        "modes": _texts(mode),
        "devices": None if device is None else _texts(device),
        "warm_up": warm_up,
        "sampling": None if sampling is None else str(sampling),
        "sampling_seed": sampling_seed,
        "lane": lane,
    }
    if "page" in options and not isinstance(trace, _FILES):
        asked["page_size"] = options.pop("page")
    _check_file(trace, options)
    if isinstance(trace, Mapping):
        pages = {"pages": lane["pages"]} if "pages" in lane else {}
        trace = Trace.make(_json({"frames": 1, **pages, "workload": dict(trace)}))
    elif isinstance(trace, _FILES):
        trace = read_trace(trace, **options)
    elif not isinstance(trace, Trace):
        trace = Trace.renumber(_slices(*_requests(trace)))
    found = json.loads(trace.curve(_json(asked), threads or os.cpu_count() or 1))
    for note in found["notes"]:
        warnings.warn(note, stacklevel=2)
    further = ["sampling", "standard_error"] if sampling is not None else []
    return pd.DataFrame(found["rows"], columns=_CURVE + further)


_CURVE = [
    "policy", "mode", "device", "frames", "bytes", "fraction", "requests", "misses", "miss_ratio", "evictions_dirty",
    "write_batches", "pages_written", "latency_us", "ace_saving",
]  # fmt: skip
"""Columns of a curve, in this order."""


def _texts(values: str | float | Iterable[object]) -> str:
    if isinstance(values, str) or not isinstance(values, Iterable):
        return str(values)
    return ",".join(str(value) for value in values)


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
    settings |= {} if seeds is None else {"seeds": seeds}
    settings |= {} if first_seed is None else {"first_seed": str(first_seed)}
    if threads is not None and threads < 1:
        raise ConfigError("threads", str(threads), "from 1 on")
    records = Sweep(_json(experiment), _json(settings)).run(threads or os.cpu_count() or 1)
    rows = [row for record in records for row in _rows(json.loads(record))]
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
