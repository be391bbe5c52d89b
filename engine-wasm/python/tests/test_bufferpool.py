"""`npm test -- python`."""

import json
import tempfile
import unittest
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
            traces = [(PAGES.astype(kind), WRITES) for kind in (np.int64, np.int32, np.uint32, np.uint64)]
            traces += [(np.repeat(PAGES, 2)[::2], WRITES), file, bufferpool.read_trace(file)]
            first, *others = [bufferpool.run(trace, "cflru", "ace", 100, "pcie-p4510") for trace in traces]
        self.assertEqual(first["writes"], WRITES.sum())
        for other in others:
            self.assertEqual(other, first)

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
        self.assertEqual(field_of(PAGES / 2, "lru", "baseline", 100), "pages")
        self.assertEqual(field_of((PAGES, WRITES[1:]), "lru", "baseline", 100), "writes")
        self.assertEqual(field_of(np.array([], np.int64), "lru", "baseline", 100), "pages")
        with self.assertRaises(FileNotFoundError):
            bufferpool.run("missing.csv", "lru", "baseline", 100)


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
