"""`npm test -- python`."""

import copy
import json
import multiprocessing
import pickle
import subprocess
import sys
import tempfile
import unittest
import warnings
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import bufferpool
import numpy as np
import pandas as pd

ROOT = Path(__file__).parents[3]
RANDOM = np.random.default_rng(7)
PAGES = RANDOM.integers(0, 1000, 50_000)
WRITES = RANDOM.random(PAGES.size) < 0.5


def lru_misses(pages, frames):
    """The textbook's list."""
    pool, misses = {}, 0
    for page in pages.tolist():
        misses += page not in pool
        pool.pop(page, None)
        pool[page] = True
        if len(pool) > frames:
            del pool[next(iter(pool))]
    return misses


class Runs(unittest.TestCase):
    def test_lru_misses_as_the_textbooks_list_does(self):
        found = bufferpool.run(PAGES, "lru", "baseline", 100)
        self.assertEqual(found["misses"], lru_misses(PAGES, 100))
        self.assertEqual((found["requests"], found["writes"]), (PAGES.size, 0))

    def test_every_type_of_array_and_a_file_give_the_same(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "trace.csv")
            file.write_text("".join(f"{'W' if write else 'R'},{page}\n" for page, write in zip(PAGES, WRITES)))
            traces = [(PAGES.astype(kind), WRITES) for kind in ("i2", "u2", "i4", "u4", "i8", "u8", ">i4", ">u8")]
            traces += [(np.repeat(PAGES, 2)[::2], WRITES.view(np.uint8)), file, bufferpool.read_trace(file)]
            unaligned = np.zeros(PAGES.size, np.dtype([("op", "u1"), ("page", "i8")]))
            unaligned["page"] = PAGES
            traces += [(unaligned["page"], WRITES)]
            traces += [(np.frombuffer(b" " + PAGES.astype("i8").tobytes(), "i8", offset=1), WRITES)]
            first, *others = [bufferpool.run(trace, "cflru", "ace", 100, "pcie-p4510") for trace in traces]
        self.assertEqual(first["writes"], WRITES.sum())
        for other in others:
            self.assertEqual(other, first)
        for small in (np.int8, np.uint8):
            self.assertEqual(bufferpool.run(np.array([1, 2, 1], small), "lru", "baseline", 2)["misses"], 2)

    def test_files_as_people_have_them_are_read_or_refused_by_their_kind(self):
        folder = ROOT / "engine-wasm/cli/tests/golden/field"
        for case in json.loads((folder / "cases.json").read_text(encoding="utf8")):
            with self.subTest(case["file"], args=case["args"]), warnings.catch_warnings(record=True) as told:
                warnings.simplefilter("always")
                if "refused" in case:
                    with self.assertRaises(bufferpool.ConfigError) as caught:
                        bufferpool.read_trace(folder / case["file"], **keywords(case["args"]))
                    for word in case["refused"]:
                        self.assertIn(word.replace("--", ""), str(caught.exception).replace("--", ""))
                    continue
                trace = bufferpool.read_trace(folder / case["file"], **keywords(case["args"]))
                self.assertEqual({**trace.summary, "notes": None}, {**case["trace"], "notes": None})
                self.assertEqual(len(told), len(case["notes"]) + len(case.get("said", [])))
                for run in case.get("runs", []):
                    misses, parameters = run["misses"], {name: run[name] for name in run if name != "misses"}
                    self.assertEqual(bufferpool.run(trace, mode="baseline", **parameters)["misses"], misses)

    def test_names_tables_and_tuples_are_read_or_the_form_is_named(self):
        names = "A B C D A F A D G D G E D F".split()
        for trace in (names, np.array(names), np.array(names, object), pd.Series(names), (names, [False] * 14)):
            self.assertEqual(bufferpool.run(trace, "lru", "baseline", 4)["misses"], 8)
        table = pd.DataFrame({"page": [17, 4, 17], "write": [False, True, False]})
        with self.assertWarnsRegex(UserWarning, "the column write is read as the operation"):
            found = bufferpool.run(table, "lru", "baseline", 2)
        self.assertEqual((found["misses"], found["writes"]), (2, 1))
        blocks = table.rename(columns={"page": "lba", "write": "kind"}).replace({True: "wr", False: "rd"})
        found = bufferpool.curve(blocks, "lru", [1, 2], columns="op=kind,offset=lba", unit=4096)
        self.assertEqual(found["misses"].to_list(), [3, 2])
        self.assertEqual(bufferpool.run((3, 1, 3), "lru", "baseline", 2)["misses"], 2)
        for trace, field in [((PAGES, WRITES, PAGES), "trace"), (np.array(["a", 1], object), "pages"), (None, "pages")]:
            with self.assertRaises(bufferpool.ConfigError) as caught:
                bufferpool.run(trace, "lru", "baseline", 2)
            self.assertEqual(caught.exception.field, field)

    def test_what_in_a_file_is_not_used_is_a_warning(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "sizes.csv")
            file.write_text("op,page,size\nR,1,131072\nW,2,4096\n")
            with self.assertWarnsRegex(UserWarning, "columns that are not used: size"):
                self.assertEqual(bufferpool.run(file, "lru", "baseline", 2)["requests"], 2)

    def test_a_file_of_another_program_is_read_by_the_options_of_reading(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "msr.csv")
            file.write_text("1,srv,0,Read,0,16384,9\n2,srv,0,Write,4096,4096,9\n")
            run = lambda **options: bufferpool.run(file, "lru", "baseline", 2, **options)["requests"]
            self.assertEqual([run(), run(page="8k"), run(page="8k", volume="srv.0")], [5, 3, 3])
            summary = bufferpool.read_trace(file, page="8k").summary
            self.assertEqual((summary["format"], summary["pages"], summary["page_bytes"]), ("msr", 2, 8192))
            shared = bufferpool.compare(file, frames=2, policy="lru", page="8k")
            self.assertEqual(shared["requests"].tolist(), [3, 3, 3])
            for options, field in [({"page": "1000"}, "page"), ({"unit": 512}, "unit"), ({"volume": "srv.1"}, "volume")]:
                with self.assertRaises(bufferpool.ConfigError) as refused:
                    run(**options)
                self.assertEqual(refused.exception.field, field)
        with self.assertRaises(bufferpool.ConfigError) as refused:
            bufferpool.run(PAGES, "lru", "baseline", 2, page="8k")
        self.assertEqual(refused.exception.field, "page")

    def test_large_ids_are_renumbered_as_those_of_a_file(self):
        # The Reader looks at neighbours, which stay neighbours.
        neighbours = np.repeat(RANDOM.integers(0, 2**63, 50), 8).astype(np.uint64) + np.arange(400, dtype=np.uint64) % 8
        ids = np.tile(neighbours, 200)
        lane = {"policy": "lru", "mode": "ace", "frames": 100, "prefetch": True, "n_e": 4}
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "trace.csv")
            file.write_text("".join(f"{'W' if place % 3 == 0 else 'R'},{page}\n" for place, page in enumerate(ids)))
            found = bufferpool.run((ids, np.arange(ids.size) % 3 == 0), **lane)
            self.assertEqual(found, bufferpool.run(file, **lane))
        self.assertGreater(found["prefetched"], 0)
        self.assertEqual(bufferpool.run(np.array([2_000_000_000, 1, 2_000_000_000]), "lru", "baseline", 3)["misses"], 2)
        last = np.array([2**64 - 1, 0, 2**64 - 1], np.uint64)
        self.assertEqual(bufferpool.run(last, "lru", "baseline", 3, pages=1000)["misses"], 2)

    def test_compare_and_curve_are_runs(self):
        table = bufferpool.compare((PAGES, WRITES), policy="clock", frames=100)
        self.assertEqual(list(table.index), ["baseline", "ace", "ace_reader"])
        self.assertEqual(table.loc["ace"].to_dict(), bufferpool.run((PAGES, WRITES), "clock", "ace", 100))
        curve = bufferpool.miss_ratio_curve(PAGES, "lru", [50, 100, 200])
        self.assertEqual(curve["misses"].to_list(), [lru_misses(PAGES, frames) for frames in (50, 100, 200)])
        self.assertEqual(curve["miss_ratio"].loc[100], lru_misses(PAGES, 100) / PAGES.size)

    def test_what_is_not_legal_is_named(self):
        def field_of(*arguments, **parameters):
            with self.assertRaises(ValueError) as caught:
                bufferpool.run(*arguments, **parameters)
            error = caught.exception
            self.assertIsInstance(error, bufferpool.ConfigError)
            self.assertEqual(str(error), f"{error.field}: {error.value} is not legal here; legal: {error.legal}")
            return error.field

        self.assertEqual(field_of(PAGES, "lruu", "baseline", 100), "policy")
        self.assertEqual(field_of(PAGES, "lru", "baseline", 0), "frames")
        self.assertEqual(field_of(PAGES, "lru", "baseline", 100, "floppy"), "device")
        self.assertEqual(field_of(PAGES, "lru", "baseline", 100, colour="red"), "colour")
        self.assertEqual(field_of(PAGES, "lru", "baseline", 100, pages=101)[:6], "pages[")
        self.assertEqual(field_of(np.array([3, -1]), "lru", "baseline", 1), "pages[1]")
        self.assertEqual(field_of(np.array([2**40, -1]), "lru", "baseline", 1), "pages[1]")
        self.assertEqual(field_of(np.array([-3]), "lru", "baseline", 1), "pages[0]")
        self.assertEqual(field_of(np.array([2**40, 5]), "lru", "baseline", 1, pages=2), "pages")
        self.assertEqual(field_of(np.ma.masked_array(PAGES, WRITES), "lru", "baseline", 100), "pages")
        self.assertEqual(field_of((PAGES, np.ma.masked_array(WRITES)), "lru", "baseline", 100), "writes")
        for name, value in {"seed": 7, "program": "x", "workload": {"kind": "own"}, "at": 3, "lanes": []}.items():
            self.assertEqual(field_of(PAGES, "lru", "baseline", 100, **{name: value}), name)
        bufferpool.run(PAGES, "random", "baseline", 100, seed=7)
        self.assertEqual(field_of(PAGES, "lru", "baseline", float("nan")), "frames")
        self.assertEqual(field_of(PAGES, "lru", "baseline", 100, alpha=np.float64("inf")), "alpha")
        self.assertEqual(field_of({"kind": "skewed", "requests": float("nan")}, "lru", "baseline", 9), "workload.requests")
        with self.assertRaisesRegex(bufferpool.ConfigError, "^frames: "):
            bufferpool.miss_ratio_curve(PAGES, "lru", [])
        with self.assertRaisesRegex(bufferpool.ConfigError, "^lanes: "):
            bufferpool.compare(PAGES, {})
        with self.assertRaisesRegex(bufferpool.ConfigError, "^threads: "):
            bufferpool.sweep(ROOT / "web/experiments/ace-10cd.json", threads=0)
        self.assertEqual(field_of(PAGES / 2, "lru", "baseline", 100), "pages")
        self.assertEqual(field_of((PAGES, WRITES[1:]), "lru", "baseline", 100), "writes")
        self.assertEqual(field_of(np.array([], np.int64), "lru", "baseline", 100), "pages")
        with self.assertRaises(FileNotFoundError):
            bufferpool.run("missing.csv", "lru", "baseline", 100)


    def test_a_refusal_is_copied_and_travels_between_processes(self):
        with self.assertRaises(bufferpool.ConfigError) as caught:
            bufferpool.run(PAGES, "lruu", "baseline", 100)
        error = caught.exception
        said = (str(error), error.field, error.value, error.legal)
        for made in [pickle.loads(pickle.dumps(error)), copy.copy(error), copy.deepcopy(error)]:
            self.assertIs(type(made), bufferpool.ConfigError)
            self.assertEqual((str(made), made.field, made.value, made.legal), said)
        for how in ["spawn", "fork"]:
            context = multiprocessing.get_context(how)
            with context.Pool(1) as pool:
                asked = pool.apply_async(bufferpool.run, (PAGES[:9], "lruu", "baseline", 4))
                with self.assertRaisesRegex(bufferpool.ConfigError, "^policy: lruu"):
                    asked.get(timeout=120)
            with ProcessPoolExecutor(1, mp_context=context) as pool:
                asked = pool.submit(bufferpool.run, PAGES[:9], "lruu", "baseline", 4)
                self.assertEqual(asked.exception(timeout=120).field, "policy")


