"""The tests of the whole bot are dealt out evenly, and none is left out."""

from __future__ import annotations

from tests.check import LANES, PAGE, PAUSES
from tests.lanes import ROOT, WHOLE, dealt, known, lanes

FILES = {f"{WHOLE}/{file.name}" for file in (ROOT / WHOLE).glob("test_*.py")}


def test_each_file_is_in_one_lane() -> None:
    dealt_out = [file for lane in lanes(LANES) for file in lane]
    assert sorted(dealt_out) == sorted(FILES)
    assert len(FILES) > 50


def test_lanes_take_about_as_long_as_one_another() -> None:
    seconds = known()
    longest, *_, shortest = (sum(seconds.get(file, 0.0) for file in lane) for lane in lanes(LANES))
    assert longest - shortest < 0.1 * longest, "measure anew by `python -m tests.lanes`"


def test_most_files_are_measured_and_none_that_is_gone() -> None:
    assert sorted(known().keys() - FILES) == [], "measure anew by `python -m tests.lanes`"
    assert len(known()) > 0.9 * len(FILES)


def test_who_has_least_is_given_the_next_and_what_is_new_counts_as_the_average() -> None:
    seconds = {"long": 9.0, "half": 5.0, "other": 4.0}
    assert dealt(["half", "long", "new", "other"], seconds, 2) == [["long", "other"], ["new", "half"]]


def test_the_page_is_tested_in_one_file_whose_pauses_have_a_process_of_their_own() -> None:
    marked = [file for file in FILES if "pytest.mark.browser" in (ROOT / file).read_text(encoding="utf-8")]
    assert marked == [PAGE[-1]]
    assert f"{PAUSES}(" in (ROOT / PAGE[-1]).read_text(encoding="utf-8")
