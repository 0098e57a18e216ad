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
  let timer = 0;

  const show = (element, shown) => {
    if (element.hidden === shown) element.hidden = !shown;
  };

  const filter = () => {
    const words = search.value.trim().toLowerCase();
    const wanted = fields.filter(([, field]) => field.value !== "");
    const parents = new Set();
    let count = 0;
    for (const entry of entries) {
      const fits = wanted.every(([name, field]) => entry.dataset[name] === field.value)
        && (words === "" || entry.textContent.toLowerCase().includes(words));
      show(entry, fits);
      if (fits) {
        count += 1;
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
