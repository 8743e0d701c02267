"""Write down which packages are installed, for all systems, with the hashes of all their files: `make lock`.

`requirements/run.txt` is what the bot needs; the others hold what an extra needs on top of it. They name no
place: wherever a package comes from, its hash must be right. What is pinned stays, unless `--upgrade` is
said; what Herald asks for by name is pinned in `pyproject.toml`.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "requirements"
RUN = "run"
BRACKETS = r"\[.*?\]"
EXTRAS = ("postgres", "tryout", "environment", "dev")


def main() -> int:
    """Write all files anew."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--upgrade", action="store_true", help="take the newest of what nobody has asked for")
    pins = "" if parser.parse_args().upgrade else pinned()
    FOLDER.mkdir(exist_ok=True)
    whole = parted(compiled(pins, *EXTRAS))
    of_run = parted(compiled(names_of(whole)))
    write(RUN, of_run)
    for extra in EXTRAS:
        with_it = parted(compiled(names_of(whole), extra))
        write(extra, {name: text for name, text in with_it.items() if name not in of_run})
    return 0


def compiled(pins: str, *extras: str) -> str:
    """Return what the bot needs with some extras, with hashes, for all systems and versions of Python."""
    constraints = FOLDER / ".pins"
    constraints.write_text(pins, encoding="utf-8")
    command = [sys.executable, "-m", "uv", "pip", "compile", "--quiet", "--universal", "--generate-hashes"]
    command += ["--python-version", "3.11", "--no-header", "--no-annotate", "-c", str(constraints)]
    command += [word for extra in extras for word in ("--extra", extra)]
    try:
        done = subprocess.run(
            [*command, "pyproject.toml", "-"], cwd=ROOT, input="\n".join(builders()), text=True,
            stdout=subprocess.PIPE, check=True,
        )  # fmt: skip
    finally:
        constraints.unlink()
    return done.stdout


def builders() -> list[str]:
    """Return what Herald itself is installed with, which must be there before."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    return list(project["build-system"]["requires"])


def parted(text: str) -> dict[str, str]:
    """Return each package's lines, by its line without the hashes."""
    found = re.findall(r"^(\S.*?) \\\n((?:    --hash=\S+(?: \\)?\n)+)", text, re.MULTILINE)
    return {name: f"{name} \\\n{hashes}" for name, hashes in found}


def names_of(packages: dict[str, str]) -> str:
    """Return pins without hashes and extras."""
    return "".join(f"{re.sub(BRACKETS, '', name)}\n" for name in packages)


def pinned() -> str:
    """Return all that is pinned now."""
    files = [FOLDER / f"{name}.txt" for name in (RUN, *EXTRAS)]
    texts = [file.read_text(encoding="utf-8") for file in files if file.exists()]
    return names_of({name: text for each in texts for name, text in parted(each).items()})


def write(name: str, packages: dict[str, str]) -> None:
    """Write a file of packages."""
    text = "".join(packages[each] for each in sorted(packages))
    (FOLDER / f"{name}.txt").write_text(f"# Written by `make lock`.\n{text}", encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
