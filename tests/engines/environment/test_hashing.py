"""Hashed features: the same in every process, a place for each path, sums of what stands there."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import Any

import numpy as np

from engines.environment.hashing import BOUND, Features, Known
from tests.profiles import ROOT


def vector(data: Any) -> Any:
    features = Features()
    features.add(data)
    return features.vector(1_024)


def test_a_vector_is_the_same_in_every_process() -> None:
    code = (
        "from engines.environment.hashing import Features\n"
        "features = Features()\n"
        "features.add({'hand': ['fox', 'moth'], 'life': 20})\n"
        "print(features.vector(1_024).nonzero()[0].tolist())"
    )
    told = {
        subprocess.run(
            [sys.executable, "-c", code],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    (places,) = told
    assert len(eval(places)) == 3  # three features, three places


def test_a_hand_is_a_set_and_lanes_are_not() -> None:
    assert np.array_equal(vector({"hand": ["fox", "moth"]}), vector({"hand": ["moth", "fox"]}))
    assert not np.array_equal(vector({"hand": ["fox", "fox"]}), vector({"hand": ["fox"]}))
    lanes = [{"power": 3}, {"power": 5}]
    assert not np.array_equal(vector({"lanes": lanes}), vector({"lanes": lanes[::-1]}))


def test_a_word_counts_one_and_a_number_its_logarithm_with_its_sign() -> None:
    assert np.abs(vector({"phase": "action"})).sum() == 1
    assert np.isclose(np.abs(vector({"life": 20})).sum(), np.log(21))
    assert np.array_equal(vector({"life": -20}), -vector({"life": 20}))
    assert not vector({"life": 0, "target": None, "hand": [], "ready": False}).any()


def test_the_same_word_elsewhere_is_another_feature() -> None:
    assert not np.array_equal(vector({"hand": ["fox"]}), vector({"deck": ["fox"]}))


def test_features_spread_over_all_places_and_both_signs() -> None:
    features = Features()
    features.add({f"name{number}": "word" for number in range(4_000)})
    sums = features.vector(1_024)
    assert (sums != 0).mean() > 0.75
    assert abs(sums.sum()) < 400


def test_sums_stay_within_their_bounds() -> None:
    assert np.abs(vector({"deck": ["fox"] * 1_000})).max() == BOUND


def test_rows_are_apart() -> None:
    features = Features()
    features.add({"word": "attack"}, row=0)
    features.add({"word": "pass"}, row=2)
    assert features.matrix(4, 64).any(axis=1).tolist() == [True, False, True, False]


def test_what_is_known_already_is_what_would_be_hashed() -> None:
    known: Known = {}
    for data in (
        {"life": 20, "hand": ["fox"]},
        {"life": 20, "hand": ["moth"]},
        {"life": 3, "hand": ["moth"]},
    ):
        features = Features()
        features.add_anew(data, known)
        assert np.array_equal(features.vector(1_024), vector(data))
