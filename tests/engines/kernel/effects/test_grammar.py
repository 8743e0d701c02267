"""The grammar of all card languages, in a language of two words."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

import pytest
from pydantic import Field, TypeAdapter, ValidationError

from engines.kernel.cards.packs import Part
from engines.kernel.effects import logic, numbers
from engines.kernel.effects.exhaustiveness import complete, models, words
from engines.kernel.effects.logic import met, within
from engines.kernel.effects.numbers import reckon


class Count(Part):
    """How many beans there are."""

    calc: Literal["beans"]


class Sum(numbers.Sum["Value"]):
    """All parts together."""


class Difference(numbers.Difference["Value"]):
    """The first part less the others."""


class Product(numbers.Product["Value"]):
    """The parts multiplied."""


class Least(numbers.Least["Value"]):
    """The smallest part."""


class Greatest(numbers.Greatest["Value"]):
    """The greatest part."""


Value: TypeAlias = (
    int | Annotated[Count | Sum | Difference | Product | Least | Greatest, Field(discriminator="calc")]
)
for _model in (Sum, Difference, Product, Least, Greatest):
    _model.model_rebuild()


class Beans(logic.Bounds[Value]):
    """How many beans there are."""

    test: Literal["beans"]


class Gone(Part):
    """Asks for what is not there."""

    test: Literal["gone"]


class AllOf(logic.AllOf["Condition"]):
    """Every one of them."""


class AnyOf(logic.AnyOf["Condition"]):
    """At least one of them."""


class Not(logic.Not["Condition"]):
    """The contrary."""


Condition: TypeAlias = Annotated[Beans | Gone | AllOf | AnyOf | Not, Field(discriminator="test")]
for _model in (AllOf, AnyOf, Not):
    _model.model_rebuild()

BEANS = 7
SIX = {"test": "beans", "equals": 6}


def number(value: Value) -> int:
    if isinstance(value, int):
        return value
    return BEANS if isinstance(value, Count) else reckon(value, number)


def holds(condition: Any, denied: bool) -> bool:
    if isinstance(condition, Gone):
        return False  # neither this nor its contrary
    return within(condition, BEANS, number) is not denied


@pytest.mark.parametrize(
    ("calc", "parts", "comes_to"),
    [
        ("sum", [2, 3, {"calc": "beans"}], 12),
        ("difference", [2, 3, {"calc": "beans"}], -8),
        ("product", [2, 3, {"calc": "beans"}], 42),
        ("min", [2, 3, {"calc": "beans"}], 2),
        ("max", [2, {"calc": "sum", "parts": [3, 5]}, {"calc": "beans"}], 8),
    ],
)
def test_numbers_are_made_from_numbers(calc: str, parts: list[Any], comes_to: int) -> None:
    value: Value = TypeAdapter(Value).validate_python({"calc": calc, "parts": parts})
    assert number(value) == comes_to


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ({"test": "beans", "at_least": 7}, True),
        ({"test": "beans", "at_least": 8}, False),
        ({"test": "beans", "at_most": 7}, True),
        ({"test": "beans", "at_most": 6}, False),
        ({"test": "beans", "equals": {"calc": "beans"}}, True),
        ({"test": "beans", "equals": 6}, False),
        ({"test": "beans", "at_least": 7, "at_most": 6}, False),
        ({"test": "not", "of": {"test": "beans", "equals": 6}}, True),
        ({"test": "all", "of": [{"test": "beans", "equals": 7}, {"test": "beans", "equals": 6}]}, False),
        ({"test": "any", "of": [{"test": "beans", "equals": 7}, {"test": "beans", "equals": 6}]}, True),
        ({"test": "gone"}, False),
        ({"test": "not", "of": {"test": "gone"}}, False),
        (
            {"test": "not", "of": {"test": "all", "of": [{"test": "gone"}, {"test": "beans", "equals": 6}]}},
            True,
        ),
        (
            {"test": "not", "of": {"test": "any", "of": [{"test": "gone"}, {"test": "beans", "equals": 6}]}},
            False,
        ),
        ({"test": "not", "of": {"test": "not", "of": {"test": "beans", "equals": 7}}}, True),
    ],
)
def test_conditions_are_made_from_conditions(asked: dict[str, Any], answer: bool) -> None:
    condition: Condition = TypeAdapter(Condition).validate_python(asked)
    assert met(condition, holds) is answer


def test_a_comparison_without_a_bound_is_refused() -> None:
    with pytest.raises(ValidationError) as refused:
        Beans.model_validate({"test": "beans"})
    assert refused.value.errors()[0]["type"] == "pack_no_bound"


def test_a_language_knows_its_words() -> None:
    assert models(Value) == {Count, Sum, Difference, Product, Least, Greatest}
    assert words(Value, "calc") == {"beans", "sum", "difference", "product", "min", "max"}
    assert words(Condition, "test") == {"beans", "gone", "all", "any", "not"}


def test_what_nobody_does_is_found_when_the_game_is_loaded() -> None:
    complete(Condition, {Beans: holds}, {Gone: holds})
    with pytest.raises(TypeError, match="Gone"):
        complete(Condition, {Beans: holds})
    with pytest.raises(TypeError, match="Beans"):
        complete(Condition, {Beans: holds, Gone: holds}, {Beans: holds})
