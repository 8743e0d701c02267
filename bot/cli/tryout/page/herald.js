// What Herald adds to the simulator's page: a list of places, and the person of before after a change of place.
"use strict";

// The page wants a key, or it does not begin; the door has the real one.
history.replaceState(null, "", "#herald");

const PERSON = "herald-person";

addEventListener("DOMContentLoaded", () => {
  const person = document.getElementById("viewer-picker");
  const place = document.getElementById("herald-place");
  const guide = document.getElementById("herald-guide");
  if (sessionStorage.getItem("herald-guide") === "closed") guide.open = false;
  guide.addEventListener("toggle", () => sessionStorage.setItem("herald-guide", guide.open ? "open" : "closed"));

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
  async function look() {
    const places = await (await fetch("/herald/places", { cache: "no-store" })).json();
    if (places.length !== place.options.length) {
      place.replaceChildren(...places.map(({ id, name, shown }) => new Option(name, id, shown, shown)));
    }
  }
  const again = () => look().catch(() => {}).finally(() => setTimeout(again, 1000));
  again();
});
