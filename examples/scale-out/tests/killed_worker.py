"""A sweep over four Dask workers, one of which is killed in the middle, gives the bytes of one unsharded run.

python killed_worker.py EXPERIMENT FOLDER, with BPSIM set and a folder for scratch; `npm test -- scale-out` runs it.
"""
import json
import os
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

from dask.distributed import Client, LocalCluster
from dask_sweep import sweep

SHARDS = 12
# A run is long enough to be killed in, and short in an unoptimised build too.
REQUESTS = 150_000
PATIENCE_S = 120


def kill_a_busy_worker(client: Client, killed: list[int]) -> None:
    """As soon as a shard is done while others are not: SIGKILL to a worker that has one in hand."""
    until = time.monotonic() + PATIENCE_S
    while time.monotonic() < until:
        done = sum(len(keys) for keys in client.has_what().values())
        busy = [worker for worker, keys in client.processing().items() if keys]
        if 0 < done < SHARDS and busy:
            (pid,) = client.run(os.getpid, workers=busy[:1]).values()
            os.kill(pid, signal.SIGKILL)
            killed.append(pid)
            return
        time.sleep(0.02)


def main() -> None:
    shorter = json.loads(Path(sys.argv[1]).read_bytes())
    shorter["scene"]["workload"]["requests"] = REQUESTS
    experiment = json.dumps(shorter).encode()
    command = [os.environ["BPSIM"], "sweep", "-", "--quiet"]
    whole = subprocess.run(command, input=experiment, stdout=subprocess.PIPE, check=True).stdout
    cluster = LocalCluster(n_workers=4, threads_per_worker=1, dashboard_address=None, local_directory=sys.argv[2])
    with cluster, Client(cluster) as client:
        client.wait_for_workers(4)
        killed: list[int] = []
        killer = threading.Thread(target=kill_a_busy_worker, args=(client, killed))
        killer.start()
        merged = sweep(client, experiment, SHARDS)
        killer.join()
        assert killed, "no worker was killed: the shards were too short"
        client.wait_for_workers(4)
        assert killed[0] not in client.run(os.getpid).values(), "the killed worker is still there"
    assert merged == whole, f"{len(merged)} bytes, not the {len(whole)} of one run"
    runs = whole.count(b"\n")
    print(f"{runs} runs in {SHARDS} shards on 4 workers, one killed: the {len(whole)} bytes of one unsharded run")


if __name__ == "__main__":
    main()
