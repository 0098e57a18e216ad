import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["test/*.test.ts"],
    // The package is loaded as its users load it.
    server: { deps: { external: [/\/dist\//] } },
    testTimeout: 120_000,
  },
});
