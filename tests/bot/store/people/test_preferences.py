from bot.store import GuildPreferences, Store, UserPreferences
from bot.store.people.preferences import SwitchRow, switch_statement


async def test_a_server_has_defaults_until_it_chooses(store: Store):
    assert await store.preferences.guild(1) == GuildPreferences()
    chosen = GuildPreferences(locale="fr", threads="always", settings={"tournaments": True})
    await store.preferences.set_guild(1, GuildPreferences())
    await store.preferences.set_guild(1, chosen)
    assert await store.preferences.guild(1) == chosen


async def test_a_user_has_defaults_until_he_chooses(store: Store):
    assert await store.preferences.user(1) == UserPreferences()
    chosen = UserPreferences(locale="fr", theme="dark", text_board=True, dm_hand=False, pings=False)
    await store.preferences.set_user(1, UserPreferences())
    await store.preferences.set_user(1, chosen)
    assert await store.preferences.user(1) == chosen


async def test_closed_dms_are_remembered_beside_the_choices(store: Store):
    await store.preferences.set_dm_closed(1, True)
    assert await store.preferences.user(1) == UserPreferences(dm_closed=True)
    await store.preferences.set_user(2, UserPreferences(theme="dark"))
    await store.preferences.set_dm_closed(2, True)
    await store.preferences.set_dm_closed(2, False)
    assert await store.preferences.user(2) == UserPreferences(theme="dark")


async def test_meta_keeps_single_values(store: Store):
    assert await store.meta.get("commands") is None
    await store.meta.set("commands", "one")
    await store.meta.set("commands", "two")
    assert await store.meta.get("commands") == "two"


async def test_what_players_switched_is_kept_by_game(store: Store):
    turned = [
        SwitchRow(1, "duel", "late", True),
        SwitchRow(1, "duel", "early", False),
        SwitchRow(1, "chess", "late", False),
    ]
    for switch in [*turned, SwitchRow(2, "duel", "late", False), SwitchRow(2, "duel", "late", True)]:
        await store.writer.write(switch_statement(switch))
    found = await store.preferences.switches("duel", [1, 2, 3])
    assert dict(found) == {1: {"late": True, "early": False}, 2: {"late": True}}
    assert dict(await store.preferences.switches("duel", [])) == {}
