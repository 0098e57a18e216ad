"use strict";
(() => {
  const form = document.getElementById("f");
  const told = form.querySelector("output");
  const run = document.getElementById("r");
  // What is shown as long as an entry in it, or below it, is.
  const parts = run.querySelectorAll("h2,.v,.g");
  const headings = new Map();
  const entries = Array.from(document.querySelectorAll("article"));
  const fields = ["a", "o", "s"].map((name) => [name, form.elements[name]]);
  const search = form.elements.q;
  const numbers = new Intl.NumberFormat("en");
  // Folds that the search has opened.
  const unfolded = new Set();
  const most = 200;
  let timer = 0;

  let heading;
  for (const part of run.children) {
    if (part.localName === "h2") heading = part;
    else headings.set(part, heading);
  }

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

  // The texts of the run in an element, whole also where a fold begins. Everything else is the page's own words.
  const texts = (root) => {
    const all = [];
    for (const node of root.querySelectorAll("bdi:not(.x *),p,pre:not(.x *)")) {
      const fold = node.closest("details");
      const isJson = node.className === "j";
      if (!fold) all.push({ shown: node.textContent, rest: "", isJson });
      else if (fold.previousElementSibling?.matches("p,pre")) Object.assign(all.at(-1), { rest: node.textContent, fold });
      else all.push({ shown: "", rest: node.textContent, fold, isJson });
    }
    return all;
  };

  const short = { b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
  const decoded = (json) => json.replace(/\\(?:u([\da-fA-F]{4})|(.))/g, (_, code, letter) =>
    code ? String.fromCharCode(parseInt(code, 16)) : short[letter] ?? letter);

  // Returns what tells whether a text has the words, in any case and with any white space between them.
  const seeker = (words) => {
    const pattern = new RegExp(words.split(/\s+/).map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&")).join("\\s+"), "iu");
    return (text, isJson) => {
      if (!isJson || !text.includes("\\")) return pattern.test(text);
      // A line that the page began behind an escape is none of the text. Who looks for escapes finds them.
      const spelled = text.replace(/\\n\n */g, "\\n");
      return pattern.test(decoded(spelled)) || (words.includes("\\") && pattern.test(spelled));
    };
  };

  // Folds that have what is searched for are open, as long as it is.
  const unfold = (entry, has) => {
    for (const { shown, rest, fold, isJson } of texts(entry)) {
      if (!fold || fold.open || !(has(rest, isJson) || (has(shown + rest, isJson) && !has(shown, isJson)))) continue;
      fold.open = true;
      unfolded.add(fold);
    }
  };

  const show = (element, shown) => {
    if (element.hidden === shown) element.hidden = !shown;
  };

  const filter = () => {
    const words = search.value.trim();
    const has = words === "" ? null : seeker(words);
    const wanted = fields.filter(([, field]) => field.value !== "");
    const parents = new Set();
    let count = 0;
    for (const fold of unfolded) fold.open = false;
    unfolded.clear();
    for (const entry of entries) {
      const [stretch, group] = [entry.closest(".v"), entry.closest(".g")];
      const fits = wanted.every(([name, field]) => entry.dataset[name] === field.value)
        && (!has || [entry, group?.firstElementChild].some((part) => part && texts(part).some(({ shown, rest, isJson }) => has(shown + rest, isJson))));
      show(entry, fits);
      if (fits) {
        count += 1;
        if (has && unfolded.size < most) unfold(entry, has);
        parents.add(stretch).add(group).add(headings.get(stretch));
      }
    }
    for (const part of parts) show(part, parents.has(part));
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
