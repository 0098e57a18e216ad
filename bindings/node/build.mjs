// Builds the package: the addon by cargo, `dist/` by tsc, and beside each entry a module for `import`, which names the same values,
// so that a class is one class whoever loads it. `--glibc 2.28` builds an addon for Linux with a glibc of that age and any younger one, by
// cargo-zigbuild (`scripts/node-prebuilt.sh`).

import { execFileSync } from "node:child_process";
import { copyFileSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);
const run = (command, args) => execFileSync(command, args, { cwd: here, stdio: "inherit" });

const target = process.env.CARGO_TARGET_DIR ?? join(here, "target");
const [option, glibc] = process.argv.slice(2);
if (option !== undefined && (option !== "--glibc" || glibc === undefined)) throw new Error("usage: node build.mjs [--glibc VERSION]");
const triple = `${{ x64: "x86_64", arm64: "aarch64" }[process.arch]}-unknown-linux-gnu`;
const built = glibc ? join(target, triple, "release") : join(target, "release");
if (glibc) {
  run("cargo", ["zigbuild", "--release", "--locked", "--quiet", "--target", `${triple}.${glibc}`]);
} else {
  run("cargo", ["build", "--release", "--locked", "--quiet"]);
}
const names = { darwin: "libsaop_node.dylib", win32: "saop_node.dll" };
const addon = `saop.${process.platform}-${process.arch}.node`;
// A process may have the old one open, so it is replaced and not written to.
copyFileSync(join(built, names[process.platform] ?? "libsaop_node.so"), join(here, `${addon}.new`));
renameSync(join(here, `${addon}.new`), join(here, addon));

run(process.execPath, [require.resolve("typescript/bin/tsc")]);
for (const entry of ["index", "mcp"]) {
  const names = Object.keys(require(`./dist/${entry}.js`)).filter((name) => name !== "default");
  const exported = names.map((name) => `export const ${name} = all.${name};\n`).join("");
  writeFileSync(join(here, "dist", `${entry}.mjs`), `import all from "./${entry}.js";\n\n${exported}`);
  const types = readFileSync(join(here, "dist", `${entry}.d.ts`), "utf8");
  writeFileSync(join(here, "dist", `${entry}.d.mts`), types.replace(/(from|import\() ?"(\.\/\w+)"/g, '$1 "$2.js"'));
}
