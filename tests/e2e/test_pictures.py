"""Authors' pictures by commands: brought, shown, given back, taken away at once; what is wrong stays out."""

from __future__ import annotations

import io
import json
import zipfile
from collections.abc import Iterator
from typing import Any

import pytest
from PIL import Image

from bot.store import UserPreferences
from bot.store.people import pictures as files_of_pictures
from render import RenderService
from render.shared.pictures import draw_from
from tests.e2e.club import Club, said, words
from tests.e2e.play import challenge, concede
from tests.e2e.test_decks import FROST
from tests.e2e.test_noxtalia import speak

RED, BLUE = (200, 30, 30), (30, 40, 190)
CARD = """\
  - id: {key}
    name: {{en: {name}, fr: {name}}}
    type: arbiter
    fate: hellbound
    colour: red
    cost: 1
    power: 1
    resolve: 1
"""
PACK = "game: neo_noble\nid: club\nname: {en: Club cards, fr: Cartes du club}\nversion: 1\nspirits:\n"
PACK += CARD.format(key="bear", name="Bruin") + CARD.format(key="owl", name="Hooter")


@pytest.fixture(autouse=True)
def _drawing() -> Iterator[None]:
    yield
    draw_from(None)


def png(colour: tuple[int, int, int] = RED, size: tuple[int, int] = (640, 480)) -> bytes:
    """A picture of one colour."""
    file = io.BytesIO()
    Image.new("RGB", size, colour).save(file, "PNG")
    return file.getvalue()


def zipped(**files: bytes | str) -> bytes:
    """A ZIP of files, `bear_png` for bear.png."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name, data in files.items():
            archive.writestr(".".join(name.rsplit("_", 1)), data)
    return file.getvalue()


async def brings(club: Club, data: bytes | str, name: str = "club.zip") -> Any:
    """Let the owner bring a pack."""
    content = data.encode() if isinstance(data, str) else data
    return await club.owner().slash(club.channel, "cards import", file=(name, content))


async def gives(club: Club, data: bytes, name: str = "bear.png", **how: Any) -> Any:
    """Let the owner give cards pictures."""
    return await club.owner().slash(club.channel, "cards picture", file=(name, data), **how)


async def hung(club: Club, guild: int | None = None) -> dict[str, Any]:
    """What the server's cards say of their pictures."""
    contents = await club.store.packs.contents(guild or club.guild.id)
    packs = [json.loads(content) for content in contents]
    cards = [card for pack in packs for part in ("spirits", "capacities") for card in pack.get(part, ())]
    return {card["id"]: card["picture"] for card in cards if card.get("picture")}


def kept(club: Club) -> set[str]:
    """The pictures on the disk."""
    folder = club.store.pictures.folder
    return {file.name for file in folder.iterdir()} if folder.exists() else set()


async def test_a_pack_is_brought_with_its_pictures_and_they_are_stripped_and_kept(club: Club) -> None:
    named = PACK.replace("    cost: 1\n", "    cost: 1\n    picture: {file: big.png, focus: [10, 90]}\n", 1)
    taken = await brings(club, zipped(pack_yaml=named, big_png=png(), owl_png=png(BLUE)))
    assert "2 cards" in words(taken.response)
    pictures = await hung(club)
    assert pictures["bear"]["focus"] == [10, 90]
    assert {each["file"] for each in pictures.values()} == kept(club)
    assert len(kept(club)) == 2
    for name in kept(club):
        data = await club.store.pictures.get(club.guild.id, name)
        assert data is not None
        assert data[8:12] == b"WEBP"


async def test_a_card_is_looked_up_with_its_picture_and_without_it_as_soon_as_it_is_removed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw_from(club.store.pictures.folder)
    for name in ("card", "forget"):
        monkeypatch.setattr(type(club.bot.renderer), name, getattr(RenderService, name))
    await brings(club, PACK, "club.yaml")

    async def looked_up() -> Any:
        shown = (await club.ann.slash(club.channel, "card", name="neo_noble/bear")).response
        assert shown is not None
        (file,) = shown.attachments
        content = await file.read()
        return Image.open(io.BytesIO(content)).convert("RGB").getpixel((375, 300)), file.filename

    plain, name = await looked_up()
    assert name == "bear.png"
    given = await gives(club, png(BLUE), card="neo_noble/bear")
    assert "1 card has its picture" in words(given.response)
    shown, name = await looked_up()
    assert name == "bear.webp"
    assert all(abs(one - other) < 20 for one, other in zip(shown, BLUE, strict=True))
    gone = await club.owner().slash(club.channel, "cards unpicture", card="neo_noble/bear")
    assert "no longer has its own picture" in said(gone)
    assert kept(club) == set()
    assert await looked_up() == (plain, "bear.png")


