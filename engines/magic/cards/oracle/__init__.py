"""The second printer: a card in the publisher's wording, made from its model alone.

It knows nothing of what reads texts. So a text that is read, and agrees with what is printed of the reading,
says what the reading says (MN-R16): its proof is that two who have not spoken agree.
"""

from engines.magic.cards.oracle.card import agrees, lines
from engines.magic.cards.oracle.patterns import Cant

__all__ = ["Cant", "agrees", "lines"]