class Flash(unittest.TestCase):
    LANE = {"policy": "lru-wsr", "mode": "ace", "frames": 205, "device": "pcie-p4510", "pages": 3072}
    WORKLOAD = {
        "kind": "skewed", "requests": 100_000, "reads_percent": 50, "operations_percent": 90, "data_percent": 10,
        "seed": "1",
    }  # fmt: skip

    def test_a_drive_says_what_became_of_the_writes_and_changes_nothing_else(self):
        # Figure 9 at 1/640 of its size.
        for flash, physical in [(True, 148_790), ({"fill": 1.5}, 29_671), ({"fill": 1.5, "rounds": 1}, 121_100)]:
            found = bufferpool.run(self.WORKLOAD, flash=flash, **self.LANE)
            below = found.pop("flash")
            self.assertEqual(sorted(below), ["config", "counters", "derived", "hashes"])
            self.assertEqual((below["counters"]["host_writes"], below["counters"]["physical_writes"]), (29_304, physical))
            self.assertEqual(below["derived"]["write_amplification"], physical / 29_304)
            self.assertEqual(found, bufferpool.run(self.WORKLOAD, **self.LANE))
        self.assertNotIn("flash", bufferpool.run(self.WORKLOAD, flash=False, **self.LANE))

    def test_arrays_have_the_drive_of_as_many_pages(self):
        found = bufferpool.run((PAGES, WRITES), "lru", "baseline", 100, flash={"spare": 28.5, "hot_cold": True})
        config = found["flash"]["config"]
        self.assertEqual((config["pages"], config["spare"], config["hot_cold"]), (1000, 28.5, True))
        self.assertEqual(found["flash"]["counters"]["host_writes"], found["pages_written"])

    def test_lanes_compared_have_columns_of_their_drives(self):
        table = bufferpool.compare((PAGES, WRITES), policy="clock", frames=100, flash={"spare": 28})
        self.assertEqual(table["flash.host_writes"].to_list(), table["pages_written"].to_list())
        amplification = table["flash.physical_writes"] / table["flash.host_writes"]
        pd.testing.assert_series_equal(table["flash.write_amplification"], amplification, check_names=False)
        self.assertFalse(any(name.startswith("flash") for name in bufferpool.compare(PAGES, policy="lru", frames=9)))

    def test_what_a_drive_refuses_is_named(self):
        for flash, field in [
            ({"gc": "lru"}, "flash.gc"),
            ({"spare": 33.33}, "flash.spare"),
            ({"trim": 1}, "flash.trim"),
            ({"dies": 0}, "flash.dies"),
            (7, "flash"),
        ]:
            with self.assertRaises(bufferpool.ConfigError) as refused:
                bufferpool.run(PAGES, "lru", "baseline", 100, flash=flash)
            self.assertEqual(refused.exception.field, field)
        with self.assertRaises(bufferpool.ConfigError) as refused:
            bufferpool.run(PAGES, "lru", "baseline", 100, flash=True, clients=2)
        self.assertEqual(refused.exception.field, "flash")
        with self.assertRaises(bufferpool.ConfigError) as refused:
            bufferpool.curve(PAGES, "lru", "100", flash=True)
        self.assertEqual(refused.exception.field, "flash")