async def test_a_hand_is_drawn_anew_once_a_picture_is_removed(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    await brings(club, PACK, "club.yaml")
    await gives(club, png(BLUE), card="neo_noble/bear")
    session = await challenge(club)
    drawn: list[object] = []
    strip = club.bot.renderer.strip

    async def drawing(key: Any, *args: Any) -> Any:
        drawn.append(key)
        return await strip(key, *args)

    monkeypatch.setattr(club.bot.renderer, "strip", drawing)
    await club.hand(club.ann, session)
    drawn.clear()
    await club.hand(club.ann, session)
    assert not drawn
    await club.owner().slash(club.channel, "cards unpicture", card="neo_noble/bear")
    await club.hand(club.ann, session)
    assert len(drawn) == 1


@pytest.mark.parametrize(
    ("locale", "given", "gone", "none"),
    [
        (
            "en-GB",
            "2 cards have their pictures.",
            "no longer has its own picture",
            "has no picture of its own",
        ),
        ("fr", "2 cartes ont leurs images.", "n’a plus d’image", "n’a pas d’image à elle"),
    ],
)
async def test_a_zip_gives_pictures_to_the_cards_that_its_files_name(
    club: Club, locale: str, given: str, gone: str, none: str
) -> None:
    await speak(club, locale)
    keeper = club.owner()
    club.locales[keeper.id] = locale
    await brings(club, PACK, "club.yaml")
    both = ("all.zip", zipped(bear_png=png(), owl_jpg=png(BLUE)))
    how = {"kind": "scan", "focus": "50, 38", "window": "7 11 86 46"}
    taken = await keeper.slash(club.channel, "cards picture", file=both, **how)
    assert given in words(taken.response)
    pictures = await hung(club)
    assert {(each["kind"], *each["focus"], *each["window"]) for each in pictures.values()} == {
        ("scan", 50, 38, 7, 11, 86, 46)
    }
    assert len(kept(club)) == 2
    assert gone in said(await keeper.slash(club.channel, "cards unpicture", card="neo_noble/owl"))
    assert none in said(await keeper.slash(club.channel, "cards unpicture", card="neo_noble/owl"))
    assert [*await hung(club)] == ["bear"]


async def test_a_picture_that_cannot_be_used_is_called_as_it_was_sent(club: Club) -> None:
    await brings(club, PACK, "club.yaml")
    keeper = club.owner()
    for given in ({"card": "neo_noble/bear"}, {"card": "bear"}):
        wrong = ("holiday.gif", b"GIF89a")
        told = said(await keeper.slash(club.channel, "cards picture", file=wrong, **given))
        assert told.startswith("holiday.gif cannot be used for pictures.")
        assert "holiday.gif: only PNG, JPEG and WebP" in told
        assert "pack" not in told
        assert "bear.png" not in told
    lost = await keeper.slash(club.channel, "cards picture", file=("x.png", png()), card="qqqqq")
    assert "qqqqq" in said(lost)


@pytest.mark.parametrize("typed", ["bear", "neo_noble/bear", "Bruin", "bruin"])
async def test_a_card_is_meant_by_its_id_as_well_as_by_its_name(club: Club, typed: str) -> None:
    await brings(club, PACK, "club.yaml")
    keeper = club.owner()
    given = await keeper.slash(club.channel, "cards picture", file=("any.png", png()), card=typed)
    assert "has its picture" in words(given.response)
    assert "no longer has its own picture" in said(
        await keeper.slash(club.channel, "cards unpicture", card=typed)
    )


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({"wolf_png": png()}, "no card on this server has this id"),
        ({"bear_png": png(), "bear_jpg": png()}, "bear has a picture already"),
        ({"bear_png": b"GIF89a"}, "bear.png: only PNG, JPEG and WebP are allowed"),
        ({}, "the file contains no picture"),
    ],
)
async def test_pictures_that_cannot_be_hung_are_refused_with_a_reason_and_nothing_changes(
    club: Club, files: dict[str, bytes], problem: str
) -> None:
    await brings(club, PACK, "club.yaml")
    await gives(club, png())
    before, there = await hung(club), kept(club)
    assert len(there) == 1
    assert problem in said(await gives(club, zipped(**files), "all.zip"))
    assert (await hung(club), kept(club)) == (before, there)


