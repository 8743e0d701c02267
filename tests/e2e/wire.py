"""Checks what the bot sends against Discord's rules: its API description, and what that leaves out."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from jsonschema.validators import extend

DESCRIPTION = Path(__file__).parents[2].parent / "shared" / "discord" / "openapi.json"
"""Discord's published description of its API, where a copy is at hand."""

CONTENT = 2_000
"""Characters of content that a bot may send; the description says 4,000."""
COMPONENTS, TEXT = 40, 4_000
CUSTOM_ID, LABEL, OPTION, PLACEHOLDER, ALT = 100, 80, 100, 150, 1_024
OPTIONS, BUTTONS = 25, 5
COMPONENTS_V2 = 1 << 15
_BUTTON, _MENU, _TEXT, _GALLERY = 2, 3, 10, 12
_UPDATE = 7
"""The answer to a press that changes the pressed message."""


def check_requests(requests: list[Any]) -> int:
    """Assert that Discord would take all requests; return how many had a body."""
    checked = 0
    for request in requests:
        arranged = "/permissions/" in request.path  # tests take and give permissions, the bot never does
        if request.json is None or arranged:
            continue
        checked += 1
        if DESCRIPTION.is_file():
            check_described(request.method, request.path, request.json)
        for body in _messages(request):
            edit = request.method == "PATCH" or request.json.get("type") == _UPDATE
            check_message(body, edit=edit, where=request.path)
    return checked


# Against the description


@cache
def _described() -> dict[str, Any]:
    api = json.loads(DESCRIPTION.read_text(encoding="utf-8"))
    schemas = api["components"]["schemas"]
    # Three tolerances: the live API takes more than the description types.
    schemas["SnowflakeType"] = {"type": ["string", "integer"]}
    role = schemas.get("CreateRoleRequest", {}).get("properties", {})
    if "permissions" in role:
        role["permissions"] = {"type": ["string", "integer", "null"]}
    return api


def _by_type(validator: Any, branches: list[Any], instance: Any, schema: Any) -> Iterator[ValidationError]:
    """Judge each part once: the same buttons, menus and commands are sent again and again."""
    part = (id(branches), json.dumps(instance, sort_keys=True))  # the description keeps its branches
    if part not in _FOUND_WELL:
        errors = list(_judged(validator, branches, instance))
        if not errors:
            _FOUND_WELL.add(part)
        yield from errors


_FOUND_WELL: set[tuple[int, str]] = set()


def _judged(validator: Any, branches: list[Any], instance: Any) -> Iterator[ValidationError]:
    """Choose the branch whose `type` constant the instance has, so that errors say what is wrong."""
    if isinstance(instance, dict) and "type" in instance:
        for branch in branches:
            wanted = _resolved(branch).get("properties", {}).get("type", {}).get("enum")
            if wanted == [instance["type"]]:
                yield from validator.descend(instance, branch)
                return
    if not any(validator.evolve(schema=branch).is_valid(instance) for branch in branches):
        yield ValidationError(f"{str(instance)[:300]} fits none of {str(branches)[:300]}")


def _resolved(schema: dict[str, Any]) -> dict[str, Any]:
    name = schema.get("$ref", "").removeprefix("#/components/schemas/")
    return _described()["components"]["schemas"][name] if name else schema


_Validator: Any = extend(Draft202012Validator, {"oneOf": _by_type, "anyOf": _by_type})


@cache
def _validator(method: str, template: str) -> Any:
    content = _described()["paths"][template][method.lower()]["requestBody"]["content"]
    return _Validator({**content["application/json"]["schema"], "components": _described()["components"]})


@cache
def _templates(method: str) -> list[tuple[str, list[str]]]:
    """Return the path templates of a method, whole and in parts."""
    paths = _described()["paths"].items()
    return [(path, path.strip("/").split("/")) for path, operations in paths if method.lower() in operations]