def keywords(arguments):
    """Flags of bpsim as arguments of a call."""
    found, words = {}, iter(arguments)
    for flag in words:
        name = flag.removeprefix("--").replace("-", "_")
        number = name in ("alpha", "k_r", "k_w", "base_us")
        found[name] = True if name == "prefetch" else float(next(words)) if number else next(words)
    return found


class Curves(unittest.TestCase):
    def test_a_curve_has_the_rows_of_the_reference(self):
        folder = ROOT / "engine-wasm/cli/tests/golden/traces"
        cases = json.loads((folder / "cases.json").read_text(encoding="utf8"))
        curves = [case for case in cases if "curve" in case and "pins" not in case["name"]]
        self.assertGreater(len(curves), 20)
        for case in curves:
            with self.subTest(case["name"]), warnings.catch_warnings():
                warnings.simplefilter("ignore")
                asked = keywords(case["args"] + case["curve"]["args"])
                if "refused" in case["curve"]:
                    with self.assertRaises(bufferpool.ConfigError):
                        bufferpool.curve(folder / case["file"], **asked)
                    continue
                table = bufferpool.curve(folder / case["file"], **asked)
                self.assertEqual(len(table), len(case["curve"]["rows"]))
                for (_, found), row in zip(table.iterrows(), case["curve"]["rows"]):
                    for name, value in row.items():
                        if value is None:
                            self.assertTrue(pd.isna(found[name]), name)
                        elif isinstance(value, str):
                            self.assertEqual(found[name], value)
                        else:
                            self.assertAlmostEqual(found[name], value, delta=1e-9 * abs(value))

    def test_an_array_and_a_workload_have_curves_as_they_have_runs(self):
        curve = bufferpool.curve((PAGES, WRITES), ["lru", "clock"], [50, 100], ["baseline", "ace"], page="8k")
        self.assertEqual(curve["bytes"].to_list(), [50 * 8192, 50 * 8192, 100 * 8192, 100 * 8192] * 2)
        for _, row in curve.iterrows():
            run = bufferpool.run((PAGES, WRITES), row["policy"], row["mode"], row["frames"])
            self.assertEqual((row["misses"], row["latency_us"]), (run["misses"], run["latency_us"]))
        workload = {"kind": "skewed", "requests": 5000}
        curve = bufferpool.curve(workload, "arc", "100", pages=500)
        run = bufferpool.run(workload, "arc", "baseline", 100, pages=500)
        self.assertEqual(curve["misses"].to_list(), [run["misses"]])


