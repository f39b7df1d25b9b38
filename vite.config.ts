import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { chunkGroups } from "./scripts/chunks.ts";
import { iconsWithoutKeys } from "./scripts/icons-without-keys.ts";
import { routeChunkFailure } from "./scripts/route-chunk-failure.ts";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), iconsWithoutKeys(), routeChunkFailure()],
  environments: {
    client: {
      build: { rollupOptions: { output: { codeSplitting: { groups: chunkGroups } } } },
    },
    // The whole server is one build, with the packages it uses: a start reads a few files instead of 2,000.
    ssr: {
      resolve: {
        // Vite's development server cannot load packages written as CommonJS.
        noExternal: command === "build" || undefined,
        external: ["@electric-sql/pglite", "pg", "pino", "sharp"],
      },
      build: {
        rollupOptions: {
          input: { index: "./server/shop.ts" },
          // What a browser fetches late, a server has from the start.
          checks: { ineffectiveDynamicImport: false },
        },
      },
    },
  },
}));
