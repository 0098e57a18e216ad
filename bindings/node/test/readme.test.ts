// What the README prints is what its programs print.

import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import ts from "typescript";
import { expect, test } from "vitest";

import * as saop from "../dist/index.js";

test("the programs of the README print what it says", () => {
  const root = join(import.meta.dirname, "..");
  const page = readFileSync(join(root, "README.md"), "utf8");
  const blocks = [...page.matchAll(/^```(ts|text)\n(.*?)^```$/gms)].map(([, kind, text]) => ({ kind, text: text! }));
  const programs = blocks.filter(({ kind }) => kind === "ts").map(({ text }) => text);
  const printed = blocks.filter(({ kind }) => kind === "text").map(({ text }) => text);
  expect(programs.length).toBeGreaterThanOrEqual(4);
  const folder = mkdtempSync(join(tmpdir(), "saop-"));
  try {
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(root, join(folder, "node_modules", "saop"));
    const options = { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ES2022 };
    writeFileSync(join(folder, "all.mjs"), ts.transpileModule(programs.join("\n"), { compilerOptions: options }).outputText);
    expect(execFileSync(process.execPath, ["all.mjs"], { cwd: folder }).toString()).toBe(printed.join(""));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the package exports what it declares, and no more", () => {
  const entry = join(import.meta.dirname, "..", "dist", "index.d.ts");
  const program = ts.createProgram([entry], { skipLibCheck: true, types: ["node"] });
  const types = program.getTypeChecker();
  const declared = types.getExportsOfModule(types.getSymbolAtLocation(program.getSourceFile(entry)!)!).filter((symbol) => {
    const { flags } = symbol.flags & ts.SymbolFlags.Alias ? types.getAliasedSymbol(symbol) : symbol;
    return (flags & ts.SymbolFlags.Value) !== 0;
  });
  expect(Object.keys(saop).filter((name) => name !== "default").sort()).toStrictEqual(declared.map((symbol) => symbol.name).sort());
});