class Experiments(unittest.TestCase):
    def test_a_sweep_is_the_runs_of_the_experiment(self):
        chosen = {"choices": {"size": "1/640"}, "seeds": 1, "sets": {"workload.requests": 2000}}
        table = bufferpool.sweep(ROOT / "web/experiments/ace-10cd.json", **chosen)
        self.assertEqual(len(table), 4 * 11 * 3)
        self.assertEqual(sorted(table["reads"].unique()), list(range(0, 101, 10)))
        one = table.query("policy == 'LRU' and lane == 'ace'").iloc[5]
        workload = {"kind": "skewed", "reads_percent": 50, "operations_percent": 90, "data_percent": 10}
        workload |= {"requests": 2000, "seed": str(one["seed"])}
        run = bufferpool.run(workload, "lru", "ace", 205, "pcie-p4510", pages=3072)
        self.assertEqual({name: one[name] for name in run if name != "reads"}, {name: run[name] for name in run if name != "reads"})


# Presses Ctrl+C as soon as the engine is at work, by a thread that cannot run while the engine keeps Python to itself; then
# tells whether two threads of the engine are left at work.
INTERRUPTED = """
import os, signal, threading, bufferpool, numpy as np
at_work = lambda: len(os.listdir("/proc/self/task")) - before
def interrupt():
    while at_work() == 0:
        pass
    os.kill(os.getpid(), signal.SIGINT)
pages = np.random.default_rng(1).integers(0, 2**60, 5_000_000)
thread = threading.Thread(target=interrupt, daemon=True)
before = len(os.listdir("/proc/self/task")) + 1  # with the one that starts now
thread.start()
try:
    CALL
    print("ended by itself")
except KeyboardInterrupt:
    thread.join()
    print("interrupted", at_work() + 1 >= 2)
"""


