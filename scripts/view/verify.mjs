// Looks at pages of `saop view` in a browser: verify.mjs CHROMIUM FOLDER RUNS [PICTURES], where RUNS is the number of pages run-1.html
// and so on. Fails at the first thing that is not as it should be.
import assert from "node:assert/strict";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { chromium } from "playwright-core";

const [executablePath, folder, runs, pictures] = process.argv.slice(2);
/** Milliseconds to the first frame of the whole page, and for a frame while it scrolls: two sixtieths of a second. */
const OPEN = 2000;
/** Where a machine is too slow for that: so many times what the browser takes to read the page alone. */
const MORE = 1.25;
const FRAME = 34;
const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
// Pages are files of our own; a container's root has no sandbox to offer.
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });

/** Opens a page; whatever it says, asks for or opens is a failure. */
async function open(name, options = {}) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, ...options });
  const page = await context.newPage();
  const problems = [];
  const own = `file://${folder}/${name}.html`;
  page.on("console", (message) => problems.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => problems.push(`error: ${error}`));
  page.on("dialog", (dialog) => problems.push(`dialog: ${dialog.message()}`));
  page.on("popup", () => problems.push("a new window"));
  page.on("request", (request) => {
    if (request.url().split("#")[0] !== own) problems.push(`request: ${request.url()}`);
  });
  await page.goto(own, { waitUntil: "load" });
  const close = async () => {
    await page.waitForTimeout(100);
    assert.deepEqual(problems, [], `${name}: expected silence`);
    await context.close();
  };
  return { page, close };
}

const frame = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
const shown = (page) => page.locator("article:visible").count();

async function filters() {
  const { page, close } = await open("example");
  assert.equal(await shown(page), 36);
  await page.getByLabel("Agent").selectOption({ label: "tester-1" });
  assert.equal(await shown(page), 12);
  await page.getByLabel("Status").selectOption({ label: "timeout" });
  assert.equal(await shown(page), 1);
  assert.equal(await page.getByRole("status").textContent(), "1 of 36");
  await page.getByRole("button", { name: "Clear" }).click();
  await page.waitForFunction(() => document.querySelector("output").textContent === "36 of 36");
  await page.getByLabel("Tool").selectOption({ label: "write_file" });
  assert.equal(await shown(page), 1);
  await page.getByRole("button", { name: "Clear" }).click();
  await page.getByLabel("Search").fill("WIDE spaces");
  await page.waitForFunction(() => document.querySelector("output").textContent === "1 of 36");
  // A link shows its turn, whatever is filtered.
  await page.evaluate(() => { location.hash = "#t30"; });
  await page.waitForFunction(() => document.querySelector("output").textContent === "36 of 36");
  await page.waitForTimeout(300);
  const top = await page.locator("#t30").evaluate((entry) => entry.getBoundingClientRect().top);
  assert.ok(top >= 0 && top < 450, `expected the turn in sight, but found it at ${top}`);
  await close();
}

async function keyboard() {
  const { page, close } = await open("example");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.textContent), "Skip to the entries");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("href")), "#t1");
  await page.keyboard.press("Enter");
  assert.equal(await page.evaluate(() => location.hash), "#t1");
  const folds = page.locator("details");
  assert.ok((await folds.count()) > 0);
  await folds.first().locator("summary").focus();
  await page.keyboard.press("Enter");
  assert.ok(await folds.first().evaluate((fold) => fold.open));
  await close();
}

async function withoutScripts() {
  const { page, close } = await open("example", { javaScriptEnabled: false });
  assert.equal(await page.locator("#f").isVisible(), false);
  assert.equal(await shown(page), 36);
  assert.ok(await page.getByText("Nothing is known of the project yet.").isVisible());
  assert.ok(await page.locator("svg").first().isVisible());
  await page.locator("#t1 h3 a").click();
  assert.ok(page.url().endsWith("#t1"));
  await close();
}

