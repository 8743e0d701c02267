"""The address of the try-out: the simulator's page under Herald's name, with what to do at its top."""

from __future__ import annotations

import asyncio
import html
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager, nullcontext
from pathlib import Path
from typing import Any, get_args

import simcord
from aiohttp import ClientSession, web

from bot.cli.tryout.world import PEOPLE, First, Town
from bot.texts import Texts, dashed, nearest_locale, texts_in
from engines.registry import GAMES

HERE = "127.0.0.1"
OWN = Path(__file__).parent / "page"
"""Files of our own in the page."""
PICTURES = Path(__file__).parents[3] / "docs"
FILES = {"dueling_nobles": "board"}
"""Pictures that are called otherwise than their game."""
LARGEST = 32 * 2**20
"""Bytes of one request; the simulator takes less."""
KEY = "X-Simcord-Capability"
"""The header in which the simulator wants its key. The door alone has it."""
PASSED_ON = ("Content-Type", "Content-Disposition", "Content-Security-Policy", "Cache-Control", "X-")
"""Headers of an answer that the page needs, or their beginnings."""
BUTTONS: tuple[First, ...] = get_args(First)
DISCORD_LOCALES = {"en": "en-US", "fr": "fr"}
STEPS = ("learn", "computer", "both", "tournament", "time")
"""What somebody can do first, each a line of the page."""


class Door:
    """Serves the simulator's page at one address, without a key that would have to be typed."""

    def __init__(self, town: Town, preview: simcord.Preview, client: ClientSession) -> None:
        self._town = town
        self._preview = preview
        self._client = client
        self._page, _, self._key = preview.url.partition("/#")
        self._acting = asyncio.Lock()
        """The simulator does one thing at a time, and refuses what comes meanwhile."""

    def app(self) -> web.Application:
        """Return what answers the browser."""
        app = web.Application(client_max_size=LARGEST, middlewares=[own_pages_only])
        app.router.add_get("/", self._index)
        for file in ("herald.js", "follow.js", "herald.css"):
            app.router.add_get(f"/{file}", _own)
        app.router.add_get("/herald/pictures/{game}", _picture)
        app.router.add_get("/herald/news", self._news)
        app.router.add_post("/herald/places/{place}", self._go)
        app.router.add_post("/herald/first/{what}/{game}/{person}", self._first)
        app.router.add_route("*", "/{anything:.*}", self._pass)
        return app

    async def _index(self, request: web.Request) -> web.StreamResponse:
        answer = await self._pass(request)
        assert isinstance(answer.body, bytes)
        texts = _texts_for(request)
        self._town.locale = DISCORD_LOCALES[texts.locale]
        answer.text = _dressed(answer.body.decode(), texts)
        return answer

    async def _news(self, _request: web.Request) -> web.Response:
        """Tell the places, and how much the bot has said, in all and when the page last looked."""
        shown = self._preview.channel.id
        places = [
            {"id": str(place.id), "name": place.name, "shown": place.id == shown}
            for place in self._town.places()
        ]
        world = self._town.world
        return web.json_response({"places": places, "said": world.said, "shown": world.shown})

    async def _go(self, request: web.Request) -> web.Response:
        """Show another channel or thread; the page is loaded anew then."""
        for place in self._town.places():
            if str(place.id) == request.match_info["place"]:
                self._preview.channel = place
                return web.Response(status=204)
        raise web.HTTPNotFound

    async def _first(self, request: web.Request) -> web.Response:
        """Do what a button of a tile says, as the person whom the page shows; tell whether they move."""
        what, game = request.match_info["what"], request.match_info["game"]
        for person in self._town.people:
            if str(person.id) == request.match_info["person"] and what in BUTTONS and game in GAMES:
                async with self._acting:
                    place = await self._town.first(what, game, person)
                moved = place.id != self._preview.channel.id
                self._preview.channel = place
                return web.json_response({"moved": moved})
        raise web.HTTPNotFound

    async def _pass(self, request: web.Request) -> web.Response:
        """Hand a request to the simulator, as from its own page."""
        headers = {name: value for name, value in request.headers.items() if name.startswith("X-Simcord-")}
        headers[KEY] = self._key
        if "Content-Type" in request.headers:
            headers["Content-Type"] = request.headers["Content-Type"]
        body = await request.read() if request.can_read_body else None
        if request.method == "POST":
            self._preview.capture_time = self._town.world.now()  # by which the page reckons "in 30 minutes"
        async with (
            self._acting if request.method == "POST" else nullcontext(),
            self._client.request(
                request.method, self._page + request.raw_path, headers=headers, data=body
            ) as answer,
        ):
            kept = {name: value for name, value in answer.headers.items() if name.startswith(PASSED_ON)}
            return web.Response(status=answer.status, body=await answer.read(), headers=kept)