def _template(method: str, path: str) -> str:
    """Return the path template that fits best: the one with most literal parts."""
    parts = path.strip("/").split("/")
    found: list[tuple[int, str]] = []
    for template, wanted in _templates(method):
        if len(wanted) != len(parts):
            continue
        pairs = list(zip(wanted, parts, strict=True))
        if all(want.startswith("{") or want == part for want, part in pairs):
            found.append((sum(want == part for want, part in pairs), template))
    assert found, f"Discord has no {method} {path}"
    return max(found)[1]


def check_described(method: str, path: str, body: Any) -> None:
    """Assert that a body is what the API description asks for. Each is judged once: all commands are one."""
    template = _template(method, path)
    whole = hash((method, template, json.dumps(body, sort_keys=True)))
    if whole in _BODIES_WELL:
        return
    errors = list(_validator(method, template).iter_errors(body))
    assert not errors, f"{method} {path}: {errors[0].json_path}: {errors[0].message[:500]}"
    _BODIES_WELL.add(whole)


_BODIES_WELL: set[int] = set()


# What the description does not catch


def _messages(request: Any) -> Iterator[dict[str, Any]]:
    body = request.json
    if not isinstance(body, dict):
        return
    if request.path.endswith("/callback"):
        data = body.get("data")
        if isinstance(data, dict) and body.get("type") in (4, 7):
            yield data
    elif "/messages" in request.path or request.path.startswith("/webhooks/"):
        yield body


def check_message(body: dict[str, Any], *, edit: bool = False, where: str = "") -> None:
    """Assert the limits of one message."""
    content, components = body.get("content") or "", body.get("components")
    assert len(content) <= CONTENT
    is_v2 = bool((body.get("flags") or 0) & COMPONENTS_V2)
    if components is None:
        assert edit or content or body.get("embeds") or body.get("attachments"), "an empty message"
        return
    every = list(_walk(components))
    new_kinds = any(item["type"] >= 9 for item in every)
    assert not new_kinds or is_v2, f"components v2 without their flag: {where}"
    if is_v2:
        assert not content, "content beside components v2"
        assert not body.get("embeds"), "embeds beside components v2"
        assert components, "an empty message"
        assert len(every) <= COMPONENTS
        assert sum(len(item["content"]) for item in every if item["type"] == _TEXT) <= TEXT
    ids = [item["custom_id"] for item in every if "custom_id" in item]
    assert len(ids) == len(set(ids)), f"a custom id twice: {ids}"
    assert all(1 <= len(custom_id) <= CUSTOM_ID for custom_id in ids)
    files = {
        f"attachment://{file['filename']}" for file in body.get("attachments") or () if "filename" in file
    }
    if (
        edit and "attachments" not in body
    ):  # the picture stays; the simulated Discord knows whether it is there
        files |= {shown["media"]["url"] for item in every if item["type"] == 12 for shown in item["items"]}
    for item in every:
        _check_item(item, files)


def _check_item(item: dict[str, Any], files: set[str]) -> None:
    match item["type"]:
        case 1:
            assert 1 <= len(item["components"]) <= BUTTONS
        case 2:
            assert 1 <= len(item.get("label") or "") <= LABEL
        case 3:
            assert 1 <= len(item["options"]) <= OPTIONS
            assert len(item.get("placeholder") or "") <= PLACEHOLDER
            values = [option["value"] for option in item["options"]]
            assert len(values) == len(set(values)), "an option twice"
            assert 0 <= item.get("min_values", 1) <= item.get("max_values", 1) <= len(values)
            for option in item["options"]:
                for name in ("value", "label"):
                    assert 1 <= len(option[name]) <= OPTION
                assert len(option.get("description") or "") <= OPTION
        case 10:
            assert item["content"].strip(), "an empty text"
        case 12:
            assert 1 <= len(item["items"]) <= 10
            for shown in item["items"]:
                assert 1 <= len(shown.get("description") or "") <= ALT, "a picture without alt text"
                assert shown["media"]["url"] in files, "a picture that is not attached"
        case _:
            pass


def _walk(components: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for component in components:
        yield component
        yield from _walk(component.get("components", []))
        if "accessory" in component:
            yield component["accessory"]
