"""The engine itself, in Rust: scenes and records are JSON."""

from collections.abc import Iterator
from os import PathLike
from typing import Any

from numpy.typing import NDArray

READ_OPTIONS: list[str]
RENUMBER_FROM: int

_Slices = Iterator[tuple[NDArray[Any], NDArray[Any]]]

def serve_slices(scenes: str, slices: _Slices) -> str: ...

class Trace:
    """Requests that the engine read from a file or made. `len` is how many."""

    @property
    def pages(self) -> int:
        """Pages on disk, D."""
    @property
    def summary(self) -> dict[str, Any]:
        """What a file was read as: format, records, ignored, requests, reads, writes, pages, volumes, page_bytes, notes."""
    @staticmethod
    def read(path: str | PathLike[str], pages: int | None = None, options: str = "{}") -> Trace: ...
    @staticmethod
    def renumber(slices: _Slices) -> Trace: ...
    @staticmethod
    def make(scene: str) -> Trace: ...
    def __len__(self) -> int: ...
    def serve(self, scenes: str) -> str: ...
    def curve(self, options: str, threads: int) -> str: ...

class Sweep:
    def __new__(cls, experiment: str, settings: str) -> Sweep: ...
    def run(self, threads: int) -> list[str]: ...
