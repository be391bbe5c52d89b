#!/usr/bin/env python3
"""Where functions are in a server's binary, a line each: name, address in hexadecimal.

    functions.py BINARY ARCHIVE NAME=OBJECT...

NAME is the linker's, OBJECT the file of ARCHIVE that has it. A binary with symbols of its own, or with a debug file as
packages install it, is asked; a stripped one is searched for the code that the archive of the same package version holds,
with all that the linker fills in left open. A function that is compiled a little otherwise there (it locks a mutex that
the server counts and the library does not) is told by its beginning, as long as that is found once.
Exits with 1 and names the functions that are not found.
"""
import re
import subprocess
import sys
from pathlib import Path

# Less is found by chance.
LEAST_KNOWN_BYTES = 24
# Bytes before a place in which the linker may change the instruction when it finds a way without a table.
RELAXED = ("GOTPCRELX", "GOTTPOFF", "TLS")


def tool(*command, binary=False):
    return subprocess.run(command, check=True, capture_output=True, text=not binary).stdout


def sections(path):
    """Number: (name, address, place in the file, size), of sections that hold code."""
    line = re.compile(r"\s*\[\s*(\d+)\]\s+(\S+)\s+PROGBITS\s+(\w+)\s+(\w+)\s+(\w+)\s+\w+\s+\w*X")
    found = (line.match(text) for text in tool("readelf", "-SW", path).splitlines())
    return {int(m[1]): (m[2], *(int(part, 16) for part in m.groups()[2:])) for m in found if m}


def symbols(path):
    """Name: (section's number, value, size), of functions."""
    for text in tool("readelf", "-sW", path).splitlines():
        fields = text.split()
        if len(fields) == 8 and fields[3] == "FUNC" and fields[6].isdigit():
            yield fields[7], (int(fields[6]), int(fields[1], 16), int(fields[2], 0))


def debug_file(binary):
    build = re.search(r"Build ID: (\w\w)(\w+)", tool("readelf", "-n", binary))
    return Path(f"/usr/lib/debug/.build-id/{build[1]}/{build[2]}.debug") if build else Path()


def pattern(path, name):
    """The bytes of a function, None for each that the linker fills in; none if it is not there."""
    section, value, size = dict(symbols(path)).get(name, (0, 0, 0))
    if size == 0:
        return []
    title, _, place, _ = sections(path)[section]
    code = Path(path).read_bytes()[place + value : place + value + size]
    known = list(code)
    table = tool("readelf", "-rW", path).split(f"Relocation section '.rela{title}' ")
    for offset, kind in re.findall(r"^([0-9a-f]{12,16}) +\w+ +R_X86_64_(\w+)", (table + [""])[1].split("\n\n")[0], re.M):
        at = int(offset, 16) - value
        first = at - 3 if kind.startswith(RELAXED) or kind.endswith(RELAXED) else at
        for index in range(max(0, first), min(size, at + (8 if kind == "64" else 4))):
            known[index] = None
    return known


def places(known, code):
    expression = b"".join(b"." if byte is None else re.escape(bytes([byte])) for byte in known)
    return [match.start() for match in re.finditer(expression, code, re.S)]


def search(known, code):
    """Where the function is, by as much of it as is found; None if it is not, or not for certain."""
    for size in [len(known), *(size for size in (512, 256, 128, 64, 32, LEAST_KNOWN_BYTES) if size < len(known))]:
        found = places(known[:size], code)
        if len(found) == 1 and sum(byte is not None for byte in known[:size]) >= LEAST_KNOWN_BYTES:
            return found[0]
    return None


def addresses(binary, archive, wanted):
    for path in (binary, debug_file(binary)):
        if path and Path(path).is_file():
            known = {name: value for name, (_, value, _) in symbols(path) if value}
            if all(name in known for name in wanted):
                return {name: known[name] for name in wanted}
    if not Path(archive).is_file():
        return {}
    (_, start, place, size) = next(part for part in sections(binary).values() if part[0] == ".text")
    code = Path(binary).read_bytes()[place : place + size]
    found = {}
    for name, member in wanted.items():
        part = Path(tool("mktemp").strip())
        try:
            part.write_bytes(tool("ar", "p", archive, member, binary=True))
            at = search(pattern(part, name), code)
        finally:
            part.unlink()
        if at is not None:
            found[name] = start + at
    return found


def main():
    binary, archive, *pairs = sys.argv[1:]
    wanted = dict(pair.split("=") for pair in pairs)
    found = addresses(binary, archive, wanted)
    for name, address in found.items():
        print(name, format(address, "x"))
    missing = [name for name in wanted if name not in found]
    if missing:
        sys.exit(f"not found in {binary}: {', '.join(missing)}")


main()