@pytest.mark.parametrize(
    ("how", "problem"),
    [
        ({"focus": "far left"}, "focus needs two numbers"),
        ({"focus": "50 101"}, "focus needs two numbers"),
        ({"kind": "scan", "window": "50 50 60 60"}, "the window goes beyond the picture"),
        ({"window": "0 0 50 50"}, "only a scan has a window"),
    ],
)
async def test_a_cut_that_makes_no_sense_is_refused(club: Club, how: dict[str, str], problem: str) -> None:
    await brings(club, PACK, "club.yaml")
    assert problem in said(await gives(club, png(), **how))
    assert kept(club) == set()


@pytest.mark.parametrize(
    ("files", "problem"),
    [
        ({"pack_yaml": PACK, "wolf_png": png()}, "no card uses the picture wolf.png"),
        ({"pack_yaml": PACK, "bear_png": png(), "bear_jpg": png()}, "bear has a picture already"),
        (
            {"pack_yaml": PACK.replace("    cost: 1\n", "    cost: 1\n    picture: {file: gone.png}\n", 1)},
            "bear uses the picture gone.png, which is missing",
        ),
        ({"bear_png": png()}, "there is no pack in it"),
        ({"pack_yaml": PACK, "bear_png": png(size=(40, 40))}, "bear.png: its longer side is under 600"),
        ({"pack_yaml": PACK.replace("cost: 1", "cost: x"), "bear_png": png()}, "is not a whole number"),
    ],
)
async def test_a_pack_whose_pictures_are_wrong_is_refused_as_a_whole(
    club: Club, files: dict[str, Any], problem: str
) -> None:
    assert problem in said(await brings(club, zipped(**files)))
    assert await club.store.packs.of_guild(club.guild.id) == []
    assert kept(club) == set()


async def test_only_who_may_manage_the_server_brings_and_removes_pictures(club: Club) -> None:
    await brings(club, PACK, "club.yaml")
    for command, given in (
        ("cards picture", {"file": ("bear.png", png())}),
        ("cards unpicture", {"card": "bear"}),
        ("cards export", {"pack": "club"}),
    ):
        told = said(await club.ann.slash(club.channel, command, **given))
        assert "people who can manage this server" in told


async def test_a_pack_is_exported_as_it_can_be_brought_again(club: Club) -> None:
    await brings(club, zipped(pack_yaml=PACK, bear_png=png()))
    before = await hung(club)
    shown = (await club.owner().slash(club.channel, "cards export", pack="club")).response
    (file,) = shown.attachments
    data = await file.read()
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        assert sorted(archive.namelist()) == ["bear.webp", "club.yaml"]
        newer = archive.read("club.yaml").decode().replace("version: 1", "version: 2")
        again = zipped(club_yaml=newer, bear_webp=archive.read("bear.webp"))
    await club.owner().slash(club.channel, "cards remove", pack="club")
    assert kept(club) == set()
    assert "2 cards" in words((await brings(club, again)).response)
    assert (await hung(club)).keys() == before.keys()


async def test_a_newer_version_keeps_the_pictures_of_which_it_says_nothing(club: Club) -> None:
    await brings(club, zipped(pack_yaml=PACK, bear_png=png(), owl_png=png(BLUE)))
    before = await hung(club)
    newer = PACK.replace("version: 1", "version: 2")
    await brings(club, zipped(pack_yaml=newer, owl_png=png(RED, (700, 500))))
    after = await hung(club)
    assert after["bear"] == before["bear"]
    assert after["owl"] != before["owl"]
    assert kept(club) == {after["bear"]["file"], after["owl"]["file"]}, "the one before is gone"


async def test_a_match_goes_on_with_the_pictures_that_it_holds_until_it_is_over(club: Club) -> None:
    await brings(club, zipped(pack_yaml=FROST, rime_song_png=png()))
    (name,) = kept(club)
    deck = "# Club frost\nSnowmoon\n- Moon Shard\n- Glaciation\n- Deep Freeze\n- White Midnight\n"
    deck += "- Powder Veil\n- Rime Song\nVolt Eagle\nTidewarden\n"
    await club.ann.slash(club.channel, "deck import", file=("frost.txt", deck.encode()))
    chosen = {"game": "noxtalia", "computer": "easy", "deck": "Club frost", "options": "format=libre"}
    await club.ann.slash(club.channel, "play", **chosen)
    session = await club.session((await club.store.matches.of_user(club.ann.id))[0].id)
    (song,) = [card for card in session.match.options.cards.capacities if card.id == "rime_song"]
    assert song.picture.file == name
    await brings(club, zipped(pack_yaml=FROST.replace("version: 1", "version: 2"), rime_song_png=png(BLUE)))
    assert name in kept(club)
    assert (await hung(club))["rime_song"]["file"] != name
    await club.owner().slash(club.channel, "cards remove", pack="club")
    assert kept(club) == {name}, "only what the match holds is left"
    await concede(club, club.ann, session)
    await club.store.pictures.let_go(club.guild.id, [name])
    assert kept(club) == set()


