// The table of the tests that the protocol asks for names tests that exist.

import { readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { PROJECT } from "./common";

test("every test of the table exists", () => {
  const page = readFileSync(join(PROJECT, "docs", "typescript.md"), "utf8");
  const named = [...page.matchAll(/\| `(\w+): (.+)` \|$/gm)].map(([, file, name]) => [file!, name!] as const);
  expect(named.length).toBeGreaterThanOrEqual(40);
  expect(new Set(named.map((one) => one.join())).size).toBe(named.length);
  for (const [file, name] of named) {
    const text = readFileSync(join(import.meta.dirname, `${file}.test.ts`), "utf8");
    expect(text.includes(`\ntest("${name}", `), `${file}: ${name}`).toBe(true);
  }
});