/** Searches, and returns how many entries are found of how many. */
async function search(page, words) {
  await page.getByLabel("Search").fill(words);
  await page.getByLabel("Search").press("Enter");
  return (await page.getByRole("status").textContent()).split(" of ");
}

/** What is searched for is what a run says, decoded, and not how the page calls it. */
async function words() {
  const { page, close } = await open("words");
  const labels = await page.evaluate(() => Array.from(document.querySelectorAll("dt"), (label) => label.textContent));
  assert.ok(new Set(labels).size > 15, `${labels}`);
  const own = ["turn 0", "line 1", "more lines", "parallel turn", "observation of", "no observation", "binary data", "yet", "UTC", "ms", "bytes", "not kept",
    "document", "expected", "corrections", "tokens", "entry"];
  for (const label of [...new Set(labels), ...own]) {
    await search(page, label);
    const found = page.locator("article:visible", { hasText: "zebra" });
    assert.equal(await found.count(), 0, `expected no entry for the label ${label}, but found ${(await found.allTextContents())[0]}`);
  }
  assert.equal((await search(page, "ZEBRA"))[0], "13");
  for (const [text, count] of [["one two", 1], ['two "three"', 1], ['"three" über', 1], ["über", 1], ["C:\\new", 1], ["C:\\\\new \\\\new", 1], ["ew", 1],
    ["\\u00fcber", 1], ["one\\ntwo", 1], ["ntwo", 0], ["u00fc", 0], ["indented twice", 1], ["straddling", 1], ["session-77", 3], ["café", 1], ["naïve", 1],
    ["max_retries_exceeded", 2], [".", "some"], ["(", 0]]) {
    const [found] = await search(page, text);
    if (count === "some") assert.notEqual(found, "0");
    else assert.equal(found, String(count), text);
  }
  // A text that the fold cuts in two opens it.
  await search(page, "straddling");
  assert.ok(await page.locator("article:visible details").first().evaluate((fold) => fold.open));
  await close();
}

/** A heading is shown as long as something below it is. */
async function headings() {
  const { page, close } = await open("words");
  const shownHeadings = () => page.locator("#r h2:visible").allTextContents();
  const [first, second] = await shownHeadings();
  assert.ok(first.endsWith("labels.ndjson") && second.endsWith("found.ndjson"), `${first} ${second}`);
  await search(page, "straddling");
  assert.deepEqual(await shownHeadings(), [second]);
  await search(page, "nobody says this");
  assert.deepEqual(await shownHeadings(), []);
  await search(page, "");
  assert.deepEqual(await shownHeadings(), [first, second]);
  await page.getByLabel("Tool").selectOption({ label: "hard" });
  assert.deepEqual(await shownHeadings(), [second]);
  await page.getByLabel("Tool").selectOption({ label: "all" });
  await page.getByLabel("Status").selectOption({ label: "recovered" });
  assert.deepEqual(await shownHeadings(), [first]);
  await close();
}

/** Returns the elements of entries that a browser would leave blank. */
const blank = (page) => page.evaluate(() => Array.from(document.querySelectorAll("article h3, article dd, article details > *"))
  .filter((element) => !element.checkVisibility({ contentVisibilityAuto: true }))
  .map((element) => element.outerHTML.slice(0, 100)));

/** Small runs are whole in a picture of the page, and every run is in print. */
async function whole() {
  const { page, close } = await open("words", { colorScheme: "dark" });
  await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => { fold.open = true; }));
  assert.deepEqual(await blank(page), []);
  await close();
  for (const name of ["words", "large"]) {
    const { page, close } = await open(name, { colorScheme: "dark" });
    assert.notEqual((await blank(page)).length, 0, "expected closed folds on the screen");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    assert.deepEqual((await blank(page)).slice(0, 3), [], name);
    assert.equal(await page.evaluate(() => getComputedStyle(document.body).backgroundColor), "rgb(255, 255, 255)");
    await close();
  }
}