async def test_a_picture_of_another_server_is_not_to_be_had_by_its_name(club: Club) -> None:
    await brings(club, zipped(pack_yaml=PACK, bear_png=png()))
    (name,) = kept(club)
    assert await club.store.pictures.get(club.guild.id, name) is not None
    assert await club.store.pictures.get(club.guild.id + 1, name) is None
    named = PACK.replace("    cost: 1\n", f"    cost: 1\n    picture: {{file: {name}}}\n", 1)
    other = await club.store.pictures.put(club.guild.id + 1, b"of another server")
    theirs = named.replace(name, other).replace("version: 1", "version: 2")
    assert "which is missing" in said(await brings(club, theirs, "club.yaml"))
    assert "2 cards" in words(
        (await brings(club, named.replace("version: 1", "version: 2"), "a.yaml")).response
    )


async def test_a_full_disk_is_told_and_changes_nothing(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    await brings(club, PACK, "club.yaml")
    real, calls = files_of_pictures.put, list[str]()

    def full(folder: Any, name: str, data: bytes) -> None:
        calls.append(name)
        if len(calls) == 2:
            raise OSError(28, "No space left on device")
        real(folder, name, data)

    monkeypatch.setattr(files_of_pictures, "put", full)
    told = said(await gives(club, zipped(bear_png=png(), owl_png=png(BLUE)), "all.zip"))
    assert "disk is full" in told
    assert (await hung(club), kept(club)) == ({}, set())


async def test_a_pack_of_400_pictures_is_brought_exported_and_removed(club: Club) -> None:
    cards = [f"card_{number}" for number in range(400)]
    pack = PACK.partition("spirits:\n")[0] + "spirits:\n"
    pack += "".join(CARD.format(key=card, name=f"Card number {card[5:]}") for card in cards)
    thin = {f"{card}_png": png((place % 256, place // 256, 90), (600, 8)) for place, card in enumerate(cards)}
    assert "400 cards" in words((await brings(club, zipped(pack_yaml=pack, **thin))).response)
    assert (await hung(club)).keys() == set(cards)
    deck = "# Numbers\nNoble\n- Dame Scoria, First Creditor\nMain Deck\n"
    deck += "".join(f"- Card number {number}\n" for number in range(30))
    read = await club.ann.slash(club.channel, "deck import", file=("numbers.txt", deck.encode()))
    assert "✅" in words(read.response)
    await club.ann.slash(club.channel, "play", game="neo_noble", computer="easy", deck="Numbers")
    session = await club.session((await club.store.matches.of_user(club.ann.id))[0].id)
    shown = {card.id for card in session.match.options.cards.spirits if card.picture is not None}
    assert shown == set(cards[:30])
    assert words(await club.hand(club.ann, session))
    await concede(club, club.ann, session)
    shown = (await club.owner().slash(club.channel, "cards export", pack="club")).response
    data = await shown.attachments[0].read()
    assert len(zipfile.ZipFile(io.BytesIO(data)).namelist()) == 401
    await club.owner().slash(club.channel, "cards remove", pack="club")
    assert kept(club) == set()


async def test_a_panel_that_was_drawn_while_pictures_were_forgotten_is_drawn_anew(
    club: Club, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await challenge(club)
    hands, drawn = club.bot.delivery.hands, list[Any]()
    draw = club.bot.delivery.pictures.strip

    async def counted(*asked: Any) -> Any:
        shot = await draw(*asked)
        if not drawn:
            hands.forget_pictures()
        drawn.append(shot)
        return shot

    monkeypatch.setattr(club.bot.delivery.pictures, "strip", counted)
    hands.forget_pictures()
    for _ in range(3):
        await hands.face(session, 0, UserPreferences())
    assert len(drawn) == 2, "once anew, and then it is kept"
