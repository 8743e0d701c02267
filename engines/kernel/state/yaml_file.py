"""Read YAML from strangers: no tags, no anchors, no aliases, no repeated keys, limited size and depth."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, cast

import yaml

from engines.kernel.state.limits import PACK_BYTES, PACK_DEPTH, PACK_NODES


class BadYaml(Exception):
    """The text is refused: the key of the reason, its values, and the line (from 1) where it shows."""

    def __init__(self, reason: str, line: int | None = None, **values: Any) -> None:
        super().__init__(reason, line, values)
        self.reason = reason
        self.line = line
        self.values = values


# PyYAML's type stubs leave most of a loader untyped: that alone is what is silenced below.


class _Loader(yaml.CSafeLoader):
    """Takes plain words as they are: `on`, `no` and dates are texts, as in YAML 1.2.

    It reads with libyaml, some ten times faster than Python can.
    """


_Loader.yaml_implicit_resolvers = {}

for _kind, _pattern, _first in (
    ("bool", "true|false", "tf"),
    ("null", "null|~|", ["n", "~", ""]),
    ("int", "-?(0|[1-9][0-9]{0,9})", "-0123456789"),
    ("float", r"-?[0-9]{1,9}\.[0-9]{1,9}", "-0123456789"),
):
    _Loader.add_implicit_resolver(  # pyright: ignore[reportUnknownMemberType]
        f"tag:yaml.org,2002:{_kind}", re.compile(f"^(?:{_pattern})$"), list(_first)
    )


def read_yaml(text: str | bytes) -> tuple[Any, yaml.Node | None]:
    """Return the value of a document and its node, which knows the lines. Raises BadYaml."""
    if len(text) > PACK_BYTES:
        raise BadYaml("pack-too-large", most=PACK_BYTES // 1024)
    try:
        _refuse_tricks(text)
        loader = _Loader(text)
        try:
            node = loader.get_single_node()
            return (_plain(loader, node) if node is not None else None), node
        finally:
            loader.dispose()  # pyright: ignore[reportUnknownMemberType]
    except yaml.MarkedYAMLError as error:
        line = error.problem_mark.line + 1 if error.problem_mark else None
        raise BadYaml("pack-not-yaml", line) from error
    except (yaml.YAMLError, UnicodeDecodeError, ValueError, OverflowError) as error:
        raise BadYaml("pack-not-yaml") from error


def _refuse_tricks(text: str | bytes) -> None:
    """Look at the stream of events, before anything is built."""
    depth = 0
    events = cast("Iterator[Any]", yaml.parse(text, Loader=_Loader))  # pyright: ignore[reportUnknownMemberType]
    for number, event in enumerate(events):
        line = event.start_mark.line + 1
        if isinstance(event, yaml.AliasEvent) or getattr(event, "anchor", None):
            raise BadYaml("pack-alias", line)
        if getattr(event, "tag", None):
            raise BadYaml("pack-tag", line, tag=event.tag)
        if isinstance(event, yaml.CollectionStartEvent):
            depth += 1
            if depth > PACK_DEPTH:
                raise BadYaml("pack-too-deep", line, most=PACK_DEPTH)
        elif isinstance(event, yaml.CollectionEndEvent):
            depth -= 1
        if number > PACK_NODES:
            raise BadYaml("pack-too-large", most=PACK_BYTES // 1024)


def _plain(loader: _Loader, node: yaml.Node) -> Any:
    """Build dicts, lists and scalars, and refuse a key that is written twice."""
    if isinstance(node, yaml.MappingNode):
        built: dict[Any, Any] = {}
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                raise BadYaml("pack-not-yaml", key_node.start_mark.line + 1)
            if key_node.value in built:
                raise BadYaml("pack-key-twice", key_node.start_mark.line + 1, field=key_node.value)
            built[key_node.value] = _plain(loader, value_node)
        return built
    if isinstance(node, yaml.SequenceNode):
        return [_plain(loader, part) for part in node.value]
    return cast("Any", loader.construct_object(node))  # pyright: ignore[reportUnknownMemberType]
