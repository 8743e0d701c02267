"""Magic, in the variant "Noble (one rare in the command zone)"."""

from engines.magic.game import Magic

__all__ = ["Magic"]
