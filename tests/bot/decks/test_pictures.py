"""What strangers send as pictures: only pixels come through, and nothing that they send stops the host."""

from __future__ import annotations

import io
import struct
import zipfile
import zlib
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from typing import Any

import pytest
from PIL import Image

from bot.decks.pictures import SIDE, BadPicture, clean, is_archive, unpacked

RED, BLUE = (200, 30, 30), (30, 40, 190)
SECRET = b"where I live"


def drawn(mode: str = "RGB", size: tuple[int, int] = (640, 480)) -> Image.Image:
    """A picture that is red above and blue below."""
    image = Image.new("RGB", size, RED)
    image.paste(BLUE, (0, size[1] // 2, *size))
    return image.convert(mode)


def saved(image: Image.Image, kind: str = "PNG", **how: Any) -> bytes:
    """A picture as a file."""
    file = io.BytesIO()
    image.save(file, kind, **how)
    return file.getvalue()


def opened(data: bytes) -> Image.Image:
    """What has been kept: a WebP, and nothing hangs on it."""
    image = Image.open(io.BytesIO(data), formats=("WEBP",))
    assert image.mode == "RGB"
    assert not {"exif", "icc_profile", "xmp"} & image.info.keys()
    assert not image.getexif()
    return image


def is_near(pixel: Any, colour: tuple[int, int, int], by: int = 24) -> bool:
    """Whether a pixel has a colour, but for what is lost in writing it."""
    return all(abs(one - other) <= by for one, other in zip(pixel, colour, strict=True))


def above_and_below(data: bytes) -> tuple[Any, Any]:
    """The colours above and below of what has been kept."""
    image = opened(clean(data))
    return image.getpixel((image.width // 2, 5)), image.getpixel((image.width // 2, image.height - 6))


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png(wide: int, high: int, data: bytes, depth: int = 8, colour: int = 0) -> bytes:
    """A PNG that says of itself what it likes."""
    head = struct.pack(">IIBBBBB", wide, high, depth, colour, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", data) + chunk(b"IEND", b"")


def zipped(*files: tuple[str, bytes], how: int = zipfile.ZIP_DEFLATED) -> bytes:
    """A ZIP."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", how) as archive:
        for name, data in files:
            archive.writestr(name, data)
    return file.getvalue()


@pytest.mark.parametrize(
    ("kind", "mode"),
    [
        ("PNG", "RGB"), ("PNG", "RGBA"), ("PNG", "P"), ("JPEG", "RGB"), ("JPEG", "CMYK"), ("WEBP", "RGB"),
        ("WEBP", "RGBA"),
    ],
)  # fmt: skip
def test_a_picture_of_each_kind_and_mode_keeps_its_colours(kind: str, mode: str) -> None:
    above, below = above_and_below(saved(drawn(mode), kind))
    assert is_near(above, RED)
    assert is_near(below, BLUE)


def test_grey_pictures_of_8_and_16_bits_keep_their_tones() -> None:
    high = Image.new("I;16", (640, 480), 257 * 60)
    high.paste(257 * 200, (0, 240, 640, 480))
    low = Image.new("L", (640, 480), 60)
    low.paste(200, (0, 240, 640, 480))
    for image in (high, low, low.convert("LA")):
        above, below = above_and_below(saved(image))
        assert is_near(above, (60, 60, 60))
        assert is_near(below, (200, 200, 200))


def test_a_black_and_white_picture_is_taken() -> None:
    above, below = above_and_below(saved(drawn().convert("1", dither=Image.Dither.NONE)))
    assert is_near(above, (0, 0, 0)) or is_near(above, (255, 255, 255))
    assert is_near(below, (0, 0, 0)) or is_near(below, (255, 255, 255))


def test_what_is_transparent_shows_a_dark_ground() -> None:
    image = drawn("RGBA")
    image.paste((0, 0, 0, 0), (0, 0, 640, 240))
    above, below = above_and_below(saved(image))
    assert is_near(above, (38, 34, 50))
    assert is_near(below, BLUE)


def test_a_turned_photograph_stands_upright_and_says_no_more_where_it_was_taken() -> None:
    exif = Image.Exif()
    exif[0x0112] = 3  # turned by half
    exif[0x010E] = SECRET.decode()
    data = saved(drawn(), "JPEG", exif=exif.tobytes(), comment=SECRET)
    assert SECRET in data
    above, below = above_and_below(data)
    assert is_near(above, BLUE)
    assert is_near(below, RED)
    assert SECRET not in clean(data)


def test_a_sideways_photograph_changes_its_shape() -> None:
    exif = Image.Exif()
    exif[0x0112] = 6
    assert opened(clean(saved(drawn(), "JPEG", exif=exif.tobytes()))).size == (480, 640)


def test_a_large_picture_is_kept_at_800_pixels_a_side_and_a_small_one_as_it_is() -> None:
    assert max(opened(clean(saved(drawn(size=(4000, 3000)), "JPEG"))).size) == SIDE == 800
    assert opened(clean(saved(drawn(size=(640, 480))))).size == (640, 480)


def test_what_hangs_on_a_picture_or_behind_it_does_not_come_along() -> None:
    whole = saved(drawn())
    hidden = zipped(("evil.html", b"<script>" + SECRET + b"</script>"))
    for data in (
        whole + hidden,  # a ZIP behind it
        within(whole, chunk(b"tEXt", b"Comment\0" + SECRET)),
        within(whole, chunk(b"zTXt", b"Comment\0\0" + zlib.compress(SECRET * 1000))),
        whole + b"<html>" + SECRET,
    ):
        kept = clean(data)
        assert SECRET not in kept
        assert b"PK" not in kept[-100:]
        assert is_near(opened(kept).getpixel((5, 5)), RED)


def test_the_same_picture_is_kept_as_the_same_file() -> None:
    data = saved(drawn())
    assert clean(data) == clean(data)


def animated(kind: str) -> bytes:
    """A picture that moves."""
    return saved(drawn(), kind, save_all=True, append_images=[drawn().rotate(180)], duration=100)


def half(data: bytes) -> bytes:
    """The first half of a file."""
    return data[: len(data) // 2]


def within(data: bytes, part: bytes) -> bytes:
    """A PNG with one part more."""
    return data[:33] + part + data[33:]


def bomb(wide: int, high: int) -> bytes:
    """A small file that says it is a large picture."""
    return png(wide, high, zlib.compress(b"\0" * 1_000_000))


HOSTILE: dict[str, tuple[Callable[[], bytes], str]] = {
    "empty": (lambda: b"", "picture-format"),
    "text": (lambda: b"hello", "picture-format"),
    "svg in a png's name": (lambda: b"<svg xmlns='http://www.w3.org/2000/svg'/>", "picture-format"),
    "pdf": (lambda: b"%PDF-1.7\n", "picture-format"),
    "postscript": (lambda: b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n", "picture-format"),
    "gif": (lambda: saved(drawn("P"), "GIF"), "picture-format"),
    "bmp": (lambda: saved(drawn(), "BMP"), "picture-format"),
    "tiff": (lambda: saved(drawn(), "TIFF"), "picture-format"),
    "zip": (lambda: zipped(("a.png", b"")), "picture-format"),
    "animated png": (lambda: animated("PNG"), "picture-moves"),
    "animated webp": (lambda: animated("WEBP"), "picture-moves"),
    "pixels by the million": (lambda: bomb(20_000, 20_000), "picture-pixels"),
    "a few pixels too many": (lambda: bomb(40_000, 1_001), "picture-pixels"),
    "more pixels than there are numbers": (lambda: bomb(2**31 - 1, 2**31 - 1), "picture-pixels"),
    "no pixels": (lambda: bomb(0, 700), "picture-format"),
    "a text that unpacks without end": (
        lambda: within(saved(drawn()), chunk(b"zTXt", b"a\0\0" + zlib.compress(b"x" * 9_000_000))),
        "picture-broken",
    ),
    "4 MB and one byte": (lambda: saved(drawn()) + b"\0" * 4_000_000, "picture-large"),
    "a cut png": (lambda: half(saved(drawn().effect_spread(9))), "picture-broken"),
    "a cut jpeg": (lambda: half(saved(drawn().effect_spread(9), "JPEG")), "picture-broken"),
    "a cut webp": (lambda: half(saved(drawn().effect_spread(9), "WEBP")), "picture-broken"),
    "a head alone": (lambda: saved(drawn())[:33], "picture-format"),
    "too little data": (lambda: png(640, 480, zlib.compress(b"\0" * 1_000)), "picture-broken"),
    "no deflate": (lambda: png(640, 480, b"not deflated"), "picture-broken"),
    "a wrong sum": (lambda: saved(drawn())[:-20] + b"\0" * 20, "picture-broken"),
    "a depth that is none": (lambda: png(640, 480, zlib.compress(b"\0"), depth=7), "picture-format"),
    "too small": (lambda: saved(drawn(size=(599, 599))), "picture-small"),
    "one pixel": (lambda: saved(drawn(size=(1, 1))), "picture-small"),
}  # fmt: skip


@pytest.mark.parametrize("file", HOSTILE)
def test_a_file_that_is_no_picture_for_us_is_refused_with_its_reason(file: str) -> None:
    made, reason = HOSTILE[file]
    with pytest.raises(BadPicture) as refused:
        clean(made())
    assert refused.value.reason.key == reason


@cache
def _whole(kind: str) -> bytes:
    return saved(drawn().effect_spread(20), kind)


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP"])
def test_a_file_with_any_wrong_byte_is_taken_or_refused_and_never_more(kind: str) -> None:
    whole = _whole(kind)
    for place in [*range(0, 60, 3), *range(60, len(whole), len(whole) // 25)]:
        spoilt = bytearray(whole)
        spoilt[place] ^= 0xFF
        with suppress(BadPicture):
            opened(clean(bytes(spoilt)))


# ZIPs


def test_a_zip_gives_its_pack_and_its_pictures_by_their_names_alone() -> None:
    data = zipped(
        ("cards/club.yaml", b"game: x"),
        ("cards/art/bear.png", b"1"),
        ("../../etc/owl.jpg", b"2"),
        ("__MACOSX/art/bear.png", b"no"),
        ("cards/.DS_Store", b"no"),
        ("cards/", b""),
    )
    assert is_archive(data)
    assert unpacked(data) == (b"game: x", "club.yaml", {"bear.png": b"1", "owl.jpg": b"2"})


def lying(data: bytes, size: int) -> bytes:
    """A ZIP that says its files are smaller than they are."""
    at = data.rindex(b"PK\x01\x02") + 24
    return data[:at] + struct.pack("<I", size) + data[at + 4 :]


ARCHIVES: dict[str, tuple[Callable[[], bytes], str]] = {
    "a bomb": (lambda: zipped(("a.png", b"\0" * 9_000_000)), "picture-heavy"),
    "a bomb in parts": (
        lambda: zipped(*((f"a{n}.png", b"\0" * 3_900_000) for n in range(6))),
        "picture-heavy",
    ),
    "a pack that is a bomb": (lambda: zipped(("a.yaml", b" " * 5_000_000)), "picture-heavy"),
    "a bomb that says it is none": (
        lambda: lying(zipped(("a.png", b"\0" * 9_000_000)), 10),
        "picture-archive",
    ),
    "too many": (lambda: zipped(*((f"a{n}.png", b"") for n in range(402))), "picture-many"),
    "one name twice": (lambda: zipped(("a/x.png", b""), ("b/x.png", b"")), "picture-twice"),
    "two packs": (lambda: zipped(("a.yaml", b""), ("b.yml", b"")), "picture-twice"),
    "no zip": (lambda: b"PK\x03\x04 and then nothing", "picture-archive"),
    "a cut zip": (lambda: zipped(("a.png", bytes(range(256)) * 99))[:-40], "picture-archive"),
    "a spoilt file": (
        lambda: zipped(("a.png", b"12345678"), how=zipfile.ZIP_STORED).replace(b"12345678", b"1234567x", 1),
        "picture-archive",
    ),
}  # fmt: skip


@pytest.mark.parametrize("file", ARCHIVES)
def test_a_zip_that_is_too_much_or_broken_is_refused_with_its_reason(file: str) -> None:
    made, reason = ARCHIVES[file]
    with pytest.raises(BadPicture) as refused:
        unpacked(made())
    assert refused.value.reason.key == reason