async function accessible(name, colorScheme) {
  // The checker is a script that the page's policy would refuse.
  const { page, close } = await open(name, { colorScheme, bypassCSP: true });
  // What is skipped has no colours to look at.
  await page.addStyleTag({ content: ".v,article{content-visibility:visible!important}" });
  await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => { fold.open = true; }));
  // The checker gives up on text in an element that has a dot or lanes beside it. None has them behind it.
  const behind = await page.evaluate(() => Array.from(document.querySelectorAll("body *")).filter((element) => ["::before", "::after"].some((which) => {
    const [own, drawn] = [getComputedStyle(element), getComputedStyle(element, which)];
    return drawn.content !== "none" && parseFloat(drawn.left) + parseFloat(drawn.width) > parseFloat(own.paddingLeft);
  })).map((element) => element.outerHTML.slice(0, 100)));
  assert.deepEqual(behind, []);
  await page.evaluate(axe);
  const checks = { "color-contrast": { options: { ignorePseudo: true } } };
  const found = await page.evaluate((checks) => globalThis.axe.run({ resultTypes: ["passes", "violations", "incomplete"], checks }), checks);
  const told = found.violations.map(({ id, impact, nodes }) => `${id} (${impact}): ${nodes.length} times, first ${nodes[0].html.slice(0, 300)} ${nodes[0].failureSummary}`);
  assert.deepEqual(told, [], `${name} in ${colorScheme}`);
  const contrast = (results) => results.filter(({ id }) => id === "color-contrast").flatMap(({ nodes }) => nodes);
  assert.deepEqual(contrast(found.incomplete).map(({ html }) => html.slice(0, 100)), [], "expected every contrast to be decided");
  const decided = contrast(found.passes).length;
  assert.ok(decided > 5 * await page.locator("article").count(), `${decided}`);
  await close();
  return decided;
}

async function mixed() {
  const { page, close } = await open("mixed");
  const tone = (selector) => page.locator(selector).first().evaluate((element) => getComputedStyle(element).color);
  assert.notEqual(await tone("#t1 .f1"), await tone("#t1 pre"));
  await page.locator("#t2 h3 a", { hasText: "call 1" }).click();
  assert.ok(page.url().endsWith("#t1"));
  const text = await page.locator("#r").textContent();
  for (const part of ["00000000  00 ff 80 ff fe", "12345678901234567890123", "^^ /turn_index", "mixed.ndjson:11:"]) {
    assert.ok(text.includes(part), part);
  }
  // A call has the status of the observation that comes after it.
  const late = page.locator("#t5 h3");
  assert.equal(await late.locator("b").textContent(), "success");
  assert.equal(await late.getByText("entry 8").getAttribute("href"), "#t8");
  // What a fold has is found, and shown as long as it is searched for.
  const fold = page.locator("#t4 details").first();
  assert.equal(await fold.evaluate((element) => element.open), false);
  await page.getByLabel("Search").fill("needle");
  await page.waitForFunction(() => document.querySelector("#t4 details").open);
  assert.equal(await shown(page), 1);
  await page.getByLabel("Search").fill("");
  await page.waitForFunction(() => !document.querySelector("#t4 details").open);
  await page.getByLabel("Status").selectOption({ label: "invalid" });
  assert.equal(await shown(page), 5);
  assert.equal(await page.locator(".g").isVisible(), false);
  await close();
}