@web.middleware
async def own_pages_only(request: web.Request, handler: Any) -> web.StreamResponse:
    """Refuse what other people's pages send to this machine."""
    if request.host.partition(":")[0] not in (HERE, "localhost"):
        raise web.HTTPForbidden(text=f"Open this page by {HERE}.")
    if request.headers.get("Origin", f"http://{request.host}") != f"http://{request.host}":
        raise web.HTTPForbidden(text="Another page must not press here.")
    return await handler(request)


async def _own(request: web.Request) -> web.StreamResponse:
    return web.FileResponse(OWN / request.path.removeprefix("/"), headers={"Cache-Control": "no-store"})


async def _picture(request: web.Request) -> web.StreamResponse:
    """Show a game's table, where the pictures of the documentation are at hand."""
    game = request.match_info["game"]
    path = PICTURES / f"{FILES.get(game, game)}.png"
    if game not in GAMES or not path.is_file():
        raise web.HTTPNotFound
    return web.FileResponse(path)


def _texts_for(request: web.Request) -> Texts:
    """Return the texts in the browser's language."""
    return texts_in(nearest_locale(request.headers.get("Accept-Language", "").partition(",")[0]))


def _dressed(page: str, texts: Texts) -> str:
    """Return the simulator's page as Herald's."""

    def say(key: str, **values: Any) -> str:
        return html.escape(texts.say(key, **values))

    steps = "".join(f"<li>{say(f'tryout-{step}', other=PEOPLE[1])}</li>" for step in STEPS)
    person = (
        f'<label class="viewer-control">{say("tryout-you")} '
        f'<select id="viewer-picker" aria-label="{say("tryout-you")}"></select></label>'
    )
    place = f'<label class="viewer-control">{say("tryout-place")} <select id="herald-place"></select></label>'
    tiles = "".join(_tile(game, say, texts) for game in sorted(GAMES))
    guide = (
        f'<div id="herald-guide"><strong>Herald</strong>{person}{place}'
        f'<details id="herald-games" open><summary>{say("tryout-games")}</summary>'
        f'<div id="herald-tiles">{tiles}</div></details>'
        f'<details id="herald-steps"><summary>{say("tryout-how")}</summary>'
        f"<p>{say('tryout-who', people=', '.join(PEOPLE), first=PEOPLE[0])}</p>"
        f"<ul>{steps}</ul></details></div>"
    )
    page = _without_picker(page)
    for old, new in (
        ("<title>SimCord Preview</title>", f"<title>{say('tryout-title')}</title>"),
        ('<link rel="stylesheet" href="/preview.css">',
         '<link rel="stylesheet" href="/preview.css"><link rel="stylesheet" href="/herald.css">'
         '<script src="/follow.js"></script><script src="/herald.js"></script>'),
        ("<span><strong>SimCord</strong><small>Preview</small></span>", ""),
        ('aria-label="SimCord preview"', 'aria-label="Herald"'),
        ('<div class="preview-workspace"', f'{guide}<div class="preview-workspace"'),
    ):  # fmt: skip
        page = page.replace(old, new, 1)
    return page


def _without_picker(page: str) -> str:
    """Return the page without its own menu of persons: the guide has it."""
    begin = page.index('<label class="viewer-control">')
    return page[:begin] + page[page.index("</label>", begin) + len("</label>") :]


def _tile(game: str, say: Callable[[str], str], texts: Texts) -> str:
    """Return a game's tile: its table, a line, and a button for each thing that most people do first."""
    name = html.escape(texts.game(game))
    buttons = "".join(
        f'<button type="button" data-first="{each}" data-game="{game}">'
        f"{say(f'tryout-button-{each}')}</button>"
        for each in BUTTONS
    )
    return (
        f'<section class="herald-tile" aria-label="{name}">'
        f'<img src="/herald/pictures/{game}" alt="" width="200" height="150">'
        f"<h2>{name}</h2><p>{say(f'tryout-tile-{dashed(game)}')}</p><div>{buttons}</div></section>"
    )


@asynccontextmanager
async def open_door(town: Town, preview: simcord.Preview, port: int) -> AsyncGenerator[str]:
    """Serve the page at this port, or at a free one where it is taken; yield the address."""
    async with ClientSession() as client:
        runner = web.AppRunner(Door(town, preview, client).app(), access_log=None)
        await runner.setup()
        try:
            try:
                await web.TCPSite(runner, HERE, port).start()
            except OSError:
                await web.TCPSite(runner, HERE, 0).start()
            yield f"http://{HERE}:{runner.addresses[0][1]}/"
        finally:
            await runner.cleanup()