@unittest.skipUnless(Path("/proc/self/task").exists(), "threads are counted in /proc")
class Interrupts(unittest.TestCase):
    def interrupted(self, call):
        command = [sys.executable, "-c", INTERRUPTED.replace("CALL", call)]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()

    def test_ctrl_c_ends_whatever_the_engine_is_at(self):
        skewed = "{'kind': 'skewed', 'requests': 50_000_000, 'reads_percent': 50, 'operations_percent': 90, 'data_percent': 10}"
        for call in (
            "bufferpool.run(pages, 'lru', 'ace', 1000)",
            "bufferpool.run(pages % 2**20, 'min', 'baseline', 1000)",
            f"bufferpool.run({skewed}, 'lru', 'ace', 1000, pages=100_000)",
        ):
            with self.subTest(call):
                self.assertEqual(self.interrupted(call)[0], "interrupted")

    def test_ctrl_c_leaves_the_runs_of_a_sweep_that_are_under_way(self):
        chosen = """choices={"size": "the paper's"}, seeds=1, threads=2"""
        found = self.interrupted(f"bufferpool.sweep({str(ROOT / 'web/experiments/ace-10cd.json')!r}, {chosen})")
        self.assertEqual(found, ["interrupted", "True"])


class Recording(unittest.TestCase):
    def test_the_notebook_runs(self):
        cells = json.loads((ROOT / "examples/python/bufferpool.ipynb").read_text())["cells"]
        names = {"display": lambda *_: None}
        for cell in cells:
            if cell["cell_type"] == "code":
                exec("".join(cell["source"]), names)
        self.assertIsInstance(names["figure"], pd.DataFrame)


if __name__ == "__main__":
    unittest.main()