async function hostile() {
  const { page, close } = await open("hostile");
  const entries = await page.locator("article").count();
  const marks = await page.evaluate(() => ({
    fired: globalThis.fired,
    title: document.title,
    scripts: document.scripts.length,
    forms: document.forms.length,
    // Elements and attributes that no page has.
    strays: Array.from(document.querySelectorAll("body *"))
      .filter((element) => !/^(a|article|b|bdi|button|caption|code|dd|details|div|dl|dt|em|form|h1|h2|h3|header|i|input|label|li|main|option|output|p|pre|rect|script|section|select|small|span|summary|svg|table|tbody|td|th|tr|ul)$/.test(element.localName)
        || element.getAttributeNames().some((name) => /^(on|style|src)/.test(name))
        || (element.hasAttribute("href") && !/^#[a-z]\d*$/.test(element.getAttribute("href"))))
      .map((element) => element.outerHTML.slice(0, 200)),
  }));
  assert.deepEqual({ ...marks, title: "" }, { fired: undefined, title: "", scripts: 1, forms: 1, strays: [] });
  // What a run says is found by its text, and moves nobody elsewhere.
  await page.getByLabel("Search").fill("<script>globalThis.fired");
  await page.waitForFunction((all) => !document.querySelector("output").textContent.startsWith(all), entries.toLocaleString("en"));
  assert.ok((await shown(page)) > 8);
  await page.getByRole("button", { name: "Clear" }).click();
  for (const option of await page.getByLabel("Agent").locator("option").all()) {
    await page.getByLabel("Agent").selectOption(await option.getAttribute("value"));
  }
  await page.mouse.move(300, 500);
  await page.evaluate(() => document.querySelectorAll("details").forEach((fold) => { fold.open = true; }));
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await frame(page);
  assert.equal(await page.evaluate(() => globalThis.fired), undefined);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true, "no word widens the page");
  await close();
}

/** The policy, not the escaping: markup in a page that forgot it does nothing either. */
async function policy() {
  const { page } = await open("example");
  const refused = await page.evaluate(async () => {
    const seen = [];
    document.addEventListener("securitypolicyviolation", (event) => seen.push(event.effectiveDirective));
    const script = document.createElement("script");
    try { script.textContent = "globalThis.fired = 1"; } catch { seen.push("script text"); }
    try { document.body.innerHTML += "<img src=x onerror=globalThis.fired=1>"; } catch { seen.push("markup"); }
    const image = document.createElement("img");
    image.src = "https://attack.invalid/x.png";
    document.body.append(image);
    const style = document.createElement("style");
    style.textContent = "body{display:none}";
    document.head.append(style);
    await new Promise((done) => setTimeout(done, 200));
    return { seen, fired: globalThis.fired, display: getComputedStyle(document.body).display };
  });
  assert.equal(refused.fired, undefined);
  assert.equal(refused.display, "block");
  for (const what of ["script text", "markup", "img-src", "style-src-elem"]) assert.ok(refused.seen.includes(what), `${what}: ${refused.seen}`);
  await page.context().close();
}

/** The time that a browser takes to read a page of which it shows nothing: on this machine no page of that size opens sooner. */
async function unseen(name) {
  const text = readFileSync(`${folder}/${name}.html`, "utf8");
  const hidden = text.replace(/<meta http-equiv[^>]*>/, "").replace("</head>", "<style>body{display:none}</style></head>");
  writeFileSync(`${folder}/unseen.html`, hidden);
  let least = Infinity;
  for (let round = 0; round < 5; round += 1) {
    const { page, close } = await open("unseen");
    least = Math.min(least, await page.evaluate(() => performance.now()));
    await close();
  }
  return least;
}

async function large() {
  const best = { open: Infinity, scroll: Infinity, search: Infinity };
  let elements = 0;
  // A machine that is busy with something else has its moments: one round within the bounds shows what the page takes.
  for (let round = 0; round < 8 && (best.open > OPEN || best.scroll > FRAME); round += 1) {
    const { page, close } = await open("large");
    await frame(page);
    best.open = Math.min(best.open, await page.evaluate(() => performance.now()));
    elements = await page.evaluate(() => document.querySelectorAll("*").length);
    const frames = await page.evaluate(() => new Promise((done) => {
      const times = [];
      let last = performance.now();
      const step = (now) => {
        times.push(now - last);
        last = now;
        scrollBy(0, 300);
        if (times.length < 150) requestAnimationFrame(step);
        else done(times.sort((one, other) => one - other)[75]);
      };
      requestAnimationFrame(step);
    }));
    best.scroll = Math.min(best.scroll, frames);
    const start = performance.now();
    for (const words of ["unused variable", ""]) {
      await page.evaluate((words) => {
        document.forms[0].elements.q.value = words;
        document.forms[0].requestSubmit();
      }, words);
      await frame(page);
      if (words) best.search = Math.min(best.search, performance.now() - start);
    }
    await page.evaluate(() => { location.hash = "#t9000"; });
    await page.waitForTimeout(500);
    const top = await page.locator("#t9000").evaluate((entry) => entry.getBoundingClientRect().top);
    assert.ok(top >= 0 && top < 450, `expected the turn in sight, but found it at ${top}`);
    await close();
  }
  const size = (ending) => statSync(`${folder}/large.${ending}`).size;
  const ratio = size("html") / size("ndjson");
  console.log(`10 000 turns: ${(size("html") / 1e6).toFixed(1)} MB, ${ratio.toFixed(2)} times the input; ${elements} elements; `
    + `open after ${Math.round(best.open)} ms; ${best.scroll.toFixed(1)} ms for a frame while it scrolls, ${Math.round(best.search)} ms for a search`);
  assert.ok(ratio <= 1.3, `${ratio}`);
  if (best.open > OPEN) {
    const least = await unseen("large");
    console.log(`the browser takes ${Math.round(least)} ms to read that page without showing it`);
    assert.ok(best.open <= least * MORE, `${best.open}`);
  }
  assert.ok(best.scroll <= FRAME, `${best.scroll}`);
}

/** Whatever the run is: the page is silent and accessible, all of it is shown, and filters and links find what they should. */
async function given(name) {
  const start = performance.now();
  const { page, close } = await open(name);
  await frame(page);
  const took = performance.now() - start;
  const all = await page.locator("article").count();
  assert.ok(all > 0);
  assert.equal(await page.getByRole("status").textContent(), `${all.toLocaleString("en")} of ${all.toLocaleString("en")}`);
  let byStatus = 0;
  for (const option of (await page.getByLabel("Status").locator("option").all()).slice(1)) {
    await page.getByLabel("Status").selectOption(await option.getAttribute("value"));
    byStatus += await shown(page);
  }
  assert.equal(byStatus, all);
  await page.getByRole("button", { name: "Clear" }).click();
  await page.evaluate((last) => { location.hash = `#t${last}`; }, all);
  await page.waitForFunction((text) => document.querySelector("output").textContent.startsWith(text), all.toLocaleString("en"));
  await page.waitForTimeout(300);
  assert.ok(await page.locator(`#t${all}`).evaluate((entry) => entry.getBoundingClientRect().top < innerHeight));
  await close();
  for (const scheme of ["light", "dark"]) await accessible(name, scheme);
  const size = statSync(`${folder}/${name}.html`).size;
  console.log(`${name}: ${all} entries, ${(size / 1e3).toFixed(0)} KB, open after ${Math.round(took)} ms`);
}

async function pictured() {
  for (const [name, colorScheme] of [["example", "light"], ["example", "dark"], ["mixed", "light"], ["mixed", "dark"]]) {
    const { page, close } = await open(name, { colorScheme });
    await page.screenshot({ path: `${pictures}/${name}-${colorScheme}.png` });
    await page.evaluate(() => document.getElementById("r").scrollIntoView());
    await page.screenshot({ path: `${pictures}/${name}-${colorScheme}-entries.png` });
    await close();
  }
  const top = await open("example", { viewport: { width: 1200, height: 1000 } });
  await top.page.screenshot({ path: `${pictures}/view.png` });
  await top.close();
  const { page, close } = await open("example");
  await page.emulateMedia({ media: "print" });
  await page.pdf({ path: `${pictures}/example.pdf` });
  await close();
}

const checks = [filters, words, headings, keyboard, withoutScripts, whole, mixed, hostile, policy];
for (const check of checks) {
  await check();
  console.log(`${check.name}: as it should be`);
}
for (const name of ["example", "mixed", "words"]) {
  for (const scheme of ["light", "dark"]) console.log(`accessible: ${name} in ${scheme}, contrast of ${await accessible(name, scheme)} elements`);
}
await large();
for (let run = 1; run <= Number(runs); run += 1) await given(`run-${run}`);
if (pictures) await pictured();
await browser.close();
