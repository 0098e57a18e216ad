"use strict";
(() => {
  const form = document.getElementById("f");
  const told = form.querySelector("output");
  const run = document.getElementById("r");
  const groups = document.querySelectorAll(".v,.g");
  const entries = Array.from(document.querySelectorAll("article"));
  const fields = ["a", "o", "s"].map((name) => [name, form.elements[name]]);
  const search = form.elements.q;
  const numbers = new Intl.NumberFormat("en");
  // Folds that the search has opened.
  const unfolded = new Set();
  const most = 200;
  let timer = 0;

  // A call whose observation comes after it has the status of that one.
  for (const link of document.querySelectorAll("a.o")) {
    const seen = link.closest("article");
    const call = document.getElementById(link.hash.slice(1));
    if (!call || call.dataset.s === seen.dataset.s) continue;
    const [status, found] = [call, seen].map((entry) => entry.querySelector("h3 b"));
    const back = document.createElement("a");
    back.href = "#" + seen.id;
    back.textContent = "entry " + seen.id.slice(1);
    call.dataset.s = seen.dataset.s;
    status.className = found.className;
    status.textContent = found.textContent;
    status.after(" in ", back);
  }

  // Folds that have what is searched for are open, as long as it is.
  const unfold = (entry, words) => {
    for (const fold of entry.querySelectorAll("details")) {
      const fits = words !== "" && !fold.open && fold.textContent.toLowerCase().includes(words);
      if (fits) {
        fold.open = true;
        unfolded.add(fold);
      }
    }
  };

  const show = (element, shown) => {
    if (element.hidden === shown) element.hidden = !shown;
  };

  const filter = () => {
    const words = search.value.trim().toLowerCase();
    const wanted = fields.filter(([, field]) => field.value !== "");
    const parents = new Set();
    let count = 0;
    for (const fold of unfolded) fold.open = false;
    unfolded.clear();
    for (const entry of entries) {
      const fits = wanted.every(([name, field]) => entry.dataset[name] === field.value)
        && (words === "" || entry.textContent.toLowerCase().includes(words));
      show(entry, fits);
      if (fits) {
        count += 1;
        if (words !== "" && unfolded.size < most) unfold(entry, words);
        parents.add(entry.closest(".v")).add(entry.closest(".g"));
      }
    }
    for (const group of groups) show(group, parents.has(group));
    // The heights of stretches are guesses that hold for whole ones only.
    run.classList.toggle("w", count < entries.length);
    told.textContent = numbers.format(count) + " of " + numbers.format(entries.length);
  };

  // A link to an entry shows it, whatever is filtered, and again when the heights on the way there are known.
  const follow = () => {
    const entry = document.getElementById(location.hash.slice(1));
    if (!entry) return;
    if (entry.hidden) {
      form.reset();
      filter();
    }
    requestAnimationFrame(() => {
      entry.scrollIntoView();
      requestAnimationFrame(() => entry.scrollIntoView());
    });
  };

  search.addEventListener("input", () => {
    clearTimeout(timer);
    timer = setTimeout(filter, 150);
  });
  for (const [, field] of fields) field.addEventListener("change", filter);
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    filter();
  });
  form.addEventListener("reset", () => setTimeout(filter));
  addEventListener("hashchange", follow);
  // A link to the entry that is followed already changes no hash.
  addEventListener("click", (event) => {
    const link = event.target.closest("a");
    if (link && link.hash.startsWith("#t") && link.hash === location.hash) follow();
  });
  form.hidden = false;
  filter();
  follow();
})();
