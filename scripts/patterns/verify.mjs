// Compares saop's patterns with node's RegExp, by ECMA-262 with the `u` flag, else without: which are valid, and what they match.
// Arguments: the program that matches patterns (an example of saop-schema), the source that lists the Unicode properties, the seed, and
// how many patterns. Differences of the listed classes are counted, each found by a rule that does not ask saop; any other fails.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { Script } from 'node:vm';

const [program, properties, seed, count] = process.argv.slice(2);

let state = Number(seed) >>> 0;
const random = () => {
  state = (state + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(state ^ (state >>> 15), state | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
};
const below = (end) => Math.floor(random() * end);
const one = (list) => list[below(list.length)];
const times = (most, make) => Array.from({ length: below(most + 1) }, make);

// The property lists of the source: gc, binary and script names.
const source = readFileSync(properties, 'utf8');
const list = (name) => source.match(new RegExp(`const ${name}: &str = "([^"]*)"`))[1].split(/[\s\\]+/).filter(Boolean);
const MISSING = /\\[pP]\{(CWKCF|Changes_When_NFKC_Casefolded|(sc|scx|Script|Script_Extensions)=(Beria_Erfe|Berf|Sidetic|Sidt|Tai_Yo|Tayo|Tolong_Siki|Tols))\}/;
const scripts = list('SCRIPTS').flatMap((name) => ['sc', 'scx', 'Script', 'Script_Extensions'].map((kind) => `${kind}=${name}`));
const known = [...list('CATEGORIES'), ...list('CATEGORIES').map((name) => `gc=${name}`), ...list('BINARY'), ...scripts];

const CHARS = [...'aabbcd019_-xpuk,.: é€αÿ😀😂\u{1f468}\n\r\t\u0085\u00a0\u2028\ufeff\u0300日\u{10fffd}\u0000\u0001\u0011\u001f\u0008'];
const SYNTAX = [...'^$\\.*+?()[]{}|/-=!<>:,&~'];
const well = (text) => text.isWellFormed();

// Makers: each returns how a thing is spelled, and a text that it matches if all goes well.
const literal = () => {
  const char = one(CHARS);
  return [char, char];
};
const ESCAPES = [
  ['\\d', '7'], ['\\D', 'é'], ['\\w', '_'], ['\\W', '😀'], ['\\s', '\ufeff'], ['\\S', '\u0085'], ['\\t', '\t'], ['\\n', '\n'],
  ['\\v', '\v'], ['\\f', '\f'], ['\\r', '\r'], ['\\0', '\0'], ['\\cA', '\u0001'], ['\\cj', '\n'], ['\\c1', '\\c1'], ['\\c_', '\\c_'],
  ['\\c', '\\c'], ['\\x41', 'A'], ['\\x4', 'x4'], ['\\u0041', 'A'], ['\\u{41}', 'A'], ['\\u{3}', 'uuu'], ['\\u{1F600}', '😀'],
  ['\\u{110000}', 'u'], ['\\uD83D', ''], ['\\uDE00', ''], ['\\uD83D\\uDE00', '😀'], ['\\uD83D\\u{DE00}', '😀'], ['\\u{D83D}', ''],
  ['\\u004', 'u004'], ['\\-', '-'], ['\\/', '/'], ['\\.', '.'], ['\\^', '^'], ['\\]', ']'], ['\\}', '}'], ['\\8', '8'], ['\\9', '9'],
  ['\\1', '\u0001'], ['\\01', '\u0001'], ['\\08', '\u00008'], ['\\07', '\u0007'], ['\\101', 'A'], ['\\377', 'ÿ'], ['\\400', ' 0'],
  ['\\k', 'k'], ['\\k<n>', 'k<n>'], ['\\e', 'e'], ['\\a', 'a'], ['\\_', '_'], ['\\é', 'é'], ['\\😀', '😀'], ['\\q', 'q'], ['\\,', ','],
  ['\\p', 'p'], ['\\p{', 'p{'], ['\\p{L', 'p{L'], ['\\p{}', 'p{}'], ['\\pL', 'pL'], ['\\p{Greek}', 'p{Greek}'], ['\\p{l}', 'p{l}'],
  ['\\p{L&}', 'p{L&}'], ['\\p{2}', 'pp'], ['\\p{Script=greek}', 'p{Script=greek}'], ['\\p{IsGreek}', 'α'], ['\\p{RGI_Emoji}', '😀'],
  ['\\p{L}', 'é'], ['\\P{L}', '1'], ['\\p{Lu}', 'A'], ['\\p{Script=Greek}', 'α'], ['\\P{scx=Grek}', 'a'], ['\\p{Nd}', '9'],
  ['\\p{Emoji}', '😀'], ['\\p{Any}', '\n'], ['\\p{ASCII}', 'a'], ['\\p{Cs}', ''], ['\\P{Cs}', 'a'], ['\\p{CWKCF}', 'A'],
];
const escape = () => (below(12) === 0 ? [`\\${one(['p', 'P'])}{${one(known)}}`, one(CHARS)] : one(ESCAPES));
const member = () => one([literal, literal, literal, escape, () => one([['\\b', '\b'], ['\\B', 'B'], ['-', '-'], ['^', '^'], ['[', '[']])])();
const set = () => {
  const members = times(4, () => {
    const [low, text] = member();
    return below(3) ? [low, text] : [`${low}-${member()[0]}`, text];
  });
  const negated = below(4) === 0;
  return [`[${negated ? '^' : ''}${members.map(([spelled]) => spelled).join('')}]`, negated || !members.length ? one(CHARS) : one(members)[1]];
};
const OPENINGS = ['(', '(', '(', '(?:', '(?:', '(?<n>', '(?<\\u0061>', '(?<é>'];
const RARE = ['(?=', '(?!', '(?<=', '(?<!', '(?i)', '(?i:', '(?-i:', '(?P<n>', '(?#', '(?', '(?<>', '(?<1>', '(?<a', '(?>'];
const group = (depth) => {
  const [spelled, text] = ways(depth - 1);
  return [`${below(8) ? one(OPENINGS) : one(RARE)}${spelled})`, text];
};
const assertion = () => [one(['^', '$', '\\b', '\\B']), ''];
const odd = () => {
  const spelled = one(['{', '}', ']', '{1', '{,5}', '{a}', '{}', '{1,2,3}', '{1}', '*', '+', '?', ')', '(', '[', '\\']);
  return [spelled, spelled];
};
const atom = (depth) => {
  const kind = below(100);
  if (kind < 38) return literal();
  if (kind < 58) return escape();
  if (kind < 72) return set();
  if (kind < 78) return ['.', one(CHARS)];
  if (kind < 84) return assertion();
  if (kind < 88) return odd();
  return depth > 0 ? group(depth) : literal();
};
const QUANTIFIERS = [
  ['*', 2], ['+', 1], ['?', 1], ['{2}', 2], ['{1,}', 1], ['{0,2}', 1], ['{0}', 0], ['{,2}', 1], ['{2,1}', 1], ['{', 1], ['{1', 1], ['{01,003}', 2],
  ['{0,99999999999}', 1], ['{99999999999}', 1], ['{1500}', 1],
];
const term = (depth) => {
  const [spelled, text] = atom(depth);
  if (below(3)) return [spelled, text];
  const [quantifier, repeats] = QUANTIFIERS[below(below(3) ? 7 : QUANTIFIERS.length)];
  return [spelled + quantifier + one(['', '', '', '?', '+']), text.repeat(repeats)];
};
const way = (depth) => {
  const terms = times(4, () => term(depth));
  return [terms.map(([spelled]) => spelled).join(''), terms.map(([, text]) => text).join('')];
};
const ways = (depth) => {
  const all = [way(depth), ...(below(3) ? [] : times(2, () => way(depth)))];
  return [all.map(([spelled]) => spelled).join('|'), one(all)[1]];
};
const changed = (text, chars) => {
  const parts = [...text];
  const at = below(parts.length + 1);
  parts.splice(at, below(2), ...(below(3) ? [one(chars)] : []));
  return parts.join('');
};
const made = () => {
  let [pattern, text] = ways(2);
  if (below(2)) pattern = `^${pattern}$`;
  while (below(4) === 0) pattern = changed(pattern, [...SYNTAX, ...CHARS]);
  const strings = [text, changed(text, CHARS), changed(changed(text, CHARS), CHARS), '', ...times(6, () => times(3, () => one(CHARS)).join(''))];
  strings.push(pattern.slice(0, 12), text.slice(0, -1));
  return { pattern, strings: [...new Set(strings)].filter((string) => well(string) && string.length < 16) };
};

// Node backtracks: what takes it too long is counted, and not compared.
globalThis.test = () => {
  const { engine, strings } = globalThis.asked;
  return strings.map((string) => engine.test(string));
};
const asking = new Script('test()');
const judge = ({ pattern, strings }) => {
  let engine;
  for (const flag of ['u', '']) {
    try {
      engine = new RegExp(pattern, flag);
      globalThis.asked = { engine, strings };
      return { verdict: 'taken', flag, matches: asking.runInThisContext({ timeout: 2000 }) };
    } catch (error) {
      // A pattern that is too big is found out when it is used.
      if (engine) return { verdict: error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT' ? 'slow' : 'too big', flag, matches: [] };
    }
  }
  return { verdict: 'invalid', flag: '-', matches: [] };
};
const saop = (cases) => {
  const input = cases.map((one) => JSON.stringify(one)).join('\n');
  const { stdout, stderr, status } = spawnSync(program, { input, encoding: 'utf8', maxBuffer: 2 ** 30 });
  if (status !== 0) throw new Error(`${program}: ${stderr}`);
  return stdout.trimEnd().split('\n').map((line) => JSON.parse(line));
};

// The classes of differences, which docs/schema-profile.md lists, each with its rule.
const product = (pattern) => [...pattern.matchAll(/\{(\d+)(?:,(\d*))?\}/g)].reduce((all, [, least, most]) => all * Math.max(1, least, most || 0), 1);
const RULES = {
  backtracking: ({ pattern }) => /\(\?<?[=!]|\\[1-9]|\\k/.test(pattern),
  property: ({ pattern }) => MISSING.test(pattern),
  large: ({ pattern }) => product(pattern) * pattern.length >= 10_000,
};
// Where node has Unicode 17: characters that saop's tables (Unicode 16) do not have, and what else Unicode 17 changed.
const isNewer = new Set();
const CHANGED = [
  [/[pP]\{(ExtPict|Extended_Pictographic)\}/, /[^\p{ExtPict}]/u],
  [/[pP]\{(Dia|Diacritic)\}/, /[\u05a2\u05c5\u05c7\u1d9b-\u1dbe]/],
  [/[pP]\{(scx|Script_Extensions)=/, /[\u0306\u0308\u0320\u0323\u0331\u0951\u0952\u1cd0-\u1cfa]/],
  [/[pP]\{/, /[\u0295\ua7d3\ua7d5]/],
];
const isOfNewerUnicode = (pattern, string) =>
  Number(process.versions.unicode) >= 17 &&
  /\\[pP]\{/.test(pattern) &&
  ([...string].some((char) => isNewer.has(char)) || CHANGED.some(([property, chars]) => property.test(pattern) && chars.test(string)));

const counts = {};
const add = (name, more = 1) => (counts[name] = (counts[name] ?? 0) + more);
const failures = [];
const compare = (cases) => {
  const found = saop(cases);
  cases.forEach((one, at) => {
    const node = judge(one);
    const ours = found[at];
    if (['slow', 'too big'].includes(node.verdict)) return add(`not compared: ${node.verdict} for node`);
    add(node.verdict === 'taken' ? `valid ${node.flag ? 'with u' : 'without u'}` : node.verdict);
    if (node.verdict !== 'invalid' && ours.verdict in RULES) {
      if (RULES[ours.verdict](one)) return add(`refused: ${ours.verdict}`);
    } else if (node.verdict === ours.verdict) {
      node.matches.forEach((matches, index) => {
        add(matches ? 'matches' : 'no match');
        if (matches === ours.matches[index]) return;
        const string = one.strings[index];
        if (node.flag && isOfNewerUnicode(one.pattern, string)) return add('other: Unicode 17');
        failures.push({ pattern: one.pattern, flag: node.flag, string, node: matches });
      });
      return;
    }
    failures.push({ pattern: one.pattern, node: node.verdict, saop: ours.verdict });
  });
};

// Every property by each of its names, over a sample of all characters; first which characters are newer than saop's tables.
const all = Array.from({ length: 0x110000 }, (_, code) => code).filter((code) => code < 0xd800 || code > 0xdfff).map((code) => String.fromCodePoint(code));
const [{ matches: unassigned }] = saop([{ pattern: '^\\p{Cn}$', strings: all }]);
all.forEach((char, at) => {
  if (unassigned[at] !== /\p{Cn}/u.test(char)) isNewer.add(char);
});
const sample = all.filter((_, code) => (code < 0x3100 ? below(4) === 0 : below(900) === 0));
compare(known.map((name) => ({ pattern: `^\\p{${name}}$`, strings: sample })));
console.log(`properties: ${known.length} names, ${sample.length} characters; ${isNewer.size} characters are newer than the tables`, counts);
for (const name of Object.keys(counts)) delete counts[name];

compare(Array.from({ length: Number(count) }, made));
for (const failure of failures.slice(0, 20)) console.log('DIFFERENT', JSON.stringify(failure));
console.log(`seed ${seed}:`, counts);
if (failures.length) {
  console.log(`${failures.length} differences`);
  process.exit(1);
}
