"""Strangers' pictures, made ours in a worker: decoded once, stripped of all but pixels, written anew."""

from __future__ import annotations

import io
import struct
import warnings
import zipfile
import zlib
from pathlib import PurePosixPath

from PIL import Image, ImageOps

from engines.kernel import Say
from engines.kernel.state.limits import (
    PACK_BYTES,
    PACK_PICTURE_BYTES,
    PACK_PICTURES,
    PICTURE_BYTES,
    PICTURE_LEAST,
    PICTURE_PIXELS,
)

FORMATS = ("PNG", "JPEG", "WEBP")
SIDE = 800
"""Pixels of the longer side of what is kept."""
_QUALITY, _METHOD = 88, 2
_GROUND = (38, 34, 50)
"""Seen through what is transparent."""
_PACK_ENDINGS = (".yaml", ".yml")
_ZIP = (b"PK\x03\x04", b"PK\x05\x06")
"""How a ZIP begins, and an empty one."""


class BadPicture(Exception):
    """A picture, or a ZIP of some, that is refused."""

    def __init__(self, reason: Say) -> None:
        super().__init__(reason)
        self.reason = reason

    def __reduce__(self) -> tuple[type[BadPicture], tuple[Say]]:
        return type(self), (self.reason,)


class BadPictures(Exception):
    """Pictures that are refused, with everything that is wrong with them."""

    def __init__(self, reasons: list[Say]) -> None:
        super().__init__(reasons)
        self.reasons = reasons


def is_archive(data: bytes) -> bool:
    """Tell whether a file begins as a ZIP does."""
    return data.startswith(_ZIP)


def clean(data: bytes) -> bytes:
    """Return a picture as it is kept: its pixels, at most 800 a side, and nothing else. Raises BadPicture."""
    if len(data) > PICTURE_BYTES:
        raise BadPicture(Say("picture-large", {"most": PICTURE_BYTES // 1_000_000}))
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error", Image.DecompressionBombWarning)
            return _cleaned(data)
    except (Image.DecompressionBombError, Image.DecompressionBombWarning) as error:
        raise BadPicture(Say("picture-pixels", {"most": PICTURE_PIXELS // 1_000_000})) from error
    except Image.UnidentifiedImageError as error:
        raise BadPicture(Say("picture-format")) from error
    except (OSError, SyntaxError, ValueError, TypeError, EOFError, struct.error, zlib.error) as error:
        raise BadPicture(Say("picture-broken")) from error  # Pillow says so in all of these ways


def _cleaned(data: bytes) -> bytes:
    with Image.open(io.BytesIO(data), formats=FORMATS) as image:
        wide, high = image.size
        if wide * high > PICTURE_PIXELS:
            raise Image.DecompressionBombError
        if max(wide, high) < PICTURE_LEAST:
            raise BadPicture(Say("picture-small", {"least": PICTURE_LEAST}))
        if getattr(image, "n_frames", 1) > 1:
            raise BadPicture(Say("picture-moves"))
        if image.format == "JPEG":
            image.draft("RGB", (2 * SIDE, 2 * SIDE))  # a large one is decoded at a fraction of its size
        image.load()
        whole = ImageOps.exif_transpose(image)
    whole.thumbnail((SIDE, SIDE), Image.Resampling.LANCZOS, reducing_gap=2.0)
    pixels = Image.new("RGB", whole.size)
    pixels.paste(_in_colours(whole))  # a new picture: what hung on the old one stays with it
    file = io.BytesIO()
    pixels.save(file, "WEBP", quality=_QUALITY, method=_METHOD)
    return file.getvalue()


def _in_colours(image: Image.Image) -> Image.Image:
    """Return a picture in red, green and blue, whatever it was in."""
    if image.mode.startswith("I"):  # 16 bits a pixel, which converting would cut off, not scale
        scaled = image.convert("I").point(lambda tone: tone / 257)  # pyright: ignore[reportUnknownMemberType]: Pillow leaves it unsaid
        image = scaled.convert("L")
    if image.has_transparency_data:
        image = image.convert("RGBA")
        ground = Image.new("RGBA", image.size, (*_GROUND, 255))
        ground.alpha_composite(image)
        image = ground
    return image.convert("RGB")


def unpacked(data: bytes) -> tuple[bytes | None, str, dict[str, bytes]]:
    """Return the pack in a ZIP, or None, with its name, and the pictures by theirs. Raises BadPicture.

    Folders do not count, and nothing is written anywhere; what a ZIP says of sizes is not believed.
    """
    text, source, files = None, "", dict[str, bytes]()
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            entries = [each for each in archive.infolist() if _counts(each)]
            if len(entries) > PACK_PICTURES + 1:
                raise BadPicture(Say("picture-many", {"most": PACK_PICTURES}))
            left = PACK_PICTURE_BYTES
            for entry in entries:
                name = PurePosixPath(entry.filename).name
                is_pack = name.lower().endswith(_PACK_ENDINGS)
                if name in files or (is_pack and text is not None):
                    raise BadPicture(Say("picture-twice", {"file": name}))
                content = _read(archive, entry, PACK_BYTES if is_pack else min(PICTURE_BYTES, left), name)
                if is_pack:
                    text, source = content, name
                    continue
                files[name] = content
                left -= len(content)
    except (
        zipfile.BadZipFile,
        NotImplementedError,
        RuntimeError,
        OSError,
        EOFError,
        ValueError,
        zlib.error,
    ) as error:
        raise BadPicture(Say("picture-archive")) from error
    return text, source, files


def _counts(entry: zipfile.ZipInfo) -> bool:
    """Tell whether an entry is a file that somebody has put there, and not their system."""
    path = PurePosixPath(entry.filename)
    return not (entry.is_dir() or path.name.startswith(".") or "__MACOSX" in path.parts)


def _read(archive: zipfile.ZipFile, entry: zipfile.ZipInfo, most: int, name: str) -> bytes:
    """Return an entry, and read no more than is allowed of it."""
    with archive.open(entry) as file:
        content = file.read(most + 1)
    if len(content) > most:
        raise BadPicture(Say("picture-heavy", {"file": name, "most": PACK_PICTURE_BYTES // 1_000_000}))
    return content
