// What Herald adds to the simulator's page: a tile a game with buttons, a list of places, the person of before after
// a change of place, what happens after a press is over, which the page alone would not show, and presses that it
// would lose while it is drawn anew.
"use strict";

// The page wants a key, or it does not begin; the door has the real one.
history.replaceState(null, "", "#herald");

const PERSON = "herald-person";
const PATIENCE = 15000;  // after so many milliseconds a busy page has missed that it should be drawn anew

addEventListener("DOMContentLoaded", () => {
  const person = document.getElementById("viewer-picker");
  const place = document.getElementById("herald-place");
  const games = document.getElementById("herald-games");
  const steps = document.getElementById("herald-steps");
  for (const part of [games, steps]) {
    const kept = sessionStorage.getItem(part.id);
    if (kept) part.open = kept === "open";
    part.addEventListener("toggle", () => sessionStorage.setItem(part.id, part.open ? "open" : "closed"));
  }

  person.addEventListener("change", () => sessionStorage.setItem(PERSON, person.value));
  const wait = setInterval(() => {
    if (!person.options.length || person.disabled) return;
    clearInterval(wait);
    const before = sessionStorage.getItem(PERSON);
    if (!before || before === person.value) return;
    person.value = before;
    person.dispatchEvent(new Event("change"));
  }, 100);

  place.addEventListener("change", async () => {
    await fetch(`/herald/places/${place.value}`, { method: "POST" });
    location.reload();
  });
  document.getElementById("herald-tiles").addEventListener("click", async ({ target }) => {
    const { first, game } = target.dataset;
    if (!first) return;
    const all = document.querySelectorAll("#herald-tiles button");
    beginning = true;
    all.forEach((each) => { each.disabled = true; });
    heraldFollow.begin();
    try {
      const answer = await fetch(`/herald/first/${first}/${game}/${person.value}`, { method: "POST" });
      // The table needs the room.
      if ((await answer.json()).moved) {
        sessionStorage.setItem(PERSON, person.value);
        for (const part of [games, steps]) sessionStorage.setItem(part.id, "closed");
        heraldFollow.arrive();
        location.reload();
      } else {
        games.open = steps.open = false;
      }
    } finally {
      all.forEach((each) => { each.disabled = false; });
      beginning = false;
    }
  });
  async function look() {
    const { places, said, shown } = await (await fetch("/herald/news", { cache: "no-store" })).json();
    if (places.length !== place.options.length) {
      place.replaceChildren(...places.map(({ id, name, shown }) => new Option(name, id, shown, shown)));
    }
    const waits = said === asked.said && Date.now() - asked.at < PATIENCE;
    if (said > shown && !waits && simcordPreview.ready && !beginning && !isChoosing()) {
      asked = { said, at: Date.now() };
      document.getElementById("refresh").click();
    }
  }
  let beginning = false;  // the server does one thing at a time
  let asked = { said: 0, at: 0 };  // so much had been said when the page was last drawn anew from here
  // A page that is drawn anew closes what is open on it.
  const isChoosing = () => Boolean(document.querySelector("dialog[open], #modal-root input, #modal-root textarea"))
    || [...document.querySelectorAll(".select-list")].some((list) => list.offsetParent)
    || Boolean(document.getElementById("channel-composer-input").value);
  // The page lets fall what is pressed while it is drawn anew, or made to fit its room: that is pressed as soon as
  // it is done, unless the message is another one by then.
  const ITS_OWN = ["refresh", "configure_presentation"];
  let lost = 0;  // the timer of the press that waits; of several the last one is meant
  document.addEventListener("click", ({ target }) => {
    const key = target.closest("article button[data-control-key]")?.dataset.controlKey;
    if (!key || !ITS_OWN.includes(simcordPreview.pendingAction?.kind)) return;
    const find = () => document.querySelector(`button[data-control-key="${CSS.escape(key)}"]`);
    const said = find().closest("article").innerText;
    clearInterval(lost);
    lost = setInterval(() => {
      if (!simcordPreview.ready) return;
      clearInterval(lost);
      if (find()?.closest("article").innerText === said) find().click();
    }, 50);
  }, true);
  const again = () => look().catch(() => {}).finally(() => setTimeout(again, 1000));
  again();
});
