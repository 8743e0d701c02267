// After one's own press the conversation scrolls to the message that has changed, and stays with it while pictures
// come in. A message taller than the view is shown from its foot, where its buttons are. Whoever scrolls is let be.
"use strict";

(() => {
  const ARRIVING = "herald-arriving";
  const STEP = 100;  // milliseconds between two looks
  let before = null;  // how each message looked when something was pressed
  let pressed = null;  // the message on which that was
  let followed = null;  // the message that is kept in view
  let stale = false;  // whether the conversation has changed since the last look

  const list = () => document.getElementById("channel-message-list");
  const messages = () => [...list().querySelectorAll("article[data-message-id]")];
  const look = (message) => message.innerText + [...message.querySelectorAll("img")].map((img) => img.src).join();
  const isChoosing = () => [...document.querySelectorAll(".select-list")].some((each) => each.offsetParent);

  function begin(message) {
    before = new Map(messages().map((each) => [each.dataset.messageId, look(each)]));
    pressed = message?.dataset.messageId ?? null;
    followed = pressed;
    stale = false;
  }

  // One's own panel goes before what all see, what has buttons before what has none, the new before the changed.
  // What is one's own and has lost its buttons is done with: it leads to the message that came of it.
  function weight(message) {
    const has = (selector) => message.querySelector(selector) !== null;
    const isNew = !before.has(message.dataset.messageId);
    const asks = has(".message-components :is(button[data-control-key], .select-trigger)");
    const isOwn = has(".message-ephemeral-note") && (asks || isNew);
    return 8 * isOwn + 4 * asks + 2 * isNew + (message.dataset.messageId === pressed);
  }

  function choose() {
    let best = -1;
    for (const message of messages()) {
      const id = message.dataset.messageId;
      if (before.get(id) === look(message)) continue;
      const mine = weight(message);
      if (mine >= best) { best = mine; followed = id; }
    }
  }

  function keep() {
    if (before === null || isChoosing()) return;
    if (stale) { stale = false; choose(); }
    const message = followed && list().querySelector(`article[data-message-id="${CSS.escape(followed)}"]`);
    if (!message) return;
    const view = document.getElementById("channel-timeline");
    const seen = view.getBoundingClientRect();
    const place = message.getBoundingClientRect();
    const below = place.bottom - seen.bottom;
    if (below > 1 || (place.height > seen.height && below < -1)) view.scrollTop += below;
    else if (place.top < seen.top - 1 && place.height <= seen.height) view.scrollTop += place.top - seen.top;
  }

  addEventListener("DOMContentLoaded", () => {
    if (sessionStorage.getItem(ARRIVING)) {  // a tile has led here: all that stands here is new
      sessionStorage.removeItem(ARRIVING);
      before = new Map();
      stale = true;
    }
    new MutationObserver(() => { stale = true; }).observe(list(), {
      childList: true, subtree: true, characterData: true, attributeFilter: ["src"],
    });
    const app = document.getElementById("preview-app");
    app.addEventListener("click", ({ target }) => {
      if (target.closest("button, [role=option]")) begin(target.closest("article[data-message-id]"));
    }, true);
    app.addEventListener("submit", () => begin(null), true);
    const view = document.getElementById("channel-timeline");
    for (const how of ["wheel", "touchmove"]) view.addEventListener(how, () => { before = null; }, { passive: true });
    setInterval(keep, STEP);
  });

  window.heraldFollow = {
    begin: () => begin(null),
    arrive: () => sessionStorage.setItem(ARRIVING, "1"),
  };
})();
