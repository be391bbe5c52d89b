"""A sweep on a Ray cluster: python ray_sweep.py EXPERIMENT OUTPUT [--shards 16] [--address ray://host:10001]

Without an address it starts Ray on this machine. Workers need `bpsim` on their PATH, or the variable BPSIM.
A shard that is lost with its worker is run again elsewhere; the bytes of the output are those of one unsharded run.
"""
import argparse
import os
import subprocess
from itertools import chain, zip_longest
from pathlib import Path

import ray


@ray.remote(num_cpus=1, max_retries=3)
def run_shard(experiment: bytes, shard: str) -> list[bytes]:
    """The records of one shard, i/n, a line each; the experiment goes along, so nothing need be shared."""
    bpsim = [os.environ.get("BPSIM", "bpsim"), "sweep", "-", "--shard", shard, "--threads", "1", "--quiet"]
    return subprocess.run(bpsim, input=experiment, stdout=subprocess.PIPE, check=True).stdout.splitlines(True)


def sweep(experiment: bytes, shards: int) -> bytes:
    """All records in their order: shard i has runs i, i + n, i + 2n and so on."""
    parts = ray.get([run_shard.remote(experiment, f"{index}/{shards}") for index in range(shards)])
    return b"".join(chain.from_iterable(zip_longest(*parts, fillvalue=b"")))


if __name__ == "__main__":
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("experiment", type=Path)
    arguments.add_argument("output", type=Path)
    arguments.add_argument("--shards", type=int, default=16)
    arguments.add_argument("--address")
    given = arguments.parse_args()
    ray.init(address=given.address)
    given.output.write_bytes(sweep(given.experiment.read_bytes(), given.shards))
