"""The engine itself, in Rust: scenes and records are JSON."""

from os import PathLike
from typing import Any

from numpy.typing import NDArray

RENUMBER_FROM: int
"""From this id on the pages of arrays are renumbered."""

def serve_arrays(scenes: str, pages: NDArray[Any], writes: NDArray[Any] | None = None) -> str: ...

class Trace:
    """Requests that the engine read from a file or made. `len` is how many."""

    @property
    def pages(self) -> int:
        """Pages on disk, D."""
    @staticmethod
    def read(path: str | PathLike[str], pages: int | None = None) -> Trace: ...
    @staticmethod
    def renumber(ids: NDArray[Any], writes: NDArray[Any] | None = None) -> Trace: ...
    @staticmethod
    def make(scene: str) -> Trace: ...
    def __len__(self) -> int: ...
    def serve(self, scenes: str) -> str: ...

class Sweep:
    def __new__(cls, experiment: str, settings: str) -> Sweep: ...
    def run(self, threads: int) -> list[str]: ...
