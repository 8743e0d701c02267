"""Every verb is answered, and by one function alone."""

from __future__ import annotations

from collections import Counter

from bot.table.verbs import MatchVerb, registered
from bot.tournaments.verbs import TournamentVerb
from cogs import menu, router
from cogs.community import block, moderate, privacy, settings
from cogs.components import (
    ahead,
    answer,
    challenge,
    continuing,
    deck,
    draw,
    look,
    matches,
    patience,
    takeback,
)
from cogs.lab import controls
from cogs.ladder import pages, search
from cogs.learning import lessons
from cogs.tournaments import entering, organise, setting_up, standings, tournament

FILES = (
    ahead, answer, challenge, continuing, deck, draw, look, tournament, standings, setting_up, organise,
    entering, search, pages,
    privacy, block, moderate, settings,
    lessons, patience, takeback, menu, matches, controls,
)  # fmt: skip


def test_each_verb_of_a_control_has_exactly_one_handler() -> None:
    handled = Counter(verb for file in FILES for verb in file.HANDLERS)
    assert handled == dict.fromkeys(set(registered()) - {MatchVerb.DECK_FORM}, 1), (
        "the form of a deck has no button"
    )
    assert set(router.HANDLERS) == set(handled)


def test_each_form_has_exactly_one_handler() -> None:
    handled = Counter(verb for file in (challenge, deck, organise, entering) for verb in file.FORMS)
    assert handled == dict.fromkeys(
        (
            MatchVerb.LUCK,
            MatchVerb.OPEN_WORDS,
            MatchVerb.DECK_FORM,
            TournamentVerb.FORM,
            TournamentVerb.RESULT,
        ),
        1,
    )
    assert set(router.FORMS) == set(handled)


def test_the_words_of_old_messages_stay() -> None:
    """A new one is written down here as well, and stays from then on."""
    assert {str(verb) for verb in registered()} == {
        "accept", "decline", "leave", "cancel", "rematch", "swap_decks", "harder", "first", "luck", "unseal",
            "deck", "bring", "deck_text",
        "answer", "menu", "gather", "page", "done", "undo", "orders", "order", "ask_concede", "concede",
        "claim", "offer_draw", "accept_draw", "decline_draw",
        "offer_end", "accept_end", "decline_end",
            "offer_pause", "accept_pause", "decline_pause", "go_on", "more", "cards", "why",
            "hint", "give_time", "ask_back", "accept_back", "decline_back", "claim_win", "wait",
        "words", "habit", "always", "ahead", "ahead_leave", "ahead_back",
        "replay", "film", "continue", "review", "history", "t_group", "t_result", "t_extra",
        "t_set", "t_form", "t_preview", "t_announce", "t_register", "t_deck", "t_here", "t_ask_drop",
        "t_drop", "t_mine", "t_open", "t_standings", "t_why", "t_ready", "t_call", "t_organise", "t_step",
        "t_log", "t_person", "t_decks", "t_export",
        "t_come", "t_rule", "lfg_cancel", "rank",
        "forget_me", "keep_me", "blocks", "unblock", "take_seat", "refuse_seat",
        "set_mine", "set_server",
        "hand", "view", "log", "record", "rules", "rules_game", "chapter", "found", "statements",
        "learn", "lesson", "l_answer", "l_menu", "l_gather", "l_page", "l_done", "l_on", "l_back", "l_look",
        "l_play", "l_about", "l_fold", "fold", "home", "home_challenge", "home_search", "matches", "settings",
        "settings_server", "options",
        "lab", "lab_report", "lab_stop", "lab_watch",
    }  # fmt: skip
